// Written by tools/wire.py from gaslamp.games.game; do not edit.

/**
 * An exact chance that goes with an option: what may happen, in words, and how likely it is.
 *
 * `good` says whether the seat wants it to happen, all else being equal; None where that depends.
 * Options whose odds carry the same message can be compared by them. `about` names what happens
 * for boards that draw it.
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
