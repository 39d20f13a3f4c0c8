// A colour, a weave and a monogram for what nobody has drawn yet; the same for the same group.
import type { Catalogue } from '../../lib/types';

const INKS: { colour: string; weave: string }[] = [
  { colour: '#3f6234', weave: 'bars' },
  { colour: '#96351d', weave: 'claws' },
  { colour: '#2f5180', weave: 'bricks' },
  { colour: '#6b4287', weave: 'waves' },
  { colour: '#5a4a2e', weave: 'dots' },
  { colour: '#2c6260', weave: 'claws' },
  { colour: '#7b2d4f', weave: 'bars' },
];

export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

const groups = new WeakMap<Catalogue, Map<string, number>>();

function groupOf(printed: Catalogue[string]): string {
  return String(printed?.faction ?? printed?.suit ?? printed?.group ?? printed?.type ?? '');
}

/** Pieces of one printed group share their ink, whatever the catalogue calls the group. */
export function inkOf(catalogue: Catalogue, kind: string): { colour: string; weave: string } {
  let known = groups.get(catalogue);
  if (!known) {
    const names = [...new Set(Object.values(catalogue).map(groupOf))].filter(Boolean).sort();
    known = new Map(names.map((name, nth) => [name, nth]));
    groups.set(catalogue, known);
  }
  const nth = known.get(groupOf(catalogue[kind])) ?? hash(kind);
  return INKS[nth % INKS.length];
}

export function monogram(name: string): string {
  if (name.length < 4) return name;
  const words = name.split(/[\s-]+/).filter((w) => /^[\p{Lu}\p{N}]/u.test(w));
  const first = words[0] ?? name;
  return words.length > 1 ? first[0] + words.at(-1)![0] : first.slice(0, 2);
}

const lettered = new WeakMap<Catalogue, Map<string, string>>();

/** Two letters for a printed name: no other printed name has the same ones, as long as its own letters allow it. */
export function lettersOf(catalogue: Catalogue, name: string): string {
  let known = lettered.get(catalogue);
  if (!known) {
    known = new Map();
    const taken = new Set<string>();
    for (const one of new Set(Object.values(catalogue).map((row) => row?.name ?? ''))) {
      const usual = monogram(one);
      const others = [...one.slice(1)].filter((letter) => /\p{L}/u.test(letter)).map((letter) => one[0] + letter.toLowerCase());
      const letters = [usual, ...others].find((pair) => !taken.has(pair)) ?? usual;
      taken.add(letters);
      known.set(one, letters);
    }
    lettered.set(catalogue, known);
  }
  return known.get(name) ?? monogram(name);
}

const SEATS = ['#3f6234', '#6b4287', '#2f5180', '#96351d', '#2c6260', '#7b2d4f'];

/** The ink of what belongs to a seat; its letters say whose it is as well. */
export function seatInk(seat: number): string {
  return SEATS[seat % SEATS.length];
}
