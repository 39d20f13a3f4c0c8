import { describe, expect, it, vi } from 'vitest';
import { piecesIn, press, spokenOf, zoneOf } from '../src/lib/board';
import { litBy } from '../src/lib/picks';
import type { Piece, View } from '../src/lib/types';
import { offer, refusal } from './kit';

const view = { seat: 0, seats: [], zones: [{ id: 'street', title: 'Street', pieces: [{ ref: 'a', kind: 'a', name: 'A' }] }] };

it('a zone that is not shown is empty', () => {
  expect(piecesIn(view, 'street').map((piece) => piece.name)).toEqual(['A']);
  expect(zoneOf(view, 'attic')).toEqual({ id: 'attic', title: '' });
  expect(piecesIn(view, 'attic')).toEqual([]);
});

it('a click picks what glows, lets go what is picked, and explains what is closed', () => {
  const [pick, why] = [vi.fn(), vi.fn()];
  const board = { lit: litBy([offer('buy:a', 'a')]), dim: new Map([['b', [refusal('buy:b', 'b')]]]), selected: ['c'], pick, why };
  for (const ref of ['a', 'b', 'c', 'd']) press(board, ref);
  expect(pick.mock.calls).toEqual([['a'], ['c']]);
  expect(why.mock.calls).toEqual([['b'], ['d']]);
  press({ ...board, lit: new Map() }, 'd');
  expect(why).toHaveBeenCalledTimes(2);
});

describe('a line of the log speaks of', () => {
  const piece = (ref: string, kind: string): Piece => ({ ref, kind, name: kind });
  const copies: View = {
    seat: 0,
    seats: [],
    zones: [
      { id: 'street', title: '', pieces: [piece('street/cultist', 'cultist')] },
      { id: 'seat-0', title: '', owner: 0, pieces: [piece('hand/cultist', 'cultist')] },
      { id: 'play-1', title: '', owner: 1, pieces: [piece('play/cultist', 'cultist'), piece('play/cultist-2', 'cultist')] },
    ],
    maps: [
      {
        id: 'town',
        title: '',
        places: [
          { id: 'hex/green', name: '', pieces: [piece('piece/ghoul-1', 'ghoul'), piece('piece/ghoul-2', 'ghoul')] },
          { id: 'mill', name: '', pieces: [piece('mill/seat-0', 'agent')] },
        ],
      },
    ],
  };
  it('the very piece it names, on a map as elsewhere', () => {
    expect(spokenOf(copies, ['ghoul-2', 'green'])).toEqual(['hex/green', 'piece/ghoul-2']);
    expect(spokenOf(copies, ['play/cultist-2'])).toEqual(['play/cultist-2']);
  });
  it('the copies of the seat whose line it is, and any where that has none', () => {
    expect(spokenOf(copies, ['seat-1', 'cultist'])).toEqual(['play/cultist', 'play/cultist-2']);
    expect(spokenOf(copies, ['seat-2', 'cultist'])).toHaveLength(4);
    expect(spokenOf(copies, ['seat-0', 'seat-1', 'cultist'])).toHaveLength(4);
    expect(spokenOf(copies, ['seat-0'])).toEqual([]);
  });
});
