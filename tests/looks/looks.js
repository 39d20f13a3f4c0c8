// What is wrong with a board as it is shown: docs/boards.md says what is looked for and what a
// board may mark. Every look gives sentences; `faults` gives all of them.
const LEAST_TEXT = 13;
const LEAST_TARGET = 24;
const MOST_SHARED = 12;
/** A piece with more options says in its own words what pressing it leads to. */
const FEW = 3;
const stage = () => document.querySelector('[data-stage]');
const box = (left, top, right, bottom) => ({ left, top, right, bottom, width: right - left, height: bottom - top });
const shared = (a, b) =>
  box(Math.max(a.left, b.left), Math.max(a.top, b.top), Math.min(a.right, b.right), Math.min(a.bottom, b.bottom));
const isReal = (r) => r.width > 0 && r.height > 0;
const isSvg = (el) => el instanceof SVGElement && el.tagName !== 'svg';
const hides = (value) => value === 'hidden' || value === 'clip';
const scrolls = (value) => value === 'auto' || value === 'scroll';
const SEEN = { opacityProperty: true, visibilityProperty: true };
const round = (r) => `${Math.round(r.left)},${Math.round(r.top)} ${Math.round(r.width)}×${Math.round(r.height)}`;

function called(el) {
  const at = el.closest('[data-ref], [data-key], [data-region], [data-keep]');
  const name = at?.dataset.ref ?? at?.dataset.key ?? at?.ariaLabel ?? at?.dataset.keep ?? '';
  const own = typeof el.className === 'string' ? el.className : el.className.baseVal;
  return `${el.tagName.toLowerCase()}.${own.split(' ').filter((c) => !c.startsWith('svelte-')).join('.')} in “${name}”`;
}

/** How an element clips what lies in it; asked once while one looks. */
let known = new Map();
function clipOf(at) {
  let clip = known.get(at);
  if (clip) return clip;
  const style = getComputedStyle(at);
  const x = style.overflowX !== 'visible', y = style.overflowY !== 'visible';
  const r = at.getBoundingClientRect();
  clip = {
    fixed: style.position === 'fixed',
    clips: !isSvg(at) && (x || y),
    rolls: scrolls(style.overflowX) || scrolls(style.overflowY),
    room: box(x ? r.left : -1e6, y ? r.top : -1e6, x ? r.right : 1e6, y ? r.bottom : 1e6),
  };
  known.set(at, clip);
  return clip;
}

/** What of a rectangle can be seen: clipped by boxes that hide or scroll, and by the window. */
function seenOf(el, rect, from = el.parentElement) {
  let seen = rect;
  let cutBy = null, scrolled = null, partly = false;
  for (let at = from; at && at !== document.body; at = at.parentElement) {
    const clip = clipOf(at);
    if (clip.clips) {
      const part = shared(seen, clip.room);
      const lost = seen.width - part.width > 2 || seen.height - part.height > Math.max(2, rect.height / 4);
      partly ||= clip.rolls && (seen.width - part.width > 2 || seen.height - part.height > 2);
      if (lost && clip.rolls) scrolled ??= at;
      else if (lost && !scrolled) cutBy ??= at;
      seen = part;
    }
    if (clip.fixed) break;
  }
  return { seen: shared(seen, box(0, 0, innerWidth, innerHeight)), cutBy, scrolled, partly };
}

const transparent = (colour) => !colour || colour === 'none' || colour === 'transparent' || alpha(colour) < 0.1;
function alpha(colour) {
  const parts = colour.match(/[\d.]+/g) ?? [];
  return colour.startsWith('rgba') || colour.includes('/') ? Number(parts.at(-1)) : 1;
}

