// What can be said with one press; it travels as a key, and everybody reads it in their own language.
import type { Say } from '../lib/wire';
import { t } from '../lib/words.svelte';

export type Phrase = Exclude<NonNullable<Say['phrase']>, ''>;

const SAID: Record<Phrase, () => string> = {
  'good-evening': () => t('phrase-good-evening'),
  'your-turn': () => t('phrase-your-turn'),
  'one-moment': () => t('phrase-one-moment'),
  'take-your-time': () => t('phrase-take-your-time'),
  'well-played': () => t('phrase-well-played'),
  ouch: () => t('phrase-ouch'),
  'my-mistake': () => t('phrase-my-mistake'),
  thanks: () => t('phrase-thanks'),
  'watch-out': () => t('phrase-watch-out'),
  'good-game': () => t('phrase-good-game'),
};

export const PHRASES = Object.keys(SAID) as Phrase[];

/** A line of talk: what was typed, or the phrase. */
export function words(line: { text: string; phrase: string }): string {
  return SAID[line.phrase as Phrase]?.() ?? line.text;
}
