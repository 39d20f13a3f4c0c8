// First-time slips: an idea is told once to a person, when it first matters; at most one at a choice and two in a turn.
import { learned, tell } from '../lib/learned.svelte';
import { settings } from '../lib/settings.svelte';
import type { SeatState } from '../lib/types';
import type { SlipShown } from '../lib/wire';
import type { Desk } from './desk.svelte';

const A_TURN = 2;

export class FirstTimes {
  now = $state.raw<SlipShown | null>(null);
  /** All that were told at this table, for the log. */
  told = $state.raw<(SlipShown & { choices: number })[]>([]);
  private turn = '';
  private inTurn = 0;
  private asked = -1;

  constructor(private desk: Desk) {}

  /** Something has changed: what was told goes with the next choice, and there may be something new. */
  async after(next: SeatState): Promise<void> {
    if (next.seq === this.asked) return;
    this.now = null;
    this.asked = next.seq;
    const desk = this.desk;
    const timed = !!desk.link.welcome?.daily && !!desk.link.clock;
    if (!settings.slips || !desk.mine || next.teacher || timed) return;
    if (this.turn !== next.view.headline) [this.turn, this.inTurn] = [next.view.headline ?? '', 0];
    if (this.inTurn >= A_TURN) return;
    const found = await desk.link.slips(next.seat).catch(() => null);
    const slip = found?.slips.find((one) => !learned.told.includes(one.id));
    if (!slip || found!.seq !== this.asked || !desk.mine) return;
    this.inTurn++;
    tell([slip.id]);
    this.now = slip;
    this.told = [...this.told, { ...slip, choices: next.choices }];
  }

  close = (): void => void (this.now = null);
  /** No more of them, anywhere. */
  off = (): void => {
    settings.slips = false;
    this.now = null;
  };
}
