// Boxes on a map: each as near to its place as it can lie without lying over another.

/** A box by its middle. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 5;
const ROUNDS = 400;
/** A sheet that is too small for its boxes gets higher by this much, so many times. */
const HIGHER = 1.1;
const MOST = 14;

/** Where the boxes lie on a sheet this wide, and how high it has to be for them. */
export function laidApart(boxes: Box[], wide: number, high: number): { at: Box[]; high: number } {
  let room = high;
  let at = pushed(boxes, wide, room);
  for (let i = 0; i < MOST && at.some((a, n) => at.slice(n + 1).some((b) => overlap(a, b))); i++) {
    room *= HIGHER;
    const further = boxes.map((box) => ({ ...box, y: (box.y * room) / high }));
    at = pushed(further, wide, room);
  }
  return { at, high: room };
}

/** Those that meet push each other away, by the shorter way, until none do. */
function pushed(boxes: Box[], wide: number, high: number): Box[] {
  const at = boxes.map((box) => within(box, wide, high));
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false;
    for (let a = 0; a < at.length; a++)
      for (let b = a + 1; b < at.length; b++) {
        const both = overlap(at[a], at[b]);
        if (!both) continue;
        moved = true;
        const [dx, dy] = both;
        at[a] = within({ ...at[a], x: at[a].x - dx / 2, y: at[a].y - dy / 2 }, wide, high);
        at[b] = within({ ...at[b], x: at[b].x + dx / 2, y: at[b].y + dy / 2 }, wide, high);
      }
  }
  return at;
}

/** How far the second has to go to leave the first: aside, up or down. */
function overlap(a: Box, b: Box): [number, number] | undefined {
  const across = (a.w + b.w) / 2 + GAP - Math.abs(b.x - a.x);
  const down = (a.h + b.h) / 2 + GAP - Math.abs(b.y - a.y);
  if (across <= 0.5 || down <= 0.5) return undefined;
  return across < down ? [across * (b.x < a.x ? -1 : 1), 0] : [0, down * (b.y < a.y ? -1 : 1)];
}

function within(box: Box, wide: number, high: number): Box {
  const held = (at: number, half: number, room: number): number => Math.max(half, Math.min(room - half, at));
  return { ...box, x: held(box.x, box.w / 2, wide), y: held(box.y, box.h / 2, high) };
}