/** Every text that is shown: its element, its lines, how large it is written. */
function texts() {
  const found = [], drawn = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const words = node.data.trim();
    let el = node.parentElement;
    if (!words || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(el.tagName)) continue;
    if (!el.checkVisibility(SEEN) || el.closest('.sr')) continue;
    const style = getComputedStyle(el);
    if (isSvg(el)) {
      if (transparent(style.fill) || Number(style.fillOpacity) < 0.1) continue;
      el = el.closest('text') ?? el;
      if (drawn.has(el)) continue;
      drawn.add(el);
      const matrix = el.getScreenCTM();
      const scale = Math.hypot(matrix.b, matrix.d);
      const lines = [...el.querySelectorAll('tspan')].filter((part) => part.getAttribute('y') || part.getAttribute('dy'));
      const parts = lines.length > 1 ? lines : [el];
      found.push({ el, words: el.textContent.trim(), svg: true, size: parseFloat(style.fontSize) * scale,
        lines: parts.map((part) => part.getBoundingClientRect()), corners: parts.map((part) => cornersOf(part, matrix)) });
    } else {
      if (transparent(style.webkitTextFillColor || style.color)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter((r) => r.width > 0.5);
      if (!lines.length) continue;
      const turn = el.closest('foreignObject');
      const scale = turn ? Math.hypot(turn.getScreenCTM().b, turn.getScreenCTM().d) : 1;
      found.push({ el, words, svg: false, size: parseFloat(style.fontSize) * scale * (turn ? 1 : (el.currentCSSZoom ?? 1)),
        lines, corners: lines.map((r) => null) });
    }
  }
  return found;
}

function cornersOf(el, matrix) {
  const b = el.getBBox();
  const dy = b.height * 0.22;
  const corner = (x, y) => ({ x: matrix.a * x + matrix.c * y + matrix.e, y: matrix.b * x + matrix.d * y + matrix.f });
  return [corner(b.x, b.y + dy), corner(b.x + b.width, b.y + dy), corner(b.x + b.width, b.y + b.height - dy), corner(b.x, b.y + b.height - dy)];
}

/** The ink of a line: a line box is higher than its letters. */
function inkOf(r) {
  const dy = r.height * 0.22;
  return [{ x: r.left, y: r.top + dy }, { x: r.right, y: r.top + dy }, { x: r.right, y: r.bottom - dy }, { x: r.left, y: r.bottom - dy }];
}

/** Whether two quadrilaterals share more than `by` pixels along every axis that could part them. */
function meet(a, b, by = 2) {
  for (const shape of [a, b])
    for (let i = 0; i < 2; i++) {
      const dx = shape[i + 1].x - shape[i].x, dy = shape[i + 1].y - shape[i].y;
      const long = Math.hypot(dx, dy) || 1;
      const along = (points) => points.map((p) => (p.x * dx + p.y * dy) / long);
      const [one, other] = [along(a), along(b)];
      if (Math.min(Math.max(...one), Math.max(...other)) - Math.max(Math.min(...one), Math.min(...other)) <= by) return false;
    }
  return true;
}

/** How much a fill hides: a pattern is a texture, a gradient hides if all of it does. */
function thick(fill) {
  const named = /url\("?#([^")]+)"?\)/.exec(fill);
  if (!named) return transparent(fill) ? 0 : alpha(fill);
  const stops = [...(document.getElementById(named[1])?.querySelectorAll('stop') ?? [])];
  return stops.length ? Math.min(...stops.map((stop) => Number(getComputedStyle(stop).stopOpacity))) : 0;
}

/** Whether an element paints what lies under it over; asked once while one looks. */
let paints = new Map();
function isPainted(el) {
  if (!paints.has(el)) paints.set(el, painted(el));
  return paints.get(el);
}
function painted(el) {
  const style = getComputedStyle(el);
  if (Number(style.opacity) < 0.6 || !el.checkVisibility(SEEN)) return false;
  if (isSvg(el)) {
    if (el.tagName === 'text' || el.tagName === 'tspan') return !transparent(style.fill);
    return Number(style.fillOpacity) * thick(style.fill) >= 0.6;
  }
  const picture = style.backgroundImage !== 'none' && !/rgba\([^)]*, 0(\.\d+)?\)|transparent/.test(style.backgroundImage);
  if (picture || alpha(style.backgroundColor) >= 0.6 || el.tagName === 'IMG') return true;
  return !transparent(style.webkitTextFillColor) && [...el.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
}

