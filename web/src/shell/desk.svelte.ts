// The player's side of a table: whose eyes, what is picked, what lies open beside the board.
import { tick } from 'svelte';
import * as api from '../lib/api';
import { attempt } from '../lib/attempt';
import { spokenOf } from '../lib/board';
import { iconOf } from '../lib/glyphs';
import { opening } from '../lib/keep';
import { TableLink, type Undoing } from '../lib/link.svelte';
import { dials, dimBy, litBy, narrowed, picked } from '../lib/picks';
import { rove } from '../lib/regions';
import { motion } from '../lib/settings.svelte';
import { notify, renew } from '../lib/calls.svelte';
import { play } from '../lib/sound';
import type { Back, BoardModule, Catalogue, LogLine, Offer, Reason, SeatState, View } from '../lib/types';
import { Candles } from './candles.svelte';
import { clockSaid } from './clocks';
import { Company } from './company.svelte';
import { InOneGo } from './series.svelte';
import { cueOf, turnBegins } from './cues';
import { byBot, pileSaid, unconcerned } from './prompt';
import { ReplayDesk } from './replay.svelte';
import { FirstTimes } from './slips.svelte';
import { Tidings } from './tidings.svelte';
import { apart, t } from '../lib/words.svelte';

export type SheetName =
  'options' | 'rules' | 'menu' | 'settings' | 'help' | 'about' | 'log' | 'notes' | 'seats' | 'chat' | 'why' | 'card' | 'undo' | 'fair';

/** What is printed on a piece. */
interface Printed {
  name: string;
  text: string;
}

/** A double click is one press: a caution wants a second one. */
const SECOND_PRESS = 350;

export class Desk {
  readonly link: TableLink;
  readonly company: Company;
  readonly inOneGo: InOneGo;
  readonly candles: Candles;
  readonly slips = new FirstTimes(this);
  board = $state.raw<BoardModule | null>(null);
  catalogue = $state.raw<Catalogue>({});
  eyes = $state(-1);
  curtain = $state<number | null>(null);
  selected = $state.raw<string[]>([]);
  sheet = $state<SheetName | null>(null);
  rule = $state('');
  reasons = $state.raw<Reason[]>([]);
  /** Cards that a line of the log names and that are no longer in sight. */
  cards = $state.raw<Printed[]>([]);
  /** By what chance has spoken in the line that was pressed. */
  detail = $state('');
  note = $state('');
  pointed = $state.raw<string[]>([]);
  focused = $state<string | null>(null);
  /** The lines of the log that the last change brought. */
  fresh = $state.raw<LogLine[]>([]);
  choosing = $state(false);
  /** To ask the others whether one may go back, to where so many choices had been made. */
  asking = $state<number | null>(null);
  /** Whether the request to go back that is ending was taken back by whoever made it. */
  private withdrawn = false;
  /** An option with a caution that was pressed once. */
  private pressed = $state.raw<{ seat: number; key: string; caution: string; at: number } | null>(null);
  frontPage = $state(false);
  review = $state(false);
  command = $state(false);
  replay = $state.raw<ReplayDesk | null>(null);
  /** By seat: what others did to it. */
  private told = new Map<number, Tidings>();
  onBoard = $state.raw<Set<string>>(new Set());
  root: HTMLElement | null = null;

  constructor(
    readonly table: string,
    tokens: string[],
  ) {
    this.link = new TableLink(table, opening(table, tokens));
    this.company = new Company(this);
    this.inOneGo = new InOneGo(this);
    this.candles = new Candles(this);
    this.link.afterShow = (next, before) => this.after(next, before);
    this.link.heardClock = (event, bell, by) => this.bell(event, bell, by);
    this.link.requestEnded = ({ seat }) => {
      if (this.held.includes(seat) && !this.withdrawn) this.note = t('note-refused');
      this.withdrawn = false;
    };
  }

  close(): void {
    this.link.close();
    this.candles.close();
  }

  /** What is to be told to whoever looks on now. */
  get tidings(): Tidings {
    return this.tidingsOf(this.eyes);
  }

