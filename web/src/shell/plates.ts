// Which options get a plate of the prompt, and how wide their words are.
import type { Dial } from '../lib/picks';
import type { Offer } from '../lib/types';

/** Of a label: letters that stand in three lines of one of four plates. */
const LONG = 32;

/** Letters of the longest word. */
export const longest = (words: string): number => words.split(' ').reduce((most, word) => Math.max(most, word.length), 0);

/**
 * Long words want wide plates: what glows on the board as well leaves its room to the others, until a piece is
 * picked. So do dials, with a button for more and one for less. Of the `room` so much is `taken` by the board.
 */
export function plates(
  rows: Dial[],
  called: (offer: Offer) => string,
  onBoard: (offer: Offer) => boolean,
  room: number,
  taken: number,
  narrowing: boolean,
): Dial[] {
  const first = rows.slice(0, Math.max(1, room - taken));
  const most = Math.max(...first.map((row) => called(row.offers[0]).length));
  const dialled = first.some((row) => row.offers.length > 1);
  const few = narrowing ? room : most > 2 * LONG ? 2 : most > LONG || dialled ? Math.min(3, room) : room;
  for (let at = first.length - 1; at > 0 && first.length > few; at--) {
    if (first[at].offers.every(onBoard)) first.splice(at, 1);
  }
  return first;
}
