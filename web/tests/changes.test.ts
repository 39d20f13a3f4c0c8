import { expect, test } from 'vitest';
import { Kept, patched } from '../src/lib/changes';
import type { Change, Offer, State } from '../src/lib/wire';

const offer = (key: string): Offer => ({ key, label: key, refs: [], odds: [], note: '', caution: '', rank: 0, price: '' });
const piece = (ref: string) => ({ ref, kind: 'card', name: ref });

function state(): State {
  return {
    type: 'state',
    seat: 0,
    seq: 4,
    cause: 'hello',
    actor: null,
    choices: 4,
    asked: [0],
    prompt: 'Choose',
    view: {
      seat: 0,
      seats: [{ seat: 0, name: 'Ann' }],
      headline: 'Turn 1',
      zones: [
        { id: 'hand', title: 'Hand', pieces: [piece('a'), piece('b')], count: 2 },
        { id: 'deck', title: 'Deck', count: 9 },
      ],
      tracks: [{ id: 'gold', title: 'Gold', value: 3 }],
      maps: [
        {
          id: 'town',
          title: 'Town',
          places: [
            { id: 'inn', name: 'Inn', pieces: [piece('c')] },
            { id: 'mill', name: 'Mill' },
          ],
        },
      ],
      data: { turn: 1, stage: 'dawn' },
    },
    menu: [offer('x'), offer('y'), offer('z')],
    refusals: [],
    series: null,
    log: { from: 0, lines: [] },
    seats: [],
    undo: { can: false, why_not: '', can_ask: false, can_redo: false, free_to: 4, ask_to: 4, steps: [], request: null },
    reactions: null,
    result: null,
    clock: null,
    times: null,
    teacher: null,
  };
}

const change = (more: Partial<Change>): Change => ({
  type: 'change',
  seat: 0,
  seq: 5,
  cause: 'choice',
  actor: 0,
  choices: 5,
  log: { from: 0, lines: [] },
  ...more,
});

test('numbers copy from the list before, whatever else stands there is new', () => {
  expect(patched(['a', 'b', 'c', 'd'], [2, 2, 'new', 0, 1])).toEqual(['c', 'd', 'new', 'a']);
  expect(patched(['a'], undefined)).toEqual(['a']);
  expect(patched(['a'], [])).toEqual([]);
});

test('a piece goes from the hand into the mill, and all else stays', () => {
  const kept = new Kept(state());
  const next = kept.change(
    change({
      zones: [['hand', 'Hand', 1, 1, -1, 'row', ''], 1, 1],
      places: [0, 1, ['mill', 'Mill', [], 1, [], null, '', '']],
      pieces: [1, 2, 0, 1],
      menu: [2, 1],
      data: [['turn', 2], 1, 1],
      headline: 'Turn 2',
    }),
  );
  expect(next.type).toBe('state');
  expect(next.seq).toBe(5);
  expect(next.view.headline).toBe('Turn 2');
  expect(next.view.zones?.map((z) => [z.id, z.count, z.pieces?.map((p) => p.ref)])).toEqual([
    ['hand', 1, ['b']],
    ['deck', 9, []],
  ]);
  expect(next.view.maps?.[0].places.map((p) => [p.id, p.pieces?.map((one) => one.ref)])).toEqual([
    ['inn', ['c']],
    ['mill', ['a']],
  ]);
  expect(next.menu.map((o) => o.key)).toEqual(['z']);
  expect(next.view.data).toEqual({ turn: 2, stage: 'dawn' });
  expect(next.prompt).toBe('Choose');
  expect(next.view.tracks).toEqual([{ id: 'gold', title: 'Gold', value: 3 }]);
});

test('one change follows another', () => {
  const kept = new Kept(state());
  kept.change(
    change({
      pieces: [0, 1],
      zones: [['hand', 'Hand', 1, 1, -1, 'row', ''], 1, 1],
      places: [['inn', 'Inn', [], 0, [], null, '', ''], 1, 1],
    }),
  );
  const last = kept.change(
    change({
      seq: 6,
      pieces: [0, 1, piece('n')],
      places: [['inn', 'Inn', [], 1, [], null, '', ''], 1, 1],
      result: { winners: [0], reason: 'so' },
    }),
  );
  expect(last.view.zones?.[0].pieces?.map((p) => p.ref)).toEqual(['a']);
  expect(last.view.maps?.[0].places[0].pieces?.map((p) => p.ref)).toEqual(['n']);
  expect(last.result?.winners).toEqual([0]);
});
