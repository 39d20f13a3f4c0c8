// Moves that explain: what left one place and appears in another travels there.
// Works for every board: a piece is found by its data-ref, a heap of a whole zone by data-pile or by a data-ref
// with the zone's id, and data-from says from which heap comes what nobody could see before. Nothing travels
// inside of data-still.
import type { Piece, View } from './types';
import { zoomOf } from './zoom';

interface Spot {
  ref: string;
  nth: number;
  zone: string;
  kind: string;
}

interface Seen {
  rect: DOMRect;
  /** A copy of a piece that is about to leave its place. */
  ghost?: HTMLElement;
}

const EASE = 'cubic-bezier(.2, .7, .2, 1)';
const FADE = 120;
const FARTHEST = 900;

/** Where every piece lies. A place of a row keeps its ref when its card changes, so the kind belongs to the name. */
function spots(view: View): Map<string, Spot> {
  const found = new Map<string, Spot>();
  const lay = (zone: string, pieces: Piece[]): void => {
    const count = new Map<string, number>();
    for (const { ref, kind, name } of pieces) {
      const nth = count.get(ref) ?? 0;
      count.set(ref, nth + 1);
      found.set(`${ref}|${kind}|${nth}`, { ref, nth, zone, kind: kind + name });
    }
  };
  for (const zone of view.zones ?? []) lay(zone.id, zone.pieces ?? []);
  for (const map of view.maps ?? [])
    for (const place of map.places)
      lay(
        place.id,
        (place.pieces ?? []).filter((piece) => piece.ref !== place.id),
      );
  return found;
}

function missing(all: Map<string, Spot>, other: Map<string, Spot>): Spot[] {
  return [...all].filter(([key]) => !other.has(key)).map(([, spot]) => spot);
}

function pieces(root: ParentNode): [string, HTMLElement][] {
  const all = [...root.querySelectorAll<HTMLElement>('[data-ref], [data-pile]')].filter((el) => !el.closest('[data-still]'));
  return all.map((el) => [el.dataset.ref ?? el.dataset.pile ?? '', el]);
}

function gather<T>(rows: [string, T][]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const [key, row] of rows) {
    const same = found.get(key);
    if (same) same.push(row);
    else found.set(key, [row]);
  }
  return found;
}

/** Equal pieces may lie in one stack: then the stack stands for each of them. */
function nth<T>(rows: T[] | undefined, n: number): T | undefined {
  return rows?.[Math.min(n, rows.length - 1)];
}

export class Flights {
  private last: View | undefined;
  private seen = new Map<string, Seen[]>();

  /** Before the page changes: remember where everything lies, and copy what will leave. */
  look(root: HTMLElement | undefined, next: View | undefined): void {
    this.seen = new Map();
    if (!root || !this.last || !next || this.last === next) return;
    const leaving = new Set(missing(spots(this.last), spots(next)).map((spot) => spot.ref));
    const rows = pieces(root).map(([ref, el]): [string, Seen] => [
      ref,
      { rect: el.getBoundingClientRect(), ghost: leaving.has(ref) ? copyOf(el) : undefined },
    ]);
    this.seen = gather(rows.filter(([, row]) => row.rect.width > 0));
  }

  /** After the page has changed: let travel what has moved; numbers that fell or rose say by how much. */
  fly(root: HTMLElement | undefined, next: View | undefined, ms: number, reduced: boolean): void {
    const last = this.last;
    this.last = next;
    // Through other eyes nothing has moved.
    if (!root || !last || !next || last === next || last.seat !== next.seat || ms <= 0) return;
    const before = spots(last);
    const after = spots(next);
    const gone = missing(before, after);
    const come = missing(after, before);
    const here = gather(pieces(root));
    for (const spot of come) {
      const i = gone.findIndex((other) => other.kind === spot.kind);
      const from = i < 0 ? undefined : gone.splice(i, 1)[0];
      const element = nth(here.get(spot.ref), spot.nth);
      if (!element) {
        if (from && !reduced) this.leave(root, here, from, spot, ms);
        continue;
      }
      const heap = from ? from.zone : (element.closest<HTMLElement>('[data-from]')?.dataset.from ?? '');
      const start = (from && nth(this.seen.get(from.ref), from.nth)) ?? this.seen.get(heap)?.[0];
      if (reduced || !start) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: reduced ? FADE : ms, easing: 'ease-out' });
      else arrive(element, start.rect, ms);
    }
    if (reduced) return;
    for (const spot of gone) this.leave(root, here, spot, undefined, ms);
    this.settle(here, new Set(come.map((spot) => spot.ref)), ms);
    floatNumbers(root, last, next, ms);
  }

  /** What went to a heap, or out of the game: its copy flies there and fades. */
  private leave(root: HTMLElement, here: Map<string, HTMLElement[]>, from: Spot, to: Spot | undefined, ms: number): void {
    const seen = nth(this.seen.get(from.ref), from.nth);
    const board = root.firstElementChild;
    if (!seen?.ghost || !board) return;
    const { rect, ghost } = seen;
    const zoom = zoomOf(board);
    const heap = to && (here.get(to.zone)?.[0] ?? stackOf(here, to))?.getBoundingClientRect();
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${rect.x / zoom}px`,
      top: `${rect.y / zoom}px`,
      margin: '0',
      zIndex: '40',
      pointerEvents: 'none',
    });
    board.append(ghost);
    const x = heap ? (heap.x + heap.width / 2 - rect.x - rect.width / 2) / zoom : 0;
    const y = heap ? (heap.y + 40 - rect.y - rect.height / 2) / zoom : -18;
    const flight = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(${heap ? 0.45 : 0.9})`, opacity: heap ? 0.6 : 0 },
      ],
      { duration: ms * 1.15, easing: EASE },
    );
    flight.onfinish = () => ghost.remove();
    flight.oncancel = () => ghost.remove();
  }

  /** What stayed but was pushed aside glides to its new place. */
  private settle(here: Map<string, HTMLElement[]>, fresh: Set<string>, ms: number): void {
    for (const [ref, elements] of here) {
      const before = this.seen.get(ref);
      if (!before || fresh.has(ref) || before.length !== elements.length) continue;
      elements.forEach((el, n) => slide(el, before[n].rect, ms));
    }
  }
}

