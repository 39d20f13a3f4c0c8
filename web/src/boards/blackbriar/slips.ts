// What comes of a press, on black slips at what glows: what each says, and where it hides nothing that counts.
import { verbOf } from '../../lib/picks';
import type { Offer } from '../../lib/types';
import { H, middle, type Point } from './ground';
import { effectGlyph, weaponGlyph } from './looks';
import { buildingOf, idOf, type Play } from './play.svelte';
import { t } from './words';

export interface Told {
  ref: string;
  x: number;
  y: number;
  icon: string;
  words: string;
  /** The townsfolk who does it, if it is not one's own. */
  who?: string;
}
type Said = Pick<Told, 'icon' | 'words' | 'who'>;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The slips of all that glows. */
export function told(play: Play): Told[] {
  const found: Told[] = [];
  for (const place of play.places) {
    const { x, y } = middle(idOf(place.id));
    if (play.glowing.get(place.id) && play.data.lifted)
      found.push({ ref: place.id, x, y: y - 6, icon: 'walking-boot', words: t('slip-walk') });
    for (const piece of place.pieces ?? []) {
      const said = saidOf(play, piece.ref);
      if (!said) continue;
      const folk = play.folk.has(idOf(piece.ref));
      const house = piece.ref.startsWith('building/');
      found.push({ ref: piece.ref, x: x + (house ? 22 : 28), y: y + (house ? -46 : folk ? -58 : -34), ...said });
    }
  }
  return found;
}

const own = (play: Play, id: string): string => (play.mine.some((one) => one.id === id) ? '' : id);

function saidOf(play: Play, ref: string): Said | undefined {
  const { data } = play;
  const offers = play.glowing.get(ref);
  if (offers) return offered(play, ref, offers);
  const way = play.targets.get(ref)?.[0];
  const busy = !!data.lifted || !!data.plan || !!data.block || !!play.arm;
  if (!way || !(busy || play.aim === ref || play.seen === ref)) return undefined;
  const one = way.results.find((result) => result.ref === ref);
  return one && { icon: weaponGlyph(idOf(way.weapon)), words: play.result(one), who: own(play, way.townsfolk) };
}

function offered(play: Play, ref: string, offers: Offer[]): Said | undefined {
  const ranked = offers.map((offer) => ({ offer, one: play.resultOf(offer, ref) }));
  ranked.sort((a, b) => (a.one?.after ?? 99) - (b.one?.after ?? 99));
  const [{ offer, one }] = ranked;
  if (one && one.before === one.after) return undefined;
  const parts = offer.key.split(':');
  if (verbOf(offer) === 'building') {
    const house = play.pieces.get(offer.refs[0]);
    const use = house && buildingOf(house).uses.find((u) => parts[2] === u.word || parts[2] === `${u.word}-${u.amount}`);
    return (
      use && {
        icon: effectGlyph(use.word),
        words: one && ref !== offer.refs[0] ? play.result(one) : t(`use-${use.word}`, { amount: use.amount }),
      }
    );
  }
  if (!play.data.lifted && !play.data.plan) return undefined;
  const who = own(play, parts[1]);
  const icon = verbOf(offer) === 'use' || verbOf(offer) === 'detonate' ? weaponGlyph(parts[2]) : 'crossed-swords';
  if (one) return { icon: one.of === 'poison' ? 'poison-bottle' : icon, words: play.result(one), who };
  const space = play.space(offer);
  return space && { icon: effectGlyph(space.effect), words: t(`use-${space.effect}`, { amount: space.amount }), who };
}

// Where they lie

export const HIGH = 21;
const LEFT = 10;
const RIGHT = 755;
const LETTER = 7.6;
export const indentOf = (who?: string): number => (who ? 46 : 26);

/** Where a slip begins that is so wide, in the frame of the board. */
export const beginsAt = (x: number, width: number): number => Math.max(LEFT, Math.min(RIGHT - width, x - width / 2));

export function slipBox(slip: Told): Box {
  const w = indentOf(slip.who) + 8 + slip.words.length * LETTER;
  return { x: beginsAt(slip.x, w), y: slip.y, w, h: HIGH };
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** How bad it is to lie on another of its kind, on a number, on whom it is not about, a pixel away from what is meant, or
 * where it seems to be about somebody else. */
const ON_LIKE = 30;
const ON_NUMBER = 8;
const ON_OTHER = 3;
const AWAY = 5;
const ASTRAY = 2500;
const ACROSS = [0, -7, 7, -14, 14, -21, 21, -28, 28, -35, 35, -42, 42, -56, 56, -70, 70, -84, 84];
const DOWN = [0, -6, 6, -12, 12, -18, 18, -24, 24, -30, 30, -36, 36, -42, 42, -48, 48, -54, 54, -60, 60];

/** None lies on another one, and on a number or on `others` only where there is no room beside it. */
export function spread<T extends Point>(
  things: T[],
  boxOf: (one: T) => Box,
  numbers: Box[],
  others?: (one: T) => Box[],
  astray?: (one: T) => boolean,
): T[] {
  const placed: Box[] = [];
  return things.map((thing) => {
    const { h, y } = boxOf(thing);
    const above = thing.y - y;
    const strangers = others?.(thing) ?? [];
    let best = thing;
    let least = Infinity;
    for (const dx of ACROSS)
      for (const dy of DOWN) {
        let cost = (Math.abs(dx) + Math.abs(dy)) * AWAY;
        if (cost >= least) continue;
        const moved = { ...thing, x: thing.x + dx, y: Math.max(9 + above, Math.min(H - h - 9 + above, thing.y + dy)) };
        const box = boxOf(moved);
        for (const other of placed) cost += shared(box, { ...other, y: other.y - 2, h: other.h + 4 }) * ON_LIKE;
        for (const number of numbers) cost += shared(box, number) * ON_NUMBER;
        for (const stranger of strangers) cost += shared(box, stranger) * ON_OTHER;
        if (cost < least && astray?.(moved)) cost += ASTRAY;
        if (cost < least) [best, least] = [moved, cost];
      }
    placed.push(boxOf(best));
    return best;
  });
}
