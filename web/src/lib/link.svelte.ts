// The line to the table: one socket that comes back by itself, paced so that moves can be followed.
import { Kept } from './changes';
import { pace } from './settings.svelte';
import type { SeatState } from './types';
import { firstSeen } from './fair';
import { giveUp } from './keep';
import { Pulse } from './pulse';
import type {
  AskTeacher,
  Chance,
  Chat,
  ClockShown,
  Done,
  EnvelopeShown,
  Hello,
  Hint,
  LogLine,
  Outgoing,
  Redo,
  Request,
  Say,
  Seat,
  Shoulder,
  ShoulderLink,
  Slips,
  State,
  Undo,
  UndoAgree,
  UndoAsk,
  UndoRefuse,
  UndoRequestShown,
  Welcome,
  Why,
} from './wire';
import { language, t } from './words.svelte';

type Status = 'calling' | 'open' | 'lost' | 'closed';

/** A request before it has its id. */
type Wish<R = Request> = R extends Request ? Omit<R, 'id'> : never;
export type Undoing = (Undo | UndoAsk | UndoAgree | UndoRefuse | Redo)['type'];
type Answer = Extract<Outgoing, { id: string | null }>;

interface Waiting {
  message: Wish & { id: string };
  again: boolean;
  yes: (answer: Answer) => void;
  no: (error: Error) => void;
}

const FINAL: Record<number, () => string> = {
  4401: () => t('line-bad-link'),
  4403: () => t('line-bad-page'),
  4404: () => t('line-no-table'),
  4409: () => t('line-renewed'),
};
const VOID = 4401;
const LONGEST_SHOW = 2600;

export class TableLink {
  status = $state<Status>('calling');
  trouble = $state('');
  welcome = $state.raw<Welcome | null>(null);
  states = $state.raw<Record<number, SeatState>>({});
  seats = $state.raw<Seat[]>([]);
  request = $state.raw<UndoRequestShown | null>(null);
  rematch = $state<string | null>(null);
  chat = $state.raw<Chat[]>([]);
  /** Where the chance of the table comes from. */
  envelope = $state.raw<EnvelopeShown | null>(null);
  behind = $state(false);
  /** The time that runs, and when we heard of it. */
  clock = $state.raw<ClockShown | null>(null);
  clockAt = 0;
  /** When the times of the seats were told. */
  timesAt = 0;

  heardChat: (line: Chat) => void = () => {};
  /** Told when a request to go back is gone and nobody went back. */
  requestEnded: (request: UndoRequestShown) => void = () => {};
  heardPointed: (seat: number | null, ref: string) => void = () => {};
  heardNoted: (seat: number, text: string) => void = () => {};
  heardClock: (event: string, bell: number, by: number | null) => void = () => {};
  /** Told after a new state is shown. */
  afterShow: (next: SeatState, before: SeatState | undefined) => void = () => {};

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private queue: SeatState[] = [];
  private logs: Record<number, LogLine[]> = {};
  private kept: Record<number, Kept> = {};
  private seen: Record<number, number> = {};
  /** Choices that were made and whose positions have not come yet. */
  private unshown: { seat: number; seq: number; shown: () => void }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private skipping = false;
  private over = false;
  /** Tokens were refused since we called. */
  private forgot = false;
  private pulse = new Pulse({
    waits: () => this.waiting.size > 0 || this.seats.some((seat) => seat.thinking),
    ping: () => this.send({ type: 'ping', id: fresh() }),
    dead: () => this.giveUp(),
  });

  constructor(
    readonly table: string,
    private tokens: string[],
  ) {
    addEventListener('online', this.hurry);
    this.call();
  }

  close(): void {
    this.over = true;
    removeEventListener('online', this.hurry);
    clearTimeout(this.timer);
    this.pulse.end();
    this.socket?.close();
  }

  // Asking

