// Written by tools/wire.py from the game's shapes.py; do not edit.

/** A die: whose it is, its sides, what it shows (0: nothing yet), when it is rolled again. */
export interface DieData {
  ref: string;
  owner: string;
  sides: number;
  shows: number;
  back: string;
  /** How much damage it stops. */
  blocks: number;
}

/** A side a creature may step over; with `attack` it strikes after the step. */
export interface Arrow {
  side: 'n' | 'ne' | 'nw' | 's' | 'se' | 'sw';
  attack: boolean;
}

/** A word that is printed or lies on somebody, with its meaning. */
export interface Named {
  id: string;
  name: string;
  means: string;
}

/** A creature on the board. */
export interface CreatureData {
  id: string;
  kind: string;
  elite: boolean;
  health: number;
  left: number;
  /** Its damage dice, SAVAGE's among them. */
  dice: number[];
  arrows: Arrow[];
  abilities: Named[];
  armor: number;
  dodge: number;
  afar: '' | 'arc' | 'ranged';
  poison: number;
  stunned: boolean;
  /** Others of its Stack lie on it. */
  under: boolean;
  holds: DieData[];
}

/** A space of a card: which values it takes and what they do. */
export interface SpaceData {
  ref: string;
  values: string;
  low: number;
  /** 0: no end. */
  high: number;
  effect: string;
  amount: number;
  name: string;
  refresh: boolean;
  die?: DieData;
}

/** The first space of a gun or an explosive. */
export interface LoadData {
  ref: string;
  word: 'ammunition' | 'fuse' | 'load' | 'piercing' | 'scattershot';
  values: string;
  means: string;
  charges: number;
  splash: number;
  die?: DieData;
}

/** The next weapon of a line, and what it costs now. */
export interface TierData {
  ref: string;
  name: string;
  price: number;
  /** What it brings, 0 for none. */
  die: number;
  /** A D6 goes for it. */
  six: boolean;
}

/** A weapon or helpful card of a townsfolk. */
export interface WeaponData {
  townsfolk: string;
  /** 0: it has none. */
  tier: number;
  spaces: SpaceData[];
  load?: LoadData;
  next?: TierData;
  broken: boolean;
}

/** What a die of some values does on a building. */
export interface UseData {
  values: string;
  word: string;
  amount: number;
  name: string;
}

/** A building: its Health, what it is good for, the die that lies on it. */
export interface BuildingData {
  health: number;
  left: number;
  uses: UseData[];
  die?: DieData;
}

/** A townsfolk. */
export interface FolkData {
  id: string;
  name: string;
  seat: number;
  hex: string;
  health: number;
  most: number;
  tiers: number[];
  moved: boolean;
  upgraded: boolean;
  tokens: Named[];
  engaged: boolean;
  under: boolean;
  bless: number;
  /** What its next Upgrade of this turn costs less, by its own means. */
  discount: number;
}

/** A hex of the board: where it lies, its ground and the tile that was laid there. */
export interface Hex {
  id: string;
  q: number;
  r: number;
  kind: 'fence' | 'graveyard' | 'town';
  tile: string;
  /** Of the tile or of the building. */
  name: string;
}

/** What a piece takes, and whether it falls; somebody possessed may share it. */
export interface Struck {
  hits: string;
  damage: number;
  falls: boolean;
  shared?: string;
}

/** A die by its looks. */
export interface ShownDie {
  owner: string;
  sides: number;
  shows: number;
}

/** A shot or a blast that is ready: what it hits, and what stands beside. */
export interface Aim {
  die?: ShownDie;
  hits: Struck[];
  splash?: Struck[];
}

/** One of the twelve lines of fire, as far as a shot flies. */
export interface Ray {
  hexes: string[];
  /** Something stands in the last of its hexes. */
  stopped: boolean;
}

/** The action under construction. */
export interface Plan {
  kind: 'blast' | 'shot' | 'upgrade';
  townsfolk: string;
  weapon: string;
  dice: ShownDie[];
  upgrade?: string;
  price?: number;
  paid?: number;
  shots?: Aim[];
  blasts?: Aim[];
  rays?: Ray[];
}

/** What a creature will do if nothing changes. */
export interface Course {
  creature: string;
  path: string[];
  target: string;
  reasons: string[];
  attacks: string[];
  /** After how many hexes of the path each of the attacks happens. */
  steps: number[];
  damage: string[];
  afar: '' | 'arc' | 'ranged';
  mean: number;
  tie: boolean;
  fate: '' | 'dies' | 'stunned';
}

/** The coming activations: nobody blocks, ties fall to the first. */
export interface Forecast {
  creatures: Course[];
  falls: Record<string, number>;
  somebodyDies: number;
}

/** How far the Supernatural turn has come. */
export interface Night {
  acting: string;
  acted: string[];
  coming: string[];
}

/** Damage that may be blocked now. */
export interface BlockData {
  /** Nobody: it is MAGICK. */
  attacker: string;
  victim: string;
  dice: number[];
  damage: number;
  left: number;
  /** What else it means if any gets through. */
  struck: Named[];
}

/** What an option does to a piece: a number of it before and after. */
export interface Result {
  ref: string;
  of: 'health' | 'poison';
  before: number;
  after: number;
  falls: boolean;
}

/** A whole attack: the choices that make it, one after the other. */
export interface Way {
  target: string;
  townsfolk: string;
  weapon: string;
  name: string;
  space: string;
  keys: string[];
  dice: string[];
  results: Result[];
}

/** The view's data. */
export interface Data {
  level: string;
  wave: number;
  townsfolkTurn: boolean;
  speaker: number;
  passed: number[];
  animated: boolean;
  nextElite: number;
  townsfolk: FolkData[];
  hexes: Hex[];
  lifted: string;
  plan: Plan | null;
  forecast: Forecast;
  night: Night;
  block: BlockData | null;
  results: Record<string, Result[]>;
  ways: Way[];
}

/** Something printed, by its id. */
export interface KindCard {
  name: string;
  type: 'building' | 'creature' | 'elite' | 'townsfolk' | 'weapon';
  text: string;
}
