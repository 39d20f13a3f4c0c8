// Written by tools/wire.py from gaslamp.server.wire.fair; do not edit.

/** Something of one's own that the chance of the next choices depends on, too. */
export interface AddPhrase {
  type: 'phrase';
  seat: number;
  text: string;
  id?: string | null;
}

/** The game is over: let everybody see the secret that its chance came from. */
export interface OpenEnvelope {
  type: 'open';
  seat: number;
  id?: string | null;
}

/** Somebody's phrase, added after so many choices; -1 is before the deal. */
export interface PhraseShown {
  at: number;
  seat: number;
  text: string;
}

/**
 * Where the chance of a table comes from. The secret is empty until it is opened, the
 * fingerprint of the whole game until the game is over.
 */
export interface EnvelopeShown {
  commitment: string;
  secret: string;
  fingerprint: string;
  phrases: PhraseShown[];
  /** Why its fairness cannot be proved; empty where it can. */
  unproved: string;
}

/** Somebody added a phrase, or the envelope was opened. */
export interface EnvelopeTold {
  type: 'envelope';
  envelope: EnvelopeShown;
}
