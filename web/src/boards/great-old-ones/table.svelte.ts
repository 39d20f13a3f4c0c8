// What every piece on this board may ask: whose it is, whether it glows, why it does not, what a press does.
import { getContext, setContext } from 'svelte';
import type { Offer, Piece } from '../../lib/types';
import type { Catalogue, Livery } from './look';

export interface Table {
  readonly catalogue: Catalogue;
  /** Whose eyes: the seat at the lower edge. */
  readonly seat: number;
  livery(seat: number): Livery;
  /** The Great Old One of a seat. */
  boardOf(seat: number): string | null;
  glow(ref: string): '' | 'lit' | 'chosen';
  refused(ref: string): string;
  offersOf(ref: string): Offer[];
  /** What all that may be done with it costs. */
  priceOf(ref: string): string;
  /** A piece's name with its marks. */
  spoken(piece: Piece): string;
  /** A name, and what may be done with it or why nothing, in sentences. */
  said(name: string, ref: string): string;
  press(ref: string, event?: Event): void;
  key(event: KeyboardEvent, ref: string): void;
  choose(key: string): void;
  focus(ref: string | null): void;
}

const KEY = Symbol('great-old-ones');

export function provide(table: Table): void {
  setContext(KEY, table);
}

export function table(): Table {
  return getContext<Table>(KEY);
}
