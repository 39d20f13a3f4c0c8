// What the prompt says and shows, in the words of the hour in hand; what has its place on the board is no button twice.
import { verbOf } from '../../lib/picks';
import type { Deed, Offer, Wish } from '../../lib/types';
import { percent } from '../../lib/words.svelte';
import { HOURS, person } from './people';
import type { Planner, Slot } from './planner.svelte';
import type { Data, Printed } from './shapes';
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

/** So many buttons have room for what comes of them. */
const PLATES = 3;
/** So many buttons stand in one row without getting higher. */
const MOST = 3;
type Catalogue = Record<string, Printed | undefined>;

export function wishOf(planner: Planner, data: Data, seat: number, offers: Offer[], catalogue: Catalogue): Wish | undefined {
  if (!planner.planning) {
    const plated = withRoom(offers.filter((o) => !ON_PIECES.has(verbOf(o))));
    const keys = plated.map((o) => o.key);
    const who = askedOf(data, seat, plated);
    const look = who ? { glyph: person(who).glyph, tint: person(who).colour } : {};
    const stands = standing(data, offers);
    const labels = { ...labelsOf(data, plated, catalogue), ...stands.labels };
    return { ...heading(data), ...look, ...stands, deeds: [], keys, results: resultsOf(offers), labels };
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
    tint: person(slot.who).colour,
    deeds: best(planner, data, slot).slice(0, Math.max(1, PLATES - offers.filter((o) => keys.includes(o.key)).length)),
    keys: [...planner.undoings(slot), ...keys],
    results: { ready: left(planner) },
    labels: { ...undone(planner, slot), 'time-up': t('short-time-up') },
  };
}

/** What is done with the token of the hour in hand, in few words: longer ones would leave no room for all of it. */
function undone(planner: Planner, slot: Slot): Record<string, string> {
  return Object.fromEntries(planner.undoings(slot).map((key) => [key, t(`short-${key.split(':')[0]}`)]));
}

/** What no piece stands for always has its button; what glows on a plate too leaves it the room. */
function withRoom(offers: Offer[]): Offer[] {
  const stem = (o: Offer): string => o.key.replace(/:\d+$/, '');
  const groups = [...new Set(offers.map(stem))];
  const loose = new Set(offers.filter((o) => !o.refs.length).map(stem));
  const shown = new Set(groups.filter((group) => !loose.has(group)).slice(0, Math.max(0, MOST - loose.size)));
  return offers.filter((o) => loose.has(stem(o)) || shown.has(stem(o)));
}

/** What it is about: the card that is met, or the Showdown. */
function heading(data: Data): Partial<Wish> {
  const title = data.inquiry?.name ?? (data.phase === 'showdown' ? t('showdown') : '');
  return title ? { title } : {};
}

/** How the dice lie, while something may be done about them. */
function standing(data: Data, offers: Offer[]): Partial<Wish> {
  const rolled = data.characters.filter((c) => c.rolled);
  if (data.inquiry?.kind !== 'plot' || !rolled.length || !offers.some((o) => o.key === 'pass')) return {};
  const dice = rolled.reduce((sum, c) => sum + c.successes + c.blanks, 0);
  const count = rolled.reduce((sum, c) => sum + c.successes, 0);
  return { title: t('ask-stands', { count, dice }), labels: { pass: t('short-stand') } };
}

/** What saying that one is ready leaves open. */
function left(planner: Planner): string {
  const empty = planner.own.flatMap((c) => c.clock.flatMap((token, hour) => (token ? [] : [HOURS[hour]])));
  return t('result-ready', { count: empty.length, hour: empty.length ? t(`hour-${empty[0]}`) : '' });
}

/** The Character whose things the offers are, where it is one. */
function askedOf(data: Data, seat: number, offers: Offer[]): string {
  const own = data.characters.filter((c) => c.seat === seat).map((c) => c.id);
  const named = new Set(offers.map((o) => o.key.split(':')[1]).filter((id) => own.includes(id)));
  return named.size === 1 ? [...named][0] : own.length === 1 && !named.size ? own[0] : '';
}

/** Fewer words than the table's own, which must say whose thing it is: here it stands on a plate, or is the only one's. */
function labelsOf(data: Data, offers: Offer[], catalogue: Catalogue): Record<string, string> {
  const found: Record<string, string> = {};
  const several = new Set(offers.map((o) => o.key.split(':')[1]).filter((id) => data.characters.some((c) => c.id === id))).size > 1;
  for (const offer of offers) {
    const deed = shortOf(offer.key.split(':'), data, catalogue);
    const who = offer.key.split(':')[1];
    if (deed) found[offer.key] = several ? t('short-of', { who: person(who).short, deed }) : deed;
  }
  return found;
}

function shortOf([verb, who, thing, last]: string[], data: Data, catalogue: Catalogue): string {
  const what = catalogue[thing]?.name ?? '';
  const dice = Number(last);
  const one = data.characters.find((c) => c.id === who);
  switch (verb) {
    case 'roll':
      return t('short-roll', { count: (data.phase === 'showdown' ? one?.dice : one?.points) ?? 0 });
    case 'draw':
    case 'virtue':
    case 'bribe':
      return t(`short-${verb}`);
    case 'sacrifice':
      return what && t('short-sacrifice', { what });
    case 'use':
      return dice ? t('short-reroll', { count: dice }) : last ? '' : what && t('short-use', { what });
    case 'deplete':
      return dice ? t('short-deplete-reroll', { what, count: dice }) : last ? '' : what && t('short-deplete', { what });
  }
  return '';
}

/** Of what dice decide only the worst and the best stand on a button; the panel tells the rest. */
function resultsOf(offers: Offer[]): Record<string, string> {
  const rolls = offers.filter((o) => o.odds.length > 1);
  const part = (o: Offer, nth: number): string => percent(o.odds.at(nth)?.chance ?? 0);
  return Object.fromEntries(rolls.map((o) => [o.key, t('result-odds', { worst: part(o, 0), best: part(o, -1) })]));
}

/** The two steps that lead to the least Dread: first those that settle something, then what comes nearest to it. */
function best(planner: Planner, data: Data, slot: Slot): Deed[] {
  const area = planner.areaAt(slot);
  const before = data.plan?.dread.likely ?? 51;
  const found = [1, 2, 3, 4, 5, 6].flatMap((n) => {
    const way = planner.place(`${area}-${n}`, slot);
    const after = way?.after;
    if (!after || (!GOOD.has(after.verdict ?? '') && after.verdict !== 'short')) return [];
    const missing = after.verdict === 'short' ? after.need - after.points : 0;
    return missing > 0 && way.stash > 0 ? [] : [{ n, way, missing, cost: after.likely + way.stash }];
  });
  return found
    .sort((a, b) => a.missing - b.missing || a.cost - b.cost)
    .slice(0, 2)
    .map(({ n, way, cost, missing }) => ({
      label: t('deed-place', { area: t(`area-${area}`), number: n, stash: way.stash }),
      small:
        missing > 0
          ? t('deed-short', { points: way.after!.points, need: way.after!.need, missing })
          : t('deed-result', { points: way.after!.points, need: way.after!.need, before, after: cost }),
      icon: way.stash ? 'swap-bag' : 'footprint',
      act: () => planner.take(way),
    }));
}
