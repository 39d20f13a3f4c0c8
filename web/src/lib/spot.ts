// Where the slip of a lesson lies: never over what it speaks of, nor over what is to be pressed.
import { freeSpot, type Box, type Spot } from './clear';

const AROUND = 10;

export const boxOf = (el: Element): Box => {
  const { left, top, width, height } = el.getBoundingClientRect();
  return { left, top, width, height };
};

export const wider = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** What two boxes share; without room where they share nothing. */
export function shared(a: Box, b: Box): Box {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const right = Math.min(a.left + a.width, b.left + b.width);
  const bottom = Math.min(a.top + a.height, b.top + b.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** One box around several. */
export function around(boxes: Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((b) => b.left));
  const top = Math.min(...boxes.map((b) => b.top));
  const right = Math.max(...boxes.map((b) => b.left + b.width));
  const bottom = Math.max(...boxes.map((b) => b.top + b.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** A spot for a box of this size near `wish`: beside everything that may be used, or at least beside
 * what is lit and the prompt; failing all, along the top. */
export function besides(size: { width: number; height: number }, wish: Spot, must: Box[], may: Box[], room: Box): Spot {
  const clear = must.map((box) => wider(box, AROUND));
  return (
    freeSpot(size, wish, [...clear, ...may], room) ??
    freeSpot(size, wish, clear, room) ??
    freeSpot(size, wish, must, room) ?? { left: Math.max(room.left, wish.left), top: room.top + 4 }
  );
}