/** The uppermost thing that is painted at a point. */
function topAt(x, y) {
  const first = document.elementFromPoint(x, y);
  if (first && isPainted(first)) return first;
  return document.elementsFromPoint(x, y).find(isPainted) ?? document.body;
}
const related = (a, b) => a === b || a.contains(b) || b.contains(a);

/** Of one drawing, what comes first lies below; between two words there is nothing to be found. */
function isUnder(top, el) {
  return isSvg(el) && top.ownerSVGElement === el.ownerSVGElement && !!(top.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING);
}

// The looks

/** Texts: large enough, whole, in the frame, not under something else, not on each other. */
function textFaults() {
  const faults = [];
  const kept = [];
  for (const text of texts()) {
    const { el, words } = text;
    const say = (what) => faults.push(`${what}: “${words.slice(0, 60)}” (${called(el)})`);
    if (text.size < LEAST_TEXT - 0.05) say(`written in ${text.size.toFixed(1)} px`);
    text.lines.forEach((line, nth) => {
      if (!isReal(line)) return;
      const { seen, cutBy, scrolled } = seenOf(el, line, el);
      if (scrolled && !isReal(seen)) return;
      if (cutBy && !el.closest('[data-short]')) return say(`cut off by ${called(cutBy)}`);
      if (!cutBy && !scrolled && (line.left < -2 || line.right > innerWidth + 2 || line.top < -2 || line.bottom > innerHeight + 2))
        return say(`outside the frame at ${round(line)}`);
      if (!isReal(seen) || cutBy || scrolled) return;
      for (const part of [0.08, 0.5, 0.92]) {
        const top = topAt(line.left + line.width * part, line.top + line.height / 2);
        if (related(top, el) || isUnder(top, el)) continue;
        if (el.closest('[data-under]')) return;
        if (top.closest('[data-over]') && !el.closest('[data-over]')) return;
        return say(`covered by ${called(top)}`);
      }
      kept.push({ el, words, ink: text.corners[nth] ?? inkOf(line) });
    });
  }
  for (let a = 0; a < kept.length; a++)
    for (let b = a + 1; b < kept.length; b++)
      if (kept[a].el !== kept[b].el && meet(kept[a].ink, kept[b].ink))
        faults.push(`texts on each other: “${kept[a].words.slice(0, 40)}” and “${kept[b].words.slice(0, 40)}” (${called(kept[a].el)})`);
  return faults;
}

/** Whatever may be pressed has room for a finger: 24 pixels that nothing else lies on, or that much
 * around it in which nothing else may be pressed. */
function targetFaults() {
  const faults = [];
  const wanted = 'button, a[href], [role=button], input, select, summary';
  for (const el of stage().querySelectorAll(wanted)) {
    if (!el.checkVisibility(SEEN) || getComputedStyle(el).pointerEvents === 'none') continue;
    const rect = isSvg(el) ? shapeOf(el) : el.getBoundingClientRect();
    const { seen, scrolled, partly } = seenOf(el, rect);
    if (scrolled || partly || !isReal(rect)) continue;
    if (!isReal(seen)) faults.push(`out of sight at ${round(rect)}: ${called(el)}`);
    else if (!freeSquare(el, seen) && !alone(el, seen, wanted) && !underDrawer(el, seen))
      faults.push(`no room to press it at ${round(seen)}: ${called(el)}`);
  }
  return faults;
}

/** The box of what is drawn of a group: words for the ear take room as well. */
function shapeOf(el) {
  const parts = [...el.querySelectorAll('path, circle, ellipse, rect, polygon, use, image')].map((part) => part.getBoundingClientRect());
  const real = parts.filter((r) => r.width + r.height > 0);
  if (!real.length) return el.getBoundingClientRect();
  const least = (side) => Math.min(...real.map((r) => r[side]));
  const most = (side) => Math.max(...real.map((r) => r[side]));
  return box(least('left'), least('top'), most('right'), most('bottom'));
}

