// Written by tools/wire.py from gaslamp.server.http.books; do not edit.

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

/** What was decided where the book is silent. */
export interface RulingShown {
  id: string;
  question: string;
  answer: string;
  reason: string;
}

/** A test that proves a rule, as a sentence, and the file it stands in. */
export interface Proof {
  says: string;
  file: string;
}

/** A rule with all that stands behind it. */
export interface RuleAccounted {
  id: string;
  text: string;
  rulings: RulingShown[];
  tests: Proof[];
  /** Ways to break it that a test notices. */
  breaks: string[];
  /** In random games. */
  uses: number;
  /** Of them, with at least one use. */
  games: number;
  /** Why it was not used, where it was not. */
  why: string;
  examples: string[];
}

/** The rules whose ids begin alike. */
export interface House {
  id: string;
  name: string;
  heading: string;
  rules: RuleAccounted[];
}

/** An example that can be played, and how many choices it takes. */
export interface WorkedExample {
  id: string;
  title: string;
  text: string;
  moves: number;
}

export interface Accounted {
  game: string;
  title: string;
  houses: House[];
  examples: WorkedExample[];
  /** Random games that were looked at. */
  games: number;
  version: string;
  digest: string;
}

export interface Paragraph {
  title: string;
  text: string;
}

/** A word of the game: what it means, its icon and its rule. */
export interface TermShown {
  id: string;
  word: string;
  says: string;
  icon: string;
  rule: string;
}

/** A game at a glance, and its words. */
export interface Explained {
  game: string;
  overview: Paragraph[];
  terms: TermShown[];
}
