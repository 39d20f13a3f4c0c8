// What the prompt says on this board: what is asked, for which card or ability, and what each answer brings.
import type { Offer, Wish } from '../../lib/types';
import { narrowed, verbOf } from '../../lib/picks';
import { inRow } from '../../lib/words.svelte';
import { nameOf, type Catalogue } from './look';
import type { Danger, Data, Loss } from './shapes';
import { nearness } from './wins';
import { t } from './words';

/** What is asked for no card and no ability. */
const ALONE = ['first-card', 'another', 'free-moment', 'end-turn', 'refill'];
/** What is done by pressing a card that glows. */
const CARDS = ['play', 'take-open'];
/** More of them have no room for their words. */
const PLATES = 3;

interface Asked {
  data: Data;
  catalogue: Catalogue;
  seat: number;
  offers: Offer[];
  selected: string[];
  glyph: string;
  /** My Objective, and how far I am. */
  sin: string;
  progress: number[];
}

/** While a piece is picked, the table's own words say what was picked. */
export function wishFor({ data, catalogue, seat, offers, selected, glyph, sin, progress }: Asked): Wish {
  const results: Record<string, string> = {};
  const danger = data.danger?.seat === seat ? data.danger : null;
  for (const offer of offers) {
    const result = placing(offer) || (danger ? answering(offer, danger, catalogue) : '');
    if (result) results[offer.key] = result;
  }
  const wish: Wish = { glyph, deeds: [], results };
  // Where a lifted piece may go glows on the map: two plates are enough beside it.
  const left = narrowed(offers, selected);
  if (selected.length && left.length > PLATES) wish.keys = left.slice(0, 2).map((offer) => offer.key);
  if (selected.length || !data.asking) return wish;
  const { what, of } = data.asking;
  const words = {
    of: nameOf(catalogue, of),
    name: danger ? nameOf(catalogue, data.seats[danger.by]?.board) : '',
    area: nameOf(catalogue, danger?.area),
    elder: nameOf(catalogue, data.sacrifice?.elder),
    short: data.summon?.short ?? 0,
  };
  wish.title = t(`ask-${what}`, words) || undefined;
  wish.line = ((words.of || ALONE.includes(what)) && t(`how-${what}`, words)) || undefined;
  wish.labels = {};
  for (const offer of offers) {
    const called = abilityCalled(offer);
    if (!called) continue;
    wish.labels[offer.key] = called;
    results[offer.key] ||= offer.price || offer.note || t('once-a-turn');
  }
  // Cards that glow need no plates beside them; what no piece stands for has its own.
  if (offers.some((offer) => CARDS.includes(verbOf(offer))))
    wish.keys = offers.filter((offer) => !CARDS.includes(verbOf(offer))).map((offer) => offer.key);
  return wish;

  /** An ability by its bearer: what it does stands on the piece. */
  function abilityCalled(offer: Offer): string {
    const verb = verbOf(offer);
    if (verb === 'use-board') return t(`ability-${data.seats[seat]?.board}`);
    return verb === 'use-building' || verb === 'use-elder' ? t('use-of', { name: nameOf(catalogue, offer.key.split(':')[1]) }) : '';
  }

  function placing(offer: Offer): string {
    if (verbOf(offer) !== 'place' || offer.refs.length !== 1) return '';
    const after = data.foreseen[offer.refs[0]]?.objective ?? [];
    if (!after.some((n, i) => n > (progress[i] ?? 0))) return '';
    return t('result-change', { sin: nameOf(catalogue, sin), from: progress[0], near: nearness(after) });
  }
}

function answering(offer: Offer, danger: Danger, catalogue: Catalogue): string {
  if (verbOf(offer) === 'react') return t(`saved-${danger.about}`);
  if (verbOf(offer) !== 'pass') return '';
  const [one, other] = lossesOf(danger).map(({ loss, kinds }) =>
    t(`short-${loss.what}`, { amount: loss.amount, things: inRow(kinds.map((kind) => nameOf(catalogue, kind))) }),
  );
  return other ? t('either', { one, other }) : (one ?? '');
}

/** Of many Buildings one goes: they are told together, the dearest loss last. */
export function lossesOf(danger: Danger): { loss: Loss; kinds: string[] }[] {
  const rows: { loss: Loss; kinds: string[] }[] = [];
  for (const loss of danger.losses) {
    const same = loss.what === 'building' && rows.find((row) => row.loss.what === 'building');
    if (!same) rows.push({ loss, kinds: loss.kind ? [loss.kind] : [] });
    else {
      same.kinds.push(loss.kind);
      if (loss.after < same.loss.after) same.loss = loss;
    }
  }
  return rows;
}
