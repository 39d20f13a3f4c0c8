import { describe, expect, it } from 'vitest';
import { pieceAt, pileSaid, promptWords } from '../src/shell/prompt';
import { desk } from './kit';

const names = ['Mina', 'Bot'];
const seats = [
  { name: 'Mina', occupant: 'human', present: true, thinking: false },
  { name: 'Bot', occupant: 'greedy', present: true, thinking: true },
];
const at = (parts: Record<string, unknown>) =>
  desk({ names, link: { seats }, seatName: (seat: number) => names[seat], held: [0], ...parts });

describe('the prompt', () => {
  it('says whose move it is, and the rest as the game says it', () => {
    const state = { asked: [0], prompt: 'Mina: buy something.', result: null };
    expect(promptWords(at({ state }))).toMatchObject({ title: 'Your move', line: 'Mina: buy something.' });
    expect(promptWords(at({ state, held: [0, 1] })).title).toBe('Your move, Mina');
  });

  it('says who thinks', () => {
    const state = { asked: [1], prompt: 'Bot: buy something.', result: null };
    expect(promptWords(at({ state, mine: false }))).toMatchObject({ title: 'Bot is to choose', line: 'Thinking. Bot: buy something.' });
  });

  it('says that a bot plays for one', () => {
    const state = { asked: [0], prompt: 'Mina: buy something.', result: null };
    const link = { seats: [{ ...seats[0], occupant: 'greedy' }, seats[1]] };
    expect(promptWords(at({ state, link, mine: false })).line).toBe('A bot plays for you. Mina: buy something.');
  });

  it('names the portrait that is picked by whose it is', () => {
    const state = { asked: [0], prompt: '', result: null };
    const view = { seats: [{ seat: 1, name: 'Methuselah' }] };
    const picked = at({ state, view, selected: ['seat-1/overlord'], nameOf: () => '' });
    expect(promptWords(picked).title).toBe('Methuselah');
  });

  it('says that it is over, and why', () => {
    const state = { asked: [], prompt: '', result: { winners: [0], reason: 'Mina wins.' } };
    expect(promptWords(at({ state }))).toMatchObject({ title: 'The game is over', line: 'Mina wins.' });
  });
});

describe('a ref', () => {
  const view = {
    zones: [{ id: 'street', title: 'Street', pieces: [{ ref: 'street/ghoul', kind: 'ghoul', name: 'Ghoul' }], count: 1 }],
    maps: [
      {
        id: 'map',
        title: 'London',
        places: [
          { id: 'soho', name: 'Soho', neighbours: ['city'] },
          { id: 'city', name: 'City', pieces: [{ ref: 'mina', kind: 'mina', name: 'Mina' }] },
        ],
      },
    ],
  };

  it('is found among pieces, places and zones', () => {
    expect(pieceAt(at({ view }), 'street/ghoul')).toMatchObject({ name: 'Ghoul', note: 'Street' });
    expect(pieceAt(at({ view }), 'mina')).toMatchObject({ name: 'Mina', note: 'City' });
    expect(pieceAt(at({ view }), 'soho')).toMatchObject({ name: 'Soho', text: 'Next to City.' });
    expect(pieceAt(at({ view }), 'street')).toMatchObject({ name: 'Street', text: '1 card' });
    expect(pieceAt(at({ view }), 'nowhere')).toBeUndefined();
  });
});

it('a facedown pile tells how many lie there', () => {
  const zones = [
    { id: 'deck', title: 'Deck', count: 12, look: 'pile' },
    { id: 'discard', title: 'Discard', count: 1, look: 'pile', pieces: [{ ref: 'discard/a', kind: 'a', name: 'A' }] },
  ];
  const view = { seat: 0, seats: [], zones };
  expect(pileSaid({ view }, 'deck')).toContain('Deck: 12, facedown');
  expect(pileSaid({ view }, 'discard')).toBe('');
});
