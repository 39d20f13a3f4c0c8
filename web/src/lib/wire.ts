// Written by tools/wire.py from the server's classes; do not edit.
// docs/protocol.md says what the messages are for.

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
  id?: string | null;
}

export interface Choose {
  type: 'choose';
  seat: number;
  key: string;
  seq: number;
  id: string;
}

export interface Undo {
  type: 'undo';
  seat: number;
  seq?: number | null;
  id?: string | null;
}

export interface UndoAsk {
  type: 'undo_ask';
  seat: number;
  seq?: number | null;
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

export interface AskWhy {
  type: 'why';
  seat: number;
  key: string;
  id?: string | null;
}

export interface Say {
  type: 'chat';
  seat: number;
  text: string;
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

export interface Ping {
  type: 'ping';
  id?: string | null;
}

/** A line of chat; seat null is the table speaking. */
export interface Chat {
  type: 'chat';
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
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
  host: boolean;
  daily: string;
  notice: string;
  /** What anybody may know in advance of hidden cards and dice; empty if nothing. */
  dealt: string;
  rematch: string | null;
  chat: Chat[];
  clock: ClockShown | null;
  protocol: number;
}

/** A seat's public face: its name in the game and a line about it. */
export interface SeatView {
  seat: number;
  name: string;
  note?: string;
}

/**
 * A card, marker or figure. `ref` is its handle on the board, `kind` what is printed on it.
 *
 * `marks` are the few words that belong to it at every mention ("asleep", "2 bites"); `notes` are
 * further sentences for whoever looks closely. Whatever drawn boards read from `data` and a person
 * needs must stand in one of the two in words, for terminals and screen readers.
 */
export interface Piece {
  ref: string;
  kind: string;
  name: string;
  text?: string;
  marks?: string[];
  data?: Record<string, unknown>;
  notes?: string[];
}

/** A place with pieces. What is facedown counts but is not listed. */
export interface ZoneView {
  id: string;
  title: string;
  pieces?: Piece[];
  count?: number;
  owner?: number;
  look?: string;
  note?: string;
}

/** A number that matters, with its bounds where it has some. */
export interface Track {
  id: string;
  title: string;
  value: number;
  most?: number | null;
  owner?: number;
  note?: string;
}

/**
 * A location of a map, with its neighbours and what stands there.
 *
 * `at` says where it lies if the map can be drawn; `district` puts it into a part of the map.
 */
export interface Place {
  id: string;
  name: string;
  neighbours?: string[];
  pieces?: Piece[];
  notes?: string[];
  at?: [number, number] | null;
  district?: string;
}

/** Places and ways. Its look is a list, a "plan" joined by lines, or "hexes" (flat tops). */
export interface MapView {
  id: string;
  title: string;
  places: Place[];
  look?: string;
}

/** Everything one seat (or a spectator, seat -1) may see. Built by allow-list. */
export interface View {
  seat: number;
  seats: SeatView[];
  headline?: string;
  zones?: ZoneView[];
  tracks?: Track[];
  maps?: MapView[];
  data?: Record<string, unknown>;
}

/**
 * An exact chance that goes with an option: what may happen, in words, and how likely it is.
 *
 * `good` says whether the seat wants it to happen, all else being equal; None where that depends.
 * Options whose odds carry the same message can be compared by them.
 */
export interface Odds {
  message: string;
  chance: number;
  good: boolean | null;
}

/** An option a seat may choose now. */
export interface Offer {
  key: string;
  label: string;
  refs: string[];
  odds: Odds[];
  /** What it costs or brings. */
  note: string;
  /** What would be lost by it: people are asked once more. */
  caution: string;
}

/** Why an option is closed: in words, with the ledger rule and its text. */
export interface Reason {
  key: string;
  label: string;
  why: string;
  rule: string;
  rule_text: string;
  refs: string[];
}

export interface LogLine {
  choice: number;
  text: string;
  elements: string[];
  /** Dice or a draw decided it. */
  chance?: boolean;
  /** What is said, by its name in the game's language file. */
  key?: string;
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
}

export interface UndoRequestShown {
  seat: number;
  agreed: number[];
  waits_for: number[];
}

export interface UndoShown {
  can: boolean;
  why_not: string;
  can_ask: boolean;
  can_redo: boolean;
  request: UndoRequestShown | null;
}

/** One value of a setting. */
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

/** How the match ended. */
export interface Result {
  winners: number[];
  reason: string;
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
  log: Log;
  seats: Seat[];
  undo: UndoShown;
  reactions: ReactionsShown | null;
  result: Result | null;
  clock: ClockShown | null;
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

export interface Hint {
  type: 'hint';
  id: string | null;
  seat: number;
  seq: number;
  key: string;
  label: string;
  reason: string;
  suggestion: Record<string, unknown> | null;
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

/** How to set up a table; its seats are named by who takes them. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  names?: string[];
  seed?: number;
  daily?: boolean;
}

export interface Import {
  save: string;
  seats?: string[];
}

/** What stands behind `#join=` in an invitation's link. */
export interface Invitation {
  invitation: string;
}

export interface Fork {
  at?: number;
  seats?: string[];
}

export interface ErrorText {
  code: string;
  message: string;
}

export interface Problem {
  error: ErrorText;
}

export interface ChoiceShown {
  value: string;
  title: string;
  help: string;
}

export interface SettingShown {
  key: string;
  title: string;
  help: string;
  default: string;
  choices: ChoiceShown[];
}

export interface BotShown {
  name: string;
  title: string;
  help: string;
}

export interface GameShown {
  id: string;
  title: string;
  summary: string;
  seat_counts: number[];
  settings: SettingShown[];
  bots: BotShown[];
}

export interface Games {
  games: GameShown[];
  /** What the rules run on now, or that something better is being built. */
  engine: 'building' | 'compiled' | 'interpreted';
}

/** A value of a setting that a win will open, and the sentence that says which. */
export interface LockedChoice {
  setting: string;
  value: string;
  why: string;
}

export interface Locked {
  locked: LockedChoice[];
}

export interface RuleShown {
  id: string;
  text: string;
}

export interface Heading {
  title: string;
  rules: RuleShown[];
}

export interface Rules {
  game: string;
  headings: Heading[];
}

export interface SeatLink {
  seat: number;
  occupant: string;
  /** For the founder's own seats only; the link of an open seat invites. */
  token: string | null;
  link: string | null;
}

export interface TableLinks {
  table: string;
  game: string;
  host: string;
  watch: string;
  seats: SeatLink[];
  notice: string;
}

/** An invitation: its link opens the seat once. */
export interface NewLink {
  seat: number;
  link: string;
}

/** A seat somebody has just sat down on, and the token that opens it from now on. */
export interface Sat {
  seat: number;
  token: string;
  link: string;
}

export interface SeatLine {
  seat: number;
  occupant: string;
  name: string;
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
  seats: SeatLine[];
  mine: number[];
  host: boolean;
  rematch: string | null;
  forked: boolean;
}

export interface TableLines {
  tables: TableLine[];
}

export interface Rematch {
  table: string;
}

export interface ReplayStep {
  at: number;
  seat: number | null;
  key: string | null;
  label: string | null;
  view: View;
  prompt: string;
  asked: number[];
  log: LogLine[];
}

export interface Replay {
  table: string;
  eyes: number;
  first: number;
  last: number;
  steps: ReplayStep[];
}

export interface TrackLine {
  id: string;
  title: string;
  owner: number;
  points: [number, number][];
}

export interface Statistics {
  turns: number;
  choices: number[];
  verbs: Record<string, number>[];
  tracks: TrackLine[];
  started: string;
  ended: string;
  seconds: number;
  result: Result;
}

/** A bug report: what the seat saw, and the whole save only where it gives nothing away. */
export interface Report {
  gaslamp: string;
  python: string;
  written: string;
  table: string;
  game: string;
  rules: number;
  content: string;
  options: Record<string, string>;
  seats: SeatLine[];
  seat: number;
  seq: number;
  asked: number[];
  prompt: string;
  view: View;
  menu: Record<string, unknown>[];
  refusals: Record<string, unknown>[];
  log: LogLine[];
  my_choices: [number, string][];
  notice: string;
  save: string | null;
}

/** `status` is `ok`, or `failing` with a sentence about what fails. */
export interface Health {
  status: string;
  version: string;
  uptime: number;
  trouble: string;
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
  | AskWhy
  | Say
  | Name
  | Occupy
  | Resume
  | SetClock
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
  | AskWhy
  | Say
  | Name
  | Occupy
  | Resume
  | SetClock
  | Ping;

export type Outgoing =
  | Welcome
  | State
  | Seats
  | Done
  | Error
  | Hint
  | Why
  | Chat
  | Clock;
