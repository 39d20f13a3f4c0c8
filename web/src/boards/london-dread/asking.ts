// What the prompt says and shows, in the words of the hour in hand; what has its place on the board is no button twice.
import { verbOf } from '../../lib/picks';
import type { Deed, Offer, Wish } from '../../lib/types';
import { percent } from '../../lib/words.svelte';
import { HOURS, person } from './people';
import type { Planner, Slot } from './planner.svelte';
import type { Data } from './shapes';
import { t } from './words';

const GOOD = new Set(['solved', 'rolls', 'joins', 'begins-endgame', 'beats-goon']);
/** Verbs whose pieces are large and lit: no button is needed for them. */
const ON_PIECES = new Set([
  'be',
  'investigate',
  'menace',
  'ease',
  'detour',
  'replan',
  'remove-goon',
  'discard',
  'from-supply',
  'play',
  'draw',
]);

export function wishOf(planner: Planner, data: Data, seat: number, offers: Offer[]): Wish | undefined {
  if (!planner.planning) {
    const keys = offers.filter((o) => !ON_PIECES.has(verbOf(o))).map((o) => o.key);
    return { deeds: [], keys, results: resultsOf(offers) };
  }
  const slot = planner.slot;
  const keys = ['ready', 'not-ready', 'time-up'];
  if (!slot) {
    const ready = data.ready[seat];
    if (ready) return { title: t('ask-waiting'), line: t('ask-waiting-line'), deeds: [], keys };
    return { title: t('ask-done'), line: t('ask-done-line'), deeds: [], keys };
  }
  return {
    title: t('ask-where', { hour: t(`hour-${HOURS[slot.hour]}`), who: person(slot.who).short }),
    line: t('ask-where-line', { area: t(`area-${planner.area}`) }),
    glyph: person(slot.who).glyph,
    deeds: best(planner, data, slot),
    keys: [...planner.undoings(slot), ...keys],
  };
}

/** Of what dice decide only the worst and the best stand on a button; the panel tells the rest. */
function resultsOf(offers: Offer[]): Record<string, string> {
  const rolls = offers.filter((o) => o.odds.length > 1);
  const part = (o: Offer, nth: number): string => percent(o.odds.at(nth)?.chance ?? 0);
  return Object.fromEntries(rolls.map((o) => [o.key, t('result-odds', { worst: part(o, 0), best: part(o, -1) })]));
}

/** The two steps that lead to the least Dread, where they do better than an empty hour. */
function best(planner: Planner, data: Data, slot: Slot): Deed[] {
  const area = planner.areaAt(slot);
  const least = data.plan?.dread.least ?? 51;
  const found = [1, 2, 3, 4, 5, 6].flatMap((n) => {
    const way = planner.place(`${area}-${n}`, slot);
    if (!way?.after || !GOOD.has(way.after.verdict ?? '')) return [];
    const cost = way.after.least + way.stash;
    return cost < least || way.after.verdict !== 'joins' ? [{ n, way, cost }] : [];
  });
  return found
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 2)
    .map(({ n, way, cost }) => ({
      label: t('deed-place', { area: t(`area-${area}`), number: n, stash: way.stash }),
      small: t('deed-result', { points: way.after!.points, need: way.after!.need, before: least, after: Math.min(51, cost) }),
      icon: way.stash ? 'swap-bag' : 'footprint',
      act: () => planner.take(way),
    }));
}
