// Written by tools/wire.py from the game's shapes.py; do not edit.

/** A token in a clock: its number, and the Area its arrow points to if that side is up. */
export interface Token {
  number: number;
  arrow: string | null;
}

/** Where a Character's Action Points come from; `struck` if a Trauma takes them away. */
export interface Source {
  kind: 'ally' | 'drawn' | 'flipped' | 'items' | 'sheet';
  name: string;
  icons: string[];
  points: number;
  struck: boolean;
}

/** A Character in play. */
export interface CharacterData {
  id: string;
  name: string;
  seat: number;
  place: string;
  conditions: string[];
  virtue: number;
  dice: number;
  beaten: number;
  choice: 'in' | 'out' | 'undecided';
  out: boolean;
  defeated: boolean;
  flipped: string | null;
  points: number;
  /** Of the points, while something is met. */
  sources: Source[];
  rolled: boolean;
  successes: number;
  blanks: number;
  hand: number;
  clock: (Token | null)[];
  /** How many lie free of each number, from 1 on. */
  tokens: number[];
  /** The numbers it has taken from the Stash. */
  stash: number[];
}

/** Where everybody is in an hour, from 1 on: a Location or the Streets of an Area. */
export interface Hour {
  hour: number;
  places: Record<string, string>;
}

/** Who will meet what, with how many points of how many. */
export interface Meeting {
  hour: number;
  location: string;
  card: string;
  who: string[];
  points: number;
  need: number;
  verdict: 'beats-goon' | 'begins-endgame' | 'empty' | 'face-down' | 'joins' | 'no-room' | 'out-of-order' | 'rolls' | 'short' | 'short-of-goon' | 'solved' | 'too-early';
}

/** The Dread a plan leads to. */
export interface Forecast {
  least: number;
  most: number;
  /** With dice and flipped cards at their mean; above 50 too. */
  likely: number;
  /** If Items that are ready are used where they are enough. */
  helped: number;
  exact: boolean;
}

/** At the end of a segment: who has nobody in the Area, where the Story counts Dread for it. */
export interface Alone {
  hour: number;
  who: string[];
}

/**
 * What the plan becomes by one more token: the least Dread and what is likely, and what is met
 * in that hour.
 */
export interface After {
  least: number;
  likely: number;
  points: number;
  need: number;
  verdict: 'beats-goon' | 'begins-endgame' | 'empty' | 'face-down' | 'joins' | 'no-room' | 'out-of-order' | 'rolls' | 'short' | 'short-of-goon' | 'solved' | 'too-early' | null;
}

/** The next empty hour of an own Character, and what each token would make of the plan. */
export interface Prospect {
  who: string;
  hour: number;
  /** In which its number would be read. */
  area: string;
  /** From 1 on. */
  numbers: After[];
  arrows: Record<string, After>;
}

/** The Chapter as the clocks have it. */
export interface Plan {
  hours: Hour[];
  meetings: Meeting[];
  dread: Forecast;
  alone: Alone[];
  /** None: no Plot card lies on the board. */
  trail: 'held' | 'lost' | 'none';
  plotsLeft: string[];
  plotsHidden: number;
  prospects: Prospect[];
}

/** An outcome of a Plot card: from so many successes on. */
export interface Tier {
  least: number;
  reach: string;
  text: string;
}

/** What is being met: a card at a Location, a Goon, or a Challenge. */
export interface Inquiry {
  kind: 'challenge' | 'dread' | 'goon' | 'plot';
  location: string;
  card: string;
  name: string;
  icons: string[];
  who: string[];
  points: number;
  need: number;
  /** That count now, with what was eased or hardened. */
  successes: number;
  /** Of the outcomes of a Plot card, the one these lead to. */
  tier: number;
  tiers: Tier[];
  /** Of each outcome, if all that is left is rolled and nothing used. */
  chances: number[];
}

/** The Final Showdown: successes so far, how many are needed, and the chance of the rest. */
export interface Goal {
  have: number;
  need: number;
  dice: number;
  chance: number;
}

/** The Story's opening, and its end once it has come. */
export interface Tale {
  opening: string;
  end?: string;
}

/** The view's data. */
export interface Data {
  phase: 'chapter-end' | 'endgame' | 'planning' | 'setup' | 'showdown' | 'story';
  story: string;
  chapter: number;
  hour: number;
  leader: number;
  minutes: number;
  ready: boolean[];
  nextPlot: string | null;
  characters: CharacterData[];
  score: number;
  tale: Tale;
  plan?: Plan;
  inquiry: Inquiry | null;
  goal: Goal | null;
}

/** A Dread card on a Location, as it is met now. */
export interface DreadData {
  type: 'dread';
  difficulty: number;
  printed: number;
  dread: number;
  icons: string[];
  line: string;
  notes: ('green' | 'red' | 'white' | 'yellow')[];
}

/** The front of a Plot card. */
export interface PlotData {
  type: 'plot';
  letter: string;
  time: 'day' | 'morning' | 'night';
  dread: number;
  icons: string[];
  tiers: Tier[];
  /** It begins the Endgame. */
  ends: boolean;
  notes: ('green' | 'red' | 'white' | 'yellow')[];
}

export interface AllyData {
  type: 'ally';
  icons: string[];
}

/** A card that lies face down. */
export interface HiddenData {
  type: 'hidden';
  notes: ('green' | 'red' | 'white' | 'yellow')[];
}

/** A Goon or a Challenge. */
export interface TrialData {
  type: 'challenge' | 'goon';
  difficulty: number;
  icons: string[];
  line: string;
  success: string;
  failure: string;
}

export interface ItemData {
  tilted: boolean;
}

/** What an effect of an Item brings: icons (one of them, or all), dice, or something else. */
export interface Gives {
  kind: 'dice' | 'either' | 'flip' | 'icons' | 'other' | 'success' | 'ward';
  icons: string[];
  text: string;
}

export interface Personality {
  id: string;
  name: string;
  kind: 'plain' | 'talent' | 'trauma';
  icons: string[];
  text: string;
  source: string;
}

/** What is printed on a piece; which of it there is depends on its type. */
export interface Printed {
  name: string;
  type: 'ally' | 'character' | 'confidence' | 'dread' | 'goon' | 'item' | 'place' | 'placeholder' | 'story';
  difficulty?: number;
  dread?: number;
  icons?: string[];
  line?: string;
  text?: string;
  title?: string;
  virtue?: string;
  /** What the Virtue token of a Character is spent for, by name. */
  spends?: string;
  deck?: Personality[];
  use?: Gives;
  deplete?: Gives;
}
