// Where a slip may lie: over nothing that is to be pressed.
import { zoomOf } from './zoom';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

const STEP = 24;
const EDGE = 8;

function covers(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

/** The free spot for a box of this size nearest to the wished one; null if there is none. */
export function freeSpot(size: { width: number; height: number }, wish: Spot, taken: Box[], room: Box): Spot | null {
  const at = (left: number, top: number): Box => ({ left, top, ...size });
  const free = (spot: Spot): boolean => !taken.some((box) => covers(at(spot.left, spot.top), box));
  if (free(wish) && within(at(wish.left, wish.top), room)) return wish;
  let best: Spot | null = null;
  let nearest = Infinity;
  for (let top = room.top + EDGE; top + size.height <= room.top + room.height - EDGE; top += STEP) {
    for (let left = room.left + EDGE; left + size.width <= room.left + room.width - EDGE; left += STEP) {
      const far = Math.hypot(left - wish.left, top - wish.top);
      if (far < nearest && free({ left, top })) {
        best = { left, top };
        nearest = far;
      }
    }
  }
  return best;
}

function within(box: Box, room: Box): boolean {
  return (
    box.left >= room.left &&
    box.top >= room.top &&
    box.left + box.width <= room.left + room.width &&
    box.top + box.height <= room.top + room.height
  );
}

/** What is to be pressed now: glowing pieces, the prompt, and what asks for an answer. */
const PRESSED =
  '[data-stage] [data-lit], [data-prompt] button, [data-prompt] .say, .notices .note, .sheet[role=dialog], [data-tidings]:not([data-tight])';

/** Keep the element clear of everything that is to be pressed, as near as can be to where it would
 * like to lie (its middle at this share of the window). Without room it is marked `data-tight`. */
export function lieClear(el: HTMLElement, wish: { x: number; y: number }): void {
  el.removeAttribute('data-tight');
  const zoom = zoomOf(el);
  const size = { width: el.offsetWidth * zoom, height: el.offsetHeight * zoom };
  const taken = [...document.querySelectorAll<HTMLElement>(PRESSED)].filter((one) => !el.contains(one)).map(boxOf);
  const stage = document.querySelector('[data-stage]');
  const room = stage ? boxOf(stage) : { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const spot = freeSpot(size, { left: wish.x * innerWidth - size.width / 2, top: wish.y * innerHeight }, taken, room);
  el.toggleAttribute('data-tight', !spot);
  el.style.left = spot ? `${spot.left / zoom}px` : '';
  el.style.top = spot ? `${spot.top / zoom}px` : '';
}

/** How high a box at the side of a piece has to lie so that nothing of the prompt is under it: on
 * top of it, if there is no other way. */
export function clearOfPrompt(box: Box, prompt: Box | undefined = promptBox()): number {
  if (!prompt || !covers(box, prompt)) return box.top;
  const above = prompt.top - box.height - EDGE;
  return above > EDGE ? above : box.top;
}

function promptBox(): Box | undefined {
  const prompt = document.querySelector('[data-prompt]');
  return prompt ? boxOf(prompt) : undefined;
}

function boxOf(el: Element): Box {
  const { left, top, width, height } = el.getBoundingClientRect();
  return { left, top, width, height };
}
