// Where we are: the lobby, a table with the tokens of its link, or on the way to one by invitation.
import { keep, takeOwnerKey, tokensOf } from '../lib/keep';
import { takeRingKey } from '../lib/ring';

export interface Route {
  page: 'lobby' | 'table' | 'invited' | 'learn' | 'rules';
  table: string;
  tokens: string[];
  /** Which page of the lobby was asked for; nothing: whatever fits. */
  lobby?: 'home' | 'playbill' | 'company';
  /** The daily deal whose results are looked at there. */
  daily?: { day: string; game: string };
  /** The game whose rules are looked at, and the rule that is. */
  rules?: { game: string; rule: string };
  /** A moment of the table: so many choices into its game, seen with these eyes. */
  at?: number;
  eyes?: number;
  /** A game's lessons, or one of them. */
  learn?: { game: string; lesson: string };
}

function read(): Route {
  const match = /^\/table\/([\w-]+)$/.exec(location.pathname);
  if (!match) {
    takeOwnerKey();
    takeRingKey();
    const deal = /^\/daily\/([\d-]+)\/([\w-]+)$/.exec(location.pathname);
    if (deal) return { page: 'lobby', table: '', tokens: [], lobby: 'playbill', daily: { day: deal[1], game: deal[2] } };
    const learn = /^\/learn\/([\w-]+)(?:\/([\w-]+))?$/.exec(location.pathname);
    if (learn) return { page: 'learn', table: '', tokens: [], learn: { game: learn[1], lesson: learn[2] ?? '' } };
    const book = /^\/rules\/([\w-]+)(?:\/([\w-]+))?$/.exec(location.pathname);
    if (book) return { page: 'rules', table: '', tokens: [], rules: { game: book[1], rule: book[2] ?? '' } };
    const asked = /^\/(home|playbill|company)$/.exec(location.pathname)?.[1] as Route['lobby'];
    return { page: 'lobby', table: '', tokens: [], lobby: asked };
  }
  // A call or a feed names the table only; the seats are this browser's.
  if (location.hash === '#mine') {
    const [path, hash] = wayTo(match[1]).split('#');
    history.replaceState(null, '', path + (location.search ?? '') + (hash ? `#${hash}` : ''));
  }
  const invitation = /^#join=([\w-]{43})$/.exec(location.hash);
  if (invitation) return { page: 'invited', table: match[1], tokens: [invitation[1]] };
  const given = location.hash
    .slice(1)
    .split(',')
    .filter((token) => /^[\w-]{43}$/.test(token));
  if (given.length) keep(match[1], given);
  return { page: 'table', table: match[1], tokens: given, ...moment(location.search ?? '') };
}

/** `?at=37&eyes=0`: what stands there, if it is a moment. */
function moment(search: string): { at?: number; eyes?: number } {
  const asked = new URLSearchParams(search);
  const at = Number(asked.get('at') ?? NaN);
  const eyes = Number(asked.get('eyes') ?? NaN);
  if (!Number.isSafeInteger(at) || at < 0) return {};
  return Number.isSafeInteger(eyes) ? { at, eyes } : { at };
}

/** The address of a moment: whoever opens it sees what they may, players with their own seats. */
export function momentAt(table: string, at: number, eyes?: number): string {
  return `/table/${table}?at=${at}${eyes === undefined ? '' : `&eyes=${eyes}`}`;
}

/** The address says where one is while looking back, and leaves no trail. */
export function showMoment(table: string, at: number | null): void {
  const path = at === null ? `/table/${table}` : momentAt(table, at);
  history.replaceState(history.state, '', path + location.hash);
}

export const route = $state({ now: read() });

addEventListener('popstate', () => (route.now = read()));
addEventListener('hashchange', () => (route.now = read()));

export function go(path: string): void {
  history.pushState(null, '', path);
  route.now = read();
}

/** A link within the pages; whoever wants it in another window gets it there. */
export function follow(event: MouseEvent, path: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(path);
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