function hit(el, x, y) {
  const top = document.elementFromPoint(x, y);
  return !!top && (top === el || el.contains(top));
}

const HALF = LEAST_TARGET / 2 - 1;
const SPREAD = [0.5, 0, 1, 0.25, 0.75, 0.125, 0.375, 0.625, 0.875];
const AROUND = [[0, 0], [-HALF, 0], [HALF, 0], [0, -HALF], [0, HALF]];
/** Whether a square of it is free: tried in the middle first, then over all of it. */
function freeSquare(el, seen) {
  if (seen.width < LEAST_TARGET - 1 || seen.height < LEAST_TARGET - 1) return false;
  for (const i of SPREAD)
    for (const j of SPREAD) {
      const x = seen.left + HALF + (seen.width - 2 * HALF) * i;
      const y = seen.top + HALF + (seen.height - 2 * HALF) * j;
      if (AROUND.every(([dx, dy]) => hit(el, x + dx, y + dy))) return true;
    }
  // No square, but as much in all: a street in a crowd.
  let free = 0;
  for (const i of SPREAD) for (const j of SPREAD) free += Number(hit(el, seen.left + seen.width * i, seen.top + seen.height * j));
  return (free / SPREAD.length ** 2) * seen.width * seen.height >= LEAST_TARGET ** 2;
}

/** Whether nothing else that may be pressed lies within a finger of its middle. */
function alone(el, seen, wanted) {
  const x = (seen.left + seen.right) / 2, y = (seen.top + seen.bottom) / 2;
  return hit(el, x, y) && AROUND.every(([dx, dy]) => {
    const other = document.elementFromPoint(x + dx, y + dy)?.closest(wanted);
    return !other || related(other, el);
  });
}

function underDrawer(el, seen) {
  const top = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
  return !!top?.closest('[data-over]') && !el.closest('[data-over]');
}

/** Regions lie beside each other or in each other. */
function regionFaults() {
  const faults = [];
  const shown = [...stage().querySelectorAll('[data-region]')]
    .filter((el) => el.checkVisibility(SEEN) && !el.closest('[data-over]'))
    .map((el) => ({ el, seen: seenOf(el, el.getBoundingClientRect()).seen }))
    .filter(({ seen }) => isReal(seen));
  for (let a = 0; a < shown.length; a++)
    for (let b = a + 1; b < shown.length; b++) {
      if (related(shown[a].el, shown[b].el)) continue;
      const both = shared(shown[a].seen, shown[b].seen);
      if (both.width > MOST_SHARED && both.height > MOST_SHARED)
        faults.push(`regions over each other by ${round(both)}: ${called(shown[a].el)} and ${called(shown[b].el)}`);
    }
  return faults;
}

/** What must stay in sight does, and is no stripe. */
function keepFaults() {
  const faults = [];
  const shown = [...document.querySelectorAll('[data-keep], [data-prompt]')];
  if (!stage().querySelector('[data-keep]')) faults.push('nothing is marked to be kept in sight (data-keep)');
  for (const el of shown) {
    const rect = el.getBoundingClientRect();
    if (el.matches('[data-keep]') && !el.childElementCount) continue;
    const { seen } = isReal(rect) ? seenOf(el, rect) : { seen: rect };
    const whole = isReal(seen) ? (seen.width * seen.height) / (rect.width * rect.height) : 0;
    if (seen.height < 40 || seen.width < 40 || whole < 0.5)
      faults.push(`not in sight (${round(rect)}, seen ${Math.round(whole * 100)} %): ${el.dataset.keep ?? 'prompt'}`);
  }
  return faults;
}

/** What must stay in sight can at least be scrolled to, and has kept its size; the prompt is in sight. */
function lost() {
  const faults = [];
  for (const el of document.querySelectorAll('[data-keep], [data-prompt]')) {
    if (el.matches('[data-keep]') && !el.childElementCount) continue;
    el.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    known = new Map();
    const rect = el.getBoundingClientRect();
    const { seen } = seenOf(el, rect);
    const least = el.matches('[data-prompt]') ? 40 : Math.max(40, Math.min(100, rect.height - 2));
    if (!isReal(seen) || seen.height < least || seen.width < least)
      faults.push(`lost (${round(rect)}, seen ${isReal(seen) ? round(seen) : 'nothing'}): ${el.dataset.keep ?? 'prompt'}`);
  }
  return faults;
}

