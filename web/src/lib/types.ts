// What the server tells the client, and what the shell tells a board.
import type { Component, Snippet } from 'svelte';

/** A card, marker or figure. `ref` is its handle on the board, `kind` its entry in the catalogue. */
export interface Piece {
  ref: string;
  kind: string;
  name: string;
  text?: string;
  marks?: string[];
  notes?: string[];
  data?: Record<string, any>;
}

/** A place with pieces. What is facedown counts but is not listed. */
export interface Zone {
  id: string;
  title: string;
  pieces?: Piece[];
  count?: number;
  owner?: number;
  look?: string;
}

export interface Track {
  id: string;
  title: string;
  value: number;
  most?: number | null;
  owner?: number;
  note?: string;
}

export interface Place {
  id: string;
  name: string;
  neighbours?: string[];
  pieces?: Piece[];
  notes?: string[];
  /** Where it lies on the drawn map, in the map's own measure. */
  at?: [number, number];
  /** The part of the map it belongs to. */
  district?: string;
}

export interface MapView {
  id: string;
  title: string;
  places: Place[];
  /** 'plan' or 'hexes' if it can be drawn; else it is listed. */
  look?: string;
}

export interface SeatView {
  seat: number;
  name: string;
  note?: string;
}

/** Everything one seat (or a spectator, seat -1) may see. */
export interface View {
  seat: number;
  seats: SeatView[];
  headline?: string;
  zones?: Zone[];
  tracks?: Track[];
  maps?: MapView[];
  data?: Record<string, any>;
}

export interface Odds {
  message: string;
  chance: number;
}

/** An option that may be chosen now. */
export interface Offer {
  key: string;
  label: string;
  refs: string[];
  odds: Odds[];
  /** What it costs or brings, in a few words. */
  note: string;
  /** What would be lost by it, in a sentence; the player is asked once more. */
  caution: string;
}

/** An option that may not be chosen now, with the rule that says so. */
export interface Refusal {
  key: string;
  label: string;
  why: string;
  rule: string;
  ruleText: string;
  refs: string[];
}

export interface LogEntry {
  choice: number;
  text: string;
  elements: string[];
  /** Dice or a draw decided it. */
  chance?: boolean;
}

/** What the shell hands to every board. */
export interface BoardProps {
  view: View;
  catalogue: Record<string, any>;
  seat: number;
  asked: number[];
  offers: Offer[];
  refusals: Refusal[];
  /** By piece ref: what may be done with it. What glows. */
  lit: Map<string, Offer[]>;
  /** By piece ref: why nothing may be done with it. */
  dim: Map<string, Refusal[]>;
  selected: string[];
  pick: (ref: string) => void;
  choose: (key: string) => void;
  why: (ref: string) => void;
  focusPiece: (ref: string | null) => void;
  prompt: Snippet;
  log: Snippet;
  motion: 'full' | 'reduced';
  names: string[];
}

/** What a folder under boards/ exports from its index.ts. */
export interface BoardModule {
  default: Component<BoardProps>;
  cover?: Component;
  masthead?: string;
  /** True if the board shows the focused piece large by itself; else the shell shows a slip. */
  enlarges?: boolean;
}
