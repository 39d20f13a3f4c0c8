// Written by tools/wire.py from the game's shapes.py; do not edit.

/** A player's numbers; board and colour are null until they are dealt or chosen. */
export interface SeatData {
  board: string | null;
  colour: 'blue' | 'green' | 'purple' | 'yellow' | null;
  money: number;
  hand: number;
  supply: number;
  boardUsed: boolean;
  points: number;
  /** Shown at the end. */
  objective: string | null;
}

/** What can be inferred about a player. */
export interface SeatFacts {
  mayHold: string[];
  passedUp: string[];
  interrupts: string[];
  /** Now and needed; Envy: the same again for shared areas. */
  progress: Record<string, number[]>;
  /** The Objectives whose condition the player meets now. */
  met: string[];
}

/** The cards of each half that are in the deck or in hands nobody has shown. */
export interface Unseen {
  yellow: string[];
  purple: string[];
}

/** What a seat can infer. */
export interface Facts {
  unseen: Unseen;
  seats: SeatFacts[];
}

/** A card that is carried out, and how far it is; the last one of the list lies on top. */
export interface CardInPlay {
  card: string;
  /** The place of its symbol that is asked for or happens. */
  now: number;
  /** Places of symbols that were not done. */
  passed: number[];
}

/**
 * What a player may lose. Money before and after for `pay`, points for what stands on the map,
 * HP left for an Elder One that survives.
 */
export interface Loss {
  what: 'agent' | 'building' | 'cards' | 'elder' | 'hand' | 'minion' | 'moved' | 'pay' | 'stuck';
  /** Its handle on the board, if it has one. */
  ref: string;
  /** Which Building or Elder One. */
  kind: string;
  amount: number;
  before: number;
  after: number;
}

/** What is about to happen to the player who is asked, and what they stand to lose. */
export interface Danger {
  about: 'elder' | 'event' | 'move' | 'removal' | 'return' | 'scroll' | 'threat';
  seat: number;
  /** Whose turn it is. */
  by: number;
  card: string | null;
  event: string | null;
  area: string | null;
  /** Handles of what is in danger. */
  stakes: string[];
  /** If there are several, one of them comes true. */
  losses: Loss[];
}

/** What is asked, as the key of its prompt, and the card, ability or Event it is asked for. */
export interface Asking {
  what: string;
  /** Empty where there is none. */
  of: string;
}

/** The roll of a Summon, what it was above the level, and what each Elder One costs so. */
export interface Summoning {
  seat: number;
  rolled: number;
  short: number;
  prices: Record<string, number>;
}

/** An Elder One under attack: the hits that are complete, and those that it takes. */
export interface Sacrificing {
  seat: number;
  elder: string;
  hits: number;
  needed: number;
}

/** What a new Agent would change in an area. */
export interface Foreseen {
  trouble: boolean;
  /** Control. */
  gains: boolean;
  /** The seat that would lose control, or -1. */
  loses: number;
  /** Progress of the own Objective afterwards. */
  objective: number[];
}

/** The view's data. */
export interface Data {
  active: number;
  turn: number;
  round: number;
  stage: 'cards' | 'first' | 'over' | 'refill' | 'setup';
  level: number;
  lastLevel: number;
  /** Of the Doomsday track, from 1 on. */
  boxes: ('' | 'event' | 'grenadier' | 'last')[];
  trouble: string[];
  event: string | null;
  sheltered: number[];
  grenadiersOnTrack: number[];
  control: Record<string, number>;
  /** How many cards the deck had when the first turn began. */
  deckStart: number;
  seats: SeatData[];
  facts: Facts;
  play: CardInPlay[];
  asking: Asking | null;
  danger: Danger | null;
  summon: Summoning | null;
  sacrifice: Sacrificing | null;
  /** By area, while an Agent is placed. */
  foreseen: Record<string, Foreseen>;
  /** Areas that count for the own Objective. */
  counting: string[];
  /** Areas under water while Agents flee. */
  flooded: string[];
}

/** How many pieces lie together, and whose they are. */
export interface Group {
  count: number;
  owner?: number;
}

/** An Elder One; the price only while one is summoned. */
export interface ElderData {
  owner: number;
  hp: number;
  hits: number;
  used: boolean;
  fresh: boolean;
  price?: number;
}

/** A Building card of a player. */
export interface BuildingData {
  cost: number;
  used: boolean;
  fresh: boolean;
  area: string | null;
}

/** A symbol of a card; money with its amount. */
export interface Sign {
  word: 'another' | 'assassination' | 'building' | 'insanity' | 'interrupt' | 'minion' | 'money' | 'scroll' | 'summon';
  amount: number;
}

/** An Action card. */
export interface PrintedCard {
  name: string;
  type: 'card';
  number: number;
  half: 'purple' | 'yellow';
  symbols: string[];
  signs: Sign[];
  scroll: string;
  text: string;
  source: string;
}

/** A sin, with its condition for two, three and four players. */
export interface PrintedObjective {
  name: string;
  type: 'objective';
  text: string[];
  source: string;
}

/** A player board, an Elder One or a Building. */
export interface PrintedPower {
  name: string;
  type: 'board' | 'building' | 'elder';
  title: string;
  text: string;
  cost: number;
  hp: number;
  source: string;
}

/** A Random Event. */
export interface PrintedEvent {
  name: string;
  type: 'event';
  text: string;
  source: string;
}

/** An area of London. */
export interface PrintedArea {
  name: string;
  type: 'area';
  number: number;
  river: boolean;
  source: string;
}
