// Written by tools/wire.py from gaslamp.table.review.telling; do not edit.

/** One of the four parts of the change, in whole points that sum up, with its error. */
export interface PartTold {
  part: string;
  name: string;
  about: string;
  points: number;
  error: number;
}

/** One of the options there were, and the chance it left in a hundred. */
export interface OptionTold {
  label: string;
  chance: number;
  best: boolean;
  done: boolean;
}

/** A turning point. `low` and `high` are about the chance after it. */
export interface PointTold {
  n: number;
  seat: number;
  name: string;
  kind: string;
  kind_word: string;
  turn: number;
  when: string;
  before: number;
  after: number;
  low: number;
  high: number;
  sentence: string;
  /** What was asked then. */
  asked: string;
  done: string;
  better: string;
  why: string;
  options: OptionTold[];
}

/** How sharp somebody was. */
export interface HandTold {
  seat: number;
  name: string;
  sharpness: number;
  word: string;
  tally: string;
  slips: number;
  blunders: number;
  /** Points. */
  lost: number;
  error: number;
  choices: number;
  like: string;
}

/** How often equals win this deal, and in words. */
export interface LuckTold {
  won: number;
  times: number;
  sentence: string;
}

/** A review as one seat reads it, as far as it has been thought through. */
export interface ReviewTold {
  seat: number;
  /** That win together with it. */
  seats: number[];
  won: boolean;
  weighed: number;
  of: number;
  head: string;
  under: string;
  start: number;
  result: number;
  /** How far such chances are from what comes true. */
  off: number;
  /** Number of choices and chance in a hundred, turn by turn. */
  curve: [number, number][];
  /** At which choice each turn begins. */
  turns: [number, number][];
  parts: PartTold[];
  points: PointTold[];
  hands: HandTold[];
  luck: LuckTold | null;
  /** Choices before those that are told of, where the game goes on from a snapshot. */
  first: number;
}
