// What is asked once, over plain HTTP.
import { drawnPhrase } from './fair';
import { allTokens, dropOwnerKey, exchange, hasOwnerKey, seatTokens, tokensOf } from './keep';
import type { Catalogue } from './types';
import { language, t } from './words.svelte';
import type {
  Accounted,
  Explained,
  CallKey,
  CallMe,
  Calls,
  CourseShown,
  Daily,
  DailyResults,
  Fork,
  Games,
  Import,
  Invitation,
  Language,
  Languages,
  LessonWished,
  Locked,
  LockedChoice,
  Luck,
  NewLink,
  NewTable,
  Problem,
  Proved,
  Rematch,
  RematchWished,
  Replay,
  Reviewed,
  RingKept,
  RingSealed,
  Rules,
  Sat,
  Sealed,
  Statistics,
  StopCalling,
  TableLine,
  TableLines,
  TableLinks,
  Way,
  WayWished,
} from './wire';

/** What the server said no with: one sentence for people. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}

function inLanguage(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}language=${language.tag}`;
}

async function ask(path: string, tokens: string[] = [], body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<Response> {
  const headers: Record<string, string> = {};
  if (tokens.length) headers.Authorization = `Bearer ${tokens.slice(0, 64).join(',')}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(inLanguage(path), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(t('line-no-answer'), 'offline');
  }
  if (!answer.ok) {
    const error = ((await answer.json().catch(() => null)) as Problem | null)?.error;
    throw new Refused(error?.message ?? t('line-status', { status: String(answer.status) }), error?.code ?? 'broken');
  }
  return answer;
}

async function json<T>(path: string, tokens: string[] = [], body?: unknown): Promise<T> {
  return (await (await ask(path, tokens, body)).json()) as T;
}

/** What the server can speak. */
export const languages = async (): Promise<Language[]> => (await json<Languages>('/api/languages')).languages;
export const games = (): Promise<Games> => json('/api/games');
export const catalogue = (game: string): Promise<Catalogue> => json(`/api/games/${game}/catalogue`);
/** A game's lessons in their order. */
export const course = (game: string): Promise<CourseShown> => json(`/api/games/${game}/lessons`);
/** A table for a lesson, or for the first game after them. */
export const lesson = (game: string, id: string): Promise<TableLinks> =>
  json('/api/lessons', [], { game, lesson: id } satisfies LessonWished);
/** Away with a table, for good. */
export const putAway = async (table: string, host: string): Promise<void> =>
  void (await ask(`/api/tables/${table}`, [host], undefined, 'DELETE'));
export const rules = (game: string): Promise<Rules> => json(`/api/games/${game}/rules`);
/** What stands behind each rule. */
export const accounts = (game: string): Promise<Accounted> => json(`/api/games/${game}/accounts`);
export const glossary = (game: string): Promise<Explained> => json(`/api/games/${game}/glossary`);
/** A worked example of the rules as a table. */
export const playExample = (game: string, id: string): Promise<TableLinks> => json(`/api/games/${game}/examples/${id}`, [], {});
/** The tokens say what has been won, where a game is played in an order. */
export async function newTable(wish: NewTable): Promise<TableLinks> {
  const fair = wish.daily || wish.seed !== undefined ? {} : await sealed(wish.phrase);
  return owned(() => json('/api/tables', allTokens(), { ...wish, ...fair }));
}
/** The server fixes its secret before it hears our phrase: so neither side can choose the deal. */
async function sealed(phrase = ''): Promise<RematchWished> {
  const { commitment } = await json<Sealed>('/api/envelopes', [], {});
  return { commitment, phrase: phrase.trim() || drawnPhrase() };
}
/** What dice and draws brought in a finished game; then in all games here. */
export const luckOfTable = (table: string): Promise<Luck> => json(`/api/tables/${table}/luck`, tokensOf(table));
export const luckOfHouse = (): Promise<Luck> => json('/api/luck', seatTokens());
/** Find the whole game again from its secret. */
export const proof = (table: string): Promise<Proved> => json(`/api/tables/${table}/proof`, tokensOf(table));
/** Choices that a win will open; with the sentence that says which. */
export async function locked(game: string, options: Record<string, string>): Promise<LockedChoice[]> {
  const path = `/api/games/${game}/locked?${new URLSearchParams(options)}`;
  return (await owned(() => json<Locked>(path, allTokens()))).locked;
}
export const importSave = (save: string): Promise<TableLinks> => json('/api/tables/import', [], { save } satisfies Import);
/** The tables this browser has to do with; on one's own machine all of them. */
export async function tables(): Promise<TableLine[]> {
  if (!allTokens().length) return [];
  return (await owned(() => json<TableLines>('/api/tables', allTokens()))).tables;
}
/** Ask with the owner's key; if it is no longer good, once more without it. */
async function owned<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!hasOwnerKey()) throw error;
    dropOwnerKey();
    return await ask();
  }
}
export const tableLine = (table: string): Promise<TableLine> => json(`/api/tables/${table}`, tokensOf(table));
/** An invitation to a seat; whoever sat there with an older link has to leave. */
export const newLink = (table: string, seat: number): Promise<NewLink> =>
  json(`/api/tables/${table}/seats/${seat}/link`, allTokens(table), {});
