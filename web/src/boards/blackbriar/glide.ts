// A piece that has moved glides to where it is now.
import type { Attachment } from 'svelte/attachments';

const before = new Map<string, { x: number; y: number }>();
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

/** Remember where a piece of the drawing was, and come from there. */
export function glide(ref: string, x: number, y: number, still: boolean): Attachment<SVGGElement> {
  return (el) => {
    const was = before.get(ref);
    before.set(ref, { x, y });
    if (!was || still || Math.hypot(was.x - x, was.y - y) < 2) return;
    const from = `translate(${was.x - x}px, ${was.y - y}px)`;
    const running = el.animate([{ transform: from }, { transform: 'none' }], { duration: 260, easing: EASE });
    return () => running.cancel();
  };
}
