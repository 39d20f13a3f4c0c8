// Whether texts stand out: the colour of each against what lies under its letters in the picture of the
// page without texts. Where letters are is seen by comparing it with the picture of the page with them.
// axe does not look into drawings, nor at pictures and gradients behind a text.
const ENOUGH = 4.5;
const ENOUGH_LARGE = 3;
const RGB = /[\d.]+/g;

function luminance([r, g, b]) {
  const part = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
}
function contrast(a, b) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** How thick a text is painted: its own opacity and that of everything around it. */
function opacityOf(el) {
  let all = 1;
  for (let at = el; at && at !== document.body; at = at.parentElement) all *= Number(getComputedStyle(at).opacity);
  return all;
}

/** The texts with their colours and boxes, to be asked before they are hidden. */
looks.inks = () => ((known = new Map()), touchable(inks));
const inks = () =>
  texts().flatMap(({ el, words, svg, size, lines }) => {
    if (el.closest('[aria-disabled=true], .off, [data-faint]')) return [];
    const style = getComputedStyle(el);
    const paint = svg ? style.fill : style.webkitTextFillColor;
    if (paint.startsWith('url')) return [];
    const [r, g, b, a = 1] = (paint.match(RGB) ?? []).map(Number);
    const [line] = lines;
    const { seen, cutBy, scrolled } = seenOf(el, line, el);
    if (!isReal(seen) || cutBy || scrolled || seen.width < 3) return [];
    // What lies under a knob or a drawer in part has no colour of its own there.
    const tops = [0.08, 0.5, 0.92].map((part) => topAt(line.left + line.width * part, (line.top + line.bottom) / 2));
    if (tops.some((top) => !related(top, el) && !isUnder(top, el))) return [];
    const stroke = svg && style.stroke !== 'none' && parseFloat(style.strokeWidth) >= 2.5 ? (style.stroke.match(RGB) ?? []).map(Number).slice(0, 3) : null;
    const bold = Number(style.fontWeight) >= 700;
    return [{ words: words.slice(0, 40), what: called(el), ink: [r, g, b], alpha: a * opacityOf(el) * (svg ? Number(style.fillOpacity) : 1),
      large: size >= 24 || (bold && size >= 18.66), halo: stroke, box: { left: seen.left, top: seen.top, width: seen.width, height: seen.height } }];
  });

/** Texts are invisible, and nothing else changes. */
looks.hideTexts = (on) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; caret-color: transparent !important; }' +
      'text, tspan, textPath { fill: transparent !important; stroke: transparent !important; }',
  );
  document.adoptedStyleSheets = on ? [sheet] : [];
};

async function pixels(picture) {
  const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
  pen.drawImage(bitmap, 0, 0);
  return (box) => pen.getImageData(Math.floor(box.left), Math.floor(box.top), Math.ceil(box.width), Math.ceil(box.height)).data;
}

/** The texts that do not stand out, by pictures of the page with and without them. */
looks.pale = async (withTexts, without, inks) => {
  const [written, bare] = await Promise.all([pixels(withTexts), pixels(without)]);
  const faults = [];
  for (const { words, what, ink, alpha, large, halo, box } of inks) {
    const [a, b] = [written(box), bare(box)];
    const found = [];
    for (let at = 0; at < a.length; at += 4) {
      const behind = halo ?? [b[at], b[at + 1], b[at + 2]];
      const seen = ink.map((part, i) => part * alpha + behind[i] * (1 - alpha));
      const change = Math.abs(a[at] - b[at]) + Math.abs(a[at + 1] - b[at + 1]) + Math.abs(a[at + 2] - b[at + 2]);
      found.push({ change, contrast: contrast(seen, behind) });
    }
    // The letters are where the pictures differ most; a hair's breadth of an ornament under one does not count.
    found.sort((one, other) => other.change - one.change);
    const letters = found.slice(0, Math.max(4, Math.ceil(found.length / 8))).map((pixel) => pixel.contrast);
    letters.sort((one, other) => one - other);
    const worst = letters[Math.floor(letters.length / 8)];
    const enough = large ? ENOUGH_LARGE : ENOUGH;
    if (worst < enough - 0.05) faults.push(`stands out by ${worst.toFixed(1)} of ${enough}: “${words}” (${what})`);
  }
  return faults;
};
