// The ground of the map: twelve areas whose shared corners give the borders of the game, the Thames with its
// bridges, city blocks and parks, and the arms that rise from the river with the Insanity.

import { f, spline, type Point } from './curves';

export const W = 866;
export const H = 470;
/** The lower edge of the ground; below it lies the shelf of the Elder Ones. */
export const LOW = 430;
const X0 = 8;
const X1 = W - 8;
const Y0 = 8;

export { f, type Point };

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

// Corners have names, so that two areas meet in exactly one line.
const CORNERS: Record<string, Point> = {
  nw: [X0, Y0],
  ne: [X1, Y0],
  a: [330, Y0],
  b: [602, Y0],
  k1: [X0, 116],
  k2: [112, 103],
  k3: [222, 120],
  w1: [270, 116],
  j1: [322, 107],
  m1: [340, 58],
  w2: [374, 112],
  j2: [430, 104],
  c1: [440, 150],
  j3: [426, 197],
  w3: [360, 207],
  w4: [290, 199],
  j4: [224, 203],
  k4: [214, 160],
  j5: [203, 246],
  k5: [118, 233],
  k6: [X0, 240],
  h1: [211, 288],
  r1: [203, 350],
  hw: [X0, 350],
  e1: [428, 228],
  r2: [424, 270],
  v1: [385, 285],
  v2: [345, 318],
  v3: [290, 345],
  b1: [500, 111],
  j6: [566, 103],
  b2: [606, 52],
  d1: [584, 160],
  d2: [574, 212],
  r3: [580, 290],
  t1: [X1, 310],
  sw: [X0, 300],
  s0: [200, 300],
  s1: [310, 280],
  l1: [335, 345],
  l2: [322, 390],
  l3: [330, LOW],
  q1: [458, 230],
  q2: [464, 300],
  s2: [478, 362],
  q3: [546, 374],
  s3: [618, 378],
  g1: [652, 338],
  g2: [660, 295],
  g3: [652, 225],
  g4: [620, 402],
  g5: [612, LOW],
  se: [X1, LOW],
  sl: [X0, LOW],
  e2: [X1, 230],
  te: [X1, 264],
};

export interface Area {
  id: string;
  number: number;
  /** Where its name is centred, and where the feet of its people stand. */
  name: Point;
  at: Point;
  /** How wide a row of people may be. */
  wide: number;
  /** Too low for two rows. */
  flat: boolean;
  south: boolean;
  poly: Point[];
  d: string;
}

type Row = [id: string, ring: string, name: Point, at: Point, wide: number, south?: boolean];
const ROWS: Row[] = [
  ['kensington', 'k1/k2/k3/k4/j4/j5/k5/k6', [112, 139], [108, 202], 186],
  ['marylebone', 'nw/a/m1/j1/w1/k3/k2/k1', [180, 33], [176, 85], 280],
  ['bloomsbury', 'a/b/b2/j6/b1/j2/w2/j1/m1', [466, 33], [466, 83], 220],
  ['the-west-end', 'k3/w1/j1/w2/j2/c1/j3/w3/w4/j4/k4', [327, 133], [328, 182], 206],
  ['westminster', 'j4/w4/w3/j3/e1/r2/v1/v2/v3/r1/h1/j5', [310, 224], [303, 275], 190],
  ['chelsea', 'k6/k5/j5/h1/r1/hw', [104, 252], [100, 294], 190],
  ['the-city', 'j2/b1/j6/d1/d2/r3/r2/e1/j3/c1', [506, 131], [504, 208], 138],
  ['the-east-end', 'b/ne/e2/t1/r3/d2/d1/j6/b2', [712, 86], [718, 168], 240],
  ['bermondsey', 'g3/te/se/g5/g4/s3/g1/g2', [752, 318], [752, 388], 200, true],
  ['southwark', 'q1/g3/g2/g1/s3/q3/s2/q2', [560, 296], [560, 346], 170, true],
  ['lambeth', 's1/q1/q2/s2/q3/s3/g4/g5/l3/l2/l1', [404, 332], [404, 397], 180, true],
  ['battersea', 'sw/s0/s1/l1/l2/l3/sl', [160, 361], [164, 407], 270, true],
];

