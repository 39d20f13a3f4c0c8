import { describe, expect, it } from 'vitest';
import { nearest } from '../src/lib/regions';

const LEFT: [number, number] = [-1, 0];
const RIGHT: [number, number] = [1, 0];
const DOWN: [number, number] = [0, 1];

describe('an arrow', () => {
  // 0 1 2
  // 3   4
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 0, y: 150 },
    { x: 200, y: 150 },
  ];

  it('goes to the next piece of the row', () => {
    expect(nearest(points, 0, RIGHT)).toBe(1);
    expect(nearest(points, 2, LEFT)).toBe(1);
  });

  it('goes to the piece below', () => {
    expect(nearest(points, 2, DOWN)).toBe(4);
    expect(nearest(points, 0, DOWN)).toBe(3);
  });

  it('at the end of a row goes on in the order of the page', () => {
    expect(nearest(points, 2, RIGHT)).toBe(3);
  });

  it('that is no arrow goes nowhere', () => {
    expect(nearest(points, 0, undefined)).toBeUndefined();
  });
});
