import { describe, expect, it } from 'vitest';
import { samples, type Cue } from '../src/lib/cues';
import type { SeatState } from '../src/lib/types';
import { cueOf } from '../src/shell/cues';

const RATE = 24_000;
const CUES: Cue[] = ['paper', 'wood', 'match', 'bell'];

/** How much there is at each height, in steps of 25 Hz. */
function spectrum(data: Float32Array, from = 0, to = data.length): Map<number, number> {
  const found = new Map<number, number>();
  for (let hertz = 50; hertz < 9000; hertz += 25) {
    let re = 0;
    let im = 0;
    for (let i = from; i < to; i++) {
      const turn = (2 * Math.PI * hertz * i) / RATE;
      re += data[i] * Math.cos(turn);
      im += data[i] * Math.sin(turn);
    }
    found.set(hertz, re * re + im * im);
  }
  return found;
}

/** The height around which it lies. */
function centre(rows: Map<number, number>): number {
  let all = 0;
  let sum = 0;
  for (const [hertz, power] of rows) {
    all += power;
    sum += power * hertz;
  }
  return sum / all;
}

describe.each(CUES)('the sound of %s', (cue) => {
  const data = samples(cue, RATE);
  const peak = data.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

  it('is short, is heard and never clips', () => {
    expect(data.length / RATE).toBeLessThanOrEqual(0.8);
    expect(peak).toBeGreaterThan(0.05);
    expect(peak).toBeLessThan(1);
  });

  it('begins and ends in silence, without a click', () => {
    expect(Math.abs(data[0])).toBeLessThan(0.02);
    expect(Math.max(...data.slice(-RATE / 200).map(Math.abs))).toBeLessThan(0.01);
  });

  it('is the same every time', () => expect(samples(cue, RATE)).toEqual(data));
});

describe('sounds', () => {
  it('are told apart by their height: a low bell, wood, paper, a match that flares up', () => {
    const at = Object.fromEntries(CUES.map((cue) => [cue, centre(spectrum(samples(cue, RATE)))]));
    expect(at.bell).toBeLessThan(250);
    expect(at.wood).toBeGreaterThan(at.bell);
    expect(at.wood).toBeLessThan(900);
    expect(at.paper).toBeGreaterThan(2000);
    const match = samples('match', RATE);
    const half = match.length / 2;
    expect(centre(spectrum(match, half * 0.7, half))).toBeGreaterThan(centre(spectrum(match, 0, half * 0.3)));
  });
});

describe('what happened', () => {
  const state = (asked: number[], health: number, maps = 0): SeatState =>
    ({
      asked,
      view: { tracks: [{ id: 'h', value: health, most: 50, owner: 0 }], maps: Array(maps).fill({}) },
    }) as unknown as SeatState;

  it('sounds as what matters most of it', () => {
    expect(cueOf(state([0], 40), state([1], 45), 0)).toBe('bell');
    expect(cueOf(state([0], 45), state([1], 45), 0)).toBe('match');
    expect(cueOf(state([1], 46), state([1], 45), 0)).toBe('paper');
    expect(cueOf(state([1], 45, 1), state([1], 45, 1), 0)).toBe('wood');
  });
});
