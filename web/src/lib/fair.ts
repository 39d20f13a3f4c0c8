// Fair play: what a browser adds to the chance of a table, and what it keeps to check afterwards.
const SEEN = 'gaslamp.commitments';
const MOST = 200;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A phrase nobody could have known: for whoever types none. */
export function drawnPhrase(): string {
  return [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => LETTERS[byte % 26]).join('');
}

function seen(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** The commitment this browser was shown first at a table: a server that swaps it is found out. */
export function firstSeen(table: string, commitment: string): string {
  const known = seen().find(([id]) => id === table);
  if (known) return known[1];
  try {
    localStorage.setItem(SEEN, JSON.stringify([[table, commitment], ...seen()].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing cannot compare.
  }
  return commitment;
}

/** The SHA-256 of a secret, worked out here; nothing where the browser cannot. */
export async function committed(secret: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return '';
  const bytes = new Uint8Array(secret.match(/../g)!.map((pair) => parseInt(pair, 16)));
  const found = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
