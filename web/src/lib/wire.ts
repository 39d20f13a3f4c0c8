// The protocol's messages as the server writes them (docs/protocol.md).
import type { Offer, Refusal, View } from './types';

export interface Choice {
  value: string;
  title: string;
  help: string;
}
export interface Setting {
  key: string;
  title: string;
  help: string;
  default: string;
  choices: Choice[];
}
export interface Bot {
  name: string;
  title: string;
  help: string;
}
export interface GameInfo {
  id: string;
  title: string;
  summary: string;
  seat_counts: number[];
  settings: Setting[];
  bots: Bot[];
}
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  names?: string[];
  seed?: number;
  daily?: boolean;
}
export interface TableLinks {
  table: string;
  game: string;
  host: string;
  watch: string;
  /** A token for the founder's own seats only; the link of an open seat is an invitation. */
  seats: { seat: number; occupant: string; token: string | null; link: string | null }[];
  notice: string;
}
export interface Result {
  winners: number[];
  reason: string;
}
export interface TableLine {
  table: string;
  game: string;
  title: string;
  daily: string;
  seq: number;
  choices: number;
  headline: string;
  asked: number[];
  started: string;
  moved: string;
  over: boolean;
  result: Result | null;
  seats: { seat: number; occupant: string; name: string }[];
  mine: number[];
  host: boolean;
  rematch: string | null;
  forked: boolean;
}
export interface Line {
  choice: number;
  text: string;
  elements: string[];
  chance?: boolean;
}
export interface Step {
  at: number;
  seat: number | null;
  key: string | null;
  label: string | null;
  view: View;
  prompt: string;
  asked: number[];
  log: Line[];
}
export interface Replay {
  table: string;
  eyes: number;
  first: number;
  last: number;
  steps: Step[];
}
export interface Statistics {
  turns: number;
  choices: number[];
  verbs: Record<string, number>[];
  tracks: { id: string; title: string; owner: number; points: [number, number][] }[];
  started: string;
  ended: string;
  seconds: number;
  result: Result;
}
export interface Rules {
  game: string;
  headings: { title: string; rules: { id: string; text: string }[] }[];
}
export interface Seat {
  seat: number;
  occupant: string;
  name: string;
  present: boolean;
  thinking: boolean;
}
export interface UndoRequest {
  seat: number;
  agreed: number[];
  waits_for: number[];
}
export interface Undo {
  can: boolean;
  why_not: string;
  can_ask: boolean;
  can_redo: boolean;
  request: UndoRequest | null;
}
export interface Chat {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}
export interface Welcome {
  protocol: number;
  version: string;
  run: string;
  table: string;
  game: string;
  title: string;
  options: Record<string, string>;
  seats_held: number[];
  host: boolean;
  daily: string;
  notice: string;
  /** What anybody may know of the hidden cards and dice in advance; empty if nothing. */
  dealt: string;
  rematch: string | null;
  chat: Chat[];
  clock: ClockShown | null;
}
export interface Hint {
  seat: number;
  seq: number;
  key: string;
  label: string;
  reason: string;
  /** From a game with a planner: a whole plan, in words and as data. */
  suggestion: { lines?: string[] } | null;
}

/** The time people have for what is asked; see The clock in docs/protocol.md. */
export interface ClockShown {
  phase: string;
  title: string;
  seconds: number;
  left: number;
  running: boolean;
  waits: '' | 'paused' | 'nobody';
  bells: number[];
  struck: number;
  can_pause: boolean;
  can_extend: boolean;
  extension: number;
  extensions_left: number;
}
/** How a seat wants to be asked when it could react. */
export interface Reactions {
  how: string;
  choices: { value: string; title: string; help: string }[];
}

/** A seat's state as the shell keeps it: offers and refusals renamed, the log whole. */
export interface SeatState {
  seat: number;
  seq: number;
  cause: string;
  actor: number | null;
  choices: number;
  asked: number[];
  prompt: string;
  view: View;
  offers: Offer[];
  refusals: Refusal[];
  log: Line[];
  seats: Seat[];
  undo: Undo;
  reactions: Reactions | null;
  result: Result | null;
  clock: ClockShown | null;
}
