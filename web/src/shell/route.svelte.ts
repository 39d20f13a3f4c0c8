// Where we are: the lobby, a table with the tokens of its link, or on the way to one by invitation.
import { keep, takeOwnerKey, tokensOf } from '../lib/keep';

export interface Route {
  page: 'lobby' | 'table' | 'invited';
  table: string;
  tokens: string[];
  /** Which page of the lobby was asked for; nothing: whatever fits. */
  lobby?: 'home' | 'playbill';
}

function read(): Route {
  const match = /^\/table\/([\w-]+)$/.exec(location.pathname);
  if (!match) {
    takeOwnerKey();
    const asked = /^\/(home|playbill)$/.exec(location.pathname)?.[1] as Route['lobby'];
    return { page: 'lobby', table: '', tokens: [], lobby: asked };
  }
  // A call or a feed names the table only; the seats are this browser's.
  if (location.hash === '#mine') history.replaceState(null, '', wayTo(match[1]));
  const invitation = /^#join=([\w-]{43})$/.exec(location.hash);
  if (invitation) return { page: 'invited', table: match[1], tokens: [invitation[1]] };
  const given = location.hash
    .slice(1)
    .split(',')
    .filter((token) => /^[\w-]{43}$/.test(token));
  if (given.length) keep(match[1], given);
  return { page: 'table', table: match[1], tokens: given };
}

export const route = $state({ now: read() });

addEventListener('popstate', () => (route.now = read()));
addEventListener('hashchange', () => (route.now = read()));

export function go(path: string): void {
  history.pushState(null, '', path);
  route.now = read();
}

/** Go there without leaving this place in the history: an invitation is followed once. */
export function replace(path: string): void {
  history.replaceState(null, '', path);
  route.now = read();
}

/** The way to a table with the seats this browser holds. */
export function wayTo(table: string): string {
  const tokens = tokensOf(table);
  return tokens.length ? `/table/${table}#${tokens.join(',')}` : `/table/${table}`;
}
