// What is said of a pile that is opened.
import type { ZoneView } from '../../lib/types';
import { t } from './words';

/** `name` is that of the rival's overlord. */
export function pileTitle({ id, owner }: ZoneView, me: number, name: string): string {
  if (id === 'market') return t('market');
  if (id === `seat-${owner}/deck`) return owner === me ? t('deck-own-known') : t('deck-rival-known', { name });
  return owner === me ? t('discard-own') : t('discard-rival', { name });
}

/** Why of a facedown pile no more can be seen. */
export function hiddenIn({ id, owner, count = 0 }: ZoneView, me: number, name: string): string | undefined {
  if (id === 'market') return t('market-hidden', { count });
  if (id !== `seat-${owner}/deck`) return undefined;
  return owner === me ? t('deck-own-hidden', { count }) : t('deck-rival-hidden', { count, name });
}
