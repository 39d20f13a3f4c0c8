import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script of the build, written in plain JavaScript
import { rounded } from '../scripts/paths.mjs';

describe('paths of icons', () => {
  it('has whole numbers only', () => {
    expect(rounded('M10.4 20.6l5.3-2.2h3.1v-4.4z')).toBe('m10 21l6-3h3v-4z');
  });
  it('does not gather what rounding loses', () => {
    expect(rounded('M0 0h.4h.4h.4h.4h.4')).toBe('m0 0h0 1 0 1 0');
  });
  it('reads absolute points, curves and the flags of an arc', () => {
    expect(rounded('M0 0L10 10 20 0')).toBe('m0 0l10 10 10-10');
    expect(rounded('M0 0c1 1 2 2 3.6 3.6s2 2 3 3')).toBe('m0 0c1 1 2 2 4 4s2 2 3 3');
    expect(rounded('M5 5a2.2 2.2 0 012.5.5')).toBe('m5 5a2 2 0 0 1 3 1');
  });
});
