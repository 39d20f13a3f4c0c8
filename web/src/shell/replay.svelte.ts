// Looking back: the positions of a table, step by step, through any permitted eyes.
import * as api from '../lib/api';
import { attempt } from '../lib/attempt';
import { pace } from '../lib/settings.svelte';
import type { LogLine, ReplayStep } from '../lib/wire';

const BATCH = 60;

export class ReplayDesk {
  first = $state(0);
  last = $state(0);
  step = $state.raw<ReplayStep | null>(null);
  lines = $state.raw<LogLine[]>([]);
  playing = $state(false);
  eyes = $state(-1);
  at = $state(0);
  private steps = new Map<number, ReplayStep>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    eyes: number,
    at: number,
    private complain: (sentence: string) => void,
  ) {
    this.eyes = eyes;
    this.at = at;
    this.last = at;
  }

  /** Fetch what is missing and show the position. */
  async show(): Promise<void> {
    if (!(await this.have(this.at))) return;
    this.step = this.steps.get(this.at) ?? null;
    this.lines = [...this.steps.values()]
      .filter((s) => s.at <= this.at)
      .sort((a, b) => a.at - b.at)
      .flatMap((s) => s.log)
      .slice(-80);
  }

  private async have(at: number): Promise<boolean> {
    if (this.steps.has(at)) return true;
    if (!(await attempt(() => this.fetch(at), this.complain))) return false;
    // A moment that is not there is the nearest one that is.
    return this.steps.has(this.at) || ((await attempt(() => this.fetch(this.at), this.complain)) && this.steps.has(this.at));
  }

  private async fetch(at: number): Promise<void> {
    const from = Math.max(0, at - BATCH / 2);
    const eyes = this.eyes;
    const got = await api.replay(this.table, eyes, from, BATCH);
    // Somebody else's eyes were chosen meanwhile: what these saw must not be shown to them.
    if (eyes !== this.eyes) return;
    this.first = got.first;
    this.last = got.last;
    for (const step of got.steps) this.steps.set(step.at, step);
    this.at = Math.max(this.first, Math.min(this.last, this.at));
  }

  async go(at: number): Promise<void> {
    // Before the first answer nobody knows how far one can go.
    if (this.steps.size === 0 && !(await this.have(this.at))) return;
    this.at = Math.max(this.first, Math.min(this.last, at));
    await this.show();
  }

  async look(eyes: number): Promise<void> {
    this.eyes = eyes;
    this.steps.clear();
    await this.show();
  }

  toggle = (): void => {
    if (this.playing) return this.stop();
    if (this.at >= this.last) this.at = this.first;
    this.playing = true;
    this.next();
  };

  private next(): void {
    this.timer = setTimeout(
      async () => {
        if (!this.playing) return;
        await this.go(this.at + 1);
        if (this.at >= this.last) this.stop();
        else this.next();
      },
      Math.max(150, pace() * 1.6),
    );
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}
