// Words of another language may be longer than the room that was drawn for them.
import type { Attachment } from 'svelte/attachments';

/** No text gets smaller than this part of its size. */
const LEAST = 0.62;

/** A text of a page gets smaller until it fits the width of its box. It is measured anew as `text` changes. */
export function fit(text: string): Attachment<HTMLElement> {
  return (el) => {
    void text;
    // Where nothing may move, every style takes a moment; but it is measured at once.
    el.style.setProperty('transition-property', 'none', 'important');
    return measured(el, () => {
      el.style.fontSize = '';
      const over = el.clientWidth / el.scrollWidth;
      if (over < 1) el.style.fontSize = `${parseFloat(getComputedStyle(el).fontSize) * Math.max(LEAST, over * 0.98)}px`;
    });
  };
}

/** A text of a drawing is drawn together to this width, if it is wider. */
export function within(text: string, most: number): Attachment<SVGTextElement> {
  return (el) => {
    void text;
    return measured(el, () => {
      el.removeAttribute('textLength');
      if (el.getComputedTextLength() <= most) return;
      el.setAttribute('lengthAdjust', 'spacingAndGlyphs');
      el.setAttribute('textLength', String(most));
    });
  };
}

/** Now, and again when a typeface has come or its room has another width. */
function measured(el: Element, measure: () => void): () => void {
  let width = -1;
  const room = new ResizeObserver(([{ contentRect }]) => {
    if (contentRect.width !== width) requestAnimationFrame(measure);
    width = contentRect.width;
  });
  measure();
  room.observe(el);
  document.fonts.addEventListener('loadingdone', measure);
  return () => {
    room.disconnect();
    document.fonts.removeEventListener('loadingdone', measure);
  };
}
