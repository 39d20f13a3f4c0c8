// Sitting down at a table that was just made: its seats for this screen are kept and opened.
import * as api from '../lib/api';
import { keep } from '../lib/keep';
import { settings } from '../lib/settings.svelte';
import type { TableLinks } from '../lib/wire';
import { go } from './route.svelte';

/** Take every human seat of the new table at this screen; open seats are for links. */
export function sitDown(made: TableLinks): void {
  const tokens = made.seats.filter((s) => s.occupant === 'human' && s.token).map((s) => s.token!);
  keep(made.table, tokens, made.host);
  const links = made.seats.filter((s) => s.occupant === 'open' && s.link);
  for (const { seat, link } of links) knowLink(made.table, seat, link!);
  go(tokens.length ? `/table/${made.table}#${tokens.join(',')}` : `/table/${made.table}`);
}

/** Sit down at to-day's deal of a game. */
export async function takeDeal(game: string, seats: string[]): Promise<void> {
  const names = seats.map((_, i) => (i ? '' : settings.name));
  sitDown(await api.newTable({ game, seats, names, daily: true }));
}

const SHOWN = 'gaslamp.show';
/** The table is laid to show its position to friends. */
export const toShow = (table: string): void => sessionStorage.setItem(SHOWN, table);
/** Whether it is, and nobody has been shown it yet; asked once. */
export function isToShow(table: string): boolean {
  if (sessionStorage.getItem(SHOWN) !== table) return false;
  sessionStorage.removeItem(SHOWN);
  return true;
}

/** Whether links were just made that nobody has seen yet; asked once. */
export function freshLinks(table: string): boolean {
  const seen = `gaslamp.links-shown.${table}`;
  if (!knownLinks(table).length || sessionStorage.getItem(seen)) return false;
  sessionStorage.setItem(seen, '1');
  return true;
}

/** The link to a seat that is good now, if there is one. */
export function knowLink(table: string, seat: number, link: string | null): void {
  const others = knownLinks(table).filter((row) => row.seat !== seat);
  sessionStorage.setItem(`gaslamp.links.${table}`, JSON.stringify(link ? [...others, { seat, link }] : others));
}

/** The links to open seats that this window knows. */
export function knownLinks(table: string): { seat: number; link: string }[] {
  try {
    return JSON.parse(sessionStorage.getItem(`gaslamp.links.${table}`) ?? '[]');
  } catch {
    return [];
  }
}
