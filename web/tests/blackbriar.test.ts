import { expect, it, vi } from 'vitest';
import { asked, followed } from '../src/boards/blackbriar/asked';
import type { Play } from '../src/boards/blackbriar/play.svelte';
import { offer } from './kit';

vi.mock('../src/lib/settings.svelte', () => ({ motion: () => 'reduced' }));

const load = offer('load:colonel:coach-gun', 'weapon/coach-gun');
const price = offer('building:factory:discount-3:colonel', 'building/factory');
const hit = offer('use:colonel:coach-gun:2:corpse', 'weapon/coach-gun', 'piece/corpse');

/** A die is in hand: what the prompt says of these options. */
function where(...offers: (typeof load)[]): ReturnType<typeof asked> {
  const play = {
    props: () => ({ selected: [], offers, choose: () => {} }),
    data: { lifted: 'die', results: { [hit.key]: [{ ref: 'piece/corpse', before: 8, after: 6, falls: false }] } },
    pieces: new Map([
      ['die', { ref: 'die', name: 'D6', marks: [], data: {} }],
      ['building/factory', { ref: 'building/factory', name: 'Factory' }],
    ]),
    folk: new Map(),
    name: (ref: string) => ref,
    result: () => '8 to 6',
  };
  return asked(play as unknown as Play, false);
}

it('where nothing can be hit, no building outshines what may be prepared', () => {
  expect(where(load, price)?.deeds).toEqual([]);
});

it('what the first plates do has no second plate', () => {
  const found = where(hit, load, price);
  expect(found?.deeds?.map((deed) => deed.label)).toEqual(['weapon/coach-gun', 'Factory']);
  expect(found?.keys).toEqual([load.key]);
});

it('a small window of the board lies where the dead are asked for at night, where the front stands by day', () => {
  const play = {
    data: { night: { acting: '' }, townsfolkTurn: false },
    glowing: new Map([['piece/bat-swarm-3', [hit]]]),
    folk: new Map([['constable', {}]]),
    where: new Map([
      ['bat-swarm-3', 'b5'],
      ['constable', 'e2'],
    ]),
  };
  expect(followed(play as unknown as Play, 'constable')).toBe('b5');
  expect(followed({ ...play, data: { ...play.data, townsfolkTurn: true } } as unknown as Play, 'constable')).toBe('e2');
  expect(followed({ ...play, data: { ...play.data, night: { acting: 'constable' } } } as unknown as Play)).toBe('e2');
});
