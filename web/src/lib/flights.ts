// Moves that explain: a piece that left one place and appears in another travels there.
// Works for every board: pieces are found by data-ref, matched by their kind.
import type { View } from './types';

interface Seen {
  rect: DOMRect;
  ghost: HTMLElement;
}

let seen = new Map<string, Seen[]>();
let kinds = new Map<string, string>();
let numbers = new Map<string, number>();

function kindsOf(view: View): Map<string, string> {
  const found = new Map<string, string>();
  for (const zone of view.zones ?? []) for (const piece of zone.pieces ?? []) found.set(piece.ref, piece.kind + piece.name);
  for (const map of view.maps ?? [])
    for (const place of map.places)
      for (const piece of place.pieces ?? []) if (piece.ref !== place.id) found.set(piece.ref, piece.kind + piece.name);
  return found;
}

function pieces(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-ref]')].filter((el) => !el.closest('[data-still]'));
}

/** Remember where everything lies. */
export function lookBefore(root: ParentNode, view: View | undefined): void {
  seen = new Map();
  kinds = view ? kindsOf(view) : new Map();
  numbers = new Map((view?.tracks ?? []).map((t) => [t.id, t.value]));
  for (const el of pieces(root)) {
    const ref = el.dataset.ref!;
    const rect = el.getBoundingClientRect();
    if (rect.width === 0) continue;
    const row = seen.get(ref);
    if (row) row.push({ rect, ghost: el });
    else seen.set(ref, [{ rect, ghost: el }]);
  }
}

/** Let what has moved travel from where it lay; numbers that fell or rose say by how much. */
export function flyAfter(root: ParentNode, view: View, ms: number): void {
  if (ms <= 0) return;
  floatNumbers(root, view, ms);
  const now = kindsOf(view);
  const here = new Map<string, HTMLElement[]>();
  for (const el of pieces(root)) {
    const ref = el.dataset.ref!;
    const row = here.get(ref);
    if (row) row.push(el);
    else here.set(ref, [el]);
  }
  const left = leftBehind(here);
  for (const [ref, elements] of here) {
    const before = seen.get(ref)?.length ?? 0;
    const kind = now.get(ref);
    for (const el of elements.slice(before)) {
      const from = kind === undefined ? undefined : left.get(kind)?.pop();
      if (from) fly(el, from, ms);
      else if (kind !== undefined) el.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: 'ease-out' });
    }
    if (kind !== undefined && before && elements.length <= before) elements.forEach((el, nth) => slide(el, seen.get(ref)![nth]?.rect, ms));
  }
}

/** Where pieces lay that are no longer there, by kind. */
function leftBehind(here: Map<string, HTMLElement[]>): Map<string, DOMRect[]> {
  const left = new Map<string, DOMRect[]>();
  for (const [ref, rows] of seen) {
    const kind = kinds.get(ref);
    if (kind === undefined) continue;
    const gone = rows.slice(here.get(ref)?.length ?? 0).map((row) => row.rect);
    if (gone.length) left.set(kind, [...(left.get(kind) ?? []), ...gone]);
  }
  return left;
}

function fly(el: HTMLElement, from: DOMRect, ms: number): void {
  const to = el.getBoundingClientRect();
  if (!to.width) return;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = Math.max(0.3, Math.min(2, from.width / to.width));
  el.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 60, position: 'relative' },
      { transform: 'none', zIndex: 60, position: 'relative' },
    ],
    { duration: ms, easing: 'cubic-bezier(.2,.7,.2,1)' },
  );
}

function slide(el: HTMLElement, from: DOMRect | undefined, ms: number): void {
  if (!from) return;
  const to = el.getBoundingClientRect();
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (!to.width || Math.hypot(x, y) < 3 || Math.hypot(x, y) > 900) return;
  el.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: ms, easing: 'cubic-bezier(.2,.7,.2,1)' });
}

function floatNumbers(root: ParentNode, view: View, ms: number): void {
  for (const track of view.tracks ?? []) {
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
