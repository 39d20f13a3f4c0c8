// Keyboard on the table: Tab goes between regions, arrows go among the pieces of one.
const REGION = '[data-region]';
const PIECE = '.piece';

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function piecesOf(region: Element): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>(PIECE)].filter((el) => el.closest(REGION) === region && el.getClientRects().length > 0);
}

/** One piece per region is on the Tab path: the one last used, or the first that glows. */
export function rove(root: ParentNode): void {
  for (const region of root.querySelectorAll(REGION)) {
    const pieces = piecesOf(region);
    const focused = pieces.find((el) => el === document.activeElement);
    const now = focused ?? pieces.find((el) => el.dataset.last === '1') ?? pieces.find((el) => el.matches('[data-lit], .lit')) ?? pieces[0];
    for (const el of pieces) el.tabIndex = el === now ? 0 : -1;
  }
}

export function remember(el: Element): void {
  const region = el.closest(REGION);
  if (!region || !el.matches(PIECE)) return;
  for (const other of piecesOf(region)) {
    other.tabIndex = other === el ? 0 : -1;
    delete other.dataset.last;
  }
  (el as HTMLElement).dataset.last = '1';
}

/** Move the focus with an arrow; true if it moved. */
export function arrow(key: string): boolean {
  const from = document.activeElement;
  const region = from?.closest(REGION);
  if (!from || !region || !from.matches(PIECE)) return false;
  const pieces = piecesOf(region);
  const to = pieces[landing(pieces, pieces.indexOf(from as HTMLElement), key) ?? -1];
  if (!to || to === from) return false;
  to.focus();
  to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}

function landing(pieces: HTMLElement[], from: number, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return pieces.length - 1;
  return nearest(pieces.map(middle), from, ARROWS[key]);
}

interface Point {
  x: number;
  y: number;
}

/** The nearest of some points in a direction; along a row the next one, however far. */
export function nearest(points: Point[], from: number, way: [number, number] | undefined): number | undefined {
  if (!way) return undefined;
  const a = points[from];
  let best: number | undefined;
  let least = Infinity;
  points.forEach((b, nth) => {
    if (nth === from) return;
    const ahead = (b.x - a.x) * way[0] + (b.y - a.y) * way[1];
    const aside = Math.abs((b.x - a.x) * way[1]) + Math.abs((b.y - a.y) * way[0]);
    if (ahead <= 1 || aside > ahead * 3 + 60) return;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [nth, cost];
  });
  return best ?? from + way[0] + way[1];
}

function middle(el: HTMLElement): Point {
  const r = el.getBoundingClientRect();
  return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
}

/** Go to the next region as Tab would, by name of the key F6. */
export function nextRegion(root: ParentNode, by: number): void {
  const regions = [...root.querySelectorAll(REGION)].filter((r) => piecesOf(r).length);
  const at = regions.findIndex((r) => r.contains(document.activeElement));
  const to = regions[(at + by + regions.length) % regions.length];
  const pieces = to ? piecesOf(to) : [];
  (pieces.find((el) => el.tabIndex === 0) ?? pieces[0])?.focus();
}