function copyOf(el: HTMLElement): HTMLElement {
  const ghost = el.cloneNode(true) as HTMLElement;
  for (const part of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-ref], [data-track]')]) {
    part.removeAttribute('data-ref');
    part.removeAttribute('data-track');
  }
  ghost.setAttribute('aria-hidden', 'true');
  ghost.tabIndex = -1;
  ghost.classList.remove('piece');
  // Elsewhere nobody tells it how large it is.
  const { width, height, boxSizing } = getComputedStyle(el);
  Object.assign(ghost.style, { width, height, boxSizing, right: 'auto', bottom: 'auto' });
  return ghost;
}

/** The stack of equal pieces that a piece has joined. */
function stackOf(here: Map<string, HTMLElement[]>, to: Spot): HTMLElement | undefined {
  for (const [ref, elements] of here) {
    if (!ref.startsWith(`${to.zone}/`)) continue;
    const found = elements.find((el) => el.dataset.kind && to.kind.startsWith(el.dataset.kind));
    if (found) return found;
  }
  return undefined;
}

function arrive(el: HTMLElement, from: DOMRect, ms: number): void {
  const to = el.getBoundingClientRect();
  if (!to.width) return;
  const zoom = zoomOf(el);
  const x = (from.left + from.width / 2 - (to.left + to.width / 2)) / zoom;
  const y = (from.top + from.height / 2 - (to.top + to.height / 2)) / zoom;
  const size = Math.max(0.3, Math.min(2, from.width / to.width));
  const above = getComputedStyle(el).position === 'static' ? { zIndex: 60, position: 'relative' } : { zIndex: 60 };
  el.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, ...above },
      { transform: 'none', ...above },
    ],
    { duration: ms, easing: EASE },
  );
}

function slide(el: HTMLElement, from: DOMRect, ms: number): void {
  const to = el.getBoundingClientRect();
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (!to.width || Math.hypot(x, y) < 3 || Math.hypot(x, y) > FARTHEST) return;
  const zoom = zoomOf(el);
  el.animate([{ transform: `translate(${x / zoom}px, ${y / zoom}px)` }, { transform: 'none' }], { duration: ms, easing: EASE });
}

function floatNumbers(root: ParentNode, last: View, next: View, ms: number): void {
  const numbers = new Map((last.tracks ?? []).map((track) => [track.id, track.value]));
  for (const track of next.tracks ?? []) {
    const before = numbers.get(track.id);
    if (before === undefined || before === track.value) continue;
    const at = root.querySelector<HTMLElement>(`[data-track="${CSS.escape(track.id)}"]`);
    if (at) float(at, track.value - before, ms);
  }
}

function float(at: HTMLElement, by: number, ms: number): void {
  const rect = at.getBoundingClientRect();
  if (!rect.width) return;
  const note = document.createElement('span');
  note.className = `floater ${by < 0 ? 'fell' : 'rose'}`;
  note.textContent = by < 0 ? `−${-by}` : `+${by}`;
  note.setAttribute('aria-hidden', 'true');
  note.style.left = `${rect.left + rect.width / 2}px`;
  note.style.top = `${rect.top + Math.min(rect.height / 3, 30)}px`;
  document.body.append(note);
  note.animate(
    [
      { opacity: 0, transform: 'translate(-50%, 6px)' },
      { opacity: 1, transform: 'translate(-50%, -4px)', offset: 0.25 },
      { opacity: 0, transform: 'translate(-50%, -34px)' },
    ],
    { duration: Math.max(700, ms * 4), easing: 'ease-out' },
  ).onfinish = () => note.remove();
}
