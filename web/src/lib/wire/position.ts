// Written by tools/wire.py from gaslamp.table.position; do not edit.

/** A chance in words; see `Odds`. */
export interface OddsShown {
  message: string;
  chance: number;
  good: boolean | null;
  about: string;
}

/** An option a seat may choose now. */
export interface Offer {
  key: string;
  label: string;
  refs: string[];
  odds: OddsShown[];
  /** What it costs or brings. */
  note: string;
  /** What would be lost by it: people are asked once more. */
  caution: string;
  /** 0 does something, 1 lets something go, 2 is dear. */
  rank: number;
  /** What it costs whoever chooses it, short enough for a tag on the piece. */
  price: string;
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

/** Options that may be chosen one after the other; see `Series`. */
export interface SeriesShown {
  /** In the order in which they lie, each as often as it can be chosen. */
  keys: string[];
  /** Those of them that do the same whenever they come. */
  free: string[];
  /** Of choosing all. */
  label: string;
  /** Of choosing only those. */
  free_label: string;
  /** Of choosing all in this order, although the order may matter. */
  rest_label: string;
  /** For which the order may matter; empty where it cannot. */
  ask: string;
}
