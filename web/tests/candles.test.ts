import { expect, it } from 'vitest';
import { apartFirst } from '../src/shell/candles.svelte';

it('a candle stands on what only its choice is about', () => {
  const pins = apartFirst([
    { nth: 1, key: 'move:mina:hackney', refs: ['mina', 'hackney'] },
    { nth: 2, key: 'move:mina:poplar', refs: ['mina', 'poplar'] },
  ]);
  expect(pins.map((pin) => pin.refs[0])).toEqual(['hackney', 'poplar']);
});

it('and as the choice names its pieces where they differ anyway', () => {
  const pins = apartFirst([
    { nth: 1, key: 'buy:ghoul', refs: ['street/ghoul', 'coin'] },
    { nth: 2, key: 'attack', refs: ['seat-1'] },
  ]);
  expect(pins[0].refs).toEqual(['street/ghoul', 'coin']);
});
