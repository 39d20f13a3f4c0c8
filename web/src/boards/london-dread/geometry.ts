// The ground of the board: four Areas where they lie in London, the Thames, streets and blocks, as paths.
export const W = 866;
export const H = 540;
export const CARD_W = 128;
export const CARD_H = 80;
const EDGE = 10;
const PITCH = (W - 2 * EDGE) / 6;
const ROWS = { north: 37, upper: 143, lower: 270, south: 427 };
export const STREETS: Record<string, number> = { north: 24, west: 255, east: 255, south: 411 };
const BORDER = 138;
const RIVER = 384;
const HALF = 12;
const MIDDLE = W / 2;

export type Point = [number, number];

/** Where each numbered Location lies: left and top of its card. */
export const PLACES: Record<string, Point> = {};
for (let n = 0; n < 6; n++) {
  const column = (i: number): number => EDGE + PITCH * i + (PITCH - CARD_W) / 2;
  const row = n < 3 ? ROWS.upper : ROWS.lower;
  PLACES[`north-${n + 1}`] = [column(n), ROWS.north];
  PLACES[`south-${n + 1}`] = [column(n), ROWS.south];
  PLACES[`west-${n + 1}`] = [column(n % 3), row];
  PLACES[`east-${n + 1}`] = [column(3 + (n % 3)), row];
}

/** Where the sign of an Area's Streets hangs. */
export const signAt = (area: string): Point => [area === 'east' ? MIDDLE + 80 : 29, STREETS[area] - 14];

/** The middle of a place. */
export function centreOf(place: string): Point {
  const at = PLACES[place];
  if (at) return [at[0] + CARD_W / 2, at[1] + CARD_H / 2];
  const area = place.split('-')[0];
  return [area === 'west' ? 232 : area === 'east' ? 640 : 420, STREETS[area] ?? 0];
}

export const f = (n: number): string => n.toFixed(1).replace(/\.0$/, '');
const line = (points: Point[]): string => 'M' + points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L');

/** The same drawing at every table. */
function seeded(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let x = s;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

const wobble = (x: number, y: number): Point => [
  Math.sin(x * 0.05 + y * 0.11) * 2.2 + Math.sin(x * 0.017 - y * 0.05) * 2,
  Math.cos(x * 0.043 - y * 0.06) * 2.4 + Math.sin(x * 0.09) * 1.2,
];

function wavy(x0: number, y0: number, x1: number, y1: number, k = 1): Point[] {
  const n = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / 9));
  return Array.from({ length: n + 1 }, (_, i) => {
    const x = x0 + ((x1 - x0) * i) / n;
    const y = y0 + ((y1 - y0) * i) / n;
    const [dx, dy] = wobble(x, y);
    return [x + dx * k, y + dy * k];
  });
}

const riverAt = (x: number): number => RIVER + Math.sin(x * 0.011 + 0.6) * 5 + Math.sin(x * 0.029) * 2;
function bank(k: number): Point[] {
  const points: Point[] = [];
  for (let x = -4; x <= W + 4; x += 7) points.push([x, riverAt(x) + k * (HALF + 1.4 * Math.sin(x * 0.06))]);
  return points;
}

const north = wavy(-4, BORDER, W + 4, BORDER);
const middle = wavy(MIDDLE, BORDER, MIDDLE, RIVER - HALF, 1.5);
export const AREA_PATHS: Record<string, string> = {
  north: line([[-4, -4], [W + 4, -4], ...[...north].reverse()]) + 'Z',
  west:
    line([
      ...north.filter((p) => p[0] <= MIDDLE),
      ...middle,
      ...bank(-1)
        .filter((p) => p[0] < MIDDLE)
        .reverse(),
    ]) + 'Z',
  east: line([...middle, ...bank(-1).filter((p) => p[0] > MIDDLE), ...north.filter((p) => p[0] >= MIDDLE).reverse()]) + 'Z',
  south: line([...bank(1), [W + 4, H + 4], [-4, H + 4]]) + 'Z',
};
export const BORDERS = line(north) + line(middle);
export const THAMES = `${line(bank(-1))}L${[...bank(1)]
  .reverse()
  .map(([x, y]) => `${f(x)} ${f(y)}`)
  .join('L')}Z`;
export const THAMES_WAY = line(bank(0));
export const BANKS = [line(bank(-1)), line(bank(1))];

/** Water-lining: each line with its width, strength and dashes. */
export const RIPPLES = [0.86, 0.7, 0.53, 0.34, 0.14].flatMap((k, i) =>
  [-1, 1].map((side) => ({
    d: line(bank(k * side)),
    width: 1 - i * 0.1,
    strength: [0.85, 0.68, 0.5, 0.36, 0.26][i],
    dashes: k < 0.3 ? '13 9' : k < 0.6 ? '24 4' : undefined,
  })),
);

const gap = (i: number): number => EDGE + PITCH * i;
export const BRIDGES = [1, 3, 5].map((i) => ({ x: gap(i), from: riverAt(gap(i)) - HALF - 4, to: riverAt(gap(i)) + HALF + 4 }));
export const SHIP: Point = [gap(2) + 56, riverAt(gap(2) + 56) - 1];

