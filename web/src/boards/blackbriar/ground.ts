// Where the thirty-six hexes lie on the sheet, and what is engraved on them: Town above, Graveyard below.
import { icons } from '../../lib/icons';
import { landmark } from './looks';
import type { Hex } from './shapes';

export const W = 946;
export const H = 498;
/** Half a hex: its width and its height, seen from above. */
export const SX = 77;
export const SY = 33.5;
const X0 = 13;
const Y0 = 43;
const LEVEL = { town: 9, fence: 4, graveyard: 0 };
const INK = '#2a1d10';

export interface Point {
  x: number;
  y: number;
}

const column = (id: string): number => id.charCodeAt(0) - 97;
const row = (id: string): number => Number(id[1]) - 1;
const kind = (id: string): Hex['kind'] => (row(id) < 2 ? 'town' : row(id) === 2 ? 'fence' : 'graveyard');

/** The middle of a hex. */
export function middle(id: string): Point {
  return { x: X0 + SX + 1.5 * SX * column(id), y: Y0 + SY * (1 + 2 * row(id) + (column(id) % 2)) - LEVEL[kind(id)] };
}

/** A number as it is written in a drawing. */
export const f = (n: number): string => n.toFixed(1).replace(/\.0$/, '');

/** The outline of a hex around 0, as large as `k` says. */
export function outline(k = 1): string {
  const corners = [
    [-SX, 0],
    [-SX / 2, -SY],
    [SX / 2, -SY],
    [SX, 0],
    [SX / 2, SY],
    [-SX / 2, SY],
  ];
  return `M${corners.map(([x, y]) => `${f(x * k)} ${f(y * k)}`).join('L')}Z`;
}

/** From the back to the front. */
export const ORDER = Array.from({ length: 6 }, (_, i) => [...'acebdf'].map((c) => `${c}${i + 1}`)).flat();

/** Chance that is always the same, for what is drawn by hand. */
export function scribble(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = s;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Chance = () => number;
const inside = (x: number, y: number, k = 0.9): boolean => Math.abs(y) < SY * k && Math.abs(x) < (SX - ((Math.abs(y) / SY) * SX) / 2) * k;

/** A glyph in a drawing, by its upper left corner. */
export function glyph(name: string, x: number, y: number, size: number, attributes: string): string {
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${(size / 512).toFixed(4)})" ${attributes}>${icons[name] ?? ''}</g>`;
}

function house(R: Chance, x: number, y: number, w: number, h: number): string {
  const r = 5 + R() * 5;
  const gable = R() < 0.55;
  const d = [`<path d="M${f(x)} ${f(y)}v${f(-h)}h${f(w)}v${f(h)}z" fill="#f3e8cb" stroke="${INK}" stroke-width=".8"/>`];
  d.push(
    gable
      ? `<path d="M${f(x - 1)} ${f(y - h)}l${f(w / 2 + 1)} ${f(-r)}l${f(w / 2 + 1)} ${f(r)}z" fill="#c3a873" stroke="${INK}" stroke-width=".8"/><path d="M${f(x + w / 2)} ${f(y - h - r + 1)}l${f(w / 2)} ${f(r - 1)}M${f(x + w * 0.62)} ${f(y - h - r * 0.45)}v${f(r * 0.5)}M${f(x + w * 0.8)} ${f(y - h - r * 0.2)}v${f(r * 0.2)}" stroke="${INK}" stroke-width=".6" fill="none"/>`
      : `<path d="M${f(x - 1.5)} ${f(y - h)}l2.5 ${f(-r)}h${f(w - 2)}l2.5 ${f(r)}z" fill="#b79a66" stroke="${INK}" stroke-width=".8"/><path d="${[0.2, 0.36, 0.52, 0.68, 0.84].map((t) => `M${f(x + w * t)} ${f(y - h - r)}v${f(r)}`).join('')}" stroke="${INK}" stroke-width=".55"/>`,
  );
  d.push(`<path d="M${f(x + w * 0.72)} ${f(y - h)}V${f(y)}H${f(x + w)}V${f(y - h)}Z" fill="${INK}" opacity=".2"/>`);
  const light = R() < 0.34 ? '#e0a437' : INK;
  d.push(`<path d="M${f(x + w * 0.2)} ${f(y - h * 0.68)}h2v3h-2zM${f(x + w * 0.52)} ${f(y - h * 0.68)}h2v3h-2z" fill="${light}"/>`);
  if (R() < 0.4) d.push(`<path d="M${f(x + w * 0.7)} ${f(y - h - r * 0.5)}v-6h2.5v5" fill="#8d6b40" stroke="${INK}" stroke-width=".7"/>`);
  return d.join('');
}

