// What the generic board makes up for pieces nobody has drawn.
import { expect, test } from 'vitest';
import { lettersOf } from '../src/boards/generic/look';

test('two names have two pairs of letters', () => {
  const names = ['Colonel', 'Constable', 'Coroner', 'Grave Hound', 'Grave Hag', 'Vicar'];
  const printed = Object.fromEntries(names.map((name) => [name, { name }]));
  const letters = names.map((name) => lettersOf(printed, name));
  expect(letters).toEqual(['Co', 'Cn', 'Cr', 'GH', 'Gr', 'Vi']);
  expect(lettersOf(printed, 'Grave Hound 2')).toBe('G2');
});
