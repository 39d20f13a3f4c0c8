// Which doors are lit: tables in the order in which somebody would want to see them.
import type { TableLine } from '../lib/wire';
import { dated, t } from '../lib/words.svelte';

export interface Doors {
  /** It is my turn there, longest waiting first. */
  lit: TableLine[];
  /** I sit there and others are to choose, latest first. */
  waiting: TableLine[];
  /** I hold no seat there: to watch, or to hand out links for. */
  open: TableLine[];
  /** Finished ones, and whatever was put away. */
  away: TableLine[];
}

export const isMine = (row: TableLine): boolean => !row.over && row.asked.some((seat) => row.mine.includes(seat));

/** Finished tables are put away by themselves unless they were fetched again. */
export function sorted(tables: TableLine[], putAway: string[], fetched: string[]): Doors {
  const gone = (row: TableLine): boolean => putAway.includes(row.table) || (row.over && !fetched.includes(row.table));
  const there = tables.filter((row) => !gone(row));
  return {
    lit: there.filter(isMine).sort((a, b) => a.moved.localeCompare(b.moved)),
    waiting: there.filter((row) => row.mine.length && !isMine(row)),
    open: there.filter((row) => !row.mine.length),
    away: tables.filter(gone),
  };
}

/** Where to go when this game is over: the table that has waited longest for me. */
export function nextTable(tables: TableLine[], here: string, putAway: string[]): TableLine | undefined {
  return sorted(tables, putAway, []).lit.find((row) => row.table !== here);
}

const MINUTE = 60_000;

/** How long ago, in words that can stand after a comma. */
export function since(time: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(time)) / MINUTE));
  if (minutes < 1) return t('since-now');
  if (minutes < 60) return t('since-minutes', { minutes });
  if (minutes < 2880) return t('since-hours', { hours: Math.round(minutes / 60) });
  return t('since-day', { day: dated(new Date(time), { day: 'numeric', month: 'long' }) });
}