export const HIGH_STREETS = [
  ...[STREETS.north, STREETS.west, STREETS.south].map((y) => wavy(8, y, W - 8, y)),
  ...[1, 2, 4, 5].map((i) => wavy(gap(i), STREETS.north, gap(i), STREETS.west)),
  ...BRIDGES.flatMap(({ x }): Point[][] => [
    wavy(x, STREETS.west, x, RIVER - HALF - 2),
    [
      [x, RIVER + HALF],
      [x, STREETS.south],
    ],
  ]),
]
  .map(line)
  .join('');

export const LANES = Object.entries(PLACES)
  .map(([id, [x, y]]) => {
    const from = STREETS[id.split('-')[0]];
    return line(wavy(x + CARD_W / 2, from, x + CARD_W / 2 + 4, y > from ? y + 20 : y + CARD_H - 10));
  })
  .join('');

/** Whether something is drawn here already: a card or a landmark, a street, water, a border. */
function taken(full: Set<string>, x: number, y: number): boolean {
  for (const [id, [left, top]] of Object.entries(PLACES)) {
    const dx = x - left;
    const dy = y - top;
    if (full.has(id) && dx > -1 && dx < CARD_W + 1 && dy > -1 && dy < CARD_H + 2) return true;
    if (full.has(id)) continue;
    if (((dx - 63) / 40) ** 2 + ((dy - 33) / 30) ** 2 < 1) return true;
    if (dy > 53 && dy < 75 && dx > 1 && dx < CARD_W - 1) return true;
    if (dx > -1 && dx < 29 && dy > -1 && dy < 27) return true;
  }
  for (const [area, at] of Object.entries(STREETS)) {
    const side = area === 'west' ? x < MIDDLE : area === 'east' ? x > MIDDLE : true;
    if (side && Math.abs(y - at) < 8) return true;
  }
  if (Math.abs(y - riverAt(x)) < HALF + 5 || x < 15 || x > W - 15 || y < 15 || y > H - 15) return true;
  return Math.abs(y - BORDER) < 4 || (Math.abs(x - MIDDLE) < 6 && y > BORDER && y < RIVER);
}

/** City blocks, denser in the middle and the east, and the trees of the parks. */
export function city(full: Set<string>): { blocks: string; shade: string; trees: string } {
  const random = seeded(11);
  let blocks = '';
  let shade = '';
  let trees = '';
  for (let gx = -20; gx < W + 20; gx += 74)
    for (let gy = -20; gy < H + 20; gy += 62) {
      const turn = (random() - 0.5) * 0.9;
      const cos = Math.cos(turn);
      const sin = Math.sin(turn);
      for (let u = -44; u < 44;) {
        const width = 6 + random() * 7;
        for (let v = -40; v < 40;) {
          const height = 4 + random() * 3.4;
          const point = (p: number, q: number): Point => [gx + 37 + (u + p) * cos - (v + q) * sin, gy + 31 + (u + p) * sin + (v + q) * cos];
          const corners = [point(0, 0), point(width, 0), point(width, height), point(0, height)];
          const [mx, my] = point(width / 2, height / 2);
          const rare = random() < 0.06 + Math.abs(mx - W * 0.55) / 2600;
          v += height + 1.8;
          if (rare || mx < gx || mx > gx + 74 || my < gy || my > gy + 62) continue;
          if (corners.some(([x, y]) => taken(full, x, y))) continue;
          blocks += line(corners) + 'Z';
          shade += line(corners.slice(1));
        }
        u += width + 2;
      }
    }
  for (let i = 0; i < 150; i++) {
    const x = 20 + random() * 400;
    const y = 146 + random() * 220;
    const park = Math.sin(x * 0.021 + 1) + Math.cos(y * 0.03) > 0.35;
    if (!park || taken(full, x, y) || taken(full, x + 4, y) || taken(full, x, y - 4)) continue;
    trees += `M${f(x - 2.4)} ${f(y)}q.5-3 2.4-2.9 2.4 0 2.4 2.9M${f(x)} ${f(y)}v1.5`;
  }
  return { blocks, shade, trees };
}

/** The graduated frame. */
export const TICKS = ((): string => {
  let d = '';
  for (let x = 9; x < W - 9; x += 11.3) d += `M${f(x)} 4v4.5M${f(x)} ${H - 4}v-4.5`;
  for (let y = 9; y < H - 9; y += 11.3) d += `M4 ${f(y)}h4.5M${W - 4} ${f(y)}h-4.5`;
  return d;
})();

/** The way of one Character through the places of a day. */
export function threadOf(stops: string[]): string {
  let d = '';
  for (let i = 0; i + 1 < stops.length; i++) {
    if (stops[i] === stops[i + 1]) continue;
    const a = centreOf(stops[i]);
    const b = centreOf(stops[i + 1]);
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const long = Math.hypot(dx, dy) || 1;
    const bend = Math.min(26, long * 0.12);
    d += `M${f(a[0])} ${f(a[1])}Q${f((a[0] + b[0]) / 2 - (dy / long) * bend)} ${f((a[1] + b[1]) / 2 + (dx / long) * bend)} ${f(b[0])} ${f(b[1])}`;
  }
  return d;
}
