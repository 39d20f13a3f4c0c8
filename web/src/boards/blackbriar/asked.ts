// What the prompt says of a blow or of the die in hand, and what comes of each answer.
import type { Wish } from '../../lib/types';
import { listed } from '../../lib/words.svelte';
import { dieOf, type Play } from './play.svelte';
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
  return { title: t('ask-where', { die: t('die-shows', { sides, shows }) }), line: t('ask-where-help'), deeds: [] };
}