  private tidingsOf(seat: number): Tidings {
    const found = this.told.get(seat) ?? new Tidings(this.table);
    this.told.set(seat, found);
    return found;
  }

  // What there is to see

  readonly held = $derived.by(() => this.link.welcome?.seats_held ?? []);
  readonly state = $derived.by<SeatState | undefined>(() => this.link.states[this.eyes]);
  readonly names = $derived.by(() => this.link.seats.map((s) => s.name || t('seat-n', { seat: s.seat + 1 })));
  readonly mine = $derived.by(() => {
    const here = !this.replay && !this.curtained && this.held.includes(this.eyes);
    return here && !!this.state?.asked.includes(this.eyes) && !byBot(this, this.eyes);
  });
  readonly curtained = $derived(this.curtain !== null);
  readonly offers = $derived.by<Offer[]>(() => (this.mine ? this.state!.offers : []));
  /** Why options and pieces are closed, a piece's own reasons first: those have no option to be named by. */
  private readonly reasonsFor = $derived.by<Reason[]>(() => (this.mine ? this.state!.refusals : []));
  readonly refusals = $derived.by<Reason[]>(() => this.reasonsFor.filter((reason) => reason.key));
  readonly left = $derived.by(() => narrowed(this.offers, this.selected));
  readonly lit = $derived.by(() => litBy(this.left));
  readonly dim = $derived.by(() => dimBy(this.reasonsFor, litBy(this.offers)));
  readonly view = $derived.by<View | undefined>(() => this.replay?.step?.view ?? this.state?.view);

  /** What the prompt bar shows as buttons: what no piece on the board stands for. */
  readonly buttons = $derived.by<Offer[]>(() => {
    if (this.selected.length || dials(this.left).length <= 4) return this.left;
    const dialled = new Set(
      dials(this.left)
        .filter((row) => row.offers.length > 1)
        .flatMap((row) => row.offers.map((o) => o.key)),
    );
    return this.left.filter((o) => dialled.has(o.key) || !o.refs.some((ref) => this.onBoard.has(ref)));
  });

  /** What the player is asked about once more before it is chosen. */
  readonly doubted = $derived.by<Offer | null>(() => {
    const once = this.pressed;
    if (!once || once.seat !== this.eyes) return null;
    return this.offers.find((o) => o.key === once.key && o.caution === once.caution) ?? null;
  });

  /** From which lines of the log one may go back to, and how. */
  readonly back = $derived.by<Back | null>(() => {
    const undo = this.state?.undo;
    if (!undo || this.replay || this.curtained || this.eyes < 0) return null;
    return { from: Math.min(undo.free_to, undo.ask_to), until: this.state!.choices, to: this.backTo };
  });

  seatName(seat: number): string {
    return this.names[seat] ?? t('seat-n', { seat: seat + 1 });
  }

  nameOf(element: string): string {
    return this.catalogue[element]?.name ?? '';
  }

  icon = (key: string): string => iconOf(this.catalogue, key);

  /** Try it; what goes wrong stands in a note. Whether it went well. */
  attempt = (act: () => unknown): Promise<boolean> => attempt(act, (sentence) => (this.note = sentence));

  // Showing

  private after(next: SeatState, before: SeatState | undefined): void {
    if (this.eyes < 0 && this.held.length === 1) this.eyes = this.held[0];
    else if (this.eyes < 0 && this.link.welcome?.looks.length) this.eyes = this.link.welcome.looks[0];
    if (!this.board) void this.open();
    if (!before && next.seat >= 0) void renew().catch(() => {});
    this.seatEyes();
    this.tidingsOf(next.seat).show(next, before);
    if (next.seat !== this.eyes) return;
    if (before?.seq !== next.seq) {
      this.keepPick(next);
      this.fresh = before && next.seq > before.seq ? next.log.slice(before.log.length) : [];
      if (next.cause === 'undo' && next.actor !== null && next.actor !== this.eyes)
        this.note = t('note-took-back', { name: this.seatName(next.actor) });
      this.inOneGo.seen();
    }
    this.cue(next, before);
    if (next.result && before && !before.result) setTimeout(this.tellTheEnd, motion() === 'full' ? 900 : 0);
    else if (next.result && !before) this.tellTheEnd();
    else if (!next.result) this.frontPage = false;
    void this.settle();
    void this.slips.after(next);
  }

