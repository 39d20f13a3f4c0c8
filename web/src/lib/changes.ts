// A state from what has changed since the last one: lists are told as copies from the list before
// (two numbers: from where, how many) and what is new in between.
import type { Change, MapView, Offer, Piece, Place, Reason, State, Track, View, ZoneView } from './wire';

type Patch<T> = (T | number)[] | undefined;
type Row<K extends keyof Change> = Exclude<NonNullable<Change[K]> extends (infer R)[] ? R : never, number>;

/** A state taken apart, as changes speak of it. */
interface Parts {
  menu: Offer[];
  refusals: Reason[];
  tracks: Track[];
  zones: Row<'zones'>[];
  maps: Row<'maps'>[];
  places: Row<'places'>[];
  pieces: Piece[];
  data: Row<'data'>[];
}

export class Kept {
  private parts: Parts | null = null;

  constructor(public state: State) {}

  /** The state that this change leads to. */
  change(change: Change): State {
    const { headline, goal, aims, faces, zones, maps, places, pieces, tracks, data, menu, refusals, ...whole } = change;
    const before = (this.parts ??= apart(this.state));
    const parts: Parts = {
      menu: patched(before.menu, menu),
      refusals: patched(before.refusals, refusals),
      tracks: patched(before.tracks, tracks),
      zones: patched(before.zones, zones),
      maps: patched(before.maps, maps),
      places: patched(before.places, places),
      pieces: patched(before.pieces, pieces),
      data: patched(before.data, data),
    };
    const old = this.state.view;
    const view: View = {
      seat: old.seat,
      seats: faces ?? old.seats,
      headline: headline ?? old.headline,
      goal: goal ?? old.goal,
      aims: aims ?? old.aims,
      ...together(parts),
    };
    this.parts = parts;
    this.state = { ...this.state, ...whole, type: 'state', menu: parts.menu, refusals: parts.refusals, view };
    return this.state;
  }
}

export function patched<T>(before: T[], patch: Patch<T>): T[] {
  if (!patch) return before;
  const found: T[] = [];
  for (let at = 0; at < patch.length; at++) {
    const part = patch[at];
    if (typeof part === 'number') {
      const count = patch[++at] as number;
      found.push(...before.slice(part, part + count));
    } else found.push(part);
  }
  return found;
}

function apart(state: State): Parts {
  const { zones = [], maps = [], tracks = [], data = {} } = state.view;
  const places = maps.flatMap((map) => map.places);
  return {
    menu: state.menu,
    refusals: state.refusals,
    tracks,
    zones: zones.map((z) => [z.id, z.title, z.pieces?.length ?? 0, z.count ?? 0, z.owner ?? -1, z.look ?? 'row', z.note ?? '']),
    maps: maps.map((m) => [m.id, m.title, m.places.length, m.look ?? 'list']),
    places: places.map((p) => [
      p.id,
      p.name,
      p.neighbours ?? [],
      p.pieces?.length ?? 0,
      p.notes ?? [],
      p.at ?? null,
      p.district ?? '',
      p.short ?? '',
    ]),
    pieces: [...zones, ...places].flatMap((row) => row.pieces ?? []),
    data: Object.entries(data),
  };
}

function together(parts: Parts): Pick<View, 'zones' | 'maps' | 'tracks' | 'data'> {
  let taken = 0;
  const pieces = (count: number) => parts.pieces.slice(taken, (taken += count));
  const zones = parts.zones.map(([id, title, some, count, owner, look, note]): ZoneView => ({
    id,
    title,
    pieces: pieces(some),
    count,
    owner,
    look,
    note,
  }));
  const places = parts.places.map(([id, name, neighbours, some, notes, at, district, short]): Place => ({
    id,
    name,
    neighbours,
    pieces: pieces(some),
    notes,
    at,
    district,
    short,
  }));
  let passed = 0;
  const maps = parts.maps.map(([id, title, count, look]): MapView => ({
    id,
    title,
    places: places.slice(passed, (passed += count)),
    look,
  }));
  return { zones, maps, tracks: parts.tracks, data: Object.fromEntries(parts.data) };
}
