// What others did to a seat, in one slip, and what happened while nobody sat there.
import type { LogLine, SeatState, Track, View } from '../lib/types';

/** A number of the seat before and now. */
export interface Change {
  title: string;
  from: number;
  to: number;
}

export interface Slip {
  why: 'done' | 'away' | 'skipped' | 'came';
  /** The seats that did it. */
  by: number[];
  lines: LogLine[];
  changes: Change[];
  /** The choice after which it began: what is replayed begins there. */
  from: number;
}

const PLACE = 'gaslamp.seen';
const MOST_TABLES = 60;
/** So many lines at once are more than one reads in passing. */
const MUCH = 10;
/** Lines that begin a part of the game. */
export const HEADS = /^(turn|chapter|wave)(-begins)?$/;

/** What the seat owns on the board, by handle and by kind. */
export function owned(view: View, seat: number): Set<string> {
  const found = new Set<string>([`seat-${seat}`]);
  const mine = (piece: { ref: string; data?: Record<string, unknown> }): void => {
    if (piece.data?.owner === seat) found.add(piece.ref);
  };
  for (const zone of view.zones ?? []) {
    if (zone.owner === seat) zone.pieces?.forEach((piece) => found.add(piece.ref));
    else zone.pieces?.forEach(mine);
  }
  for (const map of view.maps ?? []) for (const place of map.places) place.pieces?.forEach(mine);
  return found;
}

/** Whether a line tells of something that befell one of these; what nobody else reads, nobody did. */
export function concerns(line: LogLine, mine: Set<string>): boolean {
  return !line.mine && !HEADS.test(line.key ?? '') && line.elements.some((element) => mine.has(element));
}

export function changes(before: View, now: View, seat: number): Change[] {
  const at = new Map((before.tracks ?? []).map((track): [string, Track] => [track.id, track]));
  return (now.tracks ?? [])
    .filter((track) => track.owner === seat && at.has(track.id) && at.get(track.id)!.value !== track.value)
    .map((track) => ({ title: track.title, from: at.get(track.id)!.value, to: track.value }));
}

export class Tidings {
  slip = $state.raw<Slip | null>(null);
  /** How many lines of the log were read before one left. */
  left = $state<number | null>(null);
  private start: SeatState | null = null;
  private by = new Set<number>();
  private lines: LogLine[] = [];
  private skipping = false;

  constructor(private readonly table: string) {}

  /** Each position as the seat sees it shown, in order. */
  show(next: SeatState, before: SeatState | undefined): void {
    const seat = next.seat;
    if (!before) return this.comeBack(next);
    if (next.seq === before.seq) return;
    if (next.seq < before.seq) return this.clear(next);
    const fresh = next.log.slice(before.log.length);
    const mine = owned(before.view, seat);
    if (next.actor === seat || next.cause !== 'choice') {
      this.clear(next);
      if (next.cause === 'choice')
        this.came(
          next,
          before,
          fresh.filter((line) => !line.mine),
          mine,
        );
      return;
    }
    this.start ??= before;
    if (next.actor !== null) this.by.add(next.actor);
    this.lines.push(...(this.skipping ? fresh : fresh.filter((line) => concerns(line, mine))));
    if (next.asked.includes(seat) || next.result) this.tell(next);
    this.read(next);
  }

  /** What the game did after an own choice, where it is more than the log shows at a glance. */
  private came(next: SeatState, before: SeatState, fresh: LogLine[], mine: Set<string>): void {
    // Who had nothing on the table yet is only given what everybody begins with.
    if (fresh.length < MUCH || mine.size < 2 || next.result) return;
    // The first line says what was chosen.
    const lines = fresh.slice(1).filter((line) => !line.chance && concerns(line, mine));
    const changed = changes(before.view, next.view, next.seat);
    if (lines.length > 1 || changed.length) this.slip = { why: 'came', by: [], lines, changes: changed, from: before.choices };
  }

  /** What others do from now on is told in one slip, whole. */
  skip(now: SeatState): void {
    this.skipping = true;
    this.start ??= now;
  }

  private tell(now: SeatState): void {
    const changed = changes(this.start!.view, now.view, now.seat);
    if (this.lines.length || changed.length) {
      const why = this.skipping ? 'skipped' : 'done';
      this.slip = { why, by: [...this.by], lines: this.lines, changes: changed, from: this.start!.choices };
    }
    this.forget();
  }

  private forget(): void {
    this.start = null;
    this.by = new Set();
    this.lines = [];
    this.skipping = false;
  }

  private clear(now: SeatState): void {
    this.slip = null;
    this.forget();
    this.read(now);
  }

  close = (): void => {
    this.slip = null;
  };

  // Coming back

  private comeBack(now: SeatState): void {
    const seen = recall(this.table, now.seat);
    this.read(now);
    if (seen === null || seen >= now.log.length) return;
    this.left = seen;
    const lines = now.log.slice(seen);
    this.slip = { why: 'away', by: [], lines, changes: [], from: Math.max(0, lines[0].choice - 1) };
  }

  private read(now: SeatState): void {
    if (!document.hidden) remember(this.table, now.seat, now.log.length);
  }
}

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}');
  } catch {
    return {};
  }
}

function recall(table: string, seat: number): number | null {
  return kept()[`${table}/${seat}`] ?? null;
}

function remember(table: string, seat: number, lines: number): void {
  const rows = Object.entries(kept()).filter(([key]) => key !== `${table}/${seat}`);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...rows, [`${table}/${seat}`, lines]].slice(-MOST_TABLES))));
  } catch {
    // Not kept: nothing is told when one comes back.
  }
}