  /** Nothing that was refused on the way lies over the news. */
  private tellTheEnd = (): void => {
    if (this.state?.teacher?.lesson) return;
    this.frontPage = true;
    this.note = '';
  };

  /** A half-made pick, a hint and a sentence outlast what others choose, for as long as they hold. */
  private keepPick(next: SeatState): void {
    const offers = next.asked.includes(this.eyes) ? next.offers : [];
    if (next.actor === this.eyes || next.cause !== 'choice') {
      this.selected = [];
      this.note = '';
    } else if (this.selected.length && !narrowed(offers, this.selected).length) {
      this.selected = [];
      this.note = t('note-pick-gone', { by: next.actor === null ? 'table' : 'seat', name: this.seatName(next.actor ?? 0) });
    }
    this.candles.after(next, offers);
  }

  /** Whatever the board: what may be used, is picked or pointed at carries a mark. */
  mark(): void {
    const pointed = new Set(this.pointed);
    for (const el of this.root?.querySelectorAll<HTMLElement>('[data-ref]') ?? []) {
      const ref = el.dataset.ref!;
      el.toggleAttribute('data-lit', this.lit.has(ref));
      el.toggleAttribute('data-picked', this.selected.includes(ref));
      el.classList.toggle('pointed', pointed.has(ref));
    }
  }

  async settle(): Promise<void> {
    await tick();
    if (!this.root) return;
    this.onBoard = new Set([...this.root.querySelectorAll<HTMLElement>('[data-ref]')].map((el) => el.dataset.ref!));
    await tick();
    this.mark();
    rove(this.root);
  }

  private async open(): Promise<void> {
    const game = this.link.welcome?.game;
    if (!game) return;
    const { boardFor } = await import('../boards/registry');
    const wish = new URLSearchParams(location.search).get('board');
    const [board, catalogue] = await Promise.all([boardFor(wish ?? game), api.catalogue(game).catch(() => ({}))]);
    this.catalogue = catalogue;
    this.board = board;
    await this.settle();
  }

  private cue(next: SeatState, before: SeatState | undefined): void {
    if (!before || before.seq === next.seq) return;
    play(cueOf(next, before, this.eyes));
    if (turnBegins(next, before, this.eyes)) void notify(t('your-move'), apart([this.link.welcome?.title, next.view.headline]), this.table);
  }

  /** What the clock of the table does is heard and said. */
  private bell(event: string, bell: number, by: number | null): void {
    if (bell) play('bell');
    const note = clockSaid(event, bell, by === null ? null : this.seatName(by));
    this.note = note;
    setTimeout(() => this.note === note && (this.note = ''), 5000);
  }

  setClock = (what: 'pause' | 'resume' | 'extend'): Promise<boolean> => this.attempt(() => this.link.setClock(this.eyes, what));

  prefer = (how: string): Promise<boolean> => this.attempt(() => this.link.prefer(this.eyes, how));

  // Several people at one screen

  /** Turn the table to the seat that is asked; behind a curtain when seats see different things. */
  private seatEyes(): void {
    if (this.held.length < 2 || this.replay) return;
    const states = this.link.states;
    if (!this.held.every((seat) => states[seat])) return;
    const asked = states[this.held[0]].asked.filter((seat) => this.held.includes(seat));
    if (this.eyes >= 0 && (asked.includes(this.eyes) || !asked.length)) return;
    const next = asked[0] ?? this.held[0];
    if (this.company.openly || !this.secrets()) {
      this.eyes = next;
      return;
    }
    if (this.curtain === next) return;
    const late = this.eyes >= 0 && motion() === 'full' ? 800 : 0;
    if (!late) this.curtain = next;
    else setTimeout(() => this.stillAsked(next) && (this.curtain = next), late);
  }

