// Written by tools/wire.py from gaslamp.server.wire.helping; do not edit.

/** In a hundred such games a seat would win so many; probably between these numbers. */
export interface ChanceShown {
  seat: number;
  won: number;
  low: number;
  high: number;
}

/** An option that would probably be chosen next. */
export interface Follows {
  key: string;
  label: string;
}

/** One of the best choices: how far it is behind the first, why, and what may follow. */
export interface CandleShown {
  key: string;
  label: string;
  /** Best, as-good, hair, little or deal. */
  behind: string;
  why: string;
  chance: ChanceShown | null;
  then: Follows[];
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
  /** At most three, the advised one first. */
  choices: CandleShown[];
  /** The seat's chance as it stands. */
  own: ChanceShown | null;
}

/** Of the seat that asked, after an option or as it stands; of all seats for a watcher. */
export interface Chance {
  type: 'chance';
  id: string | null;
  seq: number;
  key: string | null;
  of: ChanceShown[];
}
