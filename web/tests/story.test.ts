import { expect, it } from 'vitest';
import type { TrackLine } from '../src/lib/wire';
import { story } from '../src/shell/story';

/** A track that is there from one choice on to the fortieth. */
const track = (title: string, owner: number, from: number, value: (at: number) => number): TrackLine => ({
  id: title,
  title,
  owner,
  points: Array.from({ length: 41 - from }, (_, nth): [number, number] => [from + nth, value(from + nth)]),
});
const told = (tracks: TrackLine[]): string[] => story(tracks).map((one) => `${one.title} ${one.owner}`);

const tokens = track('Tokens left', -1, 0, (at) => 10 - (at % 9 === 0 ? 1 : 0));
const health = [0, 1].map((seat) => track('Health', seat, 2, (at) => 40 - at));

it('what both seats have from the first turn on tells the story, although it came after the setting up', () => {
  expect(told([tokens, ...health])).toEqual(['Health 0', 'Health 1']);
});

it('what is there in one seat’s turns only does not', () => {
  expect(told([tokens, track('Coin', 0, 20, (at) => (at % 2) * 30)])).toEqual(['Tokens left -1']);
});

it('what never moves tells nothing', () => {
  expect(told([track('Tokens left', -1, 0, () => 10)])).toEqual([]);
});
