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
