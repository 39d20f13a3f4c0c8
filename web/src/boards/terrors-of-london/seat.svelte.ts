// What every piece on this board may ask: whether it glows, why it does not, what a click does.
import { getContext, setContext } from 'svelte';
import type { Offer, Piece, Reason } from '../../lib/types';
import type { Catalogue } from './art';

export interface Table {
  readonly catalogue: Catalogue;
  readonly seat: number;
  offersOf(ref: string): Offer[];
  refusalsOf(ref: string): Reason[];
  isSelected(ref: string): boolean;
  act(ref: string): void;
  choose(key: string): void;
  why(ref: string): void;
  enlarge(shown: Shown | null): void;
  focus(ref: string | null): void;
}

/** A card held up to the light, or all that an unseen one may be. */
export interface Shown {
  piece: Pick<Piece, 'kind' | 'text' | 'data'>;
  among?: string[];
  at: DOMRect;
  note: string;
  may: boolean;
  /** It lies there as large already: only its words are to be explained. */
  large?: boolean;
}

const KEY = Symbol('terrors');

export function provide(table: Table): void {
  setContext(KEY, table);
}

export function table(): Table {
  return getContext<Table>(KEY);
}
