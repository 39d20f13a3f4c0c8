// Written by tools/wire.py from gaslamp.server.wire.messages; do not edit.
import type { Chance, Hint } from './helping';
import type { Result } from './match';
import type { Offer, Reason, SeriesShown } from './position';
import type { View } from './view';

/** What a client still holds of a seat from before its connection was lost. */
export interface Seen {
  seq: number;
  log: number;
}

export interface Hello {
  type: 'hello';
  table: string;
  protocol?: number;
  tokens?: string[];
  seen?: Record<string, Seen>;
  run?: string;
  /** The tag of the language this side reads; nothing is English. */
  language?: string;
  id?: string | null;
}

export interface Choose {
  type: 'choose';
  seat: number;
  key: string;
  seq: number;
  id: string;
}

/** Take back one's last choice, or all of one's own back to where `to` had been made. */
export interface Undo {
  type: 'undo';
  seat: number;
  seq?: number | null;
  to?: number | null;
  id?: string | null;
}

export interface UndoAsk {
  type: 'undo_ask';
  seat: number;
  seq?: number | null;
  to?: number | null;
  id?: string | null;
}

export interface UndoAgree {
  type: 'undo_agree';
  seat: number;
  seq?: number | null;
  id?: string | null;
}

export interface UndoRefuse {
  type: 'undo_refuse';
  seat: number;
  seq?: number | null;
  id?: string | null;
}

export interface Redo {
  type: 'redo';
  seat: number;
  seq?: number | null;
  id?: string | null;
}

export interface Prefer {
  type: 'prefer';
  seat: number;
  how: string;
  id?: string | null;
}

export interface AskHint {
  type: 'hint';
  seat: number;
  id?: string | null;
}

/** How likely a seat wins: as it stands, or after one option. Who only watches names no seat. */
export interface AskChance {
  type: 'chance';
  seat?: number | null;
  key?: string | null;
  id?: string | null;
}

export interface AskWhy {
  type: 'why';
  seat: number;
  key: string;
  id?: string | null;
}

/** A text, or a phrase that everybody reads in their own language. */
export interface Say {
  type: 'chat';
  seat: number;
  text?: string;
  phrase?: '' | 'good-evening' | 'good-game' | 'my-mistake' | 'one-moment' | 'ouch' | 'take-your-time' | 'thanks' | 'watch-out' | 'well-played' | 'your-turn';
  id?: string | null;
}

/** Look here: at a piece or a place. Who only watches names no seat. */
export interface Point {
  type: 'point';
  ref: string;
  seat?: number | null;
  id?: string | null;
}

/** What a seat notes for itself. */
export interface Note {
  type: 'note';
  seat: number;
  text: string;
  id?: string | null;
}

/** To let somebody look over one's shoulder; or everybody no longer. */
export interface Shoulder {
  type: 'shoulder';
  seat: number;
  do: 'begin' | 'end';
  id?: string | null;
}

export interface Name {
  type: 'name';
  seat: number;
  name: string;
  id?: string | null;
}

export interface Occupy {
  type: 'occupy';
  seat: number;
  occupant: string;
  id?: string | null;
}

export interface Resume {
  type: 'resume';
  last_seq: number;
  id?: string | null;
}

export interface SetClock {
  type: 'clock';
  seat: number;
  do: 'extend' | 'pause' | 'resume';
  id?: string | null;
}

/** A person is away until a day (`2026-12-03`) or moment, or back: their time stands still. */
export interface Away {
  type: 'away';
  seat: number;
  until?: string;
  id?: string | null;
}

/** Not to watch the bots: they go on without pauses until a person is asked. */
export interface Skip {
  type: 'skip';
  seat: number;
  id?: string | null;
}

export interface Ping {
  type: 'ping';
  id?: string | null;
}

/** Something the people of a table have agreed on, in words. */
export interface Term {
  key: string;
  value: string;
  title: string;
  said: string;
}

/** A line of chat; seat null is the table speaking. */
export interface Chat {
  type: 'chat';
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
  phrase: string;
}

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

export interface Welcome {
  type: 'welcome';
  version: string;
  run: string;
  table: string;
  game: string;
  title: string;
  options: Record<string, string>;
  seats_held: number[];
  /** Over whose shoulders this screen looks; it may do nothing for them. */
  looks: number[];
  host: boolean;
  daily: string;
  terms: Term[];
  notice: string;
  /** What anybody may know in advance of hidden cards and dice; empty if nothing. */
  dealt: string;
  rematch: string | null;
  chat: Chat[];
  clock: ClockShown | null;
  protocol: number;
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
}

export interface Seats {
  type: 'seats';
  seats: Seat[];
  undo_request: UndoRequestShown | null;
  rematch: string | null;
}

export interface Done {
  type: 'done';
  id: string | null;
  seq: number;
}

export interface Error {
  type: 'error';
  id: string | null;
  code: string;
  message: string;
}

export interface Why {
  type: 'why';
  id: string | null;
  seat: number;
  key: string;
  label: string;
  why: string;
  rule: string;
  rule_text: string;
  refs: string[];
}

/** Something has happened to the clock; bell says which bell is struck, 0 for none. */
export interface Clock {
  type: 'clock';
  event: string;
  bell: number;
  by: number | null;
  clock: ClockShown | null;
}

/** Somebody points at something that this screen sees, too; seat null only watches. */
export interface Pointed {
  type: 'pointed';
  seat: number | null;
  ref: string;
}

/** What a seat has noted, told to that seat alone. */
export interface Noted {
  type: 'noted';
  seat: number;
  text: string;
}

/** The link that shows one seat's eyes; null when there are none any more. */
export interface ShoulderLink {
  type: 'shoulder_link';
  id: string | null;
  seat: number;
  link: string | null;
}

export type Request =
  | Choose
  | Undo
  | UndoAsk
  | UndoAgree
  | UndoRefuse
  | Redo
  | Prefer
  | AskHint
  | AskChance
  | AskWhy
  | Say
  | Point
  | Note
  | Shoulder
  | Name
  | Occupy
  | Resume
  | SetClock
  | Away
  | Skip
  | Ping;

export type Incoming =
  | Hello
  | Choose
  | Undo
  | UndoAsk
  | UndoAgree
  | UndoRefuse
  | Redo
  | Prefer
  | AskHint
  | AskChance
  | AskWhy
  | Say
  | Point
  | Note
  | Shoulder
  | Name
  | Occupy
  | Resume
  | SetClock
  | Away
  | Skip
  | Ping;

export type Outgoing =
  | Welcome
  | State
  | Seats
  | Done
  | Error
  | Hint
  | Chance
  | Why
  | Chat
  | Clock
  | Pointed
  | Noted
  | ShoulderLink;
