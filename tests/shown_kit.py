"""What a page shows: the words in no language file, and the texts that are cut off."""

from __future__ import annotations

from typing import Any

from browser_kit import Seat
from pseudo_kit import untranslated

TEXTS = """() => {
  const found = new Set([document.title]);
  const silent = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT']);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const at = node.parentElement;
    // What is quoted in English says so.
    if (!silent.has(at.tagName) && !at.closest('body [lang=en]')) found.add(node.data.trim());
  }
  const names = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  for (const name of names)
    for (const el of document.querySelectorAll(`[${name}]`)) found.add(el.getAttribute(name));
  return [...found].filter(Boolean);
}"""
# A text is cut off where it reaches beyond a box that hides what overflows, or out of its own.
CUT = """() => {
  const path = (el) => {
    const steps = [];
    for (let at = el; at && at !== document.body; at = at.parentElement)
      steps.unshift(at.dataset.ref ?? [...at.parentElement.children].indexOf(at));
    return steps.join('>');
  };
  // For the ear only; a key stands in the corner of its plate, beside the words it belongs to.
  const NOT_SEEN_WHOLE = '.sr, .spoken, .plate kbd';
  const BOX = 'button, li, p, h1, h2, h3, [data-region]';
  const hides = (value) => value === 'hidden' || value === 'clip';
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const beyond = (text, box, by) => text.left < box.left - by || text.right > box.right + by;
  const hidden = (el, text) => {
    for (let at = el; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at), box = at.getBoundingClientRect();
      const below = text.bottom > box.bottom + 2 + text.height / 4;
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) return false;
      if (beyond(text, box, 2) && hides(style.overflowX)) return true;
      if (below && hides(style.overflowY)) return true;
      if (style.position === 'fixed') break;
    }
    return beyond(text, { left: 0, right: innerWidth }, 2);
  };
  const spilt = (el, text) => {
    if (el instanceof SVGElement) return false;
    for (let at = el; at && at !== document.body; at = at.parentElement) {
      if (scrolls(getComputedStyle(at).overflowX)) return false;
      if (at.matches(BOX)) return beyond(text, at.getBoundingClientRect(), 3);
    }
    return false;
  };
  const seen = { opacityProperty: true, visibilityProperty: true };
  const found = {};
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, el = node.parentElement;
    if (!node.data.trim() || !el.checkVisibility(seen) || el.closest(NOT_SEEN_WHOLE)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = (el instanceof SVGElement ? el : range).getBoundingClientRect();
    if (!text.width || !text.height) continue;
    if (hidden(el, text) || spilt(el, text))
      found[path(el)] = `${el.parentElement.className} ${el.tagName}.${el.className}: ${node.data}`;
  }
  return found;
}"""


SETTLED = """async () => {
  await document.fonts.ready;
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
}"""


def english(seat: Seat, *known: str) -> list[str]:
    """The words on the page that stand in no language file; known ones are people's own."""
    found: list[str] = []
    for text in seat.page.evaluate(TEXTS):
        shown = text
        for name in known:
            shown = shown.replace(name, "")
        if words := untranslated(shown):
            found.append(f"{', '.join(words)}: {text}")
    return found


def cut_off(seat: Seat) -> dict[str, str]:
    """The texts that are cut off, by their place on the page, once it has settled."""
    seat.page.evaluate(SETTLED)
    found: dict[str, Any] = seat.page.evaluate(CUT)
    return found
