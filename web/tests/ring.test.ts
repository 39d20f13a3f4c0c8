import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Shelf } from './kit';

const KEY = 'k'.repeat(43);
const OURS = 'a'.repeat(43);
const THEIRS = 'b'.repeat(43);

interface Kept {
  number: number;
  sealed: string;
}
let rings: Record<string, Kept>;

/** A server that keeps rings as ours does. */
async function served(path: string, asked: RequestInit): Promise<unknown> {
  const door = String(new Headers(asked.headers).get('Authorization')).slice(7);
  const where = path.split('?')[0];
  const answer = (status: number, body: unknown): unknown => ({ ok: status === 200, status, json: async () => body });
  if (where === '/api/ring/drop') {
    delete rings[door];
    return answer(200, {});
  }
  if (asked.method === 'GET') return rings[door] ? answer(200, rings[door]) : answer(404, { error: { code: 'not-found', message: 'no' } });
  const put = JSON.parse(String(asked.body)) as Kept;
  if (put.number !== (rings[door]?.number ?? 0) + 1) return answer(409, { error: { code: 'busy', message: 'later' } });
  rings[door] = put;
  return answer(200, put);
}

/** A device: what it keeps is its own. */
async function device(hash = ''): Promise<{ ring: typeof import('../src/lib/ring'); keep: typeof import('../src/lib/keep') }> {
  vi.stubGlobal('localStorage', new Shelf());
  vi.stubGlobal('sessionStorage', new Shelf());
  vi.stubGlobal('location', { hash, pathname: '/' });
  vi.stubGlobal('history', { replaceState: () => {} });
  vi.resetModules();
  return { ring: await import('../src/lib/ring'), keep: await import('../src/lib/keep') };
}

beforeEach(() => {
  rings = {};
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('fetch', served);
});

describe('a ring of keys', () => {
  it('carries seats from one device to another and back', async () => {
    const first = await device();
    first.keep.keep('t', [OURS], 'host');
    const key = await first.ring.begin();
    const shelf = localStorage;
    const second = await device(`#ring=${key}`);
    second.keep.keep('u', [THEIRS]);
    second.ring.takeRingKey();
    expect([second.ring.offeredKey(), second.ring.ringKey(), second.keep.tokensOf('t')]).toEqual([key, null, []]);
    await second.ring.join();
    expect([second.keep.tokensOf('t'), second.keep.hostOf('t'), second.ring.offeredKey()]).toEqual([[OURS], 'host', null]);
    vi.stubGlobal('localStorage', shelf);
    await first.ring.sync();
    expect([first.keep.tokensOf('u'), first.keep.tokensOf('t')]).toEqual([[THEIRS], [OURS]]);
    const before = JSON.stringify(rings);
    await first.ring.sync();
    expect(JSON.stringify(rings)).toBe(before);
  });

  it('brings back no token that opens nothing any more', async () => {
    const first = await device();
    first.keep.keep('t', [OURS, 'old']);
    const key = await first.ring.begin();
    const shelf = localStorage;
    const second = await device(`#ring=${key}`);
    second.ring.takeRingKey();
    await second.ring.join();
    second.keep.exchange('t', OURS, THEIRS);
    second.keep.giveUp('t', ['old']);
    await second.ring.sync();
    expect(second.keep.tokensOf('t')).toEqual([THEIRS]);
    vi.stubGlobal('localStorage', shelf);
    await first.ring.sync();
    expect(first.keep.tokensOf('t')).toEqual([THEIRS]);
    const before = JSON.stringify(rings);
    await first.ring.sync();
    expect(JSON.stringify(rings)).toBe(before);
  });

  it('takes nothing from a link that was not agreed to', async () => {
    const { ring, keep } = await device(`#ring=${KEY}`);
    keep.keep('t', [OURS]);
    ring.takeRingKey();
    await ring.sync();
    ring.decline();
    await ring.sync();
    expect([rings, ring.offeredKey(), ring.ringKey()]).toEqual([{}, null, null]);
  });

  it('is sealed: neither its key nor a token lies at the server', async () => {
    const { ring, keep } = await device();
    keep.keep('t', [OURS], 'host');
    const key = await ring.begin();
    const there = JSON.stringify(rings);
    expect([there.includes(key), there.includes(OURS), there.includes('host')]).toEqual([false, false, false]);
    await expect(ring.unsealed(KEY, Object.values(rings)[0].sealed)).rejects.toThrow();
    await ring.drop();
    expect([rings, ring.ringKey(), keep.tokensOf('t')]).toEqual([{}, null, [OURS]]);
  });

  it('is void for every device once it was made so, and for whoever comes with its link', async () => {
    const first = await device();
    first.keep.keep('t', [OURS], 'host');
    const key = await first.ring.begin();
    const shelf = localStorage;
    const second = await device(`#ring=${key}`);
    second.ring.takeRingKey();
    await second.ring.join();
    await second.ring.drop();
    vi.stubGlobal('localStorage', shelf);
    await first.ring.sync();
    expect([rings, first.ring.ringKey(), first.keep.tokensOf('t')]).toEqual([{}, null, [OURS]]);
    const late = await device(`#ring=${key}`);
    late.ring.takeRingKey();
    await expect(late.ring.join()).rejects.toThrow();
    expect([rings, late.ring.ringKey()]).toEqual([{}, null]);
  });

  it('is not offered where a browser seals nothing', async () => {
    vi.stubGlobal('isSecureContext', false);
    const { ring } = await device();
    await ring.sync(KEY);
    expect([ring.canSeal(), rings]).toEqual([false, {}]);
  });
});
