import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine, SeatState } from '../src/lib/types';
import { Tidings, changes, concerns, owned } from '../src/shell/tidings.svelte';

const line = (key: string, ...elements: string[]): LogLine => ({ choice: 3, text: key, elements, key });

function state(seq: number, actor: number | null, log: LogLine[], health: number, asked = [0]): SeatState {
  const view = {
    seat: 0,
    seats: [],
    tracks: [{ id: 'health', title: 'Health', value: health, owner: 0 }],
    zones: [{ id: 'play', title: 'Play', owner: 0, pieces: [{ ref: 'seat-0/play/imp', kind: 'imp', name: 'Imp' }] }],
  };
  return { seat: 0, seq, cause: 'choice', actor, choices: seq, asked, view, log, result: null } as unknown as SeatState;
}

describe('what was done to a seat', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, to: string) => kept.set(key, to),
    });
  });

  it('is told once it is asked again, with the numbers', () => {
    const news = new Tidings('t');
    const first = state(1, 0, [], 46, [1]);
    const hit = state(2, 1, [line('attacked', 'seat-1', 'seat-0')], 41, [1]);
    const passed = state(3, 1, [...hit.log, line('passed', 'seat-1')], 41, [0]);
    news.show(first, undefined);
    news.show(hit, first);
    expect(news.slip).toBeNull();
    news.show(passed, hit);
    expect(news.slip).toMatchObject({ why: 'done', by: [1], from: 1, changes: [{ title: 'Health', from: 46, to: 41 }] });
    expect(news.slip!.lines.map((l) => l.key)).toEqual(['attacked']);
  });

  it('is what the game did after an own choice, where that is much', () => {
    const news = new Tidings('t');
    const first = state(1, 0, [], 46);
    const drawn = Array.from({ length: 9 }, () => ({ ...line('drawn', 'seat-0'), chance: true }));
    const night = [line('passed', 'seat-0'), ...drawn, line('bitten', 'seat-0/play/imp')];
    news.show(first, undefined);
    news.show(state(2, 0, [line('passed', 'seat-0')], 46), first);
    expect(news.slip).toBeNull();
    news.show(state(2, 0, night, 44), first);
    expect(news.slip).toMatchObject({ why: 'came', changes: [{ from: 46, to: 44 }] });
    expect(news.slip!.lines.map((l) => l.key)).toEqual(['bitten']);
  });

  it('is nothing where one has only drawn', () => {
    const news = new Tidings('t');
    const first = state(1, 0, [], 46, [1]);
    news.show(first, undefined);
    news.show(state(2, 1, [{ ...line('drew-card', 'seat-0', 'imp'), mine: true }], 46), first);
    expect(news.slip).toBeNull();
  });

  it('goes with the next own choice', () => {
    const news = new Tidings('t');
    const first = state(1, 0, [], 46, [1]);
    const hit = state(2, 1, [line('attacked', 'seat-1', 'seat-0')], 41);
    news.show(first, undefined);
    news.show(hit, first);
    expect(news.slip).not.toBeNull();
    news.show(state(3, 0, hit.log, 41), hit);
    expect(news.slip).toBeNull();
  });

  it('is the whole of what was skipped', () => {
    const news = new Tidings('t');
    const first = state(1, 0, [], 46, [1]);
    news.show(first, undefined);
    news.skip(first);
    news.show(state(2, 1, [line('bought', 'seat-1', 'howl')], 46), first);
    expect(news.slip).toMatchObject({ why: 'skipped', lines: [{ key: 'bought' }] });
  });

  it('is told to whoever comes back, with a mark where they left', () => {
    const before = new Tidings('t');
    before.show(state(1, 0, [line('a')], 46), undefined);
    const back = new Tidings('t');
    back.show(state(5, 1, [line('a'), line('b'), line('c')], 46), undefined);
    expect(back.slip).toMatchObject({ why: 'away', lines: [{ key: 'b' }, { key: 'c' }] });
    expect(back.left).toBe(1);
  });

  it('is about pieces and seats of one’s own, not about heads', () => {
    const mine = owned(state(1, 0, [], 1).view, 0);
    expect(concerns(line('killed', 'seat-0/play/imp'), mine)).toBe(true);
    expect(concerns(line('turn-begins', 'seat-0'), mine)).toBe(false);
    expect(concerns(line('passed', 'seat-1'), mine)).toBe(false);
    expect(changes(state(1, 0, [], 4).view, state(2, 0, [], 4).view, 0)).toEqual([]);
  });
});
