import { expect, it } from 'vitest';
import { glyphOf, iconOf } from '../src/lib/glyphs';

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