  private stillAsked(seat: number): boolean {
    const state = this.link.states[seat];
    return !!state && state.asked.includes(seat) && !state.asked.includes(this.eyes);
  }

  private secrets(): boolean {
    const seen = this.held.map((seat) => JSON.stringify({ ...this.link.states[seat].view, seat: 0 }));
    return new Set(seen).size > 1;
  }

  /** Without curtains whoever is asked simply has the table. */
  playOpenly = (openly: boolean): void => {
    this.company.play(openly);
    if (openly && this.curtain !== null) this.openCurtain();
  };

  openCurtain(): void {
    if (this.curtain === null) return;
    this.eyes = this.curtain;
    this.curtain = null;
    this.selected = [];
    this.sheet = null;
    void this.settle().then(() => this.root?.querySelector<HTMLElement>('[data-prompt] .piece')?.focus());
  }

  // Acting

  pick = (ref: string): void => {
    if (!this.mine || this.choosing) return;
    if (!this.lit.has(ref) && !litBy(this.offers).has(ref)) return this.why(ref);
    const to = picked(this.offers, this.selected, ref);
    this.selected = to.selected;
    if (to.choose) void this.choose(to.choose);
    else void this.settle();
  };

  choose = async (key: string): Promise<void> => void (await this.make(key));

  /** Make a choice; whether it was made. */
  async make(key: string): Promise<boolean> {
    const state = this.state;
    if (!state || this.choosing || !this.mine) return false;
    const offer = state.offers.find((o) => o.key === key);
    if (!offer) return this.whyKey(key);
    if (this.sheet === 'options' || this.sheet === 'why') this.sheet = null;
    if (offer.caution && !this.meant(offer)) return false;
    this.pressed = null;
    this.choosing = true;
    this.selected = [];
    this.reasons = [];
    const made = await this.attempt(() => this.link.choose(this.eyes, key, state.seq));
    this.choosing = false;
    return made;
  }

  /** What would be lost is told at the first press; the second one means it. */
  private meant(offer: Offer): boolean {
    const now = Date.now();
    if (this.doubted?.key === offer.key) return now - this.pressed!.at >= SECOND_PRESS;
    this.pressed = { seat: this.eyes, key: offer.key, caution: offer.caution, at: now };
    return false;
  }

  thinkAgain = (): void => void (this.pressed = null);

  /** Whether bots are at work, or still being shown, whom one need not watch. */
  readonly canSkip = $derived.by(() => {
    if (this.mine || this.replay || !this.held.length || this.state?.result) return false;
    return this.link.behind || !!this.state?.asked.some((seat) => byBot(this, seat));
  });

  skip = (): void => {
    const seat = this.held[0];
    if (!this.canSkip) {
      this.note = t('note-nothing-skip');
      return;
    }
    for (const own of this.held) this.tidingsOf(own).skip(this.link.states[own]);
    void this.attempt(() => this.link.skip(seat));
  };

  act(type: Undoing, seat = this.eyes): Promise<boolean> {
    return this.attempt(() => this.link.act(type, seat));
  }

  /** Ask no longer to go back. */
  withdraw(seat: number): Promise<boolean> {
    this.withdrawn = true;
    return this.act('undo_refuse', seat);
  }

  undo = async (): Promise<void> => {
    if (!this.state || this.replay) return;
    if (!this.state.undo.can) return this.askToGoBack(this.state.undo.why_not);
    // If somebody was quicker than the key, what is left to do is to ask.
    await attempt(
      () => this.link.act('undo', this.eyes),
      (sentence) => this.askToGoBack(sentence),
    );
  };

  /** Back to where so many choices had been made: by oneself, or by asking the table. */
  backTo = async (to: number): Promise<void> => {
    const state = this.state;
    if (!state || this.replay || to >= state.choices) return;
    this.sheet = null;
    if (to < state.undo.free_to) return this.askToGoBack(this.state?.undo.why_not ?? '', to);
    await attempt(
      () => this.link.goBack('undo', this.eyes, to, state.seq),
      (sentence) => this.askToGoBack(sentence, to),
    );
  };

