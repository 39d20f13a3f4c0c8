// What the shell tells a board, beside what the server tells both.
import type { Component, Snippet } from 'svelte';
import type { ClockShown, LogLine, Offer, Reason, State, View } from './wire';

export type {
  LogLine,
  MapView,
  OddsShown as Odds,
  Offer,
  Piece,
  Place,
  Reason,
  SeatView,
  SeriesShown as Series,
  Track,
  View,
  ZoneView,
} from './wire';

/** A seat's state as the shell keeps it: its log is whole. */
export interface SeatState extends Omit<State, 'type' | 'log' | 'menu'> {
  offers: Offer[];
  log: LogLine[];
}

/** What is printed, as its game says it. A board knows the shapes of its own game. */
export type Catalogue = Record<string, { name?: string; [field: string]: unknown } | undefined>;

/** What a piece of any game may tell beside its words. */
export interface CommonData {
  owner?: number;
  count?: number;
  letters?: string;
}

/** What a board does by itself, as a button of the prompt. */
export interface Deed {
  label: string;
  small: string;
  icon: string;
  act: () => void;
  /** The key that does it, too. */
  key?: string;
}

/** What a board would have the prompt say and show in place of the table's own words. */
export interface Wish {
  title?: string;
  line?: string;
  glyph?: string;
  /** The colour of whose glyph it is: dark enough for cream on it. */
  tint?: string;
  deeds: Deed[];
  /** The options of the menu that are buttons too, if not those without a piece: all others have their place on the board. */
  keys?: string[];
  /** By key: what comes of an option, in fewer words than its note and its odds. */
  results?: Record<string, string>;
  /** By key: what an option is called on its button, where the board shows whose it is. */
  labels?: Record<string, string>;
}

/** What the shell hands to every board. */
export interface BoardProps {
  view: View;
  catalogue: Catalogue;
  seat: number;
  asked: number[];
  offers: Offer[];
  refusals: Reason[];
  /** By piece ref: what may be done with it. What glows. */
  lit: Map<string, Offer[]>;
  /** By piece ref: why nothing may be done with it. */
  dim: Map<string, Reason[]>;
  selected: string[];
  pick: (ref: string) => void;
  /** Settled when the choice is made or refused. */
  choose: (key: string) => Promise<void>;
  /** Why nothing can be done with a piece: as the board knows it, or as the rules refuse it. */
  why: (ref: string, said?: string) => void;
  focusPiece: (ref: string | null) => void;
  prompt: Snippet<[Wish?]>;
  log: Snippet;
  motion: 'full' | 'reduced';
  names: string[];
  /** The clock of a timed phase as it stood at a moment of `performance.now`; nothing where time does not count. */
  clock?: ClockShown | null;
  clockAt?: number;
}

/** What the part of a board in the top bar is handed. */
export type TopProps = Pick<BoardProps, 'view' | 'catalogue' | 'lit' | 'selected' | 'pick' | 'focusPiece'>;

/** What a folder under boards/ exports from its index.ts. */
export interface BoardModule {
  default: Component<BoardProps>;
  /** What the newspaper of this game is called. */
  masthead?: () => string;
  /** True if the board shows the focused piece large by itself; else the shell shows a slip. */
  enlarges?: boolean;
  /** What the board shows in the bar along the top, beside the seats. */
  top?: Component<TopProps>;
}

/** The moments one may go back to: by how many choices had been made then. */
export interface Back {
  from: number;
  until: number;
  to: (choices: number) => void;
}
