// The coming night on the ground: where the dead walk and whom they strike, as lines.
import { f, middle, type Point } from './ground';
import type { Course } from './shapes';

/** Where the pieces of a hex stand: alone at the left, beside a building at the right of it. */
export const ALONE = -33;
export const BESIDE = 12;
export const BUILDING = -34;

export interface Walk {
  id: string;
  d: string;
  head: string;
}

export interface Strike {
  id: string;
  d: string;
  head: string;
  afar: boolean;
}

export interface Stands {
  /** Where the feet of a piece are. */
  feet: (id: string) => Point | undefined;
  hex: (id: string) => string | undefined;
  /** How far from the middle of a hex somebody who comes there will stand. */
  aside: (hex: string) => number;
}

const DEGREES = 180 / Math.PI;

export function walks(courses: Course[], stands: Stands): Walk[] {
  return courses.filter((c) => c.path.length).map((c) => ({ id: c.creature, ...walk(c, stands) }));
}

function walk(course: Course, stands: Stands): { d: string; head: string } {
  const start = stands.feet(course.creature) ?? middle(course.path[0]);
  const points = [start, ...course.path.map((hex) => ({ x: middle(hex).x + stands.aside(hex), y: middle(hex).y }))];
  let d = '';
  let head = '';
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i], points[i + 1]];
    const l = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [ux, uy] = [(b.x - a.x) / l, (b.y - a.y) / l];
    const last = i === points.length - 2;
    const [from, to] = [i ? 6 : 28, last ? 14 : 6];
    d += `M${f(a.x + ux * from)} ${f(a.y + uy * from + 4)}L${f(b.x - ux * to)} ${f(b.y - uy * to + 4)}`;
    if (last) head = `translate(${f(b.x - ux * 10)} ${f(b.y - uy * 10 + 4)}) rotate(${f(Math.atan2(uy, ux) * DEGREES)})`;
  }
  return { d, head };
}

export function strikes(courses: Course[], stands: Stands): Strike[] {
  return courses.flatMap((c) =>
    c.attacks.map((victim, nth) => strike(c, victim, c.steps[nth] ?? c.path.length, stands)).filter((s) => s !== null),
  );
}

function strike(course: Course, victim: string, step: number, stands: Stands): Strike | null {
  const from = step ? course.path[step - 1] : stands.hex(course.creature);
  const to = stands.hex(victim);
  const at = stands.feet(victim);
  if (!from || !to || !at || from === to) return null;
  const home = step ? { x: middle(from).x + stands.aside(from), y: middle(from).y } : stands.feet(course.creature);
  if (!home) return null;
  return { id: `${course.creature} ${victim}`, ...bow(home, at, step > 0, course.afar !== '' ? 0.13 : 0.05), afar: course.afar !== '' };
}

/** A bent line from one piece to another, short of both. */
export function bow(from: Point, to: Point, walked: boolean, bend: number, room = 27): { d: string; head: string } {
  const [ax, ay, bx, by] = [from.x, from.y - 6, to.x, to.y - 4];
  const l = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / l, (by - ay) / l];
  const s = walked ? 14 : room;
  const [x1, y1, x2, y2] = [ax + ux * s, ay + uy * s * 0.8, bx - ux * room, by - uy * room * 0.8];
  const [mx, my] = [(x1 + x2) / 2 - uy * l * bend, (y1 + y2) / 2 + ux * l * bend];
  const turn = Math.atan2(y2 - my, x2 - mx) * DEGREES;
  return { d: `M${f(x1)} ${f(y1)}Q${f(mx)} ${f(my)} ${f(x2)} ${f(y2)}`, head: `translate(${f(x2)} ${f(y2)}) rotate(${f(turn)})` };
}
