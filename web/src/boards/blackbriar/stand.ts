// Who stands where on the sheet: the feet of every piece, and how those of one hex share it.
import type { Place, Piece } from '../../lib/types';
import { middle, type Point } from './ground';
import { ALONE, BESIDE, BUILDING } from './night';
import { idOf } from './play.svelte';

export interface Stood {
  ref: string;
  piece: Piece;
  hex: string;
  folk: boolean;
  x: number;
  y: number;
  /** How many lie on it, and how many are under it. */
  above: number;
  below: number;
  /** Those under the top piece lie too close to be pressed; the open card lists them. */
  tight: boolean;
  /** The building of its hex, if there is one. */
  building: string;
}

export interface Housed {
  ref: string;
  piece: Piece;
  hex: string;
  x: number;
  y: number;
  shared: boolean;
  /** Where its die lies: the more stand on the hex, the farther out. */
  socket: Point;
}

export interface Standing {
  pieces: Stood[];
  houses: Housed[];
  feet: Map<string, Point>;
}

const isBuilding = (piece: Piece): boolean => piece.ref.startsWith('building/');

/** The building of a place. */
export function buildingIn(place: Place): Piece | undefined {
  return place.pieces?.find(isBuilding);
}

const SOCKETS: Point[] = [
  { x: 26, y: -7 },
  { x: 52, y: 7 },
  { x: 58, y: 25 },
];

export function stand(places: Place[], folk: Set<string>): Standing {
  const found: Standing = { pieces: [], houses: [], feet: new Map() };
  for (const place of places) {
    const hex = idOf(place.id);
    const { x, y } = middle(hex);
    const house = buildingIn(place);
    const here = (place.pieces ?? []).filter((piece) => !isBuilding(piece));
    if (house) {
      found.houses.push({ ref: house.ref, piece: house, hex, x, y, shared: here.length > 0, socket: SOCKETS[Math.min(2, here.length)] });
      found.feet.set(idOf(house.ref), { x: x + BUILDING, y });
    }
    const left = house ? aside(house.kind) : ALONE;
    const n = here.length;
    // Whatever is below the top piece fans out behind it to the right.
    const step = Math.min(29, (house ? 32 : 70) / Math.max(1, n - 1));
    here.forEach((piece, i) => {
      const above = n - 1 - i;
      const mine = folk.has(idOf(piece.ref));
      const at = { x: x + left + (n > 1 ? above * step - 4 + (mine && above ? 10 : 0) : 0), y: y + 6 - above };
      found.pieces.push({
        ref: piece.ref,
        piece,
        hex,
        folk: mine,
        ...at,
        above,
        below: i,
        tight: above > 0 && step < 26,
        building: house?.kind ?? '',
      });
      found.feet.set(idOf(piece.ref), { x: at.x, y });
    });
  }
  return found;
}

const TOKEN = 20;
const TOKENS = 30;

/** Where the tokens of somebody lie, one of so many: below the name, before a building beside the figure. The more
 * there are, the more they lie on each other: on the next hex is somebody's Health. */
export function tokenAt({ x, y, building }: Stood, nth: number, of: number): Point {
  const step = Math.min(TOKEN, TOKENS / Math.max(1, of - 1));
  return building ? { x: x + 26, y: y - 18 - (of - 1 - nth) * step } : { x: x + 38 + nth * step, y: y + 19 };
}

/** How far from the middle of its hex somebody stands beside a building. */
export function aside(building: string): number {
  return building === '' ? ALONE : building === 'mausoleum' ? BESIDE - 8 : BESIDE;
}
