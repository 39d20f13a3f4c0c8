// Every word of the client, by its key. English is built in; another language comes from the server.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import shell from '../words/shell.ftl?raw';

export type Say = (key: string, args?: Record<string, string | number>) => string;

export const ENGLISH = 'en';

/** The language that is spoken now. */
export const language = $state({ tag: ENGLISH });
/** Its files, as far as the server has them. */
let texts = $state.raw<Record<string, string>>({});
const files = new Set<string>();
let wanted = ENGLISH;
/** Words that are on their way. */
let coming: Promise<unknown> = Promise.resolve();

/** The words of one file, in the language of the moment; what nobody has written is nothing. */
export function words(file: string, english: string): Say {
  let ours: FluentBundle | undefined;
  let theirs: { text: string; bundle: FluentBundle } | undefined;
  files.add(file);
  // The wanted one may still be on its way, without this file.
  if (wanted !== ENGLISH) coming = Promise.all([coming, learn(wanted, [file])]);
  return (key, args) => {
    const text = texts[file];
    if (text && text !== theirs?.text) theirs = { text, bundle: read(language.tag, text) };
    return (text && said(theirs!.bundle, key, args)) || said((ours ??= read(ENGLISH, english)), key, args);
  };
}

/** The words of the shell and of the board that shows any game. */
export const t = words('shell.ftl', shell);

function read(tag: string, text: string): FluentBundle {
  const bundle = new FluentBundle(customs(tag), { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

function said(bundle: FluentBundle, key: string, args?: Parameters<Say>[1]): string {
  const message = bundle.getMessage(key);
  // What a translation leaves out is shown as the name of the gap, and is no reason to stop.
  return message?.value ? bundle.formatPattern(message.value, args, []) : '';
}

/** When all words asked for so far are there: a board waits for its own, and is never seen in another language. */
export const settled = (): Promise<unknown> => coming;

/** Speak another language from now on. */
export async function speak(tag: string): Promise<void> {
  wanted = tag || ENGLISH;
  if (wanted === language.tag) return;
  if (wanted === ENGLISH) become(ENGLISH, {});
  else await learn(wanted, [...files]);
}

async function learn(tag: string, missing: string[]): Promise<void> {
  const found = await Promise.all(missing.map(async (file) => [file, await fetched(tag, file)]));
  // Another one was asked for meanwhile.
  if (tag !== wanted) return;
  become(tag, { ...(tag === language.tag ? texts : {}), ...Object.fromEntries(found) });
}

/** One file of a language; empty if the server has none. */
async function fetched(tag: string, file: string): Promise<string> {
  try {
    const answer = await fetch(`/api/words/${tag}/${file}`);
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

function become(tag: string, known: Record<string, string>): void {
  texts = known;
  language.tag = tag;
  document.documentElement.lang = tag;
}

// Numbers, times and lists

/** By whose customs numbers, dates and lists are written: English by those of London. */
function customs(tag: string): string {
  return tag === ENGLISH ? 'en-GB' : tag;
}

/** “a, b and c” */
export function listed(items: string[]): string {
  const [first = '', ...more] = items;
  return more.reduce((a, b, i) => (i < more.length - 1 ? t('list-middle', { a, b }) : t('list-and', { a, b })), first);
}

/** “a, b, c” */
export function inRow(items: string[]): string {
  return new Intl.ListFormat(customs(language.tag), { type: 'unit', style: 'short' }).format(items);
}

/** Short notes beside each other; what is empty is left out. */
export function apart(notes: (string | undefined)[]): string {
  return strung(notes, (a, b) => t('list-apart', { a, b }));
}

/** Some sentences after each other; what is empty is left out. */
export function paragraph(...sentences: (string | undefined)[]): string {
  return strung(sentences, (a, b) => t('list-sentences', { a, b }));
}

function strung(items: (string | undefined)[], both: (a: string, b: string) => string): string {
  return items.reduce<string>((a, b) => (a && b ? both(a, b) : a || b || ''), '');
}

export function dated(day: Date, how?: Intl.DateTimeFormatOptions): string {
  return day.toLocaleDateString(customs(language.tag), how);
}

/** A chance; one that is not certain never reads as certain. */
export function percent(chance: number): string {
  const written = (part: number): string => part.toLocaleString(customs(language.tag), { style: 'percent' });
  if (chance > 0 && chance < 0.005) return t('chance-below', { percent: written(0.01) });
  if (chance < 1 && chance > 0.995) return t('chance-above', { percent: written(0.99) });
  return written(chance);
}

/** What may come of it, with its chance. */
export function withChance(odds: { message: string; chance: number }): string {
  return t('odds', { message: odds.message, percent: percent(odds.chance) });
}
