// What chance has just decided, in as few words as can be: five draws are one sentence.
import type { LogLine } from '../lib/types';
import { inRow, paragraph, t } from '../lib/words.svelte';
import { HEADS } from './tidings.svelte';

export interface Revealed {
  key: string;
  text: string;
  /** The faces of dice, where a line names them. */
  faces: string[];
  /** What chance itself said, where the text tells what came of it. */
  said?: string;
}

/** Lines that say what chance has decided, and the line that says what it means. */
interface Group {
  lines: LogLine[];
  means?: LogLine;
}

const FACES = 'faces:';

export function revealed(lines: LogLine[]): Revealed[] {
  const found: Group[] = [];
  let open = false;
  for (const line of lines) {
    const last = found.at(-1);
    if (line.chance) {
      if (last && !last.means && (alike(last.lines[0], line) || (open && bare(line) && line.key === last.lines[0].key)))
        last.lines.push(line);
      else found.push({ lines: [line] });
      open = bare(line);
    } else {
      if (open && last && !HEADS.test(line.key ?? '') && line.choice === last.lines[0].choice) last.means = line;
      open = false;
    }
  }
  return found.flatMap(({ lines, means }) =>
    means ? [meant(lines, means)] : bare(lines[0]) ? lines.map((line) => told([line])) : [told(lines)],
  );
}

/** Whether a line tells only what was drawn: a number names no piece, and the next line says what it means. */
function bare({ parts = [], elements }: LogLine): boolean {
  return parts.length < 2 && !elements.some((element) => element.startsWith(FACES));
}

function meant(lines: LogLine[], means: LogLine): Revealed {
  return { key: lines[0].key ?? '', text: means.text, faces: [], said: paragraph(...lines.map((line) => line.text)) };
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
