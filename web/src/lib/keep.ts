// What this browser keeps: the tokens of its seats, so that a table can be continued.
const PLACE = 'gaslamp.tables';
const OWNER = 'gaslamp.owner';
const MOST = 60;

export interface Kept {
  tokens: string[];
  host?: string;
  at: number;
  /** Tokens that open nothing any more: another device of the same person brings none of them back. */
  void?: string[];
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}');
  } catch {
    return {};
  }
}

function write(kept: Record<string, Kept>): void {
  const latest = Object.entries(kept).sort(([, a], [, b]) => b.at - a.at);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(latest.slice(0, MOST))));
  } catch {
    // A browser that keeps nothing still plays; only "continue" is lost.
  }
}

export function keep(table: string, tokens: string[], host?: string): void {
  const kept = all();
  kept[table] = joined(kept[table], { tokens, host, at: Date.now() });
  write(kept);
}

/** What is known of a table from two sides: all tokens but those that open nothing, the later moment of both. */
function joined(ours: Kept | undefined, theirs: Kept): Kept {
  const gone = [...new Set([...(ours?.void ?? []), ...(theirs.void ?? [])])].sort();
  const tokens = [...new Set([...(ours?.tokens ?? []), ...theirs.tokens])].filter((token) => !gone.includes(token));
  const host = [theirs.host, ours?.host].find((one) => one && !gone.includes(one));
  return { tokens, host, at: Math.max(ours?.at ?? 0, theirs.at), ...(gone.length ? { void: gone } : {}) };
}

/** Everything this browser could share with another one of the same person. */
export function held(): Record<string, Kept> {
  return all();
}

/** Take over what another device holds, its tokens beside ours. */
export function takeOver(others: Record<string, Kept>): void {
  const kept = all();
  for (const [table, theirs] of Object.entries(others)) kept[table] = joined(kept[table], theirs);
  write(kept);
}

// Names that were used here: asked for once, offered everywhere.
const NAMES = 'gaslamp.names';
const MOST_NAMES = 12;

export function knownNames(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(NAMES) ?? '[]');
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export function knowName(name: string): void {
  const said = name.trim();
  if (!said) return;
  const others = knownNames().filter((other) => other !== said);
  localStorage.setItem(NAMES, JSON.stringify([said, ...others].slice(0, MOST_NAMES)));
}

// What is put away is not gone: it can be fetched again.
const AWAY = 'gaslamp.away';
const MOST_AWAY = 400;

/** The tables this browser has put away, latest first. */
export function putAway(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(AWAY) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function setAway(table: string, away: boolean): void {
  const others = putAway().filter((id) => id !== table);
  try {
    localStorage.setItem(AWAY, JSON.stringify((away ? [table, ...others] : others).slice(0, MOST_AWAY)));
  } catch {
    // A browser that keeps nothing shows every table.
  }
}

export function tokensOf(table: string): string[] {
  return all()[table]?.tokens ?? [];
}

/** Another token for a seat in the place of one that opens nothing any more. */
export function exchange(table: string, old: string, token: string): void {
  const kept = all();
  const ours = kept[table];
  if (!ours) return;
  const tokens = ours.tokens.map((held) => (held === old ? token : held));
  kept[table] = joined(undefined, { ...ours, tokens, void: [...(ours.void ?? []), old] });
  write(kept);
}

/** The server has refused these: they are not brought along again. */
export function giveUp(table: string, refused: string[]): void {
  const kept = all();
  const ours = kept[table];
  if (!ours) return;
  kept[table] = joined(undefined, { ...ours, void: [...(ours.void ?? []), ...refused] });
  write(kept);
}

export function hostOf(table: string): string | undefined {
  return all()[table]?.host;
}

/** What opens a table: the tokens of the seats, and with them what its founder may do. */
export function opening(table: string, tokens: string[]): string[] {
  const kept = all()[table];
  const good = tokens.filter((token) => !kept?.void?.includes(token));
  return kept?.host ? [...good, kept.host] : good;
}

/** The owner key of a local server comes in the address once and is kept for this window. */
export function takeOwnerKey(): void {
  const match = /^#owner=([\w-]+)$/.exec(location.hash);
  if (!match) return;
  sessionStorage.setItem(OWNER, match[1]);
  history.replaceState(null, '', location.pathname);
}

export function hasOwnerKey(): boolean {
  return sessionStorage.getItem(OWNER) !== null;
}

/** The key of an earlier start opens nothing any more. */
export function dropOwnerKey(): void {
  sessionStorage.removeItem(OWNER);
}

/** The tokens of every seat this browser holds, the latest first. */
export function seatTokens(): string[] {
  const latest = Object.values(all()).sort((a, b) => b.at - a.at);
  return [...new Set(latest.flatMap((kept) => kept.tokens))];
}

/** Every token there is, or all that concern one table; the owner key first. */
export function allTokens(table?: string): string[] {
  const owner = sessionStorage.getItem(OWNER);
  const kept = table ? [all()[table]].filter((k) => k !== undefined) : Object.values(all());
  const tokens = kept.flatMap((k) => [...k.tokens, ...(k.host ? [k.host] : [])]);
  return [...(owner ? [owner] : []), ...new Set(tokens)];
}
