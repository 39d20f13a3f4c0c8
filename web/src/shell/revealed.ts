// What chance has just decided, in as few words as can be: five draws are one sentence.
import type { LogLine } from '../lib/types';
import { inRow, t } from '../lib/words.svelte';

export interface Revealed {
  key: string;
  text: string;
  /** The faces of dice, where a line names them. */
  faces: string[];
}

const FACES = 'faces:';

export function revealed(lines: LogLine[]): Revealed[] {
  const found: LogLine[][] = [];
  for (const line of lines.filter((one) => one.chance)) {
    const last = found.at(-1);
    if (last && alike(last[0], line)) last.push(line);
    else found.push([line]);
  }
  return found.map(told);
}

/** Whether two lines say the same of two pieces. */
function alike(a: LogLine, b: LogLine): boolean {
  const [one, other] = [a.parts ?? [], b.parts ?? []];
  return a.key === b.key && !a.detail && one.length === 3 && other.length === 3 && one[0] === other[0] && one[2] === other[2];
}

function told(lines: LogLine[]): Revealed {
  const [{ key = '', text, parts = [], elements }] = lines;
  const named = elements.find((element) => element.startsWith(FACES));
  const faces = named ? named.slice(FACES.length).split(' ') : [];
  if (lines.length === 1) return { key, text, faces };
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line.parts![1], (counts.get(line.parts![1]) ?? 0) + 1);
  const pieces = [...counts].map(([name, count]) => (count > 1 ? t('reveal-times', { name, count }) : name));
  return { key, text: parts[0] + inRow(pieces) + parts[2], faces };
}
