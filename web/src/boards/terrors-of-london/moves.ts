// Shows where cards went: after each change of the view, pieces travel from where they were to where they are.
import type { View } from '../../lib/types';
import { zoomOf } from './zoom';

interface Spot {
  ref: string;
  zone: string;
  kind: string;
}

const EASE = 'cubic-bezier(.2, .7, .2, 1)';

function spots(view: View): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const zone of view.zones ?? []) {
    const nth = new Map<string, number>();
    for (const piece of zone.pieces ?? []) {
      const n = nth.get(piece.ref) ?? 0;
      nth.set(piece.ref, n + 1);
      // A Street place keeps its ref when its card changes, so the kind belongs to the name.
      found.set(`${piece.ref}|${piece.kind}|${n}`, { ref: piece.ref, zone: zone.id, kind: piece.kind });
    }
  }
  return found;
}

/** Where a card comes from when its former place was hidden. */
function origin(zone: string): string {
  if (zone === 'street') return 'market';
  const [seat, where] = zone.split('/');
  if (where === 'play' || where === 'relics') return `${seat}/hand`;
  return `${seat}/deck`;
}

export class Moves {
  private rects = new Map<string, DOMRect>();
  private ghosts = new Map<string, HTMLElement>();
  private last: View | null = null;
  private zoom = 1;

  constructor(private root: () => HTMLElement | undefined) {}

  /** Before the page changes: remember where everything is, and copy what will leave. */
  remember(next: View): void {
    const root = this.root();
    if (!root || !this.last) return;
    this.rects.clear();
    this.ghosts.clear();
    const now = spots(this.last);
    const then = spots(next);
    const leaving = new Set([...now].filter(([key]) => !then.has(key)).map(([, spot]) => spot.ref));
    for (const element of root.querySelectorAll<HTMLElement>('[data-ref], [data-pile]')) {
      const ref = element.dataset.ref ?? element.dataset.pile ?? '';
      this.rects.set(ref, element.getBoundingClientRect());
      if (leaving.has(ref)) this.ghosts.set(ref, element.cloneNode(true) as HTMLElement);
    }
  }

  /** After the page changed: let cards travel. */
  play(next: View, reduced: boolean, speed: number): void {
    const last = this.last;
    this.last = next;
    const root = this.root();
    if (!root || !last || last === next) return;
    const before = spots(last);
    const after = spots(next);
    const gone = [...before].filter(([key]) => !after.has(key)).map(([, spot]) => spot);
    const come = [...after].filter(([key]) => !before.has(key)).map(([, spot]) => spot);
    this.zoom = zoomOf(root);
    const time = reduced ? 120 : 260 * speed;
    for (const spot of come) {
      const i = gone.findIndex((other) => other.kind === spot.kind);
      const from = i >= 0 ? gone.splice(i, 1)[0] : null;
      const start = this.rects.get(from?.ref ?? '') ?? this.rects.get(from?.zone ?? origin(spot.zone));
      const element = this.find(root, spot.ref);
      if (element) this.arrive(element, start, time, reduced);
      else if (from) this.leave(root, from, spot.zone, time, reduced);
    }
    for (const spot of gone) this.leave(root, spot, '', time, reduced);
    if (!reduced) this.settle(root, new Set(come.map((s) => s.ref)), time);
  }

  private find(root: HTMLElement, ref: string): HTMLElement | null {
    return root.querySelector<HTMLElement>(`[data-ref="${CSS.escape(ref)}"]`);
  }

  private arrive(element: HTMLElement, start: DOMRect | undefined, time: number, reduced: boolean): void {
    if (reduced || !start) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time });
      return;
    }
    const end = element.getBoundingClientRect();
    element.animate(
      [
        { transform: `translate(${(start.x - end.x) / this.zoom}px, ${(start.y - end.y) / this.zoom}px)`, zIndex: 30 },
        { transform: 'none', zIndex: 30 },
      ],
      { duration: time, easing: EASE },
    );
  }

  /** A card that went to a pile, or out of the game: its copy flies there and fades. */
  private leave(root: HTMLElement, from: Spot, zone: string, time: number, reduced: boolean): void {
    const ghost = this.ghosts.get(from.ref);
    const start = this.rects.get(from.ref);
    if (!ghost || !start || reduced) return;
    const heap = zone ? (root.querySelector<HTMLElement>(`[data-pile="${CSS.escape(zone)}"]`) ?? this.stack(root, zone, from.kind)) : null;
    const pile = heap?.getBoundingClientRect();
    ghost.removeAttribute('data-ref');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.tabIndex = -1;
    ghost.classList.remove('piece');
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${start.x / this.zoom}px`,
      top: `${start.y / this.zoom}px`,
      margin: '0',
      zIndex: '40',
      pointerEvents: 'none',
    });
    root.append(ghost);
    const dx = pile ? (pile.x + pile.width / 2 - start.x - start.width / 2) / this.zoom : 0;
    const dy = pile ? (pile.y + 40 - start.y - start.height / 2) / this.zoom : -18;
    const flight = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(${pile ? 0.45 : 0.9})`, opacity: pile ? 0.6 : 0 },
      ],
      { duration: time * 1.15, easing: EASE },
    );
    flight.onfinish = () => ghost.remove();
    flight.oncancel = () => ghost.remove();
  }

  /** The stack of equal cards that a card has joined. */
  private stack(root: HTMLElement, zone: string, kind: string): HTMLElement | null {
    return (
      [...root.querySelectorAll<HTMLElement>(`[data-kind="${CSS.escape(kind)}"]`)].find((el) => el.dataset.ref?.startsWith(`${zone}/`)) ??
      null
    );
  }

  /** What stayed but was pushed aside glides to its new place. */
  private settle(root: HTMLElement, fresh: Set<string>, time: number): void {
    for (const element of root.querySelectorAll<HTMLElement>('.card[data-ref]')) {
      const ref = element.dataset.ref ?? '';
      const old = this.rects.get(ref);
      if (!old || fresh.has(ref)) continue;
      const now = element.getBoundingClientRect();
      const dx = old.x - now.x;
      const dy = old.y - now.y;
      if (Math.hypot(dx, dy) < 3) continue;
      element.animate([{ transform: `translate(${dx / this.zoom}px, ${dy / this.zoom}px)` }, { transform: 'none' }], {
        duration: time,
        easing: EASE,
      });
    }
  }
}
