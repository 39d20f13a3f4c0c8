// Words of another language may be longer than the room that was drawn for them.
import type { Attachment } from 'svelte/attachments';

/** No text gets smaller than this part of its size; an English one not smaller than this. */
const LEAST = 0.62;
const LEAST_ENGLISH = 13;
/** Sizes are rounded. */
const ROUNDED = 1;

/** What is larger already where a reader wants larger text (theme.css). */
const ENLARGED = '.log, .say, .sheet .body, .slip, .note, .tidings, .paper-text';

/** How much larger the reader wants a text that has no size of its own. */
function larger(el: HTMLElement): number {
  if (el.closest(ENLARGED)) return 1;
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--larger')) || 1;
}

/** Larger, as the reader wants it, as far as it takes no further line and no room from others; its size then. */
function grown(el: HTMLElement): number {
  const full = parseFloat(getComputedStyle(el).fontSize);
  const [high, around] = [el.offsetHeight, el.parentElement ?? el];
  const over = (): number => Math.max(around.scrollHeight - around.clientHeight, around.scrollWidth - around.clientWidth);
  const before = over();
  for (let size = full * larger(el); size > full; size -= full * 0.05) {
    el.style.fontSize = `${size}px`;
    const lines = el.offsetHeight > (high * size) / full + ROUNDED;
    if (!lines && el.scrollWidth <= el.clientWidth && over() <= before) return size;
  }
  el.style.fontSize = '';
  return full;
}

/** A text of a page gets smaller until it fits the width of its box; if that is not enough, its words are broken. */
export function fit(text = ''): Attachment<HTMLElement> {
  return (el) => {
    void text;
    return watched(el, () => {
      el.style.fontSize = el.style.overflowWrap = '';
      const full = grown(el);
      const least = smallest(full);
      for (let size = full; size > least && el.scrollWidth > el.clientWidth;) {
        size = Math.max(least, (size * el.clientWidth * 0.98) / el.scrollWidth);
        el.style.fontSize = `${size}px`;
      }
      if (el.scrollWidth > el.clientWidth) el.style.overflowWrap = 'anywhere';
    });
  };
}

/** A text in a box for so many lines gets smaller until all its words stand in them. A note behind
 * it may take two lines; where it has no room even so it is for the ear only, and never cut off. */
export function lines(el: HTMLElement): () => void {
  return watched(el, () => {
    const note = el.querySelector('small');
    note?.classList.remove('wraps', 'sr');
    el.style.fontSize = el.style.lineHeight = el.style.overflowWrap = '';
    if (!note) grown(el);
    shrunk(el, () => spills(el));
    if (el.scrollWidth > el.clientWidth) el.style.overflowWrap = 'break-word';
    const cut = () => note!.scrollWidth > note!.clientWidth || el.scrollHeight > roomOf(el) + ROUNDED;
    if (!note || !cut()) return;
    note.classList.add('wraps');
    if (cut()) note.classList.replace('wraps', 'sr');
  });
}

/** A bar whose things run out of it is marked: they may leave some of their words out, and more of them if that is not enough. */
export function tight(el: HTMLElement): () => void {
  return watched(el, () => {
    const marks = ['tight', 'tighter'];
    el.classList.remove(...marks);
    for (const mark of marks) if (el.scrollWidth > el.clientWidth + ROUNDED) el.classList.add(mark);
  });
}

/** Lines that are told elsewhere too: where they are too wide for their box they are for the ear only. */
export function spare(el: HTMLElement): () => void {
  const words = el.querySelector('[data-spare]')!;
  return watched(el, () => {
    words.classList.remove('sr');
    if ([...words.children].some((line) => line.scrollWidth > line.clientWidth)) words.classList.add('sr');
  });
}

/** Words under a head: where they are too many for their box, they get the room of the head first,
 * which is then for the ear only, and get smaller after that. */
export function headed(el: HTMLElement): () => void {
  const [head, words] = [...el.children] as HTMLElement[];
  const spilt = () => el.scrollHeight > el.clientHeight + ROUNDED;
  return watched(el, () => {
    words.style.fontSize = words.style.lineHeight = '';
    head.classList.remove('sr');
    if (!spilt()) return;
    head.classList.add('sr');
    shrunk(words, spilt);
  });
}

/** How small a text of this size may get. What is too long in English is ours to shorten. */
function smallest(full: number): number {
  return document.documentElement.lang === 'en' ? Math.min(full, LEAST_ENGLISH) : full * LEAST;
}

/** Smaller, little by little, until it fits. */
function shrunk(el: HTMLElement, isTooLong: () => boolean): void {
  const full = parseFloat(getComputedStyle(el).fontSize);
  const least = smallest(full);
  for (let size = full; size > least && isTooLong();) {
    size = Math.max(least, size - full * 0.04);
    el.style.fontSize = `${size}px`;
    el.style.lineHeight = '1.05';
  }
}

function spills(el: HTMLElement): boolean {
  const note = el.querySelector('small');
  const high = note ? note.getBoundingClientRect().top - el.getBoundingClientRect().top : el.scrollHeight;
  return el.scrollWidth > el.clientWidth || high > roomOf(el) + ROUNDED;
}

/** How high a text should be: as its style says (`--room`), before it makes its box higher; or its box. */
function roomOf(el: HTMLElement): number {
  return parseFloat(getComputedStyle(el).getPropertyValue('--room')) || el.clientHeight;
}

/** Everything in a box of its own height gets smaller until it fits. */
export function fill(el: HTMLElement): () => void {
  return watched(el, () => {
    for (let size = larger(el); size >= LEAST; size -= 0.04) {
      el.style.zoom = size === 1 ? '' : String(size);
      if (el.scrollHeight <= el.clientHeight + ROUNDED && el.scrollWidth <= el.clientWidth) return;
    }
  });
}

/** What has to be scrolled can be reached by keys too, while it has to be. */
export function rolls(el: HTMLElement): () => void {
  return watched(el, () => {
    const longer = el.scrollHeight > el.clientHeight + ROUNDED || el.scrollWidth > el.clientWidth + ROUNDED;
    if (longer) el.tabIndex = 0;
    else el.removeAttribute('tabindex');
  });
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

/** Measured, and again when its text changes. */
function watched(el: HTMLElement, measure: () => void): () => void {
  // Where nothing may move, every style takes a moment; but it is measured at once, with all that is in it.
  el.dataset.fitted = '';
  const stop = measured(el, measure);
  const words = new MutationObserver(measure);
  words.observe(el, { characterData: true, childList: true, subtree: true });
  return () => {
    words.disconnect();
    stop();
  };
}

/** Now, and again when a typeface has come, its room has another width, or a reader wants another size. */
function measured(el: Element, measure: () => void): () => void {
  let width = -1;
  const room = new ResizeObserver(([{ contentRect }]) => {
    if (contentRect.width !== width) requestAnimationFrame(measure);
    width = contentRect.width;
  });
  const wish = new MutationObserver(measure);
  measure();
  room.observe(el);
  wish.observe(document.documentElement, { attributeFilter: ['data-text'] });
  document.fonts.addEventListener('loadingdone', measure);
  return () => {
    room.disconnect();
    wish.disconnect();
    document.fonts.removeEventListener('loadingdone', measure);
  };
}
