// The engraver's work: from places and lines to parishes, river, roads, houses and trees.
import type { Line } from './shapes';

export type Point = [number, number];

export const W = 934;
export const H = 546;

export interface Spot {
  id: string;
  x: number;
  y: number;
  south: boolean;
  name: string;
}

export interface Road {
  id: string;
  from: string;
  to: string;
  points: Point[];
  path: string;
  kind: 'road' | 'bridge' | 'tunnel' | 'ferry' | 'red';
}

export interface Ground {
  parishes: { id: string; south: boolean; path: string }[];
  land: { north: string; south: string };
  river: {
    body: string;
    lines: { path: string; width: number; opacity: number; dash: string }[];
    north: string;
    south: string;
    hachures: string;
    name: string;
  };
  roads: Road[];
  houses: string;
  shade: string;
  parks: Park[];
  trees: string;
}

interface Park {
  id: string;
  /** Some have no room for their name. */
  written: boolean;
  x: number;
  y: number;
  rx: number;
  ry: number;
}

// Where places stand on our sheet, in percent: the ledger's map, shifted a little so that no name touches another.
const SHEET: Record<string, Point> = {
  paddington: [10, 14],
  'st-marylebone': [26, 10],
  'st-pancras': [40, 8],
  islington: [55, 8],
  hackney: [74, 8],
  'bethnal-green': [72, 26],
  shoreditch: [60, 25],
  clerkenwell: [48.5, 24],
  holborn: [37, 27],
  'st-james': [29.5, 44],
  belgravia: [16, 46],
  'the-strand': [41, 43],
  'city-of-london': [53, 42.5],
  whitechapel: [64.5, 44],
  poplar: [85.5, 47],
  'mile-end-old-town': [76, 42],
  greenwich: [84.5, 74],
  rotherhithe: [69, 69],
  bermondsey: [56.5, 68],
  camberwell: [53, 90],
  southwark: [44, 68.5],
  lambeth: [32, 71],
  'wandsworth-battersea': [17.5, 91],
  chelsea: [8.2, 65],
  mayfair: [22, 28],
  purfleet: [96, 36],
  carfax: [85, 26],
};

const across = (x: number): number => 30 + ((x - 4) / 96) * 868;
const down = (y: number): number => 50 + ((y - 8) / 80) * 364;

export function onSheet(id: string, x: number, y: number): Point {
  const [px, py] = SHEET[id] ?? [x, y];
  return [across(px), down(py)];
}

const n1 = (v: number): string => v.toFixed(1).replace(/\.0$/, '');
export const path = (points: Point[]): string => 'M' + points.map((p) => `${n1(p[0])} ${n1(p[1])}`).join('L');

/** A small generator, so that every London is the same London. */
function dice(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = s;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// The Thames

const COURSE: Point[] = (
  [
    [-6, 87],
    [2, 84],
    [9, 80.5],
    [15, 77],
    [20, 72],
    [23, 65],
    [25, 59.5],
    [30, 57.2],
    [37, 56],
    [45, 56.6],
    [52, 56],
    [59, 57],
    [66, 56.6],
    [72, 57],
    [76, 60],
    [79, 64.5],
    [83, 65.5],
    [88, 62],
    [91, 57.5],
    [95, 56.5],
    [100, 59.5],
    [108, 63],
  ] as Point[]
).map(([x, y]) => [across(x), down(y)]);

function smooth(points: Point[], steps: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const a = points[Math.max(0, i - 1)],
      b = points[i],
      c = points[i + 1],
      d = points[Math.min(points.length - 1, i + 2)];
    for (let t = 0; t < steps; t++) {
      const s = t / steps;
      const at = (k: 0 | 1): number =>
        0.5 *
        (2 * b[k] + (c[k] - a[k]) * s + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * s * s + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * s * s * s);
      out.push([at(0), at(1)]);
    }
  }
  out.push(points[points.length - 1]);
  return out;
}

