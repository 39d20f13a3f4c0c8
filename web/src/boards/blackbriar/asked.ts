// What the prompt says of a blow or of the die in hand, and what comes of each answer.
import { verbOf } from '../../lib/picks';
import type { Deed, Wish } from '../../lib/types';
import { listed } from '../../lib/words.svelte';
import { effectGlyph, weaponGlyph } from './looks';
import { dieOf, idOf, weaponOf, type Play } from './play.svelte';
import { t } from './words';

/** More options of a picked piece than this have no plate each: they are listed on the open card. */
export const PLATES = 4;

/** On a phone what is listed on the open card is not in the prompt once more. */
export function asked(play: Play, narrow: boolean): Wish | undefined {
  const { selected, offers } = play.props();
  const { block, lifted } = play.data;
  if (selected.length) return { deeds: [], keys: narrow && play.left.length > PLATES ? [] : play.left.map((offer) => offer.key) };
  if (!offers.length) return undefined;
  if (block) {
    const results: Record<string, string> = {};
    for (const offer of offers) {
      const one = play.resultOf(offer, `piece/${block.victim}`);
      if (one) results[offer.key] = one.falls ? t('fate-killed') : t('fate-health', { before: one.before, after: one.after });
    }
    const name = play.name(`piece/${block.attacker}`);
    const struck = listed(block.struck.map((row) => row.name));
    return {
      title: t('ask-strike', {
        attacker: name ? 'other' : 'magick',
        name,
        victim: play.folk.get(block.victim)?.name ?? '',
        damage: block.damage,
      }),
      line: struck ? t('ask-block-struck', { struck }) : t('ask-block'),
      deeds: [],
      results,
    };
  }
  const die = lifted && play.pieces.get(lifted);
  if (!die) return open(play);
  const { sides, shows } = dieOf(die);
  return { title: t('ask-where', { die: t('die-shows', { sides, shows }) }), line: t('ask-where-help'), ...best(play) };
}

/** What is asked while no die is in hand: the turn of all, dice that are offered, an action under construction. */
function open(play: Play): Wish | undefined {
  const { offers } = play.props();
  const { plan, wave } = play.data;
  const one = (verb: string) => offers.find((offer) => verbOf(offer) === verb);
  const labels: Record<string, string> = {};
  for (const offer of offers) {
    const die = ['lift', 'ask'].includes(verbOf(offer)) && play.pieces.get(offer.refs[0]);
    if (die) labels[offer.key] = t('die-shows', { sides: dieOf(die).sides, shows: dieOf(die).shows });
    else if (verbOf(offer) === 'pay') labels[offer.key] = play.upgradeName(offer.refs[1]);
    else if (verbOf(offer) === 'refuse') labels[offer.key] = t('offer-decline');
  }
  const step = one('step');
  if (step) {
    for (const offer of offers) labels[offer.key] = t('step-to', { hex: idOf(offer.refs[1]).toUpperCase() });
    return { title: t('ask-step', { name: play.name(step.refs[0]) }), line: t('ask-equal'), deeds: [], labels };
  }
  const equal = ['target', 'first', 'arrive', 'magick', 'break'].find(one);
  if (equal) return { title: t(`ask-${equal}`), line: undefined, deeds: [] };
  const refuse = one('refuse');
  if (refuse) return { title: t('ask-offered', { name: play.name(refuse.refs[0]) }), line: t('ask-offered-help'), deeds: [], labels };
  if (plan && one('take-back')) {
    const weapon = play.pieces.get(`weapon/${plan.weapon}`);
    const name = (plan.kind === 'upgrade' && weapon && weaponOf(weapon).next?.name) || (weapon?.name ?? '');
    const missing = Math.max(0, (plan.price ?? 0) - (plan.paid ?? 0));
    return { title: t(`ask-${plan.kind}`, { name, missing }), line: t(`ask-${plan.kind}-help`), deeds: [], labels };
  }
  if (!one('pass') || !one('lift')) return undefined;
  // Dice and hexes glow: they need no plates.
  const keys = offers.filter((offer) => !['lift', 'move'].includes(verbOf(offer))).map((offer) => offer.key);
  return { title: t('ask-open', { wave }), line: t('ask-open-help'), deeds: [], keys };
}

/** The hit that takes the most, and a building that serves: what one most likely wants of a die. Where nothing can
 * be hit, no building outshines what may be prepared: each has its plate. What is done so has no second plate. */
function best(play: Play): { deeds: Deed[]; keys?: string[] } {
  const { offers, choose } = play.props();
  const hits = offers
    .filter((offer) => verbOf(offer) === 'use')
    .flatMap((offer) => play.data.results?.[offer.key]?.map((one) => ({ offer, one })) ?? [])
    .filter(({ one }) => one.after < one.before && !play.folk.has(idOf(one.ref)));
  hits.sort((a, b) => Number(b.one.falls) - Number(a.one.falls) || b.one.before - b.one.after - (a.one.before - a.one.after));
  if (!hits.length) return { deeds: [] };
  const [{ offer: hit, one }] = hits;
  const weapon = hit.key.split(':')[2];
  const deeds: Deed[] = [
    { label: play.name(`weapon/${weapon}`), small: play.result(one, true), icon: weaponGlyph(weapon), act: () => void choose(hit.key) },
  ];
  const served = offers.find((offer) => verbOf(offer) === 'building' && offers.filter((o) => o.refs[0] === offer.refs[0]).length === 1);
  const house = served && play.pieces.get(served.refs[0]);
  if (served && house)
    deeds.push({
      label: house.name,
      small: served.note,
      icon: effectGlyph(served.key.split(':')[2].split('-')[0]),
      act: () => void choose(served.key),
    });
  const done = [hit.key, house && served.key];
  if (offers.length > PLATES) return { deeds };
  return { deeds, keys: offers.map((offer) => offer.key).filter((key) => !done.includes(key)) };
}

/** The hex of whoever is struck, acts or is asked for, or is to act: there a small window lies. */
export function followed(play: Play, front?: string): string | undefined {
  const { block, night, plan, townsfolkTurn } = play.data;
  const glowing = [...play.glowing.keys()];
  const creature = glowing.find((ref) => !townsfolkTurn && ref.startsWith('piece/') && !play.folk.has(idOf(ref)));
  const id = block?.victim || night.acting || (creature && idOf(creature)) || plan?.townsfolk || front;
  const lit = glowing.find((ref) => ref.startsWith('hex/'));
  return (id && play.where.get(id)) || (lit && idOf(lit));
}
