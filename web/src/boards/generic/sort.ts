// Whose a zone is and how it lies, for boards that know nothing but the view.
import type { BoardProps, Offer, Piece, Place, Track, ZoneView } from '../../lib/types';
import { priceOf } from '../../lib/picks';
import { inRow, t } from '../../lib/words.svelte';

export function ownerOf(of: ZoneView | Track): number {
  const named = /^seat-(\d+)\//.exec(of.id);
  return of.owner !== undefined && of.owner >= 0 ? of.owner : named ? Number(named[1]) : -1;
}

export function glows(zone: ZoneView, board: BoardProps): boolean {
  return board.lit.has(zone.id) || (zone.pieces ?? []).some((p) => board.lit.has(p.ref));
}

/** A pile nobody may use just now takes no more room than its back. */
export function folded(zone: ZoneView, board: BoardProps): boolean {
  return (zone.look === 'pile' || zone.look === 'stack') && !glows(zone, board);
}

/** Every ref that a piece, zone or place of the view stands for. */
export function knownRefs(board: BoardProps): Set<string> {
  const zones = (board.view.zones ?? []).flatMap((z) => [z.id, ...(z.pieces ?? []).map((p) => p.ref)]);
  const places = (board.view.maps ?? []).flatMap((m) => m.places.flatMap((p) => [p.id, ...(p.pieces ?? []).map((q) => q.ref)]));
  return new Set([...zones, ...places]);
}

/** A seat's name in the game, or who sits there. */
export function seatName(board: BoardProps, seat: number): string {
  return board.view.seats.find((row) => row.seat === seat)?.name || board.names[seat] || '';
}

/** What may be done with a piece that has so many options is said in their own words. */
const FEW = 3;

/** What may be done with what may be used. */
export function usableFor(offers: Offer[], many = t('any-usable')): string {
  return offers.length <= FEW ? inRow(offers.map((offer) => offer.label)) : many;
}

/** What may be done with a piece, zone or place, at what price, or why nothing: as it is read out. */
export function whetherUsable(board: Pick<BoardProps, 'lit' | 'dim'>, ref: string, many = t('any-usable')): string[] {
  const offers = board.lit.get(ref);
  if (!offers) return (board.dim.get(ref) ?? []).slice(0, 1).map((reason) => reason.why);
  const usable = usableFor(offers, many);
  const price = priceOf(offers);
  return price ? [usable, price] : [usable];
}

/** A place as it is read out: its name, what is noted, who stands there, what lies around it. */
export function placeWords(place: Place, notes: string[], there: Piece[], around: string, board: BoardProps): string {
  const pieces = inRow(there.map((piece) => piece.name));
  return inRow([
    place.name,
    ...notes,
    ...(pieces ? [t('any-with', { pieces })] : []),
    ...(around ? [t('any-next-to', { places: around })] : []),
    ...whetherUsable(board, place.id, t('any-may-be-chosen')),
  ]);
}
