// Written by tools/wire.py from gaslamp.server.wire.changes; do not edit.
import type { Result } from './match';
import type { Offer, Reason, SeriesShown } from './position';
import type { ClockShown, Log, ReactionsShown, Seat, TimesShown, UndoShown } from './shown';
import type { TaughtShown } from './teaching';
import type { Piece, SeatView, Track } from './view';

/**
 * What has changed since the last state or change of this seat; what is left out has not. In a
 * list two numbers say from where in the list before, and how many, are taken over.
 */
export interface Change {
  type: 'change';
  seat: number;
  seq: number;
  cause: string;
  actor: number | null;
  choices: number;
  log: Log;
  asked?: number[];
  prompt?: string;
  series?: SeriesShown | null;
  seats?: Seat[];
  undo?: UndoShown;
  reactions?: ReactionsShown | null;
  result?: Result | null;
  clock?: ClockShown | null;
  times?: TimesShown | null;
  teacher?: TaughtShown | null;
  /** Of the view, as all that follows but the menu. */
  headline?: string;
  goal?: string;
  aims?: string[];
  /** The view's seats. */
  faces?: SeatView[];
  menu?: (Offer | number)[];
  refusals?: (Reason | number)[];
  tracks?: (Track | number)[];
  zones?: ([string, string, number, number, number, string, string] | number)[];
  maps?: ([string, string, number, string] | number)[];
  places?: ([string, string, string[], number, string[], [number, number] | null, string, string] | number)[];
  /** Those of the zones, then of the places. */
  pieces?: (Piece | number)[];
  data?: ([string, unknown] | number)[];
}
