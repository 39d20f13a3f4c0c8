// How what is printed on a card finds room on its face.
import type { Face } from './shapes';

const ROW = 15;
const LETTERS = 21;

/** Whether there is much to say: then the picture gives way to the words. */
export function dense(face: Face): boolean {
  const named = face.keywords.map((k) => k.name.length * 8 + 20);
  const rows = Math.ceil(named.reduce((sum, wide) => sum + wide, 0) / 118);
  const lines = face.lines.reduce(
    (sum, text) => sum + Math.ceil(text.length / LETTERS),
    face.condition ? 1 + Math.ceil(face.condition.length / LETTERS) : 0,
  );
  return rows * 17 + lines * ROW > (face.yields.length ? 50 : 58);
}

/** Whether nothing but numbers stands on it: then there is room for a line of flavour. */
export function silent(face: Face): boolean {
  return !face.keywords.length && !face.lines.length && !face.condition;
}
