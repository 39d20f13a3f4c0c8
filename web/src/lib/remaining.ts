// How much time is left, in as many words as matter.
import { t } from './words.svelte';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Minutes and seconds under an hour, then hours, then days; where there is little room, the largest alone. */
export function remaining(seconds: number, brief = false): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left < HOUR) return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  if (brief) return left < 2 * DAY ? t('time-h', { hours: Math.floor(left / HOUR) }) : t('time-d', { days: Math.floor(left / DAY) });
  if (left < 2 * DAY) return t('time-hours', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / 60) });
  return t('time-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
}
