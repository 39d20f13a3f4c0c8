// A plan made with single presses: the next empty hour is in hand by itself, and a press on a card, a sign or a token
// fills it. What takes several choices of the menu is sent one after another; nothing that was pressed is dropped.
import type { Load } from './drag.svelte';
import { areaOf, HOURS, numberOf, person } from './people';
import type { After, CharacterData, Data } from './shapes';
import type { Offer } from '../../lib/types';
import { t } from './words';

export interface Slot {
  who: string;
  /** From 0 on. */
  hour: number;
}

/** What a press would do: choices in their order, what the Stash costs, and what the plan becomes if it is known. */
export interface Step {
  keys: string[];
  stash: number;
  after: After | null;
}

interface Source {
  readonly data: Data;
  readonly seat: number;
  readonly offers: Offer[];
  choose: (key: string) => void | Promise<void>;
}

export class Planner {
  /** The hour that was picked by hand; else the next empty one is meant. */
  private picked = $state.raw<Slot | null>(null);
  /** The Character whose clock lies outermost while no hour is in hand. */
  private turned = $state('');
  private waiting: string[][] = [];
  private dropped = 0;
  private wake: () => void = () => {};
  private busy = $state(false);

  constructor(private readonly source: Source) {}

  private readonly keys = $derived.by(() => new Set(this.source.offers.map((o) => o.key)));
  private readonly verbs = $derived.by(() => new Set(this.source.offers.map((o) => o.key.split(':')[0])));
  readonly own = $derived.by<CharacterData[]>(() => this.source.data.characters.filter((c) => c.seat === this.source.seat));
  /** Whether tokens may be laid now; whether a clock may be changed at all. */
  readonly planning = $derived.by(() => this.source.data.phase === 'planning' && this.source.offers.length > 0);
  readonly open = $derived.by(() => this.planning || ['detour', 'replan'].some((verb) => this.verbs.has(verb)));

  /** The hour in hand. */
  readonly slot = $derived.by<Slot | null>(() => {
    if (this.picked && this.own.some((c) => c.id === this.picked!.who)) return this.picked;
    if (!this.planning) return null;
    for (const c of this.own) {
      const hour = c.clock.indexOf(null);
      if (hour >= 0) return { who: c.id, hour };
    }
    return null;
  });
  readonly who = $derived.by(() => this.own.find((c) => c.id === (this.slot?.who ?? this.turned)) ?? this.own[0]);
  readonly isPicked = $derived.by(() => this.picked !== null);

  /** The Area in which the number of an hour is read: where the hour before it ends. */
  areaAt(slot: Slot): string {
    const before = this.source.data.plan?.hours[slot.hour - 1]?.places[slot.who];
    return before ? areaOf(before) : 'west';
  }
  readonly area = $derived.by(() => (this.slot ? this.areaAt(this.slot) : ''));

  private held(slot: Slot): CharacterData['clock'][number] {
    return this.own.find((c) => c.id === slot.who)?.clock[slot.hour] ?? null;
  }

  /** What may be done with what lies in an hour, beside laying something else there. */
  undoings(slot: Slot): string[] {
    return [this.key('take-back', slot), this.key('turn', slot, 'number')].filter((key) => this.keys.has(key));
  }

  private key(verb: string, slot: Slot, last?: string | number): string {
    return [verb, slot.who, HOURS[slot.hour], ...(last === undefined ? [] : [last])].join(':');
  }

  /** A token of a number into the hour in hand. */
  token(number: number, slot = this.slot): Step | null {
    if (!slot) return null;
    if (!this.planning) return this.single(this.key('replan', slot, number));
    const held = this.held(slot);
    if (held?.number === number) return held.arrow ? this.single(this.key('turn', slot, 'number')) : this.back(slot);
    const away = held ? [this.key('take-back', slot)] : [];
    const from = this.free(slot.who, number);
    if (!from) return null;
    return { keys: [...away, ...from, this.key('place', slot, number)], stash: from.length, after: this.foreseen(slot, number) };
  }

  /** To a Location; only to one of the Area where the hour begins. */
  place(location: string, slot = this.slot): Step | null {
    return slot && this.areaAt(slot) === areaOf(location) ? this.token(numberOf(location), slot) : null;
  }

  /** An arrow to an Area. */
  arrow(area: string, slot = this.slot): Step | null {
    if (!slot) return null;
    if (!this.planning) return this.single(this.key('detour', slot, area)) ?? this.single(this.key('replan', slot, area));
    const held = this.held(slot);
    if (held) return held.arrow === area ? this.back(slot) : this.single(this.key('turn', slot, area));
    const number = this.spare(slot.who);
    const from = number && this.free(slot.who, number);
    if (!from) return null;
    const keys = [...from, this.key('place', slot, number), this.key('turn', slot, area)];
    return { keys, stash: from.length, after: this.foreseen(slot, area) };
  }

  /** Why a Location or an arrow cannot be laid into an hour now. */
  closed(location = ''): string {
    if (!this.planning) return this.open && !this.slot ? t('why-no-arrow') : '';
    const slot = this.slot;
    if (!slot) return t('why-no-hour');
    const [hour, who] = [t(`hour-${HOURS[slot.hour]}`), person(slot.who).short];
    if (!location) return t('why-no-token', { who });
    const area = this.areaAt(slot);
    if (area !== areaOf(location)) return t('why-far', { hour, who, area: t(`area-${area}`) });
    return t('why-no-number', { who, number: numberOf(location) });
  }

