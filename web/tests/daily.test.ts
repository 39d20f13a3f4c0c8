import { describe, expect, it } from 'vitest';
import type { DailyMine } from '../src/lib/wire';
import { compared, dayAfter, dealTitle, toShare } from '../src/shell/daily';

const mine = (worse: number, others: number, more: Partial<DailyMine> = {}): DailyMine => ({
  table: 't',
  over: true,
  counts: true,
  won: true,
  score: 3,
  worse,
  others,
  ...more,
});

describe('the daily deal', () => {
  it('knows the days around it', () => {
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayAfter('2026-11-45', 1)).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(dealTitle('2026-11-45')).toBe('The deal of 2026-11-45');
    expect(dealTitle('2026-03-01', '2026-03-01')).toBe('To-day’s deal');
    expect(dealTitle('2026-02-28', '2026-03-01')).toBe('Yesterday’s deal');
    expect(dealTitle('2026-02-27', '2026-03-01')).toBe('The deal of Friday 27 February');
  });

  it('says in words how one compares, and never more than is so', () => {
    expect(compared(mine(5, 8))).toBe('Better than 62 in a hundred of those who played this deal: 5 of 8.');
    expect(compared(mine(1, 900))).toContain('1 in a hundred');
    expect(compared(mine(899, 900))).toContain('99 in a hundred');
    expect(compared(mine(8, 8))).toBe('Better than all 8 others who played this deal.');
    expect(compared(mine(0, 1))).toBe('The one other who played this deal did no worse.');
    expect(compared(mine(0, 0))).toBe('Nobody else has played this deal yet.');
  });

  it('tells others how one compares, but nothing of how it went', () => {
    const told = toShare('A Game', '2026-03-01', mine(5, 8));
    expect(told).toBe('A Game, the daily deal of Sunday 1 March. Better than 62 in a hundred of those who played this deal: 5 of 8.');
    const plain = 'A Game: the daily deal of Sunday 1 March. The same cards and dice for everybody.';
    expect(toShare('A Game', '2026-03-01', mine(5, 8, { counts: false }))).toBe(plain);
    expect(toShare('A Game', '2026-03-01', null)).toBe(plain);
  });
});