const FLAT = ['chelsea'];

/** A little unsteadiness, the same for everybody who draws the same line. */
function shake(x: number, y: number): Point {
  return [
    Math.sin(x * 0.09 + y * 0.05) * 2.4 + Math.sin(x * 0.031 - y * 0.07) * 2 + Math.sin(x * 0.23 + y * 0.19) * 0.8,
    Math.cos(x * 0.06 - y * 0.083) * 2.4 + Math.sin(y * 0.04 + x * 0.05) * 1.8 + Math.cos(x * 0.21 - y * 0.26) * 0.8,
  ];
}

function walk(points: Point[]): Point[] {
  const out: Point[] = [];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length];
    const steps = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 8));
    for (let t = 0; t < steps; t++) {
      const x = a[0] + ((b[0] - a[0]) * t) / steps;
      const y = a[1] + ((b[1] - a[1]) * t) / steps;
      const edge = x <= X0 || x >= X1 || y <= Y0 || y >= LOW;
      const [dx, dy] = edge ? [0, 0] : shake(x, y);
      out.push([x + dx, y + dy]);
    }
  });
  return out;
}

export const line = (points: Point[]): string => 'M' + points.map((p) => `${f(p[0])} ${f(p[1])}`).join('L');

// The Thames

const BED: Point[] = [
  [-20, 324],
  [40, 317],
  [110, 321],
  [180, 328],
  [236, 325],
  [284, 310],
  [322, 288],
  [356, 266],
  [396, 252],
  [450, 248],
  [520, 255],
  [590, 254],
  [650, 247],
  [710, 250],
  [762, 262],
  [812, 272],
  [890, 268],
];

export const STREAM = spline(BED, 12);
const halfWidth = (i: number): number => 12 + (i / STREAM.length) * 6 + 1.2 * Math.sin(i * 0.31) + 0.7 * Math.sin(i * 0.77);
const NORMALS = STREAM.map((_, i): Point => {
  const a = STREAM[Math.max(0, i - 1)];
  const b = STREAM[Math.min(STREAM.length - 1, i + 1)];
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const l = Math.hypot(dx, dy) || 1;
  return [-dy / l, dx / l];
});

/** A line along the river: 0 is its middle, 1 its southern bank. */
export const along = (k: number): Point[] =>
  STREAM.map((p, i) => [p[0] + NORMALS[i][0] * halfWidth(i) * k, p[1] + NORMALS[i][1] * halfWidth(i) * k]);
export const NORTH_BANK = along(-1);
export const SOUTH_BANK = along(1);

const nearestAt = (points: Point[], x: number): number =>
  points.reduce((best, p, i) => (Math.abs(p[0] - x) < Math.abs(points[best][0] - x) ? i : best), 0);
const riverY = (x: number): number => STREAM[nearestAt(STREAM, x)][1];
const toRiver = (p: Point): number =>
  STREAM.reduce((least, c, i) => (i % 2 ? least : Math.min(least, Math.hypot(p[0] - c[0], p[1] - c[1]) - halfWidth(i))), Infinity);

function inside(p: Point, poly: Point[]): boolean {
  let odd = false;
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [a, b] = [poly[i], poly[j]];
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  }
  return odd;
}

/** The true outline of an area: where its ring runs into the water, the bank takes over. */
function ashore(poly: Point[], south: boolean): Point[] {
  const bank = south ? SOUTH_BANK : NORTH_BANK;
  const side = south ? 1 : -1;
  const dry = poly.map((p) => side * (p[1] - bank[nearestAt(bank, p[0])][1]) > 0);
  if (dry.every(Boolean)) return poly;
  const n = poly.length;
  const first = dry.findIndex((d, i) => d && !dry[(i + n - 1) % n]);
  const land: Point[] = [];
  for (let k = 0; k < n && dry[(first + k) % n]; k++) land.push(poly[(first + k) % n]);
  const [a, b] = [land[land.length - 1], land[0]];
  const run = bank.filter((p) => p[0] > Math.min(a[0], b[0]) && p[0] < Math.max(a[0], b[0]));
  return [...land, ...(a[0] > b[0] ? run.reverse() : run)];
}

