import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Shelf } from './kit';
import type { TableLink } from '../src/lib/link.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new Shelf());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function company(table = 't', held = [0]) {
  const { Company } = await import('../src/shell/company.svelte');
  const link = { table, point: vi.fn(async () => {}), note: vi.fn(async () => {}) } as unknown as TableLink;
  const desk = { link, held, root: null, note: '', sheet: null, candles: { busy: false }, seatName: (seat: number) => `Seat ${seat + 1}` };
  return { made: new Company(desk), link, desk };
}

describe('pointing', () => {
  it('is shown for a moment, one ring for each who points, and said if others do', async () => {
    const { made, link, desk } = await company();
    await made.point('street/1', 0);
    expect(link.point).toHaveBeenCalledWith(0, 'street/1');
    expect(desk.note).toBe('');
    link.heardPointed(1, 'street/2');
    link.heardPointed(1, 'street/3');
    expect(made.points.map((p) => p.ref)).toEqual(['street/1', 'street/3']);
    expect(desk.note).toBe('Seat 2 points at something on the board.');
    link.heardPointed(null, 'street/3');
    expect(desk.note).toContain('Somebody who looks on');
    vi.runAllTimers();
    expect(made.points).toEqual([]);
  });
});

describe('talk', () => {
  it('of others is heard, unless it is read already', async () => {
    const { made, link, desk } = await company();
    const line = { type: 'chat' as const, n: 1, seat: 1, name: 'Mina', text: 'hello', at: '', phrase: '', about: null };
    link.heardChat({ ...line, seat: 0 });
    expect(made.said).toBeNull();
    link.heardChat(line);
    expect(made.said).toBe(line);
    link.heardChat({ ...line, seat: null, text: 'Mina sat down.' });
    expect(desk.note).toBe('Mina sat down.');
  });
});

describe('a table without curtains', () => {
  it('is remembered, and others are not meant', async () => {
    (await company()).made.play(true);
    expect((await company()).made.openly).toBe(true);
    expect((await company('u')).made.openly).toBe(false);
    (await company()).made.play(false);
    expect((await company()).made.openly).toBe(false);
  });
});

describe('phrases', () => {
  it('are said in words, and what was typed stays as it is', async () => {
    const { PHRASES, words } = await import('../src/shell/phrases');
    for (const phrase of PHRASES) expect(words({ text: '', phrase })).not.toMatch(/^$|phrase/);
    expect(words({ text: 'hello', phrase: '' })).toBe('hello');
  });
});

describe('names', () => {
  it('are known once they were used, the latest first', async () => {
    const { knowName, knownNames } = await import('../src/lib/keep');
    ['Ada', ' ', 'Mina', 'Ada'].forEach(knowName);
    expect(knownNames()).toEqual(['Ada', 'Mina']);
  });
});
