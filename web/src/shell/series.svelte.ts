// Several choices in one go, where the game says that they are made one after the other anyway.
// Each is an ordinary choice, sent when the one before has been shown.
import { pace } from '../lib/settings.svelte';
import type { Deed, SeatState, Series } from '../lib/types';
import { t } from '../lib/words.svelte';
import type { Desk } from './desk.svelte';

/** The longest a choice is looked at before the next one, in ms. */
const LOOK = 180;

export class InOneGo {
  private asked = $state(false);
  private running = false;
  private shown: () => void = () => {};

  constructor(private readonly desk: Desk) {}

  /** What can be chosen in one go now, where that is more than one choice. */
  readonly now = $derived.by<Series | null>(() => {
    const series = this.desk.mine && !this.desk.selected.length ? this.desk.state?.series : null;
    return series && series.keys.length > 1 ? series : null;
  });

  /** Whether the player is asked about the order; not while a piece is picked, whose options are shown instead. */
  readonly asking = $derived.by(() => this.asked && this.now !== null);

  /** The buttons of the prompt: one for all, or the answers to what is asked. */
  readonly deeds = $derived.by<Deed[]>(() => {
    const series = this.now;
    if (!series) return [];
    if (!this.asking) return [{ label: series.label, small: '', icon: this.icon(series), act: this.begin, key: 'a' }];
    const whole: Deed = { label: series.rest_label, small: '', icon: this.icon(series), act: () => void this.run(series.keys) };
    const free: Deed = { label: series.free_label, small: '', icon: this.icon(series), act: () => void this.run(series.free) };
    return (series.free.length ? [free, whole] : [whole]).map((deed, nth) => ({ ...deed, key: String(nth + 1) }));
  });

  private icon(series: Series): string {
    return this.desk.icon(series.keys[0]);
  }

  begin = (): void => {
    const series = this.now;
    if (!series) this.desk.note = this.desk.mine ? t('note-not-in-one-go') : t('not-your-turn');
    else if (series.ask) this.asked = true;
    else void this.run(series.keys);
  };

  /** A new position is shown. */
  seen(): void {
    this.asked = false;
    this.shown();
  }

  stop(): boolean {
    const open = this.asking || this.running;
    this.asked = this.running = false;
    return open;
  }

  /** It ends where the series is no longer what is left of it: then something has happened. */
  run = async (keys: string[]): Promise<void> => {
    const desk = this.desk;
    this.asked = false;
    if (this.running) return;
    this.running = true;
    let left = this.now?.keys ?? [];
    let made = 0;
    for (const key of keys) {
      const state = desk.state;
      if (!this.running || !state || !desk.mine || !same(state.series?.keys ?? [], left)) break;
      if (!(await desk.make(key))) break;
      made += 1;
      left = without(left, key);
      await this.after(state);
    }
    if (this.running && made && made < keys.length && !desk.note) desk.note = t('note-one-go-stopped', { made, count: keys.length });
    this.running = false;
  };

  /** Until the position after this one has been shown, and looked at for a moment. */
  private async after(before: SeatState): Promise<void> {
    while (this.running && this.desk.state?.seq === before.seq) await new Promise<void>((yes) => (this.shown = yes));
    await new Promise((yes) => setTimeout(yes, Math.min(pace(), LOOK)));
  }
}

function same(one: string[], other: string[]): boolean {
  return [...one].sort().toString() === [...other].sort().toString();
}

function without(keys: string[], key: string): string[] {
  const at = keys.indexOf(key);
  return keys.filter((_, nth) => nth !== at);
}
