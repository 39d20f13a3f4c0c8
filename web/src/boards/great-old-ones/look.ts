// How players, Elder Ones and sins look: a colour, a pattern and a glyph each, never a colour alone.
import type { Data, PrintedArea, PrintedCard, PrintedEvent, PrintedObjective, PrintedPower, SeatData } from './shapes';

/** What is printed, by id. */
type Printed = PrintedArea | PrintedCard | PrintedEvent | PrintedObjective | PrintedPower;
export type Catalogue = Record<string, Printed | undefined>;

export interface Livery {
  colour: string;
  deep: string;
  pattern: string;
  glyph: string;
}

const COLOURS: Record<string, Omit<Livery, 'glyph'>> = {
  green: { colour: '#2f6b3a', deep: '#1c4525', pattern: 'go-ring' },
  yellow: { colour: '#7f6000', deep: '#523d00', pattern: 'go-sun' },
  purple: { colour: '#6b4287', deep: '#452759', pattern: 'go-wave' },
  blue: { colour: '#2f5180', deep: '#1a3358', pattern: 'go-brick' },
};
const NO_COLOUR = { colour: '#594629', deep: '#33260f', pattern: 'go-ruled' };
const GLYPHS: Record<string, string> = {
  cthulhu: 'octopus',
  hastur: 'crown-coin',
  nyarlathotep: 'brain-tentacle',
  'shub-niggurath': 'goat',
};

/** Glyphs belong to the Great Old One, colour and pattern to the seat. */
export function liveryOf(seat: Pick<SeatData, 'board' | 'colour'> | undefined): Livery {
  return { ...(COLOURS[seat?.colour ?? ''] ?? NO_COLOUR), glyph: GLYPHS[seat?.board ?? ''] ?? 'cultist' };
}

/** The livery of a colour that is still to be chosen. */
export function bannerOf(colour: string): Livery {
  return { ...(COLOURS[colour] ?? NO_COLOUR), glyph: 'octopus' };
}

export const ELDERS: Record<string, string> = {
  bokrug: 'gecko',
  byatis: 'one-eyed',
  basatan: 'crab',
  'atlach-nacha': 'spider-alt',
  tsathoggua: 'toad-teeth',
  ithaqua: 'deer-head',
  cyaegha: 'beast-eye',
  ghatanothoa: 'tentacle-strike',
};

export const SINS: Record<string, string> = {
  pride: 'crown',
  envy: 'snake',
  gluttony: 'gluttony',
  wrath: 'fist',
  greed: 'two-coins',
  lust: 'lips',
  sloth: 'snail',
};
export const SIN_ORDER = Object.keys(SINS);
/** Those that fill like a glass instead of pane by pane. */
export const fluid = (sin: string): boolean => SINS[sin] === 'two-coins' || SINS[sin] === 'snail';

export function nameOf(catalogue: Catalogue, id: string | null | undefined): string {
  return (id && catalogue[id]?.name) || '';
}

export function cardOf(catalogue: Catalogue, id: string): PrintedCard | undefined {
  const printed = catalogue[id];
  return printed?.type === 'card' ? printed : undefined;
}

export function powerOf(catalogue: Catalogue, id: string): PrintedPower | undefined {
  const printed = catalogue[id];
  return printed && 'hp' in printed ? printed : undefined;
}

/** A sin's condition for so many players. */
export function conditionOf(catalogue: Catalogue, sin: string, seats: number): string {
  const printed = catalogue[sin];
  return printed?.type === 'objective' ? (printed.text[seats - 2] ?? '') : '';
}

export function eventText(catalogue: Catalogue, event: string): string {
  const printed = catalogue[event];
  return printed?.type === 'event' ? printed.text : '';
}

/** Sins that a player may hold and whose condition is met: they could be declared. */
export function alarms(data: Data, seat: number): string[] {
  const { met, mayHold, passedUp } = data.facts.seats[seat];
  return SIN_ORDER.filter((sin) => met.includes(sin) && mayHold.includes(sin) && !passedUp.includes(sin));
}
