// The key map of the table. Nothing here happens while somebody types.
import { arrow, nextRegion } from '../lib/regions';
import type { Desk } from './desk.svelte';
import { unconcerned } from './prompt';
import { ruleMeant } from './rules';
import { t } from '../lib/words.svelte';

/** Each key and what it does. */
export const keyMap = (): [string, string][] => [
  [t('key-tab'), t('key-tab-does')],
  [t('key-arrows'), t('key-arrows-does')],
  [t('key-enter'), t('key-enter-does')],
  ['1 – 9', t('key-numbers-does')],
  ['a', t('key-a-does')],
  ['p', t('key-p-does')],
  [t('key-undo'), t('key-undo-does')],
  ['b', t('key-b-does')],
  ['h', t('key-h-does')],
  [t('key-glass'), t('key-glass-does')],
  ['k', t('key-k-does')],
  ['w', t('key-w-does')],
  ['o', t('key-o-does')],
  ['r', t('key-r-does')],
  ['l', t('key-l-does')],
  ['.', t('key-point-does')],
  ['n', t('key-n-does')],
  ['/', t('key-slash-does')],
  ['s', t('key-s-does')],
  ['t', t('key-t-does')],
  ['m', t('key-m-does')],
  ['?', t('key-question-does')],
  [t('key-esc'), t('key-esc-does')],
  [t('key-replay'), t('key-replay-does')],
];

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && !!target.closest('input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select')
  );
}

export function keys(event: KeyboardEvent, desk: Desk): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') return escape(event, desk);
  if (typing(event.target) || desk.curtained) return;
  if (desk.frontPage && GAME.test(event.key)) return event.preventDefault();
  if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') return arrows(event, desk);
  if (event.key === 'F6') return done(event, () => nextRegion(document, event.shiftKey ? -1 : 1));
  if (/^[1-9]$/.test(event.key)) return done(event, () => number(desk, Number(event.key)));
  const act = PRESSED[event.key];
  if (act) done(event, () => act(desk));
}

/** Keys that do something in the game: over its front page they have nothing to do, nor to refuse. */
const GAME = /^[1-9aAbhHkpuUw.]$/;

function done(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}

const PRESSED: Record<string, (desk: Desk) => void> = {
  u: (desk) => void desk.undo(),
  U: (desk) => void desk.redo(),
  a: (desk) => desk.inOneGo.begin(),
  b: (desk) => toggle(desk, 'undo'),
  h: (desk) => void desk.candles.light(),
  H: (desk) => void desk.candles.weather(),
  k: (desk) => desk.skip(),
  w: why,
  o: (desk) => toggle(desk, 'options'),
  r: rules,
  l: (desk) => toggle(desk, 'log'),
  m: (desk) => toggle(desk, 'menu'),
  s: (desk) => toggle(desk, 'seats'),
  t: (desk) => toggle(desk, 'chat'),
  p: () => document.querySelector<HTMLElement>('[data-prompt] .piece')?.focus(),
  '.': point,
  n: (desk) => desk.held.length && toggle(desk, 'notes'),
  '/': (desk) => (desk.command = true),
  '?': (desk) => toggle(desk, 'help'),
};

function toggle(desk: Desk, name: NonNullable<Desk['sheet']>): void {
  desk.sheet = desk.sheet === name ? null : name;
}

function escape(event: KeyboardEvent, desk: Desk): void {
  const open =
    desk.command ||
    desk.sheet ||
    desk.asking !== null ||
    desk.doubted ||
    desk.frontPage ||
    desk.selected.length ||
    desk.candles.hint ||
    desk.candles.glass ||
    desk.note ||
    desk.replay;
  if (desk.company.pointing) desk.company.pointing = false;
  if (desk.inOneGo.stop()) return event.preventDefault();
  if (!open) return;
  event.preventDefault();
  if (desk.command) desk.command = false;
  else if (desk.sheet) desk.sheet = null;
  else if (desk.asking !== null) desk.asking = null;
  else if (desk.doubted) desk.thinkAgain();
  else if (desk.selected.length) desk.selected = [];
  else if (desk.candles.hint || desk.candles.glass || desk.note) {
    desk.candles.putOut();
    desk.note = '';
  } else if (desk.frontPage) desk.frontPage = false;
  else desk.stopReplay();
}

function arrows(event: KeyboardEvent, desk: Desk): void {
  if (event.target instanceof HTMLInputElement) return;
  if (arrow(event.key)) return event.preventDefault();
  if (!desk.replay) return;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by) done(event, () => void desk.replay?.go(desk.replay.at + by));
}

function number(desk: Desk, nth: number): void {
  const go = desk.inOneGo;
  if (go.asking && go.deeds[nth - 1]) return go.deeds[nth - 1].act();
  if (desk.candles.take(nth)) return;
  const key = shownAs(nth);
  if (key && desk.mine) void desk.choose(key);
  else desk.note = desk.mine ? t('note-no-option', { number: nth }) : t('not-your-turn');
}

/** The option beside which this number stands on the screen: in the open list of options, or on a plate. */
function shownAs(nth: number): string | undefined {
  const places = [`[data-options] [data-nth="${nth}"]`, `[data-prompt] [data-key][aria-keyshortcuts="${nth}"]`];
  return places.map((at) => document.querySelector<HTMLElement>(at)?.dataset.key).find(Boolean);
}

/** Look here: at the piece that has the focus. */
function point(desk: Desk): void {
  const ref = document.activeElement?.closest<HTMLElement>('[data-stage] [data-ref]')?.dataset.ref;
  if (ref) void desk.attempt(() => desk.company.point(ref, desk.held.length ? desk.eyes : null));
  else desk.company.pointing = !desk.company.pointing;
}

/** The rules, where they tell of what has the focus. */
function rules(desk: Desk): void {
  const at = document.activeElement?.closest<HTMLElement>('[data-ref], [data-key]')?.dataset;
  if (desk.sheet === 'rules') desk.sheet = null;
  else desk.openRule(ruleMeant(desk, at?.key, at?.ref));
}

/** About what has the focus: a piece, a closed option, or else everything that is closed. */
function why(desk: Desk): void {
  const at = document.activeElement?.closest<HTMLElement>('[data-ref], [data-key]');
  if (at?.dataset.ref && desk.dim.has(at.dataset.ref)) return desk.why(at.dataset.ref);
  if (at?.dataset.key && desk.refusals.some((r) => r.key === at.dataset.key)) return void desk.whyKey(at.dataset.key);
  if (at?.dataset.ref && desk.mine) {
    desk.note = desk.lit.has(at.dataset.ref) ? t('note-may') : unconcerned(desk);
    return;
  }
  desk.reasons = desk.refusals;
  if (desk.refusals.length) desk.sheet = 'why';
  else desk.note = desk.mine ? t('note-nothing-closed') : t('not-your-turn');
}
