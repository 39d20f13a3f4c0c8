// Written by tools/wire.py from gaslamp.table.luck_told; do not edit.

/**
 * One line: whose (-1: of all together), what of, and what is said of it. `chance` is that of
 * having been at least that unlucky, in a hundred.
 */
export interface LuckLine {
  seat: number;
  what: string;
  times: number;
  chance: number;
  said: string;
}

/**
 * A kind of die: its faces, how likely a fair one is at least that uneven, and how likely its
 * throws hang together that much, in a hundred.
 */
export interface DieLine {
  game: string;
  what: string;
  faces: number[];
  chance: number;
  serial: number;
  serial_chance: number;
  suspected: boolean;
  said: string;
}

/**
 * How lucky people were, line by line, and the dice: of a game, or of so many games; of `left`
 * finished games nobody has listened to the dice yet.
 */
export interface Luck {
  luck: LuckLine[];
  dice: DieLine[];
  games: number;
  left: number;
}
