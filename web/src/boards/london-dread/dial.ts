// The face of the team's watch: 24 hours, 6 am at the left, noon on top; twelve spokes and a gap at dawn.
import { f, type Point } from './geometry';

const START = 194;
const STEP = 27.5;
const RAD = Math.PI / 180;
export const HALF = (STEP / 2) * RAD;

/** The angle of the middle of an hour, from 0 on. */
export const angleOf = (hour: number): number => (START - 28.75 - STEP * hour) * RAD;
export const DAWN = START * RAD;

export function polar(r: number, angle: number, cx: number, cy: number): Point {
  return [cx + Math.cos(angle) * r, cy - Math.sin(angle) * r];
}

export function sector(r0: number, r1: number, a0: number, a1: number, cx: number, cy: number): string {
  const at = (r: number, a: number): string => polar(r, a, cx, cy).map(f).join(',');
  return `M${at(r1, a0)}A${f(r1)} ${f(r1)} 0 0 1 ${at(r1, a1)}L${at(r0, a1)}A${f(r0)} ${f(r0)} 0 0 0 ${at(r0, a0)}Z`;
}

/** A part of a circle, from the top on. */
export function arc(cx: number, cy: number, r: number, part: number): string {
  const a = Math.min(0.999, part) * Math.PI * 2;
  return `M${cx} ${cy - r}A${r} ${r} 0 ${part > 0.5 ? 1 : 0} 1 ${f(cx + Math.sin(a) * r)} ${f(cy - Math.cos(a) * r)}`;
}

/** Radius and size of the tokens of each ring, the own one outermost. */
export const RINGS: [number, number][] = [
  [134, 31],
  [105.5, 24.5],
  [80.5, 22.8],
  [57, 20.6],
];
