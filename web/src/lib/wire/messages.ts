// Written by tools/wire.py from gaslamp.server.wire.messages; do not edit.
import type { Change } from './changes';
import type { AddPhrase, EnvelopeShown, EnvelopeTold, OpenEnvelope } from './fair';
import type { Chance, Hint } from './helping';
import type { ClockShown, Seat, State, UndoRequestShown } from './shown';
import type { AskSlips, AskTeacher, Slips } from './teaching';

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
  /** Whether this side can put a state together from what has changed. */
  changes?: boolean;
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

/**
 * A text, or a phrase that everybody reads in their own language; maybe about a moment of the
 * game, by the number of choices that had been made.
 */
export interface Say {
  type: 'chat';
  seat: number;
  text?: string;
  phrase?: '' | 'good-evening' | 'good-game' | 'my-mistake' | 'one-moment' | 'ouch' | 'take-your-time' | 'thanks' | 'watch-out' | 'well-played' | 'your-turn';
  about?: number | null;
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
  /** The moment it speaks of: so many choices had been made. */
  about: number | null;
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
  envelope: EnvelopeShown;
  protocol: number;
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
  /** Which of a hello's tokens open nothing (any more). */
  void?: number[];
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
  | AskTeacher
  | AskSlips
  | Say
  | Point
  | Note
  | Shoulder
  | AddPhrase
  | OpenEnvelope
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
  | AskTeacher
  | AskSlips
  | Say
  | Point
  | Note
  | Shoulder
  | AddPhrase
  | OpenEnvelope
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
  | Change
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
  | ShoulderLink
  | EnvelopeTold
  | Slips;
