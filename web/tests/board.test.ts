import { expect, it, vi } from 'vitest';
import { piecesIn, press, zoneOf } from '../src/lib/board';
import { litBy } from '../src/lib/picks';
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
