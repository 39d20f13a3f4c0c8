// How a player stands to a sin, and how that is said.
import type { Data } from './shapes';
import { t } from './words';

export interface Standing {
  met: boolean;
  bricked: boolean;
  boarded: boolean;
  label: (sin: string) => string;
}

export function standing(data: Data, seat: number, sin: string, met: string[]): Standing {
  const facts = data.facts.seats[seat];
  const bricked = !facts.mayHold.includes(sin);
  const boarded = facts.passedUp.includes(sin);
  const near = facts.progress[sin] ?? [0, 1];
  const state = bricked ? 'bricked' : boarded ? 'boarded' : met.includes(sin) ? 'met' : 'open';
  return {
    met: state === 'met',
    bricked,
    boarded: boarded && !bricked,
    label: (name) => t(`sin-${state}`, { sin: name, near: nearness(near) }),
  };
}

/** How near, in numbers. */
export function nearness(near: number[]): string {
  if (near.length > 2) return t('near-shared', { now: near[0], most: near[1], shared: near[2], needed: near[3] });
  return t('near', { now: near[0], most: near[1] });
}
