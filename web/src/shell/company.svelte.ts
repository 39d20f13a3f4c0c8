// Being together at a table: who says and points at what, notes of one's own, curtains that one can do without.
import type { TableLink } from '../lib/link.svelte';
import { play } from '../lib/sound';
import type { Chat } from '../lib/wire';
import { t } from '../lib/words.svelte';

const SHOWN = 4000;
const OPENLY = 'gaslamp.openly';

export interface Pointed {
  id: number;
  /** Null only watches. */
  seat: number | null;
  ref: string;
}

/** What company needs to know of a desk. */
interface Table {
  readonly link: TableLink;
  readonly held: number[];
  root: HTMLElement | null;
  note: string;
  sheet: string | null;
  /** What the table itself tells of hints is known to whoever has just asked for one. */
  readonly candles: { readonly busy: boolean };
  seatName(seat: number): string;
}

export class Company {
  /** What is being pointed at, for a moment. */
  points = $state.raw<Pointed[]>([]);
  /** The next press on a piece points at it. */
  pointing = $state(false);
  /** The table was laid to show its position: the link for friends is made at once. */
  showing = $state(false);
  /** What somebody else has just said. */
  said = $state.raw<Chat | null>(null);
  /** The moment that is spoken of: so many choices had been made. */
  about = $state<number | null>(null);
  /** By seat: what it has noted. */
  notes = $state.raw<Record<number, string>>({});
  /** Everybody at this screen may see everything: no curtain falls. */
  openly = $state(false);
  private count = 0;

  private link: TableLink;

  constructor(private desk: Table) {
    const link = (this.link = desk.link);
    this.openly = tables().includes(link.table);
    link.heardChat = (line) => this.hear(line);
    link.heardPointed = (seat, ref) => this.show(seat, ref);
    link.heardNoted = (seat, text) => (this.notes = { ...this.notes, [seat]: text });
  }

  private hear(line: Chat): void {
    if (this.desk.sheet === 'chat' || (line.seat !== null && this.desk.held.includes(line.seat))) return;
    if (line.seat !== null) this.said = line;
    else if (!this.desk.candles.busy) this.desk.note = line.text;
  }

  /** What was said of a moment. */
  remarks(at: number): Chat[] {
    return this.link.chat.filter((line) => line.about === at);
  }

  /** Look here. */
  async point(ref: string, seat: number | null): Promise<void> {
    this.pointing = false;
    await this.link.point(seat, ref);
    this.show(seat, ref);
  }

  private show(seat: number | null, ref: string): void {
    const point = { id: this.count++, seat, ref };
    this.points = [...this.points.filter((p) => p.seat !== seat), point];
    this.say(point);
    setTimeout(() => (this.points = this.points.filter((p) => p !== point)), SHOWN);
  }

  /** What is seen as a ring is said, too. */
  private say({ seat, ref }: Pointed): void {
    if (seat !== null && this.desk.held.includes(seat)) return;
    play('wood');
    const what = this.desk.root?.querySelector(`[data-ref="${CSS.escape(ref)}"]`)?.getAttribute('aria-label');
    this.desk.note = t('note-points', { who: seat === null ? t('point-watcher') : this.desk.seatName(seat), what: what || 'none' });
  }

  async note(seat: number, text: string): Promise<void> {
    await this.link.note(seat, text);
    this.notes = { ...this.notes, [seat]: text };
  }

  play(openly: boolean): void {
    this.openly = openly;
    playOpenly(this.link.table, openly);
  }
}

/** Keep whether curtains fall at a table of this screen. */
export function playOpenly(table: string, openly: boolean): void {
  const others = tables().filter((id) => id !== table);
  localStorage.setItem(OPENLY, JSON.stringify(openly ? [table, ...others].slice(0, 60) : others));
}

function tables(): string[] {
  try {
    return JSON.parse(localStorage.getItem(OPENLY) ?? '[]');
  } catch {
    return [];
  }
}
