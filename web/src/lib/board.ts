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

/** A place by its own name, as the log has it. */
const idOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** What a line of the log speaks of: the very piece where it is named, else those it is printed on; of one
 * seat's line only that seat's, where it has some. */
export function spokenOf(view: View, elements: string[]): string[] {
  const seats = elements.flatMap((element) => /^seat-(\d+)$/.exec(element)?.[1] ?? []);
  const whose = new Set(seats).size === 1 ? Number(seats[0]) : null;
  const things = [...new Set(elements)].filter((element) => !/^seat-\d+$/.test(element));
  const places = (view.maps ?? []).flatMap((map) => map.places);
  const pieces = [...(view.zones ?? []), ...places].flatMap((spot) =>
    (spot.pieces ?? []).map((piece) => ({ ...piece, owner: 'owner' in spot ? spot.owner : undefined })),
  );
  const named = things.flatMap((element) => {
    const kind = element.replace(/-\d+$/, '');
    const very = pieces.filter(
      ({ ref, kind: printed }) => ref === element || (kind !== element && kind === printed && ref.endsWith(`/${element}`)),
    );
    const alike = pieces.filter((piece) => piece.kind === element);
    const own = alike.filter((piece) => whose !== null && piece.owner === whose);
    return [very, own, alike].find((some) => some.length) ?? [];
  });
  const spots = [...(view.zones ?? []).filter(({ id }) => things.includes(id)), ...places.filter(({ id }) => things.includes(idOf(id)))];
  return [...spots.map((spot) => spot.id), ...named.map((piece) => piece.ref)];
}