const STREAM = smooth(COURSE, 12);
const WIDTHS = STREAM.map((_, i) => 10 + (i / STREAM.length) * 7 + 1.3 * Math.sin(i * 0.31) + 0.8 * Math.sin(i * 0.77));
const ACROSS: Point[] = STREAM.map((_, i) => {
  const a = STREAM[Math.max(0, i - 1)],
    b = STREAM[Math.min(STREAM.length - 1, i + 1)];
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    l = Math.hypot(dx, dy) || 1;
  return [-dy / l, dx / l];
});
const beside = (k: number): Point[] => STREAM.map((p, i) => [p[0] + ACROSS[i][0] * WIDTHS[i] * k, p[1] + ACROSS[i][1] * WIDTHS[i] * k]);

/** How far a point is from the water; negative in it. */
export function fromRiver(p: Point): number {
  let best = 1e9;
  for (let i = 0; i < STREAM.length; i += 2) best = Math.min(best, Math.hypot(p[0] - STREAM[i][0], p[1] - STREAM[i][1]) - WIDTHS[i]);
  return best;
}

function isSouth(p: Point): boolean {
  let best = 1e9,
    at = 0;
  STREAM.forEach((c, i) => {
    const d = Math.hypot(p[0] - c[0], p[1] - c[1]);
    if (d < best) [best, at] = [d, i];
  });
  return (p[0] - STREAM[at][0]) * ACROSS[at][0] + (p[1] - STREAM[at][1]) * ACROSS[at][1] > 0;
}

function river(): Ground['river'] {
  const north = beside(-1),
    south = beside(1);
  const rings: [number, number, number][] = [
    [0.9, 1, 0.85],
    [0.78, 0.9, 0.7],
    [0.65, 0.8, 0.58],
    [0.51, 0.7, 0.46],
    [0.36, 0.6, 0.36],
    [0.2, 0.6, 0.28],
  ];
  const lines = rings.flatMap(([k, width, opacity]) =>
    [-1, 1].map((side) => ({ path: path(beside(k * side)), width, opacity, dash: k < 0.3 ? '14 9' : k < 0.6 ? '26 4' : '' })),
  );
  let hachures = '';
  for (let i = 4; i < STREAM.length - 2; i++) {
    const l = 3 + ((i * 7) % 4);
    hachures += `M${n1(south[i][0])} ${n1(south[i][1])}l${n1(ACROSS[i][0] * l)} ${n1(ACROSS[i][1] * l)}`;
  }
  const body = `${path(north)}L${[...south]
    .reverse()
    .map((p) => `${n1(p[0])} ${n1(p[1])}`)
    .join('L')}Z`;
  return { body, lines, north: path(north), south: path(south), hachures, name: path(STREAM.filter((_, i) => i > 54 && i < 150)) };
}

function land(): Ground['land'] {
  const north = beside(-1),
    south = beside(1);
  const back = [...north]
    .reverse()
    .map((p) => `${n1(p[0])} ${n1(p[1])}`)
    .join('L');
  return { north: `M0 0H${W}V${n1(north[north.length - 1][1])}L${back}L0 ${n1(north[0][1])}Z`, south: `${path(south)}L${W} ${H}H0Z` };
}

// Parishes: the ground nearest to each place, with wobbling edges.

const wobble = (x: number, y: number): Point => [
  Math.sin(x * 0.09 + y * 0.05) * 2.6 + Math.sin(x * 0.031 - y * 0.07) * 2.2,
  Math.cos(x * 0.06 - y * 0.083) * 2.6 + Math.sin(y * 0.04 + x * 0.05) * 2,
];

