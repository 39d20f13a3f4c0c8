// The buildings of Blackbriar, engraved.
import { glyph } from './ground';

const INK = '#2a1d10';
const win = (x: number, y: number, w = 3, h = 6, lit = false): string =>
  `<path d="M${x} ${y}v${-h}q${w / 2}-2.5 ${w} 0v${h}z" fill="${lit ? '#e0a437' : INK}"/>`;
const wall = (d: string): string => `<path d="${d}" fill="#f6ecd2" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>`;
const shade = (d: string): string => `<path d="${d}" fill="url(#bb-hatch)" opacity=".9"/>`;
const roof = (d: string): string =>
  `<path d="${d}" fill="#a78753" stroke="${INK}" stroke-width="1.2"/><path d="${d}" fill="url(#bb-tiles)"/>`;
/** Each building with its foot in the middle at 0. */
export const BUILDINGS: Record<string, string> = {
  church:
    wall('M-12 0V-21H30V0Z') +
    shade('M16 0V-21H30V0Z') +
    roof('M-14-21L-7-37H25L33-21Z') +
    wall('M-29 0V-35H-11V0Z') +
    shade('M-17 0V-35H-11V0Z') +
    roof('M-32-35L-20-66-8-35Z') +
    `<path d="M-20-66v-8M-23-71h6" stroke="${INK}" stroke-width="1.8"/><path d="M-24 0v-7q4-5 8 0v7z" fill="${INK}"/><circle cx="-20" cy="-25" r="4" fill="#e0a437" stroke="${INK}"/>` +
    win(-6, -5, 4, 8, true) +
    win(3, -5, 4, 8, true) +
    win(12, -5, 4, 8) +
    win(21, -5, 4, 8),
  factory:
    `<path d="M-23-50q-8-8 0-12t-4-11M-9-58q8-6 2-12t8-11" fill="none" stroke="${INK}" stroke-width="1.4" opacity=".6"/>` +
    wall('M-27 0L-25-50H-19L-17 0Z') +
    wall('M-13 0L-11-57H-5L-3 0Z') +
    shade('M-21 0V-50H-19L-17 0ZM-8 0V-57H-5L-3 0Z') +
    wall('M-34 0V-19H34V0Z') +
    shade('M18 0V-19H34V0Z') +
    roof('M-34-19V-31L-17-19V-31L0-19V-31L17-19V-31L34-19Z') +
    [-29, -20, -11, -2, 7]
      .map(
        (x) =>
          `<path d="M${x}-5v-8h5v8z" fill="#e0a437" stroke="${INK}" stroke-width=".8"/><path d="M${x + 2.5}-13v8M${x}-9h5" stroke="${INK}" stroke-width=".7"/>`,
      )
      .join('') +
    `<path d="M22 0v-10h7v10z" fill="${INK}"/>`,
  hospital:
    wall('M-36 0V-22H36V0Z') +
    shade('M20 0V-22H36V0Z') +
    roof('M-37-22L-34-28H34L37-22Z') +
    wall('M-13 0V-36H13V0Z') +
    shade('M6 0V-36H13V0Z') +
    roof('M-16-36L0-49 16-36Z') +
    `<path d="M-2.5-44h5v0v-1" stroke="none"/><circle cx="0" cy="-27" r="6.5" fill="#f6ecd2" stroke="${INK}" stroke-width="1.2"/><path d="M-1.6-31.500h3.200v3h3v3.200h-3v3h-3.200v-3h-3v-3.200h3z" fill="#8f1d16"/><path d="M-4 0v-9q4-4 8 0v9z" fill="${INK}"/>` +
    [-33, -26, -19, 16, 23, 30].map((x, i) => win(x, -3, 3.5, 5, i % 2 === 1) + win(x, -12, 3.5, 5, (i + 1) % 3 === 0)).join(''),
  'town-hall':
    wall('M-33 0V-23H33V0Z') +
    shade('M18 0V-23H33V0Z') +
    `<path d="M-35-23h70v-4h-70z" fill="#a78753" stroke="${INK}" stroke-width="1.1"/>` +
    wall('M-10-26V-54H10V-26Z') +
    shade('M4-26V-54H10V-26Z') +
    roof('M-12-54Q-10-66 0-68 10-66 12-54Z') +
    `<path d="M0-68v-9M0-77l9 2.5-9 2.5" stroke="${INK}" stroke-width="1.3" fill="#8f1d16"/><circle cx="0" cy="-43" r="7.5" fill="#fff6df" stroke="${INK}" stroke-width="1.5"/><path d="M0-43V-49M0-43L4-40" stroke="${INK}" stroke-width="1.4"/>` +
    [-29, -21, -13, 10, 18, 26].map((x, i) => win(x, -4, 4, 11, i === 1 || i === 3)).join('') +
    `<path d="M-5 0v-13q5-5 10 0v13z" fill="${INK}"/><path d="M-8 0h16v2h-16z" fill="#cdb888" stroke="${INK}" stroke-width=".7"/>`,
  mausoleum:
    `<path d="M-44 4h88v-5h-88zM-39-1h78v-5h-78z" fill="#b7ac8c" stroke="${INK}" stroke-width="1.1"/><path d="M-34-6V-34H34V-6Z" fill="#8b8064" stroke="${INK}" stroke-width="1.2"/><path d="M-34-6V-34H34V-6Z" fill="url(#bb-hatch)"/><path d="M-10-6V-26Q0-34 10-26V-6Z" fill="#0d0a07" stroke="#f1e4c4" stroke-width="1"/>` +
    [-31, -22, 16, 25]
      .map(
        (x) =>
          `<path d="M${x}-6V-34h6V-6z" fill="#d8ceb0" stroke="${INK}" stroke-width="1"/><path d="M${x + 3.5}-34h2.500V-6h-2.500z" fill="${INK}" opacity=".4"/>`,
      )
      .join('') +
    `<path d="M-39-34h78v-5h-78z" fill="#c9be9e" stroke="${INK}" stroke-width="1.1"/><path d="M-37-39L0-58 37-39Z" fill="#a59a7a" stroke="${INK}" stroke-width="1.2"/><path d="M0-58L37-39H4Z" fill="url(#bb-hatch)"/>` +
    glyph('death-skull', -9, -54, 18, 'fill="#14100a"') +
    `<path d="M0-58v-11M-4-65h8" stroke="${INK}" stroke-width="2"/>`,
};
export const RUIN = `<path d="M-30 0V-14l5-4 3 6 6-10 4 9h6l3 7 7-9 5 5 4-8 5 3V0Z" fill="#b7a67c" stroke="${INK}" stroke-width="1.3"/><path d="M-30 0V-14l5-4 3 6 6-10 4 9h6l3 7 7-9 5 5 4-8 5 3V0Z" fill="url(#bb-rubble)"/><path d="M-36 2l6-4 6 3 7-4 8 4 9-3 7 3 8-3 8 4z" fill="#6d6040" stroke="${INK}"/>`;
