// What every part of the board asks of the table: who sits here, what may be done with a piece.
import { getContext, setContext } from 'svelte';
import type { Offer, View } from '../../lib/types';
import type { Planner } from './planner.svelte';
import type { CharacterData, Data, Printed } from './shapes';

export interface Table {
  readonly view: View;
  readonly data: Data;
  readonly catalogue: Record<string, Printed | undefined>;
  readonly seat: number;
  /** The Characters of the seat that looks. */
  readonly own: CharacterData[];
  readonly offers: Offer[];
  readonly planner: Planner;
  readonly still: boolean;
  glow: (ref: string) => '' | 'lit' | 'chosen';
  /** What may be done with it, or why nothing, in a sentence. */
  may: (ref: string) => string;
  /** The same of a piece with so few offers that they can all be said; else nothing. */
  few: (ref: string) => string;
  refused: (ref: string) => string;
  /** The offers of a piece, for the tag of what they cost. */
  priced: (ref: string) => Offer[];
  act: (ref: string) => void;
  choose: (key: string) => void;
  offer: (key: string) => Offer | undefined;
  why: (ref: string, said?: string) => void;
  focus: (ref: string | null) => void;
  /** The Location whose facts are told, and the one that is pointed at. */
  look: (location: string | null) => void;
  pin: (location: string | null) => void;
}

const KEY = Symbol('london-dread');

export const provide = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
