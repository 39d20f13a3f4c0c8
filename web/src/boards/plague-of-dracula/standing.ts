// Where figures stand on the map: beside their place, where they cover the least of names, numbers and each other.
import { H, W } from './geometry';

interface Spot {
  id: string;
  x: number;
  y: number;
  name: string;
  /** Its name as it is written, under the place or beside it. */
  lines: string[];
  aside: boolean;
  here: string[];
}

export interface Stand {
  id: string;
  x: number;
  y: number;
  place: string;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Right and left of the place first, then further off, and in a crowd wherever there is room around it. */
const USUAL: [number, number][] = [
  [33, 15],
  [-42, 15],
  [60, 11],
  [-69, 11],
  [33, -22],
  [-42, -22],
  [87, 9],
  [-96, 9],
  [60, -24],
  [-69, -24],
];
const AROUND: [number, number][] = Array.from({ length: 21 * 9 }, (_, i) => [(i % 21) * 10 - 100, Math.floor(i / 21) * 8 - 36]);
const OFFSETS = [
  ...USUAL.map(([dx, dy], nth) => ({ dx, dy, cost: nth * 8 })),
  ...AROUND.map(([dx, dy]) => ({ dx, dy, cost: 90 + Math.hypot(dx, dy) })),
];
const LETTER = 7.4;

const figure = (x: number, y: number): Box => ({ left: x - 14, top: y - 46, right: x + 14, bottom: y + 4 });
const disc = (p: Spot): Box => ({ left: p.x - 24, top: p.y - 22, right: p.x + 17, bottom: p.y + 17 });

function nameBox(p: Spot): Box {
  const long = Math.max(...p.lines.map((line) => line.length)) * LETTER;
  const left = p.aside ? p.x + 24 : p.x - long / 2;
  const top = p.aside ? p.y - 15 : p.y + 20;
  return { left, top, right: left + long, bottom: top + 4 + 14 * p.lines.length };
}

function covered(a: Box, b: Box): number {
  return (
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  );
}

export function standing(places: Spot[]): Stand[] {
  const found: Stand[] = [];
  const taken: Box[] = [];
  const printed = places.flatMap((p) => [disc(p), nameBox(p)]);
  for (const p of places)
    for (const id of p.here) {
      let best = { x: p.x, y: p.y, cost: Infinity };
      for (const offset of OFFSETS) {
        const [x, y] = [p.x + offset.dx, p.y + offset.dy];
        const box = figure(x, y);
        const out = box.left < 12 || box.right > W - 12 || box.top < 10 || box.bottom > H - 40;
        const over = taken.reduce((sum, other) => sum + covered(box, other), 0);
        const names = printed.reduce((sum, other) => sum + covered(box, other), 0);
        const cost = over * 3 + names * 2 + offset.cost + (out ? 5000 : 0);
        if (cost < best.cost) best = { x, y, cost };
      }
      taken.push(figure(best.x, best.y));
      found.push({ id, x: best.x, y: best.y, place: p.name });
    }
  return found.sort((a, b) => a.y - b.y);
}