/** What a person's devices share; nothing if there is no such ring. */
export async function ring(door: string): Promise<RingKept | null> {
  try {
    return await json<RingKept>('/api/ring', [door]);
  } catch (refused) {
    if (refused instanceof Refused && refused.code === 'not-found') return null;
    throw refused;
  }
}
export const putRing = (door: string, ring: RingSealed): Promise<RingKept> => json('/api/ring', [door], ring);
export const dropRing = (door: string): Promise<unknown> => json('/api/ring/drop', [door], {});

/** What a browser needs to let the server call it; empty where that cannot be. */
export const callKey = async (): Promise<string> => (await json<CallKey>('/api/calls')).key;
/** Call me when one of this browser's seats is asked. */
export const callMe = (wish: CallMe): Promise<Calls> => json('/api/calls', seatTokens(), wish);
export const stopCalling = (bell: string): Promise<unknown> => json('/api/calls/stop', [], { bell } satisfies StopCalling);
/** Today's deal of each game, and what this browser has made of it. */
export const daily = (): Promise<Daily> => json('/api/daily', seatTokens());
export const dailyResults = (day: string, game: string): Promise<DailyResults> => json(`/api/daily/${day}/${game}`, seatTokens());
/** A link as others can open it. */
export const way = (path: string): Promise<Way> => json('/api/way', [], { path } satisfies WayWished);

/** Follow an invitation, which works once: the token of the seat. */
export const sit = (table: string, invitation: string, name = ''): Promise<Sat> =>
  json(`/api/tables/${table}/sit`, [], { invitation, name } satisfies Invitation);
/** Take the seat of somebody whose time is up. */
export const claim = (table: string, seat: number): Promise<Sat> => json(`/api/tables/${table}/seats/${seat}/claim`, tokensOf(table), {});
/** Another token for one's own seat: whoever else has come with the old one has to leave. */
export async function renewSeat(table: string, seat: number): Promise<void> {
  for (const token of tokensOf(table)) {
    try {
      const sat = await json<Sat>(`/api/tables/${table}/seats/${seat}/renew`, [token], {});
      return exchange(table, token, sat.token);
    } catch (refused) {
      // That was the token of another seat.
      if (!(refused instanceof Refused) || refused.code !== 'no-token') throw refused;
    }
  }
}
export const replay = (table: string, eyes: number, from: number, count: number): Promise<Replay> =>
  json(`/api/tables/${table}/replay?eyes=${eyes}&from=${from}&count=${count}`, tokensOf(table));
export const statistics = (table: string): Promise<Statistics> => json(`/api/tables/${table}/statistics`, tokensOf(table));
/** Where a finished game was won and lost, as far as that has been thought through. */
export const review = (table: string, seat: number): Promise<Reviewed> => json(`/api/tables/${table}/review?seat=${seat}`, tokensOf(table));
/** Think no more about it for now; what was found is kept. */
export const stopReview = async (table: string): Promise<void> =>
  void (await ask(`/api/tables/${table}/review`, tokensOf(table), undefined, 'DELETE'));
export const fork = (table: string, at?: number, seats?: string[]): Promise<TableLinks> =>
  json(`/api/tables/${table}/fork`, tokensOf(table).slice(0, 1), { at, seats } satisfies Fork);
export async function rematch(table: string): Promise<Rematch> {
  const fair = await sealed();
  return json(`/api/tables/${table}/rematch`, allTokens(table), fair);
}
export const save = async (table: string): Promise<string> => (await ask(`/api/tables/${table}/save`, allTokens(table))).text();
export const report = async (table: string): Promise<string> => (await ask(`/api/tables/${table}/report`, tokensOf(table))).text();

/** Hand a text to the player as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