function cell(of: Spot, others: Spot[]): Point[] {
  let polygon: Point[] = [
    [6, 6],
    [W - 6, 6],
    [W - 6, H - 36],
    [6, H - 36],
  ];
  for (const other of others) {
    const mx = (of.x + other.x) / 2,
      my = (of.y + other.y) / 2,
      nx = other.x - of.x,
      ny = other.y - of.y;
    const side = (p: Point): number => (p[0] - mx) * nx + (p[1] - my) * ny;
    const cut: Point[] = [];
    polygon.forEach((a, i) => {
      const b = polygon[(i + 1) % polygon.length];
      const sa = side(a),
        sb = side(b);
      if (sa <= 0) cut.push(a);
      if (sa <= 0 !== sb <= 0) {
        const t = sa / (sa - sb);
        cut.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
      }
    });
    polygon = cut;
  }
  return polygon;
}

function wavy(polygon: Point[]): Point[] {
  const out: Point[] = [];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length];
    const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 9));
    for (let t = 0; t < n; t++) {
      const x = a[0] + ((b[0] - a[0]) * t) / n,
        y = a[1] + ((b[1] - a[1]) * t) / n;
      const d = wobble(x, y);
      out.push([x + d[0], y + d[1]]);
    }
  });
  return out;
}

function inside(p: Point, polygon: Point[]): boolean {
  let found = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i],
      b = polygon[j];
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) found = !found;
  }
  return found;
}

// Roads

const BENDS: Record<string, number> = {
  'chelsea|wandsworth-battersea': -10,
  'greenwich|purfleet': -16,
  'hackney|purfleet': -46,
  'poplar|purfleet': 14,
  'chelsea|paddington': 10,
  'camberwell|wandsworth-battersea': -14,
  'camberwell|greenwich': 12,
  'lambeth|st-james': 0,
  'southwark|the-strand': 0,
  'bermondsey|city-of-london': 0,
  'rotherhithe|whitechapel': 0,
  'greenwich|poplar': -4,
  'mile-end-old-town|whitechapel': -2,
};
const FERRIES = new Set(['greenwich|poplar', 'greenwich|purfleet']);
const TUNNELS = new Set(['rotherhithe|whitechapel']);

function road(line: Line, spots: Map<string, Spot>, roll: number): Road | null {
  const [first, second] = [line.from, line.to].sort();
  const a = spots.get(first),
    b = spots.get(second);
  if (!a || !b) return null;
  const id = `${first}|${second}`;
  const red = line.colour === 'red';
  const dx = b.x - a.x,
    dy = b.y - a.y,
    l = Math.hypot(dx, dy);
  const bend = red ? 0 : (BENDS[id] ?? (roll - 0.5) * 0.16 * l);
  const mx = (a.x + b.x) / 2 - (dy / l) * bend,
    my = (a.y + b.y) / 2 + (dx / l) * bend;
  const points: Point[] = [];
  for (let t = 0; t <= 20; t++) {
    const s = t / 20;
    const d = red ? [0, 0] : wobble((1 - s) * a.x + s * b.x, (1 - s) * a.y + s * b.y);
    const e = Math.sin(s * Math.PI) * 0.55;
    points.push([
      (1 - s) ** 2 * a.x + 2 * s * (1 - s) * mx + s * s * b.x + d[0] * e,
      (1 - s) ** 2 * a.y + 2 * s * (1 - s) * my + s * s * b.y + d[1] * e,
    ]);
  }
  const kind = red ? 'red' : line.colour !== 'blue' ? 'road' : FERRIES.has(id) ? 'ferry' : TUNNELS.has(id) ? 'tunnel' : 'bridge';
  return { id, from: first, to: second, points, path: path(points), kind };
}

/** A raster that knows which ground lies near a road: quick to ask ten thousand times. */
function nearRoads(roads: Road[], reach: number): (p: Point) => boolean {
  const size = 2,
    columns = Math.ceil(W / size) + 1;
  const near = new Uint8Array(columns * (Math.ceil(H / size) + 1));
  const r = Math.ceil(reach / size);
  for (const { points, kind } of roads) {
    if (kind === 'red') continue;
    for (let i = 0; i < points.length - 1; i++) {
      const [a, b] = [points[i], points[i + 1]];
      const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 3));
      for (let t = 0; t < steps; t++) {
        const cx = Math.round((a[0] + ((b[0] - a[0]) * t) / steps) / size),
          cy = Math.round((a[1] + ((b[1] - a[1]) * t) / steps) / size);
        for (let y = -r; y <= r; y++)
          for (let x = -r; x <= r; x++)
            if (x * x + y * y <= r * r && cx + x >= 0 && cx + x < columns && cy + y >= 0) near[(cy + y) * columns + cx + x] = 1;
      }
    }
  }
  return (p) => near[Math.round(p[1] / size) * columns + Math.round(p[0] / size)] === 1;
}

