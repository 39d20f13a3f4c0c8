// Who comes when: the visit of a Location that its slip tells of.
import type { Data, Meeting } from './shapes';

const SETTLES = new Set(['solved', 'rolls', 'joins', 'begins-endgame', 'beats-goon']);
const COUNTED = new Set(['solved', 'short', 'beats-goon', 'short-of-goon']);

export interface Visit extends Meeting {
  /** Whether it settles what lies there. */
  good: boolean;
  /** Whether points stand against a need. */
  counted: boolean;
}

const seen = (meeting: Meeting): Visit => ({ ...meeting, good: SETTLES.has(meeting.verdict), counted: COUNTED.has(meeting.verdict) });

/** All that is planned for a Location, in the order of the hours. */
export function visitsTo(data: Data, location: string): Visit[] {
  return (data.plan?.meetings ?? []).filter((m) => m.location === location && m.verdict !== 'empty').map(seen);
}

/** Of several visits the one that settles it, else the last. */
export function visitTo(data: Data, location: string): Visit | undefined {
  const all = visitsTo(data, location);
  return all.find((visit) => visit.good) ?? all.at(-1);
}

/** Whether what somebody does in an hour comes to nothing. */
export function isWeak(data: Data, who: string, hour: number): boolean {
  const met = (data.plan?.meetings ?? []).filter((m) => m.hour === hour + 1 && m.who.includes(who));
  return met.length > 0 && met.every((m) => !SETTLES.has(m.verdict));
}
