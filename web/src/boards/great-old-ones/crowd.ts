// Who stands in an area, and where: one plinth for each player, one for New Citizens, a stone for a Grenadier.
import { dataOf } from '../../lib/board';
import type { Piece, Place } from '../../lib/types';
import type { Area } from './ground';
import type { ElderData, Foreseen, Group } from './shapes';

/** A thing that can be pressed: its part of the plinth is as wide as itself. */
export interface Stander {
  piece: Piece;
  is: 'agents' | 'elder' | 'building' | 'citizens' | 'grenadiers';
  x: number;
  wide: number;
  /** How many figures are drawn. */
  figures: number;
}

export interface Plinth {
  key: string;
  owner: number;
  count: number;
  x: number;
  y: number;
  wide: number;
  standers: Stander[];
  /** Another row stands above it. */
  low?: boolean;
  /** Two rows share the room of one: their figures are smaller. */
  small?: boolean;
}

/** The shadow of an Agent who could be placed. */
export interface Shadow {
  foreseen: Foreseen;
  badges: ('objective' | 'trouble' | 'gains' | 'loses')[];
  x: number;
  y: number;
  wide: number;
}

/** Who stands in an area; two rows need the room of the name, which is lifted. */
export interface Crowd {
  plinths: Plinth[];
  shadow?: Shadow;
  lift: number;
}

const LOWER = 6;
const ROW = 46;

/** How much room each takes; where there is little, they stand closer. */
interface Room {
  gap: number;
  least: number;
  agent: number;
  elder: number;
  building: number;
}
const EASY: Room = { gap: 9, least: 42, agent: 11, elder: 35, building: 37 };
const CLOSE: Room = { gap: 4, least: 36, agent: 9, elder: 28, building: 31 };

interface Item {
  wide: number;
  group?: { owner: number; pieces: Piece[] };
  shadow?: Omit<Shadow, 'x' | 'y'>;
}

const isElder = (piece: Piece): boolean => piece.ref.startsWith('elder/');
const isBuilding = (piece: Piece): boolean => piece.ref.endsWith('/building');
const ownerOf = (piece: Piece): number => dataOf<Group>(piece).owner ?? -1;

function kindOf(piece: Piece): Stander['is'] {
  if (isElder(piece)) return 'elder';
  if (isBuilding(piece)) return 'building';
  if (piece.kind === 'grenadier') return 'grenadiers';
  return piece.kind === 'agent' ? 'agents' : 'citizens';
}

function widthOf(piece: Piece, most: number, room: Room): number {
  const count = dataOf<Group>(piece).count ?? 1;
  switch (kindOf(piece)) {
    case 'elder':
      return room.elder;
    case 'building':
      return room.building;
    case 'grenadiers':
      return count * 24;
    case 'citizens':
      return Math.max(30, Math.min(count, most) * 15);
    default:
      return Math.min(count, most) * room.agent + 7;
  }
}

const ORDER: Stander['is'][] = ['building', 'elder', 'agents', 'citizens', 'grenadiers'];
const inOrder = (a: Piece, b: Piece): number => ORDER.indexOf(kindOf(a)) - ORDER.indexOf(kindOf(b));

/** A crowd: fewer figures of each player until a row fits, then two rows. */
export function crowd(area: Area, place: Place, foreseen: Foreseen | undefined, better: boolean): Crowd {
  const pieces = (place.pieces ?? []).filter((piece) => piece.kind !== 'trouble').sort(inOrder);
  const groups = new Map<string, { owner: number; pieces: Piece[] }>();
  for (const piece of pieces) {
    const owner = ownerOf(piece);
    const key = owner < 0 ? piece.kind : `seat-${owner}`;
    const found = groups.get(key);
    if (found) found.pieces.push(piece);
    else groups.set(key, { owner, pieces: [piece] });
  }
  const items: Item[] = [...groups.values()].map((group) => ({ wide: 0, group }));
  if (foreseen) {
    const badges: Shadow['badges'] = [];
    if (better) badges.push('objective');
    if (foreseen.gains) badges.push('gains');
    if (foreseen.trouble) badges.push('trouble');
    if (foreseen.loses >= 0 && !foreseen.gains) badges.push('loses');
    const wide = Math.max(26, badges.length * 18 + 4);
    items.push({ wide, shadow: { foreseen, badges, wide } });
  }
  let most = 4;
  let room = EASY;
  const total = (list: Item[]): number => list.reduce((sum, item) => sum + item.wide + room.gap, -room.gap);
  const measure = (): void => {
    for (const item of items) {
      if (!item.group) continue;
      const sum = item.group.pieces.reduce((all, piece) => all + widthOf(piece, most, room), 0);
      item.wide = item.group.owner < 0 ? sum : Math.max(room.least, sum);
    }
  };
  for (measure(); total(items) > area.wide && most > 1;) {
    most -= 1;
    measure();
  }
  // Two rows cost the name its room: closer together comes first.
  if (total(items) > area.wide) {
    room = CLOSE;
    measure();
    if (total(items) > area.wide && !area.flat) {
      room = EASY;
      measure();
    }
  }
  // Of two rows neither is longer than it must be.
  const longer = (k: number): number => Math.max(total(items.slice(0, k)), total(items.slice(k)));
  const best = (): number => items.reduce((least, _, k) => (k && longer(k) < longer(least) ? k : least), 1);
  let half = total(items) <= area.wide || area.flat || items.length < 2 ? 0 : best();
  if (half && longer(half) > area.wide) {
    room = CLOSE;
    measure();
    half = best();
  }
  const rows = half ? [items.slice(0, half), items.slice(half)] : [items];

  const plinths: Plinth[] = [];
  let shadow: Shadow | undefined;
  rows.forEach((row, r) => {
    let x = area.at[0] - total(row) / 2;
    const y = area.at[1] + (rows.length - 1) * LOWER - (rows.length - 1 - r) * ROW;
    for (const item of row) {
      if (item.group) plinths.push({ ...plinth(item.group, x, y, item.wide, most, room), low: r > 0, small: half > 0 });
      else if (item.shadow) shadow = { ...item.shadow, x, y };
      x += item.wide + room.gap;
    }
  });
  return { plinths, shadow, lift: (rows.length - 1) * 8 };
}

function plinth(group: { owner: number; pieces: Piece[] }, x: number, y: number, wide: number, most: number, room: Room): Plinth {
  const own = group.pieces.map((piece) => widthOf(piece, most, room));
  const spare = wide - own.reduce((a, b) => a + b, 0);
  let at = x;
  const standers = group.pieces.map((piece, i): Stander => {
    // What is left over belongs to the only one, or is shared: everything stays pressable.
    const w = own[i] + spare / own.length;
    const is = kindOf(piece);
    const stander = { piece, is, x: at, wide: w, figures: figuresOf(piece, most) };
    at += w;
    return stander;
  });
  const count = group.pieces.reduce((sum, piece) => sum + (dataOf<Group>(piece).count ?? 1), 0);
  return { key: group.owner < 0 ? group.pieces[0].kind : `seat-${group.owner}`, owner: group.owner, count, x, y, wide, standers };
}

export function hitsOf(piece: Piece): ElderData {
  return dataOf<ElderData>(piece);
}

function figuresOf(piece: Piece, most: number): number {
  const count = dataOf<Group>(piece).count ?? 1;
  return kindOf(piece) === 'grenadiers' ? count : Math.min(count, most);
}