export const AREAS: Area[] = ROWS.map(([id, ring, name, at, wide, south = false], i) => {
  const poly = ashore(walk(ring.split('/').map((k) => CORNERS[k])), south);
  return { id, number: i + 1, name, at, wide, flat: FLAT.includes(id), south, poly, d: `${line(poly)}Z` };
});
export const AREA = new Map(AREAS.map((area) => [area.id, area]));

/** Where each bridge crosses, from bank to bank; the last one has towers. */
export const BRIDGES = (
  [
    [148, 0],
    [238, 0.1],
    [352, 0.62],
    [522, 0],
    [690, 0],
  ] as Point[]
).map(([x, lean], nth, all) => {
  const i = nearestAt(STREAM, x);
  const c = STREAM[i];
  const reach = halfWidth(i) + 8;
  const ux = NORMALS[i][0] * Math.cos(lean * 0.4) * reach;
  const uy = NORMALS[i][1] * reach;
  const tower = (k: number): Point => [c[0] + ux * k, c[1] + uy * k];
  return {
    d: `M${f(c[0] - ux)} ${f(c[1] - uy)}L${f(c[0] + ux)} ${f(c[1] + uy)}`,
    towers: nth === all.length - 1 ? [tower(-0.52), tower(0.52)] : [],
  };
});

export const PARKS: [x: number, y: number, rx: number, ry: number][] = [
  [172, 172, 30, 20],
  [62, 56, 38, 26],
  [796, 226, 34, 16],
  [58, 392, 34, 18],
  [560, 404, 34, 14],
];
const inPark = (p: Point): boolean => PARKS.some(([x, y, rx, ry]) => ((p[0] - x) / (rx + 4)) ** 2 + ((p[1] - y) / (ry + 4)) ** 2 < 1);
const underName = (p: Point): boolean => AREAS.some(({ name: [x, y] }) => p[0] > x - 78 && p[0] < x + 82 && p[1] > y - 16 && p[1] < y + 8);

/** City blocks, thinner towards the edges; and the shadow at their right and lower sides. */
function blocks(): { fill: string; shade: string } {
  const next = dice(11);
  let fill = '';
  let shade = '';
  for (const area of AREAS) {
    const turn = (next() - 0.5) * 1.1;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const [ox, oy] = area.at;
    for (let u = -230; u < 230;) {
      const bw = 6 + next() * 8;
      for (let v = -230; v < 230;) {
        const bh = 4.2 + next() * 3.6;
        const at = (x: number, y: number): Point => [ox + (u + x) * c - (v + y) * s, oy + (u + x) * s + (v + y) * c];
        const q = [at(0, 0), at(bw, 0), at(bw, bh), at(0, bh)];
        const m = at(bw / 2, bh / 2);
        v += bh + 2;
        if (next() < 0.1 || m[0] < 14 || m[0] > W - 14 || m[1] < 14 || m[1] > LOW - 6) continue;
        if (inPark(m) || underName(m) || !q.every((p) => inside(p, area.poly))) continue;
        if (next() < (Math.hypot((m[0] - 440) / 2.1, m[1] - 200) - 150) / 170) continue;
        if (q.some((p) => toRiver(p) < 5) || area.south !== m[1] > riverY(m[0])) continue;
        const jog = (): number => next() - 0.5;
        fill += 'M' + q.map((p) => `${f(p[0] + jog())} ${f(p[1] + jog())}`).join('L') + 'Z';
        shade += `M${f(q[1][0])} ${f(q[1][1])}L${f(q[2][0])} ${f(q[2][1])}L${f(q[3][0])} ${f(q[3][1])}`;
      }
      u += bw + 2.2;
    }
  }
  return { fill, shade };
}

function trees(): string {
  const next = dice(5);
  let d = '';
  const s = 2.2;
  for (const [x, y, rx, ry] of PARKS)
    for (let i = 0; i < 52; i++) {
      const turn = next() * 6.28;
      const r = Math.sqrt(next()) * 0.92;
      const [tx, ty] = [x + Math.cos(turn) * r * rx, y + Math.sin(turn) * r * ry];
      d += `M${f(tx - s)} ${f(ty)}q.4-2.9 2.2-2.6q2.2 0 2.2 2.6M${f(tx + s * 0.3)} ${f(ty - s * 0.9)}l1.1 1.8M${f(tx)} ${f(ty)}v1.3`;
    }
  return d;
}

