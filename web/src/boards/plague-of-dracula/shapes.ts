// Written by tools/wire.py from the game's shapes.py; do not edit.
import type { Piece } from '../../lib/wire';

/** A space of a status track: `nothing`, `bite`, or the id of a weapon with its name. */
export interface Cell {
  holds: string;
  printed?: boolean;
  name?: string;
  tipped?: boolean;
}

/** Everything about a hunter. */
export interface Hunter {
  id: string;
  name: string;
  owner: number;
  place: string;
  bites: number;
  track: Cell[];
  rate: number;
  /** With no bite, one and two. */
  rates: number[];
  /** How far it can go in this phase. */
  moves: number;
  ready: boolean;
  acted: boolean;
  bonus_used: boolean;
  home: string;
  fate: '' | 'lost' | 'turned';
}

/** A place of the map; its coffins only for those who may know them. */
export interface Location {
  id: string;
  number: number;
  name: string;
  x: number;
  y: number;
  bank: 'north' | 'south';
  home: boolean;
  mark: '' | 'coffin' | 'miasma' | 'plague' | 'rumor' | 'wreath';
  hunters: string[];
  threatened: boolean;
  coffins?: number;
}

/** A part of a side's strength and what it comes from. */
export interface Part {
  amount: number;
  name: string;
}

/** The combat in hand, with both strengths and the chances of the next draw. */
export interface Combat {
  place: string;
  foe: string;
  stand_in: boolean;
  undead_strength: number;
  hunter_strength: number;
  undead_parts: Part[];
  hunter_parts: Part[];
  /** What each number of the bat column does, from 1 on. */
  undead_hits: ('hit' | 'miss' | 'red')[];
  /** "red": only if it is printed red. */
  hunter_hits: ('hit' | 'miss' | 'red')[];
  undead_chance: number;
  hunter_chance: number;
  undead_first: boolean;
  target: string;
  champion: string;
  fighters: string[];
  able: string[];
  coffins: number;
  round: number;
  last_battle: boolean;
  ignored_hits: number;
}

/** Where Dracula stands on his track, and how strong that makes him. */
export interface Count {
  space: number;
  strength: number;
  /** Of every space, from the lowest on. */
  strengths: number[];
}

/** The view's data. */
export interface Data {
  turn: number;
  dates: string;
  segment: string;
  phase: 'bonus' | 'standard';
  step: string;
  time: string;
  locations: Location[];
  hunters: Hunter[];
  renfield: 'carfax' | 'purfleet';
  dracula: Count;
  display: string[];
  active: number;
  combat: Combat | null;
  stack: number;
  undisturbed: boolean;
  /** Markers of 1, 2 and 3 coffins. */
  unseen_coffins: number[];
}

/** What an event card shows beside its name and text. */
export interface EventData {
  number: number;
  time: 'day' | 'night';
  subtitle: string;
  columns: Record<string, number>;
  red_five: boolean;
}

/** One of the undead on display. */
export interface FoeData {
  strength: number;
  /** The hunter it was, or nobody. */
  turned: string;
  /** It has attacked this turn. */
  used: boolean;
}

/** How many there are of a weapon. */
export interface StockData {
  count: number;
}

export interface Line {
  from: string;
  to: string;
  colour: 'black' | 'blue' | 'red';
}

/** A hunter's name. */
export interface Person {
  id: string;
  name: string;
}

/** What is printed. */
export interface Catalogue {
  cards: Piece[];
  lines: Line[];
  weapons: Piece[];
  hunters: Person[];
  harker: number[];
  dates: string[];
  sources: Record<string, string>;
}
