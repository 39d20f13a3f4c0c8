// Written by tools/wire.py from gaslamp.table.match; do not edit.

/** How the match ended. */
export interface Result {
  winners: number[];
  reason: string;
}
