// By candle-light: the best choices with their reasons, and how likely one wins.
import type { TableLink } from '../lib/link.svelte';
import type { Offer, SeatState } from '../lib/types';
import type { CandleShown, ChanceShown, Hint } from '../lib/wire';
import { listed, paragraph, t } from '../lib/words.svelte';

/** So many chances the glass remembers. */
const KEPT = 60;
/** Asked again so long after the table has moved, once it stands still. */
const SOON = 400;

/** What candles need to know of a desk. */
interface Table {
  readonly link: TableLink;
  readonly eyes: number;
  readonly held: number[];
  readonly mine: boolean;
  readonly offers: Offer[];
  pointed: string[];
  note: string;
  attempt(act: () => unknown): Promise<boolean>;
  choose(key: string): Promise<void>;
  seatName(seat: number): string;
}

/** A number on what a choice is about: pieces, or its plate in the prompt. */
export interface Pin {
  nth: number;
  key: string;
  refs: string[];
}

/** Each pin first on what its choice has alone: where all move the same piece, on where it goes. */
export function apartFirst(pins: Pin[]): Pin[] {
  const sharers = (ref: string): number => new Set(pins.filter((pin) => pin.refs.includes(ref)).map((pin) => pin.nth)).size;
  return pins.map((pin) => ({ ...pin, refs: [...pin.refs].sort((a, b) => sharers(a) - sharers(b)) }));
}

export class Candles {
  hint = $state.raw<Hint | null>(null);
  /** A hint has been asked for and is being thought about: a planner may take seconds. */
  pondering = $state(false);
  /** The weather-glass: how likely each seat wins that one may know of; null while it is put away. */
  glass = $state.raw<ChanceShown[] | null>(null);
  /** By key: the chance that an option leaves, where it was asked for. */
  asked = $state.raw<Record<string, ChanceShown>>({});
  private timer = 0;
  /** Something was asked for and is not answered yet. */
  busy = false;

  constructor(private desk: Table) {}

  /** What the people of the table agreed on: `on`, `chance` or `off`. */
  readonly advice = $derived.by(() => this.desk.link.welcome?.terms.find((term) => term.key === 'advice')?.value ?? 'on');
  /** Several people may share a screen: nobody reads another's. */
  readonly choices = $derived.by<CandleShown[]>(() => (this.hint?.seat === this.desk.eyes ? this.hint.choices : []));
  /** What the glass has shown this screen so far, each for the seat that may know it. */
  private past = $state.raw<ChanceShown[]>([]);
  /** The line that it has drawn for the seat of these eyes. */
  readonly line = $derived.by<number[]>(() => this.past.filter((one) => one.seat === this.seat).map((one) => one.won));
  readonly shown = $derived.by<ChanceShown[] | null>(() => (this.glass && this.isOurs(this.glass) ? this.glass : null));
  /** By key: where the choices that were weighed would leave one, in a hundred. */
  readonly stands = $derived.by<Record<string, number>>(() =>
    Object.fromEntries(this.choices.flatMap(({ key, chance }) => (chance ? [[key, chance.won]] : []))),
  );
  readonly pins = $derived.by<Pin[]>(() =>
    apartFirst(
      this.choices.flatMap((choice, nth) =>
        [choice.key, ...choice.then.map((step) => step.key)].flatMap((key) => {
          const offer = this.desk.offers.find((o) => o.key === key);
          return offer ? [{ nth: nth + 1, key, refs: offer.refs }] : [];
        }),
      ),
    ),
  );

  /** Light the candles, or put them out. */
  light = async (): Promise<void> => {
    if (this.choices.length) return this.putOut();
    if (this.advice === 'chance') return this.weather();
    if (!this.desk.mine) {
      this.desk.note = t('note-hint-when');
      return;
    }
    if (this.pondering) return;
    this.pondering = this.busy = true;
    await this.desk.attempt(async () => {
      this.hint = await this.desk.link.hint(this.desk.eyes);
      this.asked = {};
      if (this.hint.own) this.glass = [this.hint.own];
      if (!this.choices.length) this.desk.pointed = this.refsOf(this.hint.key);
    });
    this.pondering = this.busy = false;
  };

  putOut = (): void => {
    this.hint = null;
    this.glass = null;
    this.desk.pointed = [];
  };

  /** Only how likely one wins; again, and it is put away. */
  weather = async (): Promise<void> => {
    if (this.shown) {
      this.glass = null;
      return;
    }
    this.busy = true;
    await this.desk.attempt(async () => {
      this.draw((await this.desk.link.chance(this.seat)).of);
      if (this.glass) this.desk.note = this.said(this.glass);
    });
    this.busy = false;
  };

  private isOurs(glass: ChanceShown[]): boolean {
    return this.seat === null ? glass.length > 1 : glass.length === 1 && glass[0].seat === this.seat;
  }

  private get seat(): number | null {
    return this.desk.held.includes(this.desk.eyes) ? this.desk.eyes : null;
  }

  said(of: ChanceShown[]): string {
    return paragraph(
      ...of.map((one) => t('glass-said', { ...one, name: this.desk.seatName(one.seat), mine: this.seat === null ? 'no' : 'yes' })),
    );
  }

  /** How likely one wins after this option. */
  ask = async (key: string): Promise<void> => {
    const known = this.choices.find((choice) => choice.key === key)?.chance;
    if (known) this.asked = { ...this.asked, [key]: known };
    else
      await this.desk.attempt(async () => {
        const { of } = await this.desk.link.chance(this.desk.eyes, key);
        this.asked = { ...this.asked, [key]: of[0] };
      });
  };

  /** Do the first step of a choice. */
  take = (nth: number): boolean => {
    const choice = this.choices[nth - 1];
    if (choice) void this.desk.choose(choice.key);
    return !!choice;
  };

  /** Light what a choice is about, or nothing. */
  show = (nth: number | null): void => {
    this.desk.pointed = this.pins.filter((pin) => pin.nth === nth).flatMap((pin) => pin.refs);
  };

  label(choice: CandleShown): string {
    return choice.then.length
      ? t('candle-then', { label: choice.label, then: listed(choice.then.map((step) => step.label)) })
      : choice.label;
  }

  private refsOf(key: string): string[] {
    return this.desk.offers.find((offer) => offer.key === key)?.refs ?? [];
  }

  /** The table has moved: a hint outlasts what others choose, for as long as it holds. */
  after(next: SeatState, offers: Offer[]): void {
    this.asked = {};
    if (!this.hint || next.actor === this.desk.eyes || !offers.some((o) => o.key === this.hint?.key)) {
      this.hint = null;
      this.desk.pointed = [];
    }
    if (!this.glass) return;
    clearTimeout(this.timer);
    if (next.result) this.glass = null;
    else this.timer = window.setTimeout(() => void this.look(), SOON);
  }

  /** How it stands now, if that can be told at once. */
  private async look(): Promise<void> {
    if (this.pondering) return;
    if (!this.shown) {
      this.glass = null;
      return;
    }
    const found = await this.desk.link.chance(this.seat).catch(() => null);
    if (found && this.glass) this.draw(found.of);
  }

  private draw(of: ChanceShown[]): void {
    this.glass = of;
    if (of.length === 1) this.past = [...this.past, of[0]].slice(-KEPT);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