// Parks, houses, trees

const PARKS: Park[] = (
  [
    ['hyde', true, 17.1, 34, 23, 20],
    ['regents', true, 33.6, 17.6, 22, 17],
    ['victoria', false, 79.3, 17.8, 22, 15],
    ['battersea', false, 25.5, 81, 26, 14],
    ['southwark', false, 62.9, 79, 25, 12],
  ] as [string, boolean, number, number, number, number][]
).map(([id, written, x, y, rx, ry]) => ({ id, written, x: across(x), y: down(y), rx, ry }));
const KEPT: [number, number, number, number][] = [
  [W - 306, H - 128, W, H],
  [0, H - 76, W, H],
  [W - 140, 0, W, 118],
];
const MIDDLE: Point = [across(51), down(46)];

const inPark = (p: Point): boolean => PARKS.some((k) => ((p[0] - k.x) / (k.rx + 4)) ** 2 + ((p[1] - k.y) / (k.ry + 4)) ** 2 < 1);
const isKept = (p: Point): boolean => KEPT.some((k) => p[0] > k[0] && p[0] < k[2] && p[1] > k[1] && p[1] < k[3]);
const fromMiddle = (p: Point): number => Math.hypot((p[0] - MIDDLE[0]) / 1.55, p[1] - MIDDLE[1]);

function houses(
  spots: Spot[],
  cells: Map<string, Point[]>,
  near: (p: Point) => boolean,
  roll: () => number,
): { houses: string; shade: string } {
  let blocks = '',
    shade = '';
  for (const spot of spots) {
    const polygon = cells.get(spot.id)!;
    const angle = (roll() - 0.5) * 1.1,
      ca = Math.cos(angle),
      sa = Math.sin(angle);
    for (let u = -220; u < 220;) {
      const bw = 6 + roll() * 8;
      for (let v = -200; v < 200;) {
        const bh = 4.2 + roll() * 3.6;
        const at = (a: number, b: number): Point => [spot.x + (u + a) * ca - (v + b) * sa, spot.y + (u + a) * sa + (v + b) * ca];
        const m = at(bw / 2, bh / 2);
        const corners = [at(0, 0), at(bw, 0), at(bw, bh), at(0, bh)];
        v += bh + 1.9;
        if (m[0] < 14 || m[0] > W - 14 || m[1] < 14 || m[1] > H - 44) continue;
        if (near(m) || inPark(m) || isKept(m) || !corners.every((p) => inside(p, polygon))) continue;
        if (roll() < (fromMiddle(m) - 165) / 190) continue;
        if (spots.some((l) => blocked(m, l)) || corners.some((p) => fromRiver(p) < 5) || spot.south !== isSouth(m)) continue;
        const j = (): number => roll() - 0.5;
        blocks += `M${corners.map((p) => `${n1(p[0] + j())} ${n1(p[1] + j())}`).join('L')}Z`;
        shade += path(corners.slice(1));
      }
      u += bw + 2.1;
    }
  }
  return { houses: blocks, shade };
}

/** Whether a house would stand under a place or its name. */
function blocked(m: Point, spot: Spot): boolean {
  if (Math.abs(m[0] - spot.x) < 21 && Math.abs(m[1] - spot.y) < 20) return true;
  return Math.abs(m[0] - spot.x) < spot.name.length * 3.7 + 6 && m[1] > spot.y + 14 && m[1] < spot.y + 40;
}

