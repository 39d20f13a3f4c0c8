// The night's bursts over Blackbriar lie on no number, name or sign.
import { expect, it, vi } from 'vitest';
import { astray, burstBox, hurt, marks, names, numbers, strangers, type Hurt } from '../src/boards/blackbriar/free';
import { spread, type Box } from '../src/boards/blackbriar/slips';
import { scribble } from '../src/boards/blackbriar/ground';
import { stand, tokenAt, type Standing } from '../src/boards/blackbriar/stand';
import type { Piece, Place } from '../src/lib/types';

vi.mock('../src/lib/settings.svelte', () => ({ motion: () => 'reduced' }));

const piece = (ref: string, data: object): Piece => ({ ref, kind: ref.split('/')[1], name: ref, data }) as unknown as Piece;
const place = (hex: string, ...pieces: Piece[]): Place => ({ id: `hex/${hex}`, name: hex, pieces }) as unknown as Place;
const die = { ref: 'die/1', owner: 'vicar', sides: 6, shows: 1, back: '', blocks: 1 };
const creature = { elite: false, armor: 0, dodge: 0, poison: 0, holds: [] };

/** Where the bursts lie when these are struck. */
function bursts(places: Place[], folk: string[], struck: string[]): { at: Box[]; free: Box[] } {
  const standing = stand(places, new Set(folk));
  const harm = new Map(struck.map((id) => [id, 3]));
  const free = [...numbers(standing), ...marks(standing), ...names(standing)];
  return {
    at: placed(standing, harm, free).map(burstBox),
    free,
  };
}

function placed(standing: Standing, harm: Map<string, number>, free: Box[]): Hurt[] {
  const all = hurt(standing.pieces, standing.houses, harm);
  return spread(all, burstBox, free, (one) => strangers(standing, one), astray(standing));
}

/** Points of a star may reach a little over an edge. */
const EDGE = 4;
const meet = (a: Box, b: Box): boolean =>
  a.x + EDGE < b.x + b.w && b.x + EDGE < a.x + a.w && a.y + EDGE < b.y + b.h && b.y + EDGE < a.y + a.h;

it('a die in a building, with somebody before the next one', () => {
  const { at, free } = bursts(
    [
      place('c1', piece('building/town-hall', { health: 18, left: 18, uses: [] }), piece('piece/constable', {})),
      place('c2', piece('building/factory', { health: 24, left: 24, uses: [], die }), piece('piece/vicar', {})),
      place('d1', piece('building/hospital', { health: 16, left: 16, uses: [] })),
    ],
    ['constable', 'vicar'],
    ['factory', 'vicar', 'hospital'],
  );
  expect(at).toHaveLength(3);
  for (const one of at) for (const box of free) expect(meet(one, box)).toBe(false);
});

it('the badge of a creature that is struck at', () => {
  const gargoyle = piece('piece/gargoyle-1', { ...creature, armor: 1, poison: 2 });
  const { at, free } = bursts([place('c1', piece('building/town-hall', { health: 18, left: 18, uses: [] }), gargoyle)], [], ['town-hall']);
  expect(at).toHaveLength(1);
  for (const box of free) expect(meet(at[0], box)).toBe(false);
});

it('a die that a creature holds', () => {
  const poltergeist = piece('piece/poltergeist-1', { ...creature, holds: [die, die] });
  const [heart, dice] = numbers(stand([place('b4', poltergeist)], new Set()));
  expect(meet(heart, dice)).toBe(true);
  expect(dice.w).toBe(50);
});

it('tokens leave the next hex its Health, however many there are', () => {
  const church = piece('building/church', { health: 24, left: 24, uses: [] });
  const alone = (id: string): Piece => piece(`piece/${id}`, {});
  for (const [home, ...more] of [['c2', church], ['c2']] as [string, ...Piece[]][]) {
    const here = place(home, ...more, alone('magistrate'));
    const around = ['d1', 'd2', 'd3', 'c1', 'c3'].map((hex) => place(hex, piece(`piece/${hex}`, creature)));
    const standing = stand([here, ...around], new Set(['magistrate']));
    const me = standing.pieces.find((one) => one.folk)!;
    for (const of of [1, 2, 3, 4, 5])
      for (let nth = 0; nth < of; nth++) {
        const { x, y } = tokenAt(me, nth, of);
        for (const box of numbers(standing)) expect(meet({ x: x - 10, y: y - 10, w: 20, h: 20 }, box)).toBe(false);
      }
  }
});

it('in a town full to the fence each burst is seen to be whose it is', () => {
  const lot = scribble(7);
  for (let night = 0; night < 40; night++) {
    const houses = ['town-hall', 'factory', 'hospital', 'church'].map((id) => piece(`building/${id}`, { health: 18, left: 18, uses: [] }));
    const people = ['vicar', 'constable', 'widow', 'doctor', 'madame', 'colonel'].map((id) => piece(`piece/${id}`, {}));
    const struck = [...houses, ...people].map(({ kind }) => kind);
    const places = [...'abcdef'].flatMap((letter) =>
      [1, 2, 3, 4].map((row) => {
        const ghoul = piece(`piece/ghoul-${letter}${row}`, { ...creature, armor: lot() < 0.5 ? 1 : 0 });
        const here = [lot() < 0.6 ? ghoul : undefined, lot() < 0.4 ? people.pop() : undefined];
        const house = row < 3 && lot() < 0.4 ? houses.pop() : undefined;
        return place(`${letter}${row}`, ...[house, ...here].filter((one) => one !== undefined));
      }),
    );
    const standing = stand(places, new Set(['vicar', 'constable', 'widow', 'doctor', 'madame', 'colonel']));
    const lost = placed(standing, new Map(struck.map((id) => [id, 3])), [...numbers(standing), ...marks(standing), ...names(standing)]);
    expect(lost.filter(astray(standing))).toEqual([]);
  }
});
