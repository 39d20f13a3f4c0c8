// Written by tools/wire.py from gaslamp.games.view; do not edit.

/** A seat's public face: its name in the game and a line about it. */
export interface SeatView {
  seat: number;
  name: string;
  note?: string;
}

/**
 * A card, marker or figure. `ref` is its handle on the board, `kind` what is printed on it.
 *
 * `marks` are the few words that belong to it at every mention ("asleep", "2 bites"); `notes` are
 * further sentences for whoever looks closely. Whatever drawn boards read from `data` and a person
 * needs must stand in one of the two in words, for terminals and screen readers. `short` is its
 * name with its number, where its owner is shown beside it.
 */
export interface Piece {
  ref: string;
  kind: string;
  name: string;
  text?: string;
  marks?: string[];
  data?: Record<string, unknown>;
  notes?: string[];
  short?: string;
}

/** A place with pieces. What is facedown counts but is not listed. */
export interface ZoneView {
  id: string;
  title: string;
  pieces?: Piece[];
  count?: number;
  owner?: number;
  look?: string;
  note?: string;
}

/** A number that matters, with its bounds where it has some. */
export interface Track {
  id: string;
  title: string;
  value: number;
  most?: number | null;
  owner?: number;
  note?: string;
}

/**
 * A location of a map, with its neighbours and what stands there.
 *
 * `at` says where it lies if the map can be drawn; `district` puts it into a part of the map,
 * in which it has a `short` name if that is another.
 */
export interface Place {
  id: string;
  name: string;
  neighbours?: string[];
  pieces?: Piece[];
  notes?: string[];
  at?: [number, number] | null;
  district?: string;
  short?: string;
}

/** Places and ways. Its look is a list, a "plan" joined by lines, or "hexes" (flat tops). */
export interface MapView {
  id: string;
  title: string;
  places: Place[];
  look?: string;
}

/**
 * Everything one seat (or a spectator, seat -1) may see. Built by allow-list. `goal` says in
 * one line how the game is won and lost from here, as far as the seat can know; `aims` the same in
 * at most two lines of few words, which always have room in sight.
 */
export interface View {
  seat: number;
  seats: SeatView[];
  headline?: string;
  zones?: ZoneView[];
  tracks?: Track[];
  maps?: MapView[];
  data?: Record<string, unknown>;
  goal?: string;
  aims?: string[];
}
