// Written by tools/wire.py from the game's shapes.py; do not edit.

/** What the active player has produced and not yet spent. */
export interface Pool {
  coin: number;
  power: number;
  regeneration: number;
}

/** A player's numbers; the overlord is null until one is chosen. */
export interface SeatData {
  overlord: string | null;
  health: number;
  most: number;
  armor: number;
  /** What this turn's attacks have not used up. */
  armorLeft: number;
  muster: number;
  deck: number;
  discard: number;
  hand: number;
}

/** The view's data. */
export interface Data {
  active: number;
  turn: number;
  pool: Pool;
  absorbed: number;
  overlordUsed: boolean;
  mayConvert: boolean;
  claimWaiting: boolean;
  acolyteCost: number;
  /** Each by the handles of its cards, from left to right. */
  hordes: string[][];
  seats: SeatData[];
  /** What lies in the looker's own deck in no known order, by kind. */
  inDeck: Record<string, number>;
}

/** What a card shows where it lies. */
export interface CardData {
  /** An Influence card in one's own hand: its condition is met now. */
  met?: boolean;
  /** A card of the Street: what it costs; its marks say so, too. */
  price?: number;
  /** A card of the Street: the Coin that the active player lacks for it. */
  short?: number;
  /** The side of its HAUNT token that is up. */
  token?: 'dismiss' | 'haunt';
  /** Its HAUNT Action has been taken. */
  haunted?: boolean;
  /** A relic whose Action has been taken. */
  used?: boolean;
  /** Which of its Horde abilities have been used. */
  hordeUsed?: boolean[];
  /** Its marks beside faction, price and condition. */
  notes?: string[];
}

/** One effect as data, with what it leads to. */
export interface EffectData {
  verb: string;
  amount: number;
  inner?: EffectData[];
  other?: EffectData[];
}

/** What a triggered ability waits for and brings. */
export interface TriggerData {
  on: string;
  once: boolean;
  gain: EffectData[];
}

/** All effects of a card as data. */
export interface CardEffects {
  play: EffectData[];
  condition: EffectData[];
  action: EffectData[];
  horde: EffectData[][];
  trigger: TriggerData | null;
}

/** The Overlord Action as data. */
export interface OverlordEffects {
  action: EffectData[];
}

/** A resource that playing the card brings. */
export interface Yield {
  resource: 'coin' | 'power' | 'regeneration';
  amount: number;
}

/** A keyword with its strength, where it has another than usual. */
export interface Keyword {
  verb: string;
  name: string;
}

/** A Horde ability in one icon: with a number, or with a name. */
export interface HordeAbility {
  verb: string;
  amount: number | null;
  name: string;
  help: string;
}

/** What there is room for on a card: numbers, keywords, short sentences. */
export interface Face {
  yields: Yield[];
  keywords: Keyword[];
  lines: string[];
  /** What an Influence card's further effect asks for. */
  when: string;
  /** That effect. */
  condition: string;
  horde: HordeAbility[];
}

/** A keyword and what it means. */
export interface Term {
  name: string;
  help: string;
}

/** A card as it is printed. */
export interface PrintedCard {
  name: string;
  type: 'influence' | 'monster' | 'relic';
  faction: '' | 'beast' | 'mortal' | 'spirit' | 'undead';
  /** Which monsters a horde takes at its left side. */
  left: '' | 'beast' | 'mortal' | 'spirit' | 'undead';
  right: '' | 'beast' | 'mortal' | 'spirit' | 'undead';
  overlord: string | null;
  cost: number;
  priced: boolean;
  /** One of those that lie facedown in the Acolytes. */
  acolyte: boolean;
  copies: number;
  star: boolean;
  armor: number;
  claim: boolean;
  resources: Record<string, number>;
  abilities: string[];
  condition: string;
  action: string;
  trigger: string;
  horde: string[];
  effects: CardEffects;
  face: Face;
  terms: Term[];
  text: string;
  source: string;
}

/** An overlord's sheet. */
export interface PrintedOverlord {
  name: string;
  type: 'overlord';
  title: string;
  faction: '' | 'beast' | 'mortal' | 'spirit' | 'undead';
  health: number;
  payCoin: number;
  payHealth: number;
  needsHorde: boolean;
  effects: OverlordEffects;
  terms: Term[];
  text: string;
  source: string;
}
