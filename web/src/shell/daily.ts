// The daily deal in words: which day it is, how one compares, and what is told to others of it.
import type { DailyMine } from '../lib/wire';
import { dated, language, t } from '../lib/words.svelte';

/** The day as the server counts it. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** So many days later; earlier with a number below nothing. From what is no day one comes to this one. */
export function dayAfter(day: string, days: number): string {
  const then = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(then.getTime())) return today();
  then.setUTCDate(then.getUTCDate() + days);
  return then.toISOString().slice(0, 10);
}

export function dayNamed(day: string): string {
  const then = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(then.getTime())) return day;
  return dated(then, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
}

export function dealTitle(day: string, now = today()): string {
  if (day === now) return t('daily-today');
  if (day === dayAfter(now, -1)) return t('daily-yesterday');
  return t('daily-of', { day: dayNamed(day) });
}

/** How one compares with all others who have played the deal. */
export function compared({ worse, others }: DailyMine): string {
  if (!others) return t('daily-alone');
  if (worse === others) return t('daily-best', { others });
  if (!worse) return t('daily-worst', { others });
  return t('daily-better', { hundred: Math.max(1, Math.floor((100 * worse) / others)), worse, others });
}

/** How one's game went; nothing while it runs. */
export function howItWent(mine: DailyMine): string {
  if (!mine.over) return '';
  return mine.won ? t('daily-you-won') : t('daily-you-lost');
}

export const score = (value: number | null): string => (value === null ? '' : value.toLocaleString(language.tag));

/** What others are told beside the link: nothing of how the deal goes. */
export function toShare(title: string, day: string, mine: DailyMine | null): string {
  const what = { title, day: dayNamed(day) };
  return mine?.over && mine.counts && mine.others ? t('daily-share-mine', { ...what, compared: compared(mine) }) : t('daily-share', what);
}

export const wayToDeal = (day: string, game: string): string => `/daily/${day}/${game}`;