  /** Back out of an hour; a token of the Stash goes back there. */
  back(slot: Slot): Step | null {
    const held = this.held(slot);
    const step = this.single(this.key('take-back', slot));
    const who = this.own.find((c) => c.id === slot.who);
    if (!step || !held || !who) return null;
    const again = who.stash.includes(held.number) && who.tokens[held.number - 1] === 0;
    return again ? { ...step, keys: [...step.keys, `return-stash:${slot.who}:${held.number}`], stash: -1 } : step;
  }

  swap(a: Slot, b: Slot): Step | null {
    if (a.who !== b.who || a.hour === b.hour) return null;
    const [first, last] = a.hour < b.hour ? [a, b] : [b, a];
    return this.single(this.key('swap', first, HOURS[last.hour]));
  }

  /** Two hours change what lies in them; an empty one takes over what lies in the other. */
  move(from: Slot, to: Slot): Step | null {
    const held = this.held(from);
    if (this.held(to)) return this.swap(from, to);
    const out = this.single(this.key('take-back', from));
    if (!held || !out || from.who !== to.who || !this.planning) return null;
    const turn = held.arrow ? [this.key('turn', to, held.arrow)] : [];
    return { keys: [...out.keys, this.key('place', to, held.number), ...turn], stash: 0, after: null };
  }

  /** What it means to let something go over an hour (`who:hour`), or outside of all. */
  landed(load: Load, over: string): Step | null {
    const [who, hour] = over.split(':');
    const slot: Slot | null = over ? { who, hour: Number(hour) } : null;
    if (load.kind === 'hour') return slot ? this.move(load.slot, slot) : this.back(load.slot);
    if (!slot) return null;
    if (load.kind === 'place') return this.place(load.place, slot);
    return load.kind === 'arrow' ? this.arrow(load.area, slot) : this.token(load.number, slot);
  }

  /** A token from the Stash that is put back. */
  returned(number: number): Step | null {
    return this.who ? this.single(`return-stash:${this.who.id}:${number}`) : null;
  }

  private single(key: string): Step | null {
    return this.keys.has(key) ? { keys: [key], stash: 0, after: null } : null;
  }

  /** What it takes to have a token of this number free: nothing, or the one of the Stash. */
  private free(who: string, number: number): string[] | null {
    const c = this.own.find((one) => one.id === who);
    if (!c) return null;
    if (c.tokens[number - 1] > 0) return [];
    const key = `take-stash:${who}:${number}`;
    return this.keys.has(key) ? [key] : null;
  }

  /** The number that an arrow is best laid with: of which most lie free, and whose Locations hold least. */
  private spare(who: string): number {
    const c = this.own.find((one) => one.id === who);
    let best = 0;
    c?.tokens.forEach((free, i) => {
      if (free > (best ? c.tokens[best - 1] : 0) || (free > 0 && free === c.tokens[best - 1] && i + 1 > best)) best = i + 1;
    });
    return best || [6, 5, 4, 3, 2, 1].find((n) => this.keys.has(`take-stash:${who}:${n}`)) || 0;
  }

  private foreseen(slot: Slot, to: number | string): After | null {
    const found = this.source.data.plan?.prospects.find((p) => p.who === slot.who && p.hour === slot.hour + 1);
    return (typeof to === 'number' ? found?.numbers[to - 1] : found?.arrows[to]) ?? null;
  }

  // Acting

  pick(slot: Slot | null): void {
    this.picked = slot;
  }

  /** Another clock: its next empty hour is in hand, where hours are filled. */
  turnTo(who: string): void {
    const clock = this.own.find((c) => c.id === who)?.clock;
    if (!clock) return;
    this.turned = who;
    this.picked = this.planning ? { who, hour: Math.max(0, clock.indexOf(null)) } : null;
  }

  /** A press on an hour of a clock: in hand; pressed again, what lies in it comes back. */
  press(slot: Slot): void {
    const now = this.picked;
    if (now?.who === slot.who && now.hour === slot.hour) {
      const step = this.back(slot);
      if (step) this.take(step);
      return;
    }
    const swap = now && this.held(now) ? this.swap(now, slot) : null;
    if (swap) this.take(swap);
    else this.picked = slot;
  }

  /** Make the choices of a step, after all that were pressed before. */
  take(step: Step): void {
    this.picked = null;
    this.waiting.push([...step.keys]);
    if (!this.busy) void this.work();
  }

  /** Let go of the hour, and of all that was pressed and not sent yet. */
  drop(): void {
    this.picked = null;
    this.waiting = [];
    this.dropped += 1;
    this.wake();
  }

  private async work(): Promise<void> {
    this.busy = true;
    let begun: string[] | undefined;
    while (this.waiting.length) {
      const [row] = this.waiting;
      const first = row !== begun;
      begun = row;
      const key = row.shift();
      if (!row.length) this.waiting.shift();
      if (!key) continue;
      if (!(await this.offered(key, first ? 8 : 40))) {
        // Somebody else was quicker with the Stash, or it was pressed twice: the rest of it makes no sense.
        if (this.waiting[0] === row) this.waiting.shift();
        continue;
      }
      await this.source.choose(key);
    }
    this.busy = false;
  }

  /** A choice leads to the next one as soon as the server has told so; what is pressed twice is soon given up. */
  private async offered(key: string, patience: number): Promise<boolean> {
    const dropped = this.dropped;
    for (let tries = 0; tries < patience; tries++) {
      if (this.keys.has(key)) return true;
      await new Promise<void>((yes) => {
        this.wake = yes;
        setTimeout(yes, 25);
      });
      if (this.dropped !== dropped) return false;
    }
    return false;
  }
}
