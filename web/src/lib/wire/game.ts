// Written by tools/wire.py from gaslamp.games.game; do not edit.

/**
 * An exact chance that goes with an option: what may happen, in words, and how likely it is.
 *
 * `good` says whether the seat wants it to happen, all else being equal; None where that depends.
 * `about` names what it is about, for boards that draw it. Options whose odds carry the same
 * message about the same thing can be compared by them.
 */
export interface Odds {
  message: string;
  chance: number;
  good: boolean | null;
  about: string;
}

/** One value of a setting. */
export interface Choice {
  value: string;
  title: string;
  help: string;
}
