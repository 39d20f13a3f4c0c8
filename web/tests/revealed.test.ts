import { expect, it } from 'vitest';
import type { LogLine } from '../src/lib/types';
import { revealed } from '../src/shell/revealed';

const line = (key: string, parts: string[], more: Partial<LogLine> = {}): LogLine => ({
  choice: 1,
  key,
  text: parts.join(''),
  parts,
  elements: [],
  chance: true,
  ...more,
});
const draw = (card: string): LogLine => line('drew-card', ['Mina draws ', card, '.']);

it('what is drawn in a row is one sentence', () => {
  const told = revealed([draw('Fanatic'), draw('Cultist'), draw('Fanatic'), line('drew', ['5 cards.'], { chance: false })]);
  expect(told.map((one) => one.text)).toEqual(['Mina draws Fanatic ×2, Cultist.']);
});

it('what differs stays apart, and dice keep their faces', () => {
  const rolled = line('rolled', ['The Constable rolls.'], { elements: ['constable', 'faces:4 2'] });
  const other = line('drew-card', ['Jack draws ', 'Fanatic', '.']);
  const told = revealed([draw('Fanatic'), other, rolled, rolled]);
  expect(told.map((one) => one.text)).toEqual([
    'Mina draws Fanatic.',
    'Jack draws Fanatic.',
    'The Constable rolls.',
    'The Constable rolls.',
  ]);
  expect(told[2].faces).toEqual(['4', '2']);
});

it('what a number means is said first, and the number with it', () => {
  const place = (text: string) => line('drawn-place', [text]);
  const told = revealed([
    place('Where it happens: 1.'),
    place('Where it happens: 4.'),
    line('plague', ['Plague in ', 'Poplar', '.'], { chance: false }),
    line('drawn-undead', ['The undead strike: 2.']),
    line('turn', ['Turn 2.'], { chance: false }),
  ]);
  expect(told.map((one) => one.text)).toEqual(['Plague in Poplar.', 'The undead strike: 2.']);
  expect(told[0].said).toBe('Where it happens: 1. Where it happens: 4.');
});
