// The generic board's map: no box over another, and all on the sheet.
import { expect, test } from 'vitest';
import { laidApart, type Box } from '../src/boards/generic/boxes';

const meet = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2;

function check(boxes: Box[], wide: number, high: number): number {
  const { at, high: needed } = laidApart(boxes, wide, high);
  at.forEach((a, n) => at.slice(n + 1).forEach((b) => expect(meet(a, b)).toBe(false)));
  for (const a of at) {
    expect(a.x - a.w / 2).toBeGreaterThanOrEqual(0);
    expect(a.x + a.w / 2).toBeLessThanOrEqual(wide);
    expect(a.y - a.h / 2).toBeGreaterThanOrEqual(0);
    expect(a.y + a.h / 2).toBeLessThanOrEqual(needed);
  }
  return needed;
}

test('boxes that meet lie beside each other', () => {
  const boxes = [80, 90, 300].map((x, n) => ({ x, y: 40 + 10 * n, w: 160, h: 60 }));
  expect(check(boxes, 800, 300)).toBe(300);
});

test('a sheet that is too small for its boxes gets higher', () => {
  const boxes = Array.from({ length: 12 }, (_, n) => ({ x: 100 + 90 * (n % 4), y: 60 + 40 * Math.floor(n / 4), w: 168, h: 120 }));
  expect(check(boxes, 560, 300)).toBeGreaterThan(300);
});