  askToGoBack(why: string, to = this.state?.undo.steps[0]?.to ?? 0): void {
    const undo = this.state?.undo;
    if (undo?.can_ask && to >= undo.ask_to) {
      this.sheet = null;
      this.asking = to;
    } else {
      this.note = why || t('nothing-undo');
    }
  }

  /** Ask the table for it. */
  askTable = (): void => {
    const [to, state] = [this.asking, this.state];
    this.asking = null;
    if (to !== null && state) void this.attempt(() => this.link.goBack('undo_ask', this.eyes, to, state.seq));
  };

  redo = (): void => {
    if (this.state?.undo.can_redo) void this.act('redo');
    else this.note = t('nothing-redo');
  };

  /** In a lesson whatever is closed may be tried: the teacher answers. */
  private tried = (key?: string): boolean =>
    !!key && !!this.state?.teacher?.lesson && !!this.attempt(() => this.link.teacher(this.eyes, 'try', key));

  /** Why can nothing be done with this piece? */
  why = (ref: string, said = ''): void => {
    const reasons = this.dim.get(ref) ?? [];
    if (this.tried(reasons.find((r) => r.key)?.key)) return;
    // What a piece says of itself is a word in passing; why an option is closed has a sheet with its rule.
    if (reasons.length && !reasons[0].key && !said) {
      this.note = t('command-closed', { why: reasons[0].why, rule: reasons[0].rule });
      return;
    }
    if (reasons.length && !said) {
      this.reasons = reasons;
      this.sheet = 'why';
      return;
    }
    const other = this.mine && litBy(this.offers).has(ref) ? t('nothing-with-picked') : '';
    this.note = (this.mine && said) || pileSaid(this, ref) || other || unconcerned(this);
  };

  /** Why can this not be chosen? It is not, in any case. */
  whyKey = async (key: string): Promise<false> => {
    if (this.tried(key)) return false;
    await this.attempt(async () => {
      this.reasons = [this.refusals.find((r) => r.key === key) ?? (await this.link.why(this.eyes, key))];
      this.sheet = 'why';
    });
    return false;
  };

  openRule = (id: string): void => {
    this.rule = id;
    this.sheet = 'rules';
  };

  /** What is printed on a piece, by its kind; a second copy is called by a number behind it. */
  private printed = (element: string): Printed | null => {
    const found = this.catalogue[element] ?? this.catalogue[element.replace(/-\d+$/, '')];
    return found?.name ? { name: found.name, text: String(found.text ?? '') } : null;
  };

  /** Light the pieces that a log line names. */
  point = (elements: string[], detail = ''): void => {
    const wanted = new Set(elements.filter((e) => !/^seat-\d+$/.test(e)));
    const refs = this.view ? spokenOf(this.view, elements) : [];
    // What is seen on the board is lit; what is gone, or lies in a pile, is told.
    this.pointed = refs.filter((ref) => this.onBoard.has(ref));
    this.cards = this.pointed.length ? [] : [...wanted].map(this.printed).filter((card) => card !== null);
    this.detail = detail;
    if (this.cards.length) this.sheet = 'card';
    else if (detail) this.note = detail;
    else if (!this.pointed.length) this.note = t('note-out-of-sight');
  };

  // Looking back

  async startReplay(at?: number, whose?: number): Promise<void> {
    const state = this.state;
    if (!state) return;
    this.frontPage = false;
    this.sheet = null;
    this.selected = [];
    const eyes = state.result ? (whose ?? -2) : this.eyes;
    this.replay = new ReplayDesk(this.table, eyes, at ?? (state.result ? 0 : state.choices), (sentence) => (this.note = sentence));
    await this.replay.show();
    await this.settle();
  }

  stopReplay = (): void => {
    this.replay?.stop();
    this.replay = null;
    this.seatEyes();
    void this.settle();
  };
}
