// What every drawn board asks of its view, and what a click on a piece does.
import type { BoardProps, Piece, View, ZoneView } from './types';

/** A zone by its id; one that the view does not show is empty. */
export function zoneOf(view: View, id: string): ZoneView {
  return view.zones?.find((zone) => zone.id === id) ?? { id, title: '' };
}

/** What a view or a piece tells in the shape of its own game. */
export function dataOf<T>(of: { data?: Record<string, unknown> }): T {
  return (of.data ?? {}) as T;
}

/** What is printed, in the shape of the board's own game. */
export function printedIn<T>(board: Pick<BoardProps, 'catalogue'>): T {
  return board.catalogue as T;
}

export function piecesIn(view: View, id: string): Piece[] {
  return zoneOf(view, id).pieces ?? [];
}

/** What glows or is picked already is picked; what does not says why, while anything can be chosen. */
export function press(board: Pick<BoardProps, 'lit' | 'dim' | 'selected' | 'pick' | 'why'>, ref: string): void {
  if (board.lit.has(ref) || board.selected.includes(ref)) board.pick(ref);
  else if (board.dim.has(ref) || board.lit.size) board.why(ref);
}
