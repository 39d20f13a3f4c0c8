// Which sound goes with what happened. Each has a visible twin: the lit prompt and the tab's title for the
// match, the slip "done to you" and the number that floats for the bell, the travelling piece and the line of
// the log for paper and wood, the ring for somebody who points.
import type { Cue } from '../lib/sound';
import type { SeatState } from '../lib/types';

/** Whether the seat has just come to its turn. */
export const turnBegins = (next: SeatState, before: SeatState, seat: number): boolean =>
  next.asked.includes(seat) && !before.asked.includes(seat);

/** Harm is what takes from a track that has an end and an owner. */
export function harmed(next: SeatState, before: SeatState): boolean {
  const was = new Map((before.view.tracks ?? []).map((track) => [track.id, track.value]));
  return (next.view.tracks ?? []).some(
    (track) => track.most && (track.owner ?? -1) >= 0 && track.value < (was.get(track.id) ?? track.value),
  );
}

export function cueOf(next: SeatState, before: SeatState, seat: number): Cue {
  if (harmed(next, before)) return 'bell';
  if (turnBegins(next, before, seat)) return 'match';
  return next.view.maps?.length ? 'wood' : 'paper';
}
