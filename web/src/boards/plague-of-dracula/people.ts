// Who and what stands on the map: glyphs, colours, two letters.
import { dataOf } from '../../lib/board';
import type { Piece } from '../../lib/types';
import type { EventData, FoeData } from './shapes';

/** What an event card shows beside its name and text. */
export const eventOf = (card: Piece): EventData => dataOf<EventData>(card);

export interface Person {
  short: string;
  letters: string;
  colour: string;
  glyph: string;
}

export const PEOPLE: Record<string, Person> = {
  mina: { short: 'Mina', letters: 'Mi', colour: '#7b2d4f', glyph: 'quill-ink' },
  harker: { short: 'Harker', letters: 'Ha', colour: '#3b4a78', glyph: 'notebook' },
  seward: { short: 'Seward', letters: 'Se', colour: '#2c6260', glyph: 'stethoscope' },
  lucy: { short: 'Lucy', letters: 'Lu', colour: '#a2495b', glyph: 'rose' },
  holmwood: { short: 'Holmwood', letters: 'Ho', colour: '#4f5f2a', glyph: 'horse-head' },
  morris: { short: 'Morris', letters: 'Mo', colour: '#8a4a1c', glyph: 'western-hat' },
  'van-helsing': { short: 'Van Helsing', letters: 'VH', colour: '#4a3a68', glyph: 'spectacles' },
  renfield: { short: 'Renfield', letters: 'Re', colour: '#2a2a2a', glyph: 'imprisoned' },
};

export function person(id: string): Person {
  return PEOPLE[id] ?? { short: id, letters: id.slice(0, 2), colour: '#3d2e18', glyph: 'hooded-figure' };
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

export const FOES: Record<string, { name: string; glyph: string }> = {
  creatures: { name: 'Creatures of the Night', glyph: 'rat' },
  infected: { name: 'The Infected', glyph: 'shambling-zombie' },
  dracula: { name: 'Dracula', glyph: 'vampire-dracula' },
};

/** A foe of the display: one of the three of the beginning, or a hunter who was turned. */
export function foe(piece: Piece): { name: string; glyph: string; turned: string } {
  const { turned } = dataOf<FoeData>(piece);
  const known = FOES[piece.ref] ?? { name: piece.name, glyph: 'bat' };
  return turned ? { name: person(turned).short, glyph: 'female-vampire', turned } : { ...known, turned: '' };
}

/** The times of a turn: what they are, and whether it is the second of its kind in a row. */
export const TIMES: Record<string, { name: string; night: boolean; again: boolean }> = {
  'night-1': { name: 'night', night: true, again: false },
  'night-2': { name: 'second night', night: true, again: true },
  'day-1': { name: 'day', night: false, again: false },
  'day-2': { name: 'second day', night: false, again: true },
};

export const BUDA_PESTH = 'buda-pesth';
const ARRIVAL = 'arrival-';

/** The space of the arrival track a hunter stands on; 0 for everywhere else. */
export function arrivalOf(place: string): number {
  return place.startsWith(ARRIVAL) ? Number(place.slice(ARRIVAL.length)) : 0;
}

export const SEGMENTS: [string, string, string][] = [
  ['time-check', 'moon', 'Time'],
  ['arrival-advance', 'steam-locomotive', 'Arrival'],
  ['renfield-status', 'imprisoned', 'Renfield'],
  ['event-draw', 'scroll-unfurled', 'Event'],
  ['harker-arrival', 'notebook', 'Harker'],
  ['plague-spread', 'plague-doctor-profile', 'Plague'],
  ['action', 'footprint', 'Action'],
  ['marker-adjustment', 'clockwise-rotation', 'Markers'],
  ['end-of-turn', 'candle-flame', 'End'],
];
