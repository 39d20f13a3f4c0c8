// What somebody has learned in this browser: lessons done or known, ideas that were told, where one was left.
const PLACE = 'gaslamp.learned';

/** A lesson that was left: its table, and what opens it. */
export interface Left {
  table: string;
  token: string;
  host: string;
}

interface Learned {
  done: string[];
  /** Known without the lesson. */
  known: string[];
  /** First-time slips that were read. */
  told: string[];
  left: Record<string, Left>;
}

function kept(): Learned {
  const nothing: Learned = { done: [], known: [], told: [], left: {} };
  try {
    return { ...nothing, ...JSON.parse(localStorage.getItem(PLACE) ?? '{}') };
  } catch {
    return nothing;
  }
}

export const learned = $state<Learned>(kept());

function write(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify($state.snapshot(learned)));
  } catch {
    // A browser that keeps nothing teaches all the same.
  }
}

export const has = (lesson: string): boolean => learned.done.includes(lesson) || learned.known.includes(lesson);

/** A lesson has come to its end, or is known without it: its ideas need no telling any more. */
export function learn(lesson: string, ideas: string[], how: 'done' | 'known' = 'done'): void {
  if (!learned[how].includes(lesson)) learned[how].push(lesson);
  delete learned.left[lesson];
  tell(ideas);
}

/** Nobody is told these ideas again. */
export function tell(ideas: string[]): void {
  learned.told.push(...ideas.filter((idea) => !learned.told.includes(idea)));
  write();
}

/** Keep the place in a lesson; or forget it. */
export function leave(lesson: string, left: Left | null): void {
  if (left) learned.left[lesson] = left;
  else delete learned.left[lesson];
  write();
}
