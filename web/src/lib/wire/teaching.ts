// Written by tools/wire.py from gaslamp.server.wire.teaching; do not edit.

/**
 * In a lesson: to try what is closed, by its key; to go on or back; to be shown how, or to have
 * it done for good.
 */
export interface AskTeacher {
  type: 'teacher';
  seat: number;
  do: 'back' | 'next' | 'show' | 'skip' | 'try';
  key?: string | null;
  id?: string | null;
}

/** Which ideas matter to the seat now. */
export interface AskSlips {
  type: 'slips';
  seat: number;
  id?: string | null;
}

/**
 * What the teacher says now. In a lesson also where it stands: at which of its steps, and what
 * it waits for: a choice, to go `back` after a wrong one, to go on after one that was `shown` or
 * something to `read`, or nothing, being `done`.
 */
export interface TaughtShown {
  said: string;
  teacher: string;
  /** Who the teacher is. */
  about: string;
  /** Its id; none in a first game. */
  lesson: string;
  title: string;
  number: number;
  /** Of the lessons there are. */
  count: number;
  step: number;
  steps: number;
  /** Before, wrong or end. */
  tone: string;
  waits: string;
  /** That were not what is wanted, at this step. */
  tries: number;
  /** The pieces to look at. */
  lit: string[];
  /** The options that are wanted, where no piece stands for them. */
  keys: string[];
  rule: string;
}

/** An idea that matters now, in a sentence or two. */
export interface SlipShown {
  id: string;
  said: string;
  rules: string[];
}

/** What matters to the seat, the first thing first; which of it its person knows, they know. */
export interface Slips {
  type: 'slips';
  id: string | null;
  seat: number;
  seq: number;
  slips: SlipShown[];
}