  /** Made, and shown: whoever presses on looks at what came of it. */
  async choose(seat: number, key: string, seq: number): Promise<Done> {
    const done = await this.ask<Done>({ type: 'choose', seat, key, seq }, true);
    if ((this.seen[seat] ?? 0) < done.seq) await new Promise<void>((shown) => this.unshown.push({ seat, seq: done.seq, shown }));
    return done;
  }
  act(type: Undoing, seat: number): Promise<Done> {
    return this.ask<Done>({ type, seat });
  }
  /** Go back to where so many choices had been made, or ask the table to. */
  goBack(type: 'undo' | 'undo_ask', seat: number, to: number, seq: number): Promise<Done> {
    return this.ask<Done>({ type, seat, to, seq });
  }
  hint(seat: number): Promise<Hint> {
    return this.ask<Hint>({ type: 'hint', seat });
  }
  /** How likely one wins; who only watches names no seat. */
  chance(seat: number | null, key: string | null = null): Promise<Chance> {
    return this.ask<Chance>({ type: 'chance', seat, key });
  }
  /** In a lesson: to try what is closed, to go on or back, to be shown how. */
  teacher(seat: number, what: AskTeacher['do'], key: string | null = null): Promise<Done> {
    return this.ask<Done>({ type: 'teacher', seat, do: what, key });
  }
  /** The ideas that matter to the seat now. */
  slips(seat: number): Promise<Slips> {
    return this.ask<Slips>({ type: 'slips', seat });
  }
  why(seat: number, key: string): Promise<Why> {
    return this.ask<Why>({ type: 'why', seat, key });
  }
  /** Say something; about a moment of the game, if one is given. */
  say(seat: number, text: string, about: number | null = null): Promise<Done> {
    return this.ask<Done>({ type: 'chat', seat, text, about });
  }
  phrase(seat: number, phrase: Say['phrase']): Promise<Done> {
    return this.ask<Done>({ type: 'chat', seat, phrase });
  }
  /** Something of one's own that the chance of the next choices depends on, too. */
  addPhrase(seat: number, text: string): Promise<Done> {
    return this.ask<Done>({ type: 'phrase', seat, text });
  }
  openEnvelope(seat: number): Promise<Done> {
    return this.ask<Done>({ type: 'open', seat });
  }
  point(seat: number | null, ref: string): Promise<Done> {
    return this.ask<Done>({ type: 'point', seat, ref });
  }
  note(seat: number, text: string): Promise<Done> {
    return this.ask<Done>({ type: 'note', seat, text });
  }
  /** The link that shows this seat's eyes; none when nobody is to look any more. */
  async shoulder(seat: number, what: Shoulder['do']): Promise<string | null> {
    return (await this.ask<ShoulderLink>({ type: 'shoulder', seat, do: what })).link;
  }
  name(seat: number, name: string): Promise<Done> {
    return this.ask<Done>({ type: 'name', seat, name });
  }
  prefer(seat: number, how: string): Promise<Done> {
    return this.ask<Done>({ type: 'prefer', seat, how });
  }
  /** Not to watch the bots: what they do is shown at once until one of our seats is asked. */
  skip(seat: number): Promise<Done> {
    this.skipping = true;
    this.catchUp();
    return this.ask<Done>({ type: 'skip', seat });
  }
  setClock(seat: number, what: 'pause' | 'resume' | 'extend'): Promise<Done> {
    return this.ask<Done>({ type: 'clock', seat, do: what });
  }
  /** Away until a day; without one, back. */
  away(seat: number, until: string): Promise<Done> {
    return this.ask<Done>({ type: 'away', seat, until });
  }
  occupy(seat: number, occupant: string): Promise<Done> {
    return this.ask<Done>({ type: 'occupy', seat, occupant });
  }

  private ask<A extends Answer>(wish: Wish, again = false): Promise<A> {
    const id = fresh();
    return new Promise((yes, no) => {
      const message = { ...wish, id };
      this.waiting.set(id, { message, again, yes: (answer) => yes(answer as A), no });
      if (this.status === 'open') this.send(message);
      else if (!again) this.drop(id, t('line-down'));
    });
  }

  /** Some of our tokens open nothing any more; the others may. */
  private forget(which: number[]): void {
    const refused = this.tokens.filter((_, nth) => which.includes(nth));
    giveUp(this.table, refused);
    this.tokens = this.tokens.filter((token) => !refused.includes(token));
    this.forgot = true;
  }

  private drop(id: string, sentence: string): void {
    this.waiting.get(id)?.no(new Error(sentence));
    this.waiting.delete(id);
  }

  private send(message: Waiting['message']): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // The line

  private call = (): void => {
    if (this.over) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      const seen = Object.fromEntries(
        Object.entries(this.seen).map(([seat, seq]) => [seat, { seq, log: this.logs[Number(seat)]?.length ?? 0 }]),
      );
      const coming = this.welcome ? { seen, run: this.welcome.run } : {};
      const hello: Hello = {
        type: 'hello',
        protocol: 1,
        table: this.table,
        tokens: this.tokens,
        language: language.tag,
        changes: true,
        ...coming,
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      this.pulse.heard();
      this.heard(JSON.parse(event.data));
    };
    socket.onclose = (event) => this.lost(socket, event.code);
    this.pulse.begin();
  };

  /** Nobody is there any more, though nobody has hung up. */
  private giveUp(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.lost(socket, 1006);
  }