/** What lies right of and above it is the title of the sheet, and its compass. */
const CARTOUCHE: Point = [610, 150];

/** Points strewn over an area, clear of its name and its people: where it burns. */
function scatter(area: Area, many: number): Point[] {
  const next = dice(area.number * 77);
  const out: Point[] = [];
  for (let k = 0; k < 900 && out.length < many; k++) {
    const p: Point = [X0 + 14 + next() * (X1 - X0 - 28), Y0 + 14 + next() * (LOW - Y0 - 26)];
    const [x, y] = p;
    if (!inside(p, area.poly) || toRiver(p) < 16 || area.south !== y > riverY(x)) continue;
    if (Math.abs(x - area.name[0]) < 92 && Math.abs(y - area.name[1] + 4) < 20) continue;
    if (Math.abs(x - area.at[0]) < 92 && y > area.at[1] - 40 && y < area.at[1] + 24) continue;
    if (x > CARTOUCHE[0] && y < CARTOUCHE[1]) continue;
    if (out.some((q) => Math.hypot(q[0] - x, q[1] - y) < 22)) continue;
    out.push(p);
  }
  return out;
}

export interface Engraving {
  fill: string;
  shade: string;
  trees: string;
  fires: Map<string, Point[]>;
}
let engraved: Engraving | undefined;

/** The fine lines, worked out when they are first looked at. */
export function engraving(): Engraving {
  return (engraved ??= { ...blocks(), trees: trees(), fires: new Map(AREAS.map((area) => [area.id, scatter(area, 9)])) });
}

export interface Arm {
  x: number;
  y: number;
  d: string;
  cups: { x: number; y: number; r: number }[];
}

/** One arm out of the water: tapering, bent, with suckers at its inner side. */
function arm([x, size, bend]: [number, number, number]): Arm {
  const points: Point[] = [[0, 0]];
  for (let t = 1; t <= 20; t++) {
    const turn = -Math.PI / 2 + bend * (t / 20) ** 2 * 3.6;
    const [lx, ly] = points[t - 1];
    points.push([lx + Math.cos(turn) * size * 0.062, ly + Math.sin(turn) * size * 0.062]);
  }
  const sides = points.map((p, i): [Point, Point, number] => {
    const q = points[Math.min(points.length - 1, i + 1)];
    const o = points[Math.max(0, i - 1)];
    const [dx, dy] = [q[0] - o[0], q[1] - o[1]];
    const l = Math.hypot(dx, dy) || 1;
    const w = size * 0.12 * (1 - i / points.length) + 0.5;
    return [[p[0] - (dy / l) * w, p[1] + (dx / l) * w], [p[0] + (dy / l) * w, p[1] - (dx / l) * w], w];
  });
  const cups = [1, 4, 7, 10, 13, 16].map((i) => {
    const [left, right, w] = sides[i];
    const inner = bend > 0 ? left : right;
    return { x: (points[i][0] + inner[0]) / 2, y: (points[i][1] + inner[1]) / 2, r: Math.max(0.7, w * 0.36) };
  });
  const d = `${line([...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()])}Z`;
  return { x, y: riverY(x) + 8, d, cups };
}

/** Twelve arms, one for each level above the first. */
export const ARMS: Arm[] = (
  [
    [428, 44, 1],
    [34, 36, 1],
    [744, 44, -1],
    [194, 38, -1],
    [818, 46, 1],
    [292, 36, 1],
    [478, 40, -1],
    [104, 34, -1],
    [782, 38, -1],
    [652, 40, -1],
    [392, 34, -1],
    [62, 34, 1],
  ] as [number, number, number][]
).map(arm);

/** The marks along the frame. */
export function graduations(): string {
  let d = '';
  for (let x = 9; x < W - 9; x += 11.45) d += `M${f(x)} 4v4`;
  for (let y = 9; y < LOW; y += 11.45) d += `M4 ${f(y)}h4M${W - 4} ${f(y)}h-4`;
  return d;
}