const tree = (x: number, y: number, s: number): string =>
  `M${n1(x - s)} ${n1(y)}q${n1(s * 0.2)} ${n1(-s * 1.3)} ${n1(s)} ${n1(-s * 1.2)}q${n1(s)} 0 ${n1(s)} ${n1(s * 1.2)}M${n1(x + s * 0.3)} ${n1(y - s * 0.9)}l${n1(s * 0.5)} ${n1(s * 0.8)}M${n1(x)} ${n1(y)}v${n1(s * 0.6)}`;

function trees(spots: Spot[], near: (p: Point) => boolean, roll: () => number): string {
  let drawn = '';
  for (const park of PARKS) {
    for (let i = 0; i < 46; i++) {
      const a = roll() * 6.28,
        r = Math.sqrt(roll()) * 0.9;
      const x = park.x + Math.cos(a) * r * park.rx,
        y = park.y + Math.sin(a) * r * park.ry;
      const name = Math.abs(y - park.y) < 8 && park.written && Math.abs(x - park.x) < park.rx * 0.8;
      if (!name && !near([x, y])) drawn += tree(x, y, 2.1);
    }
  }
  for (let i = 0; i < 560; i++) {
    const x = 20 + roll() * (W - 40),
      y = 20 + roll() * (H - 90);
    const p: Point = [x, y];
    if (fromMiddle(p) < 185 || fromRiver(p) < 9 || near(p) || inPark(p) || isKept(p)) continue;
    if (spots.some((l) => Math.abs(x - l.x) < 30 + l.name.length * 2.4 && y > l.y - 26 && y < l.y + 48)) continue;
    drawn +=
      roll() < 0.6
        ? tree(x, y, 2.3)
        : `M${n1(x)} ${n1(y)}l3 -2.4M${n1(x + 2.6)} ${n1(y + 0.4)}l3 -2.4M${n1(x + 5.2)} ${n1(y + 0.6)}l3 -2.4`;
  }
  return drawn;
}

let kept: { key: string; ground: Ground } | null = null;

/** The whole sheet. Drawn once for a set of lines. */
export function engrave(spots: Spot[], lines: Line[]): Ground {
  const key = JSON.stringify([spots.map((s) => s.id), lines]);
  if (kept?.key === key) return kept.ground;
  const roll = dice(7);
  const byId = new Map(spots.map((s) => [s.id, s]));
  const cells = new Map(
    spots.map((s) => [
      s.id,
      cell(
        s,
        spots.filter((o) => o !== s && o.south === s.south),
      ),
    ]),
  );
  const roads = lines.map((line) => road(line, byId, roll())).filter((r): r is Road => r !== null);
  const near = nearRoads(roads, 7.5);
  const city = spots.filter((s) => s.id !== 'carfax' && s.id !== 'purfleet');
  const ground: Ground = {
    parishes: city.map((s) => ({ id: s.id, south: s.south, path: `${path(wavy(cells.get(s.id)!))}Z` })),
    land: land(),
    river: river(),
    roads,
    ...houses(city, cells, near, roll),
    parks: PARKS,
    trees: trees(spots, near, roll),
  };
  kept = { key, ground };
  return ground;
}

/** The stretch of a crossing that lies over water. */
export function overWater(points: Point[]): [Point, Point] | null {
  const wet = points.filter((p) => fromRiver(p) < 4);
  if (wet.length < 2) return null;
  const [a, b] = [wet[0], wet[wet.length - 1]];
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const ux = ((b[0] - a[0]) / l) * 5,
    uy = ((b[1] - a[1]) / l) * 5;
  return [
    [a[0] - ux, a[1] - uy],
    [b[0] + ux, b[1] + uy],
  ];
}

/** The point of a crossing that lies furthest out on the water. */
export function midstream(points: Point[]): Point {
  return points.reduce((best, p) => (fromRiver(p) < fromRiver(best) ? p : best), points[0]);
}