  private hurry = (): void => {
    if (this.status !== 'lost') return;
    clearTimeout(this.timer);
    this.call();
  };

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.over) return;
    this.pulse.end();
    for (const [id, row] of this.waiting) if (!row.again) this.drop(id, t('line-broke'));
    if (code === VOID && this.forgot && this.tokens.length) {
      this.forgot = false;
      return this.call();
    }
    if (FINAL[code]) {
      this.status = 'closed';
      this.trouble = FINAL[code]();
      return;
    }
    this.status = 'lost';
    const wait = Math.min(5000, 300 * 2 ** this.tries++);
    this.timer = setTimeout(this.call, wait * (0.8 + Math.random() * 0.4));
  }

  // Hearing

  private heard(message: Outgoing): void {
    switch (message.type) {
      case 'welcome':
        return this.joined(message);
      case 'state':
        this.kept[message.seat] = new Kept(message);
        return this.received(message);
      case 'change':
        return this.received(this.kept[message.seat].change(message));
      case 'seats':
        if (this.request && !message.undo_request) this.requestEnded(this.request);
        this.seats = message.seats;
        this.request = message.undo_request;
        this.rematch = message.rematch;
        return;
      case 'clock':
        this.tick(message.clock);
        this.heardClock(message.event, message.bell, message.by);
        return;
      case 'envelope':
        this.envelope = message.envelope;
        return;
      case 'pointed':
        return this.heardPointed(message.seat, message.ref);
      case 'noted':
        return this.heardNoted(message.seat, message.text);
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.n !== message.n), message];
        this.heardChat(message);
        return;
      case 'error':
        if (message.id && this.waiting.has(message.id)) return this.drop(message.id, message.message);
        this.trouble = message.message;
        if (message.void?.length) this.forget(message.void);
        return;
      default: {
        const id = message.id ?? '';
        const row = this.waiting.get(id);
        this.waiting.delete(id);
        row?.yes(message);
      }
    }
  }

  private joined(welcome: Welcome): void {
    this.welcome = welcome;
    this.rematch = welcome.rematch;
    this.envelope = welcome.envelope;
    if (welcome.envelope.commitment) firstSeen(this.table, welcome.envelope.commitment);
    this.tick(welcome.clock);
    this.chat = welcome.chat;
    this.status = 'open';
    this.pulse.letIn();
    this.trouble = '';
    this.tries = 0;
    for (const row of this.waiting.values()) this.send(row.message);
  }

  private tick(clock: ClockShown | null): void {
    this.clock = clock;
    this.clockAt = performance.now();
  }

  private received(message: State): void {
    this.tick(message.clock);
    this.timesAt = performance.now();
    const before = this.logs[message.seat] ?? [];
    const log: LogLine[] = [...before.slice(0, message.log.from), ...message.log.lines];
    this.logs[message.seat] = log;
    this.seen[message.seat] = message.seq;
    const state: SeatState = { ...message, offers: message.menu, log };
    const mine = state.actor !== null && (this.welcome?.seats_held.includes(state.actor) ?? false);
    const calm = state.cause !== 'choice' || mine || pace() === 0 || document.hidden || this.skipping;
    if (state.result || state.asked.some((seat) => this.welcome?.seats_held.includes(seat))) this.skipping = false;
    this.queue.push(state);
    if (calm || this.queue.length === 1) this.turnOver(calm);
    const come = this.unshown.filter((row) => row.seat === message.seat && row.seq <= message.seq);
    this.unshown = this.unshown.filter((row) => !come.includes(row));
    for (const row of come) row.shown();
  }

  // Showing, one thing at a time

  private shownAt = 0;
  private shownSeq = -1;
  private turning: ReturnType<typeof setTimeout> | undefined;

  private turnOver(atOnce: boolean): void {
    clearTimeout(this.turning);
    while (this.queue.length) {
      const next = this.queue[0];
      const wait = atOnce || next.seq === this.shownSeq ? 0 : this.shownAt + this.gap() - performance.now();
      if (wait > 4) {
        this.behind = true;
        this.turning = setTimeout(() => this.turnOver(false), wait);
        return;
      }
      this.queue.shift();
      this.show(next);
    }
    this.behind = false;
  }

  private gap(): number {
    return Math.min(pace(), LONGEST_SHOW / Math.max(1, this.queue.length));
  }

  private show(state: SeatState): void {
    const before = this.states[state.seat];
    this.shownAt = performance.now();
    this.shownSeq = state.seq;
    this.states = { ...this.states, [state.seat]: state };
    this.seats = state.seats;
    this.request = state.undo.request;
    this.afterShow(state, before);
  }

  /** Show the newest position now; true if something was still to come. */
  catchUp(): boolean {
    if (!this.queue.length) return false;
    this.turnOver(true);
    return true;
  }
}

function fresh(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, '0')).join('');
}
