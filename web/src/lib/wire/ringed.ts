// Written by tools/wire.py from gaslamp.server.http.ringed; do not edit.

/** What a person's devices share, sealed by them; its number is one more than the last one's. */
export interface RingSealed {
  number: number;
  sealed: string;
}

export interface RingKept {
  number: number;
  sealed: string;
}

/** It is gone. */
export interface Dropped {
}
