import { expect, it } from 'vitest';
import { glyphOf, iconOf } from '../src/lib/glyphs';
import { icons } from '../src/lib/icons';

// Each board brings its own, and those of its game.
import.meta.glob('../src/boards/*/icons.ts', { eager: true });

const VOCABULARIES = import.meta.glob<string>('../../src/gaslamp/games/*/vocabulary.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('an option has the glyph of its verb, whatever it is done with', () => {
  expect(glyphOf('buy:power-of-the-night')).toBe('buy-card');
  expect(glyphOf('join-left:a:b')).toBe('linked-rings');
  expect(glyphOf('pass')).toBe('hourglass');
});

it('a line of the log has the glyph of what it says', () => {
  expect(glyphOf('gains-coin')).toBe('two-coins');
  expect(glyphOf('hunters-hit')).toBe('crossed-swords');
});

it('what nobody has thought of is written down with a quill', () => {
  expect(glyphOf('vouched')).toBe('quill-ink');
  expect(glyphOf('')).toBe('quill-ink');
});

it('an option has the glyph that its game gives to the verb, if there is such a drawing', () => {
  const catalogue = { verbs: { buy: { icon: 'grab' }, pass: { icon: 'nobody-drew-it' } } };
  expect(iconOf(catalogue, 'buy:ghoul')).toBe('grab');
  expect(iconOf(catalogue, 'pass')).toBe('hourglass');
  expect(iconOf({}, 'buy:ghoul')).toBe('buy-card');
});

it('every icon that a game gives to a verb is drawn', () => {
  const named = Object.entries(VOCABULARIES).flatMap(([path, text]) =>
    [...text.matchAll(/\bicon="([^"]+)"/g)].map(([, icon]) => [path, icon]),
  );
  expect(Object.keys(VOCABULARIES).length).toBeGreaterThan(0);
  expect(named.filter(([, icon]) => !(icon in icons))).toEqual([]);
});
