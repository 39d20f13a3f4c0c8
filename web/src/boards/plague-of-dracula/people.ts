// Who and what stands on the map: glyphs, colours, two letters.
import { dataOf } from '../../lib/board';
import type { Piece } from '../../lib/types';
import type { EventData, FoeData } from './shapes';
import { t } from './words';

/** What an event card shows beside its name and text. */
export const eventOf = (card: Piece): EventData => dataOf<EventData>(card);

/** An event card's name with what stands under it. */
export function eventName(card: Piece): string {
  const { subtitle } = eventOf(card);
  return subtitle ? t('event-full', { event: card.name, subtitle }) : card.name;
}

export interface Person {
  short: string;
  letters: string;
  colour: string;
  glyph: string;
}

const PEOPLE: Record<string, Pick<Person, 'colour' | 'glyph'>> = {
  mina: { colour: '#7b2d4f', glyph: 'quill-ink' },
  harker: { colour: '#3b4a78', glyph: 'notebook' },
  seward: { colour: '#2c6260', glyph: 'stethoscope' },
  lucy: { colour: '#a2495b', glyph: 'rose' },
  holmwood: { colour: '#4f5f2a', glyph: 'horse-head' },
  morris: { colour: '#8a4a1c', glyph: 'western-hat' },
  'van-helsing': { colour: '#4a3a68', glyph: 'spectacles' },
  renfield: { colour: '#2a2a2a', glyph: 'imprisoned' },
};

export function person(id: string): Person {
  const look = PEOPLE[id] ?? { colour: '#3d2e18', glyph: 'hooded-figure' };
  return { ...look, short: t(`person-${id}`) || id, letters: t(`letters-${id}`) || id.slice(0, 2) };
}

export const WEAPON_ICONS: Record<string, string> = {
  dagger: 'plain-dagger',
  'kukri-knife': 'curvy-knife',
  revolver: 'revolver',
  crucifix: 'crucifix',
  'garlic-wreath': 'garlic',
  'holy-water': 'water-flask',
  host: 'bread',
  'wooden-stakes': 'stake-hammer',
  rumor: 'conversation',
  bite: 'neck-bite',
};

const FOES: Record<string, string> = { creatures: 'rat', infected: 'shambling-zombie', dracula: 'vampire-dracula' };

/** A foe of the display: one of the three of the beginning, or a hunter who was turned. */
export function foe(piece: Piece): { name: string; glyph: string; turned: string } {
  const { turned } = dataOf<FoeData>(piece);
  if (turned) return { name: person(turned).short, glyph: 'female-vampire', turned };
  return { name: t(`undead-${piece.ref}`) || piece.name, glyph: FOES[piece.ref] ?? 'bat', turned: '' };
}

/** The times of a turn: what they are, and whether it is the second of its kind in a row. */
export const TIMES: Record<string, { night: boolean; again: boolean }> = {
  'night-1': { night: true, again: false },
  'night-2': { night: true, again: true },
  'day-1': { night: false, again: false },
  'day-2': { night: false, again: true },
};

export const BUDA_PESTH = 'buda-pesth';
const ARRIVAL = 'arrival-';

/** The space of the arrival track a hunter stands on; 0 for everywhere else. */
export function arrivalOf(place: string): number {
  return place.startsWith(ARRIVAL) ? Number(place.slice(ARRIVAL.length)) : 0;
}

/** The segments of a turn, each with its glyph. */
export const SEGMENTS: [string, string][] = [
  ['time-check', 'moon'],
  ['arrival-advance', 'steam-locomotive'],
  ['renfield-status', 'imprisoned'],
  ['event-draw', 'scroll-unfurled'],
  ['harker-arrival', 'notebook'],
  ['plague-spread', 'plague-doctor-profile'],
  ['action', 'footprint'],
  ['marker-adjustment', 'clockwise-rotation'],
  ['end-of-turn', 'candle-flame'],
];
