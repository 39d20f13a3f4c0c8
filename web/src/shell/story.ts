// Which numbers tell the story of a finished game: the curve of its front page.
import type { TrackLine } from '../lib/wire';

/** What lay on the table for so much of the game lay there throughout: setting up is no part of the story. */
const THROUGHOUT = 0.9;

/** How far a line of points goes up and down in all. */
const moved = (points: [number, number][]): number =>
  points.reduce((sum, [, value], nth) => sum + (nth ? Math.abs(value - points[nth - 1][1]) : 0), 0);

/** Of the tracks that lay on the table throughout, the ones that moved most; one that several seats have goes first. */
export function story(tracks: TrackLine[]): TrackLine[] {
  const longest = Math.max(0, ...tracks.map((track) => track.points.length));
  const told = tracks.filter((track) => track.points.length > 2 && moved(track.points) > 0);
  const whole = told.filter((track) => track.points.length >= longest * THROUGHOUT);
  const rows = whole.length ? whole : told;
  const titles = new Map<string, number>();
  for (const row of rows) {
    const several = rows.filter((other) => other.title === row.title).length > 1;
    titles.set(row.title, (titles.get(row.title) ?? 0) + moved(row.points) * (several ? 2 : 1));
  }
  const best = [...titles].sort((a, b) => b[1] - a[1])[0]?.[0];
  return rows.filter((row) => row.title === best);
}
