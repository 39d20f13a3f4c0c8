import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Shelf } from './kit';

const TOKEN = 'a'.repeat(43);
const OTHER = 'b'.repeat(43);

async function at(path: string): Promise<typeof import('../src/shell/route.svelte')> {
  const [where, hash] = path.split('#');
  const [pathname, search] = where.split('?');
  vi.stubGlobal('location', { pathname, search: search ? `?${search}` : '', hash: hash ? `#${hash}` : '' });
  vi.resetModules();
  return await import('../src/shell/route.svelte');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Shelf());
  vi.stubGlobal('sessionStorage', new Shelf());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('history', { replaceState: vi.fn(), pushState: vi.fn() });
});
afterEach(() => vi.unstubAllGlobals());

describe('an address', () => {
  it('that names no table is the lobby', async () => {
    expect((await at('/')).route.now).toEqual({ page: 'lobby', table: '', tokens: [] });
  });

  it('of a daily deal is the playbill with its results', async () => {
    const { route } = await at('/daily/2026-03-01/a-game');
    expect(route.now).toMatchObject({ page: 'lobby', lobby: 'playbill', daily: { day: '2026-03-01', game: 'a-game' } });
  });

  it('with tokens opens its seats, and the browser keeps them', async () => {
    const { route, wayTo } = await at(`/table/t-1#${TOKEN},${OTHER}`);
    expect(route.now).toEqual({ page: 'table', table: 't-1', tokens: [TOKEN, OTHER] });
    expect(wayTo('t-1')).toBe(`/table/t-1#${TOKEN},${OTHER}`);
    expect(wayTo('t-2')).toBe('/table/t-2');
  });

  it('of a call opens the seats this browser holds there', async () => {
    const { keep } = await import('../src/lib/keep');
    keep('t-1', [TOKEN]);
    await at('/table/t-1#mine');
    expect(history.replaceState).toHaveBeenCalledWith(null, '', `/table/t-1#${TOKEN}`);
  });

  it('may name a moment, and keeps it on the way to this browser’s seats', async () => {
    expect((await at('/table/t-1?at=37&eyes=-1')).route.now).toMatchObject({ table: 't-1', tokens: [], at: 37, eyes: -1 });
    expect((await at('/table/t-1?at=-3')).route.now.at).toBeUndefined();
    expect((await at('/table/t-1?at=x')).route.now.at).toBeUndefined();
    const { momentAt } = await at('/table/t-1?at=4#mine');
    expect(history.replaceState).toHaveBeenCalledWith(null, '', '/table/t-1?at=4');
    expect(momentAt('t-1', 4, 0)).toBe('/table/t-1?at=4&eyes=0');
  });

  it('may name a page of the lobby', async () => {
    expect((await at('/home')).route.now.lobby).toBe('home');
    expect((await at('/homes')).route.now.lobby).toBeUndefined();
  });

  it('with something that is no token is that of a spectator', async () => {
    expect((await at('/table/t-1#hello')).route.now.tokens).toEqual([]);
  });

  it('of an invitation is kept nowhere', async () => {
    const { route, wayTo } = await at(`/table/t-1#join=${TOKEN}`);
    expect(route.now).toEqual({ page: 'invited', table: 't-1', tokens: [TOKEN] });
    expect(wayTo('t-1')).toBe('/table/t-1');
  });

  it('with the owner’s key loses it at once', async () => {
    await at('/#owner=secret');
    expect(history.replaceState).toHaveBeenCalledWith(null, '', '/');
    const { allTokens } = await import('../src/lib/keep');
    expect(allTokens()).toEqual(['secret']);
  });
});

describe('what a browser keeps', () => {
  it('is added to, not replaced', async () => {
    const { allTokens, hostOf, keep, seatTokens, tokensOf } = await import('../src/lib/keep');
    keep('t', [TOKEN], 'host');
    keep('t', [OTHER]);
    expect(tokensOf('t')).toEqual([TOKEN, OTHER]);
    expect(hostOf('t')).toBe('host');
    expect(allTokens('t')).toEqual([TOKEN, OTHER, 'host']);
    expect(seatTokens()).toEqual([TOKEN, OTHER]);
  });

  it('is without what the server has refused, also when an old link brings it again', async () => {
    const { giveUp, keep, opening, tokensOf } = await import('../src/lib/keep');
    keep('t', [TOKEN, OTHER], 'host');
    giveUp('t', [TOKEN]);
    keep('t', [TOKEN]);
    expect(tokensOf('t')).toEqual([OTHER]);
    expect(opening('t', [TOKEN, OTHER])).toEqual([OTHER, 'host']);
  });

  it('can be put away and fetched again, with its seats', async () => {
    const { keep, putAway, setAway, tokensOf } = await import('../src/lib/keep');
    keep('t', [TOKEN]);
    setAway('t', true);
    setAway('u', true);
    setAway('u', true);
    expect(putAway()).toEqual(['u', 't']);
    setAway('u', false);
    expect(putAway()).toEqual(['t']);
    expect(tokensOf('t')).toEqual([TOKEN]);
  });
});
