import { describe, expect, it } from 'vitest';
import type { TableLine } from '../src/lib/wire';
import { nextTable, since, sorted } from '../src/shell/doors';

function line(table: string, asked: number[], mine: number[], moved = '2026-01-02T10:00:00Z', over = false): TableLine {
  return { table, asked, mine, moved, over, seats: [] } as unknown as TableLine;
}
const ids = (rows: TableLine[]): string[] => rows.map((row) => row.table);

describe('doors', () => {
  const tables = [
    line('late', [0], [0], '2026-01-02T10:00:00Z'),
    line('waits', [1], [0]),
    line('early', [1], [1], '2026-01-01T10:00:00Z'),
    line('foreign', [0], []),
    line('done', [], [0], '2026-01-02T10:00:00Z', true),
  ];

  it('are lit first, longest waiting first; finished ones are put away', () => {
    const doors = sorted(tables, [], []);
    expect(ids(doors.lit)).toEqual(['early', 'late']);
    expect(ids(doors.waiting)).toEqual(['waits']);
    expect(ids(doors.open)).toEqual(['foreign']);
    expect(ids(doors.away)).toEqual(['done']);
  });

  it('can be put away, and finished ones fetched again', () => {
    const doors = sorted(tables, ['early'], ['done']);
    expect(ids(doors.lit)).toEqual(['late']);
    expect(ids(doors.waiting)).toEqual(['waits', 'done']);
    expect(ids(doors.away)).toEqual(['early']);
  });

  it('lead on to the table that has waited longest, never to this one or one put away', () => {
    expect(nextTable(tables, 'done', [])?.table).toBe('early');
    expect(nextTable(tables, 'early', [])?.table).toBe('late');
    expect(nextTable(tables, 'late', ['early'])).toBeUndefined();
  });
});

describe('since when', () => {
  const now = Date.parse('2026-01-02T10:00:00Z');
  it.each([
    ['2026-01-02T09:59:50Z', 'just now'],
    ['2026-01-02T09:56:00Z', 'for 4 minutes'],
    ['2026-01-02T09:00:00Z', 'for an hour'],
    ['2026-01-01T01:00:00Z', 'for 33 hours'],
    ['2025-12-24T10:00:00Z', 'since 24 December'],
    ['2026-01-02T10:05:00Z', 'just now'],
  ])('%s', (time, said) => expect(since(time, now)).toBe(said));
});