function stone(R: Chance, x: number, y: number, s = 1): string {
  const which = R();
  const lean = (R() - 0.5) * 16;
  const slab = `<path d="M-4 0V-8Q-4-12 0-12T4-8V0Z" fill="#cfc6a8" stroke="${INK}" stroke-width=".9"/><path d="M1 -11Q4-10 4-8V0H1.5Z" fill="${INK}" opacity=".45"/><path d="M-2.5-7h3M-2.5-5h3" stroke="${INK}" stroke-width=".6"/>`;
  const cross = `<path d="M-1.3 0V-7H-4V-9.5H-1.3V-13H1.3V-9.5H4V-7H1.3V0Z" fill="#cfc6a8" stroke="${INK}" stroke-width=".8"/>`;
  const needle = `<path d="M-3 0l1-12 2-3 2 3 1 12z" fill="#cfc6a8" stroke="${INK}" stroke-width=".8"/><path d="M.5 -14l2 3 .8 11H1z" fill="${INK}" opacity=".45"/>`;
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(lean)}) scale(${f(s)})"><path d="M-7 1.5q7-3 14 0q-7 2.5-14 0z" fill="${INK}" opacity=".35"/>${which < 0.45 ? slab : which < 0.8 ? cross : needle}</g>`;
}

function tree(R: Chance, x: number, y: number, s: number): string {
  const branches: string[] = [];
  const grow = (x0: number, y0: number, a: number, l: number, n: number): void => {
    const x1 = x0 + Math.sin(a) * l;
    const y1 = y0 - Math.cos(a) * l;
    branches.push(`<path d="M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}" stroke-width="${f(0.5 + n * 0.55)}"/>`);
    if (!n) return;
    grow(x1, y1, a - 0.35 - R() * 0.4, l * 0.68, n - 1);
    grow(x1, y1, a + 0.3 + R() * 0.45, l * 0.66, n - 1);
  };
  grow(x, y, (R() - 0.5) * 0.2, 9 * s, 3);
  return `<g stroke="${INK}" fill="none" stroke-linecap="round">${branches.join('')}</g>`;
}

const SIDE = { town: '#9b8458', fence: '#77693f', graveyard: '#4c4630' };
const DEPTH = { town: 15, fence: 11, graveyard: 9 };
const HALO = { town: '#f3e8cb', fence: '#d2c997', graveyard: '#b4b093' };

/** A tile around 0: its slab, its ground, its landmark, and what stands at its back. */
export function tile(hex: Hex, building: string, empty: boolean): string {
  const { id } = hex;
  const k = kind(id);
  const R = scribble(id.charCodeAt(0) * 977 + id.charCodeAt(1) * 131 + 5);
  const depth = DEPTH[k];
  const side = `M${-SX} 0L${-SX / 2} ${SY}H${SX / 2}L${SX} 0V${depth}L${SX / 2} ${SY + depth}H${-SX / 2}L${-SX} ${depth}Z`;
  const ground = k === 'town' ? 'bb-town' : k === 'fence' ? 'bb-fence' : `bb-grave${row(id) + 1}`;
  const g = [
    `<path d="${side}" fill="${SIDE[k]}"/><path d="${side}" fill="url(#${k === 'town' ? 'bb-wall' : 'bb-earth'})"/>`,
    `<path d="${outline()}" fill="url(#${ground})" stroke="${INK}" stroke-width="1.3"/>`,
    `<g clip-path="url(#bb-hex)">${k === 'town' ? cobbles(R) : grass(R, k)}</g>`,
  ];
  const mark = landmark(hex.tile);
  if (mark) {
    const s = empty ? 34 : 24;
    const attributes = `opacity="${empty ? 0.82 : 0.5}" fill="${k === 'town' ? '#4a3418' : '#1d1a10'}" stroke="${HALO[k]}" stroke-width="22" paint-order="stroke"`;
    g.push(glyph(mark, empty ? -s / 2 : 30, empty ? -s + 6 : -s + 2, s, attributes));
  }
  if (k === 'town') g.push(building ? corners(R) : houses(R, empty));
  else if (k === 'fence') g.push(outskirts(R));
  else if (!building) g.push(graves(R));
  return g.join('');
}

function cobbles(R: Chance): string {
  let d = '';
  for (let i = 0; i < 46; i++) {
    const a = (R() * 2 - 1) * SX;
    const b = (R() * 1.2 - 0.2) * SY;
    if (inside(a, b, 0.93)) d += `M${f(a)} ${f(b)}q2.5-1.8 5 0`;
  }
  return `<path d="${d}" fill="none" stroke="${INK}" stroke-width=".7" opacity=".5"/>`;
}

