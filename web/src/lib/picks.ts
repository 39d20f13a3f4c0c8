// From the menu to what glows: which pieces are named, what is left after some were picked.
import type { Offer, Piece, Reason } from './types';

export function litBy(offers: Offer[]): Map<string, Offer[]> {
  return byRef(offers);
}

/** What an option does: the first word of its key. */
export function verbOf(offer: { key: string }): string {
  return offer.key.split(':')[0];
}

/** How much an option takes or gives, where its key says so. */
export function amountOf(offer: { key: string }): number {
  return Number(offer.key.split(':')[1]);
}

/** The option of a verb with the highest amount. */
export function highest(offers: Offer[], verb: string): Offer | undefined {
  return offers.filter((o) => verbOf(o) === verb).sort((a, b) => amountOf(b) - amountOf(a))[0];
}

/** Equal pieces as stacks, in the order of the first of each; what may not be stacked is alone. */
export function stacked(pieces: Piece[], mark: (piece: Piece) => string): { piece: Piece; copies: number }[] {
  const found = new Map<string, { piece: Piece; copies: number }>();
  for (const piece of pieces) {
    const same = found.get(mark(piece));
    if (same) same.copies += 1;
    else found.set(mark(piece), { piece, copies: 1 });
  }
  return [...found.values()];
}

/** What using a piece costs, if that is the same whatever is done with it. */
export function priceOf(offers: Offer[]): string {
  return offers.length && offers.every((offer) => offer.price === offers[0].price) ? offers[0].price : '';
}

/** Reasons by piece; a piece with an offer is not dim. */
export function dimBy(refusals: Reason[], lit: Map<string, Offer[]>): Map<string, Reason[]> {
  const dim = byRef(refusals);
  for (const ref of lit.keys()) dim.delete(ref);
  return dim;
}

function byRef<T extends { refs: string[] }>(rows: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    for (const ref of new Set(row.refs)) {
      const at = found.get(ref);
      if (at) at.push(row);
      else found.set(ref, [row]);
    }
  }
  return found;
}

/** The offers that name every picked piece. */
export function narrowed(offers: Offer[], picked: string[]): Offer[] {
  return picked.length ? offers.filter((offer) => picked.every((ref) => offer.refs.includes(ref))) : offers;
}

/** What a pick leads to: a choice, a narrower selection, or nothing. */
export function picked(offers: Offer[], before: string[], ref: string): { choose?: string; selected: string[] } {
  if (before.includes(ref)) return { selected: before.filter((other) => other !== ref) };
  const further = narrowed(offers, [...before, ref]);
  const fresh = further.length ? [...before, ref] : [ref];
  const left = further.length ? further : narrowed(offers, [ref]);
  if (left.length === 1) return { choose: left[0].key, selected: [] };
  return { selected: left.length ? fresh : [] };
}

/** Offers that differ in one number only, as one thing with a dial. */
export interface Dial {
  offers: Offer[];
  numbers: number[];
}

/** Single offers and dials, in the order of the menu; on a dial the least comes first. */
export function dials(offers: Offer[]): Dial[] {
  const rows: Dial[] = [];
  const at = new Map<string, Dial>();
  for (const offer of offers) {
    const match = /^(.*):(\d+)$/.exec(offer.key);
    const found = match && at.get(match[1]);
    if (match && found) {
      found.offers.push(offer);
      found.numbers.push(Number(match[2]));
      continue;
    }
    const row: Dial = { offers: [offer], numbers: match ? [Number(match[2])] : [] };
    if (match) at.set(match[1], row);
    rows.push(row);
  }
  return rows.map(({ offers, numbers }) => {
    const order = numbers.map((_, nth) => nth).sort((a, b) => numbers[a] - numbers[b]);
    return order.length > 1 ? { offers: order.map((nth) => offers[nth]), numbers: order.map((nth) => numbers[nth]) } : { offers, numbers };
  });
}

/** Pieces with a key each: equal cards share a ref, so their place among equals is added. */
export function keyed<T extends Pick<Piece, 'ref'>>(pieces: T[]): { key: string; piece: T }[] {
  const seen = new Map<string, number>();
  return pieces.map((piece) => {
    const nth = seen.get(piece.ref) ?? 0;
    seen.set(piece.ref, nth + 1);
    return { key: `${piece.ref}#${nth}`, piece };
  });
}
