// Dragging with any pointer: a token, an hour, a card is carried to an hour; a plain press stays a press.
import type { Attachment } from 'svelte/attachments';
import type { Slot } from './planner.svelte';

export type Load =
  { kind: 'place'; place: string } | { kind: 'arrow'; area: string } | { kind: 'token'; number: number } | { kind: 'hour'; slot: Slot };

const FAR = 7;

/** What is carried, and where it would fall. */
export const carried = $state<{ load: Load | null; x: number; y: number; over: string }>({ load: null, x: 0, y: 0, over: '' });
let land: (load: Load, over: string) => void = () => {};

/** Who is told when something is let go: over an hour, or outside of all (an empty text). */
export const landing = (to: typeof land): void => {
  land = to;
};

export function drag(load: () => Load | null): Attachment<HTMLElement | SVGElement> {
  return (el) => {
    const down = (first: Event): void => {
      const start = first as PointerEvent;
      const what = start.button === 0 && start.isPrimary ? load() : null;
      // Fingers pan the map and press; carrying is for the mouse and the pen.
      if (!what || start.pointerType === 'touch') return;
      const move = (e: PointerEvent): void => {
        if (!carried.load && Math.hypot(e.clientX - start.clientX, e.clientY - start.clientY) < FAR) return;
        carried.load = what;
        [carried.x, carried.y] = [e.clientX, e.clientY];
        const under = document.elementFromPoint(e.clientX, e.clientY)?.closest<Element & { dataset: DOMStringMap }>('[data-hour]');
        carried.over = under?.dataset.hour ?? '';
      };
      const stop = (e: PointerEvent): void => {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', stop);
        removeEventListener('pointercancel', stop);
        if (!carried.load) return;
        carried.load = null;
        // The click that ends it is no press.
        const swallow = (click: Event): void => click.stopPropagation();
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }));
        if (e.type === 'pointerup') land(what, carried.over);
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', stop);
      addEventListener('pointercancel', stop);
    };
    el.addEventListener('pointerdown', down);
    return () => el.removeEventListener('pointerdown', down);
  };
}
