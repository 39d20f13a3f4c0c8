// What must stay free on the ground: numbers, names and signs that no burst may lie on, and where the bursts lie.
import { middle, type Point } from './ground';
import { halves } from './looks';
import { buildingOf, creatureOf, idOf } from './play.svelte';
import type { FolkData } from './shapes';
import type { Box } from './slips';
import { tokenAt, type Housed, type Standing, type Stood } from './stand';

const around = ({ x, y }: Point, left: number, up: number, w: number, h: number): Box => ({ x: x + left, y: y + up, w, h });

/** Health of all that is on top, and the dice that lie in buildings and on creatures: slips keep away from them, too. */
export function numbers({ pieces, houses }: Standing): Box[] {
  const top = pieces.filter((one) => !one.above);
  return [
    ...top.map((one) => around(one, -36, -22, 28, 26)),
    ...houses.map((house) => around(house, -72, 2, 32, 24)),
    ...houses
      .filter((house) => buildingOf(house.piece).die)
      .map((house) => around({ x: house.x + house.socket.x, y: house.y + house.socket.y }, -10, -10, 20, 20)),
    ...top.filter((one) => holds(one)).map((one) => around(one, holds(one) > 1 ? -26 : -10, -10, holds(one) > 1 ? 50 : 26, 26)),
  ];
}

const holds = (one: Stood): number => (one.folk ? 0 : creatureOf(one.piece).holds.length);

/** What is printed on a creature with a number: its armour or how it dodges, its poison, its place tonight. */
export function marks({ pieces }: Standing): Box[] {
  return pieces
    .filter((one) => !one.folk && !one.above)
    .flatMap((one) => {
      const { armor, dodge, poison } = creatureOf(one.piece);
      const badge = armor > 0 || dodge > 0;
      const found = [around(one, -7, -4, 24, 15)];
      if (badge) found.push(around(one, 12, -33, 22, 26));
      if (poison) found.push(around(one, 10, badge ? -56 : -32, 22, 26));
      return found;
    });
}

/** The names of what stands alone, of buildings, and the letters of whoever stands before one. */
export function names({ pieces, houses }: Standing): Box[] {
  const top = pieces.filter((one) => !one.above);
  return [
    ...top.filter((one) => one.folk && one.building).map((one) => around(one, 4, -11, 24, 19)),
    ...houses.map((house) =>
      house.piece.kind === 'mausoleum'
        ? around(house, -52, 14, 100, 19)
        : house.shared
          ? around(house, -40, 11, 72, 17)
          : around(house, 0, 6, 76, 17),
    ),
    ...top.filter((one) => !one.building).map((one) => around(middle(one.hex), -7, -2, 84, 18)),
  ];
}

/** What lies on people. */
export function tokens({ pieces }: Standing, folk: Map<string, FolkData>): Box[] {
  return pieces
    .filter((one) => one.folk && !one.above)
    .flatMap((one) => {
      const own = folk.get(idOf(one.ref))?.tokens ?? [];
      return own.map((_, i) => around(tokenAt(one, i, own.length), -10, -10, 20, 20));
    });
}

export interface Hurt extends Point {
  id: string;
  harm: number;
}

/** A number with a half is wider. */
export const isWide = (harm: number): boolean => halves(harm).length > 2;
export const burstBox = (one: Hurt): Box => around(one, isWide(one.harm) ? -21 : -17, -16, isWide(one.harm) ? 42 : 34, 32);

/** Where the harm of the coming night is told of each, before it makes way for anything. */
export function hurt(pieces: Stood[], houses: Housed[], harm: Map<string, number>): Hurt[] {
  const found: Hurt[] = [];
  const tell = (id: string, x: number, y: number): void => {
    if (harm.get(id)) found.push({ id, x, y, harm: harm.get(id)! });
  };
  for (const { piece, x, y, shared } of houses) tell(piece.kind, x - (shared ? 26 : 12), y - 28);
  for (const { ref, x, y, building, folk, above } of pieces)
    if (folk && !above) tell(idOf(ref), x + (building ? 22 : 45), y - (building ? 40 : 30));
  return found;
}

/** Whether a burst would lie nearer to somebody else, and seem to be theirs. */
export function astray({ pieces, houses }: Standing): (burst: Hurt) => boolean {
  const bodies = [
    ...pieces.filter((one) => !one.above).map(({ ref, x, y }) => ({ id: idOf(ref), x, y: y - 24 })),
    ...houses.map(({ piece, x, y }) => ({ id: piece.kind, x: x - 35, y: y - 13 })),
  ];
  const far = (one: Point, { x, y }: Point): number => Math.hypot(one.x - x, one.y - y);
  return (burst) => {
    const own = bodies.find(({ id }) => id === burst.id);
    return !!own && bodies.some((one) => one.id !== burst.id && far(one, burst) < far(own, burst));
  };
}

/** The figures and roofs of all others: a burst on them would seem to be theirs. */
export function strangers({ pieces, houses }: Standing, { id }: Hurt): Box[] {
  return [
    ...pieces.filter((one) => !one.above && idOf(one.ref) !== id).map((one) => around(one, -18, -47, 36, 45)),
    ...houses.filter(({ piece }) => piece.kind !== id).map((house) => around(house, -66, -36, 62, 46)),
  ];
}
