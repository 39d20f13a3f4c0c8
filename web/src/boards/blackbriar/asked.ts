// What the prompt says of a blow or of the die in hand, and what comes of each answer.
import { verbOf } from '../../lib/picks';
import type { Deed, Wish } from '../../lib/types';
import { listed } from '../../lib/words.svelte';
import { effectGlyph, weaponGlyph } from './looks';
import { dieOf, idOf, type Play } from './play.svelte';
import { t } from './words';

export function asked(play: Play): Wish | undefined {
  const { selected, offers } = play.props();
  const { block, lifted } = play.data;
  if (selected.length) return { deeds: [], keys: play.left.map((offer) => offer.key) };
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
  if (!die) return undefined;
  const { sides, shows } = dieOf(die);
  return { title: t('ask-where', { die: t('die-shows', { sides, shows }) }), line: t('ask-where-help'), deeds: best(play) };
}

/** The hit that takes the most, and a building that serves: what one most likely wants of a die. */
function best(play: Play): Deed[] {
  const { offers, choose } = play.props();
  const hits = offers
    .filter((offer) => verbOf(offer) === 'use')
    .flatMap((offer) => play.data.results?.[offer.key]?.map((one) => ({ offer, one })) ?? [])
    .filter(({ one }) => one.after < one.before && !play.folk.has(idOf(one.ref)));
  hits.sort((a, b) => Number(b.one.falls) - Number(a.one.falls) || b.one.before - b.one.after - (a.one.before - a.one.after));
  const found: Deed[] = hits.slice(0, 1).map(({ offer, one }) => {
    const weapon = offer.key.split(':')[2];
    const act = () => void choose(offer.key);
    return { label: play.name(`weapon/${weapon}`), small: play.result(one, true), icon: weaponGlyph(weapon), act };
  });
  const served = offers.find((offer) => verbOf(offer) === 'building' && offers.filter((o) => o.refs[0] === offer.refs[0]).length === 1);
  const house = served && play.pieces.get(served.refs[0]);
  if (served && house)
    found.push({
      label: house.name,
      small: served.note,
      icon: effectGlyph(served.key.split(':')[2].split('-')[0]),
      act: () => void choose(served.key),
    });
  return found;
}
