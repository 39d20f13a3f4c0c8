// Written by tools/wire.py from gaslamp.server.wire.shown; do not edit.
import type { Result } from './match';
import type { Offer, Reason, SeriesShown } from './position';
import type { TaughtShown } from './teaching';
import type { View } from './view';

/** The time that runs for what is asked now; `left` is as of sending. */
export interface ClockShown {
  phase: string;
  title: string;
  seconds: number;
  left: number;
  running: boolean;
  waits: '' | 'nobody' | 'paused';
  bells: number[];
  struck: number;
  can_pause: boolean;
  can_extend: boolean;
  extension: number;
  extensions_left: number;
}

export interface LogLine {
  choice: number;
  text: string;
  elements: string[];
  /** Dice or a draw decided it. */
  chance?: boolean;
  /** What is said, by its name in the game's language file. */
  key?: string;
  /** The text; every second part names a piece. */
  parts?: string[];
  /** By what chance has spoken: the card and its column. */
  detail?: string;
  /** Nobody else reads it. */
  mine?: boolean;
}

/** Lines to put in place of everything from this index on. */
export interface Log {
  from: number;
  lines: LogLine[];
}

export interface Seat {
  seat: number;
  occupant: string;
  name: string;
  present: boolean;
  thinking: boolean;
  /** Somebody may look over it. */
  shoulder: boolean;
  /** How many it is open on. */
  screens: number;
}

/** How far one may want to go back: to where `to` choices had been made. */
export interface UndoStep {
  far: string;
  to: number;
  can: boolean;
  can_ask: boolean;
  why_not: string;
}

export interface UndoRequestShown {
  seat: number;
  agreed: number[];
  waits_for: number[];
  /** How many choices would stay. */
  to: number;
}

export interface UndoShown {
  can: boolean;
  why_not: string;
  can_ask: boolean;
  can_redo: boolean;
  /** To how few choices this seat may go back by itself. */
  free_to: number;
  /** To how few it may ask the table to go back. */
  ask_to: number;
  /** The last decision, and action and turn where they began before it. */
  steps: UndoStep[];
  request: UndoRequestShown | null;
}

/** One value of something that can be set, in words. */
export interface Choice {
  value: string;
  title: string;
  help: string;
}

/** How this seat wants to be asked when it could react, and what it can choose from. */
export interface ReactionsShown {
  how: string;
  choices: Choice[];
}

/** A seat's own time; moments are in UTC. `up`: it has run out and the game waits for it. */
export interface SeatTimeShown {
  /** As of sending. */
  left: number;
  running: boolean;
  up: boolean;
  /** When it will have run out; empty while nobody waits for the seat. */
  due: string;
  /** Until when its person is away. */
  away: string;
}

/** The times of the seats, where the terms give them so much. */
export interface TimesShown {
  per: string;
  seconds: number;
  runs_out: string;
  weekends_rest: boolean;
  /** Whether one may say that one is away. */
  holidays: boolean;
  seats: SeatTimeShown[];
}

/** Everything a seat may know now. */
export interface State {
  type: 'state';
  seat: number;
  seq: number;
  cause: string;
  actor: number | null;
  choices: number;
  asked: number[];
  prompt: string;
  view: View;
  menu: Offer[];
  refusals: Reason[];
  series: SeriesShown | null;
  log: Log;
  seats: Seat[];
  undo: UndoShown;
  reactions: ReactionsShown | null;
  result: Result | null;
  clock: ClockShown | null;
  times: TimesShown | null;
  teacher: TaughtShown | null;
}