/** Nothing of the page lies beyond its window. */
function frameFaults() {
  const faults = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) faults.push(`the page is ${page.scrollWidth} px wide in a window of ${innerWidth}`);
  return faults;
}

/** Every piece has a name, and says what may be done with it or why nothing. */
function nameFaults(state) {
  const faults = [];
  const labels = new Map(), reasons = new Map();
  const add = (map, ref, word) => map.set(ref, [...(map.get(ref) ?? []), word]);
  for (const offer of state.menu) for (const ref of offer.refs) add(labels, ref, offer.label);
  for (const reason of state.refusals) for (const ref of reason.refs) if (!labels.has(ref)) add(reasons, ref, reason.why);
  for (const el of stage().querySelectorAll('[data-ref]')) {
    if (!el.checkVisibility() || el.ariaHidden === 'true') continue;
    const said = spoken(el);
    const ref = el.dataset.ref;
    if (!said) faults.push(`a piece without a name: ${called(el)}`);
    else if (labels.get(ref)?.length <= FEW && !labels.get(ref).some((label) => said.includes(label)))
      faults.push(`does not say what may be done with it: “${said.slice(0, 80)}” (${called(el)}), as “${labels.get(ref)[0]}”`);
    else if (reasons.has(ref) && !reasons.get(ref).some((why) => said.includes(why)))
      faults.push(`does not say why nothing may be done with it: “${said.slice(0, 80)}” (${called(el)}), as “${reasons.get(ref)[0]}”`);
  }
  return faults;
}

/** What all that may be done with a piece costs stands on it, or close by, before it is pressed. */
const CLOSE = 30;
function priceFaults(state) {
  const faults = [];
  const prices = new Map();
  for (const offer of state.menu) for (const ref of offer.refs) prices.set(ref, [...(prices.get(ref) ?? []), offer.price ?? '']);
  const written = texts().flatMap(({ words, lines }) => lines.map((line) => ({ words, line })));
  for (const el of stage().querySelectorAll('.piece[data-ref]')) {
    const known = prices.get(el.dataset.ref) ?? [];
    const price = known.every((one) => one === known[0]) ? (known[0] ?? '') : '';
    const number = /\d+/.exec(price)?.[0];
    if (!number || !el.checkVisibility(SEEN)) continue;
    const r = el.getBoundingClientRect();
    const near = box(r.left - CLOSE, r.top - CLOSE, r.right + CLOSE, r.bottom + CLOSE);
    if (!written.some(({ words, line }) => words.match(/\d+/g)?.includes(number) && isReal(shared(line, near))))
      faults.push(`does not show what it costs: ${price} (${called(el)})`);
  }
  return faults;
}

function spoken(el) {
  const by = (el.getAttribute('aria-labelledby') ?? '').split(' ').concat((el.getAttribute('aria-describedby') ?? '').split(' '));
  const words = [el.ariaLabel ?? el.textContent, el.ariaDescription ?? '', ...by.map((id) => document.getElementById(id)?.textContent ?? '')];
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

/** Everything that is painted can be found at its point while one looks, also what no pointer may touch. */
function touchable(look) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; } .sr { display: none !important; }');
  document.adoptedStyleSheets = [sheet];
  paints = new Map();
  try {
    return look();
  } finally {
    document.adoptedStyleSheets = [];
  }
}

window.looks = {
  texts,
  seenOf,
  kept: () => ((known = new Map()), keepFaults()),
  lost: () => ((known = new Map()), lost()),
  faults: () => ((known = new Map()), [...frameFaults(), ...keepFaults(), ...regionFaults(), ...targetFaults(), ...nameFaults(line.state), ...priceFaults(line.state), ...touchable(textFaults)]),
};