function grass(R: Chance, k: 'fence' | 'graveyard'): string {
  let d = '';
  for (let i = 0; i < (k === 'fence' ? 60 : 90); i++) {
    const a = (R() * 2 - 1) * SX;
    const b = (R() * 2 - 1) * SY;
    if (!inside(a, b, 0.95)) continue;
    d += R() < 0.5 ? `M${f(a)} ${f(b)}l1.6-4M${f(a + 1.5)} ${f(b)}l2.2-3.2` : `M${f(a)} ${f(b)}h${f(4 + R() * 6)}`;
  }
  const [colour, opacity] = k === 'fence' ? ['#3f3f1a', 0.6] : ['#1f1d12', 0.5];
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width=".75" opacity="${opacity}"/>`;
}

function houses(R: Chance, empty: boolean): string {
  const rows: [number, number, number, number][] = [];
  let u = -SX / 2 + 2;
  while (u < SX / 2 - 9) {
    const w = 13 + R() * 8;
    rows.push([u, -SY + 13 + R() * 3, Math.min(w, SX / 2 - u), 9 + R() * 6]);
    u += w + 1 + R() * 2;
  }
  rows.unshift([-SX * 0.83, -3, 12, 9], [SX * 0.68, -3, 12, 9]);
  if (empty) rows.push([-SX * 0.62, 17, 15, 10], [SX * 0.42, 18, 16, 11]);
  return rows.map((h) => house(R, ...h)).join('');
}

function corners(R: Chance): string {
  return house(R, -SX * 0.8, -2, 12, 9) + house(R, SX * 0.64, -3, 12, 9);
}

function outskirts(R: Chance): string {
  const elm = R() < 0.5 ? tree(R, (R() < 0.5 ? -1 : 1) * SX * 0.62, 2, 0.95) : '';
  return elm + stone(R, SX * (R() - 0.5), -SY * 0.7, 0.7);
}

function graves(R: Chance): string {
  const n = 3 + Math.floor(R() * 3);
  const s: [number, string][] = [];
  for (let i = 0; i < n + 2; i++) {
    const a = (R() * 2 - 1) * SX * 0.8;
    const b = -SY * 0.75 + R() * SY * 0.55;
    if (inside(a, b, 0.88)) s.push([b, stone(R, a, b, 0.85 + R() * 0.35)]);
  }
  if (R() < 0.45) s.push([-SY * 0.4, tree(R, (R() < 0.5 ? -1 : 1) * SX * 0.58, -4, 1.15)]);
  s.push([SY * 0.5, stone(R, -SX * 0.55 + R() * 8, SY * 0.55, 0.95)], [SY * 0.55, stone(R, SX * 0.5 - R() * 8, SY * 0.6, 0.9)]);
  return s
    .sort((a, b) => a[0] - b[0])
    .map(([, drawn]) => drawn)
    .join('');
}

/** The railing along the lower rim of the Fence, with the gaps the dead have made. */
export function railing(): string {
  const pts = [...'abcdef'].flatMap((c) => {
    const { x, y } = middle(`${c}3`);
    return [
      [x - SX / 2, y + SY],
      [x + SX / 2, y + SY],
    ];
  });
  const [west, east] = [middle('a3'), middle('f3')];
  pts.unshift([west.x - SX, west.y]);
  pts.push([east.x + SX, east.y]);
  const R = scribble(31);
  const d: string[] = [];
  for (let i = 0; i < pts.length - 1; i++) {
    const [a, b] = [pts[i], pts[i + 1]];
    const n = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 5.2);
    const gap = i % 5 === 2 ? [0.42, 0.62] : i % 4 === 3 ? [0.2, 0.36] : [2, 2];
    const on = (s: number, up: number): string => `${f(a[0] + (b[0] - a[0]) * s)} ${f(a[1] + (b[1] - a[1]) * s + up)}`;
    for (let k = 1; k < n; k++) {
      const s = k / n;
      if (s > gap[0] && s < gap[1]) continue;
      const lean = (R() - 0.5) * (Math.abs(s - gap[0]) < 0.1 ? 5 : 0.8);
      d.push(`M${on(s, 0)}l${f(lean)} -13l-1.1 -1.6l1.1 -2.6l1.1 2.6l-1.1 1.6`);
    }
    const parts =
      gap[0] > 1
        ? [[0, 1]]
        : [
            [0, gap[0]],
            [gap[1], 1],
          ];
    for (const [s0, s1] of parts) for (const up of [-3, -10.5]) d.push(`M${on(s0, up)}L${on(s1, up)}`);
  }
  const post = ([x, y]: number[]): string =>
    `<path d="M${f(x - 3)} ${f(y + 1)}v-17h6v17z" fill="#8d7f5a" stroke="${INK}"/><path d="M${f(x - 4)} ${f(y - 16)}h8l-4-6z" fill="#6d6040" stroke="${INK}"/><path d="M${f(x + 0.5)} ${f(y + 1)}v-17h2.5v17z" fill="${INK}" opacity=".4"/>`;
  return `<path d="${d.join('')}" fill="none" stroke="#14100a" stroke-width="1.25"/>${pts.map(post).join('')}`;
}

/** Hills and far roofs behind the Town. */
/** The ridge is a line; hills and roofs are grounds below one, which fade into the paper. */
export function skyline(): { ridge: string; hills: string; roofs: string } {
  const R = scribble(12);
  let ridge = 'M-5 60';
  for (let x = 0; x < W + 30; x += 30) ridge += `L${x} ${f(40 + Math.sin(x * 0.013) * 9 + R() * 7)}`;
  let roofs = 'M0 66';
  for (let x = 0; x < W; x += 12 + R() * 10) roofs += `L${f(x)} ${f(56 - R() * 12)}l5-5 5 5V62`;
  return { ridge, hills: `${ridge}V130H-5Z`, roofs: `${roofs}H${W}V90H0Z` };
}
