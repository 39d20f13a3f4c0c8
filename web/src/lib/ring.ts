// A ring of keys: one person's devices share the seats they hold, without an account. The ring's own key
// is drawn here and travels in a link. Half of what follows from it opens the ring at the server, the other
// half seals what lies on it, so that whoever gets hold of the server's disk reads nothing.
import * as api from './api';
import { held, takeOver, type Kept } from './keep';
import { t } from './words.svelte';

const PLACE = 'gaslamp.ring';
const OFFERED = 'gaslamp.ring.offered';
const KEY = /^[\w-]{43}$/;
const TRIES = 3;

export const canSeal = (): boolean => isSecureContext && globalThis.crypto?.subtle !== undefined;

export function ringKey(): string | null {
  const found = localStorage.getItem(PLACE);
  return found && KEY.test(found) ? found : null;
}

/** The key of a link that somebody has opened and not yet agreed to: who made it would hold these seats, too. */
export function offeredKey(): string | null {
  return sessionStorage.getItem(OFFERED);
}

export function takeRingKey(): void {
  const match = /^#ring=([\w-]{43})$/.exec(location.hash);
  if (!match) return;
  if (match[1] !== ringKey()) sessionStorage.setItem(OFFERED, match[1]);
  history.replaceState(null, '', location.pathname);
}

export const ringLink = (key: string): string => `/#ring=${key}`;

export async function begin(): Promise<string> {
  const key = coded(crypto.getRandomValues(new Uint8Array(32)));
  await sync(key, true);
  localStorage.setItem(PLACE, key);
  return key;
}

/** Agree to the link that was opened. */
export async function join(): Promise<void> {
  const key = offeredKey();
  if (!key) return;
  if (!(await sync(key))) throw new Error(t('ring-void'));
  localStorage.setItem(PLACE, key);
  decline();
}

export function decline(): void {
  sessionStorage.removeItem(OFFERED);
}

/** For all devices; each keeps the seats it holds. */
export async function drop(): Promise<void> {
  const key = ringKey();
  if (key) await api.dropRing(await opens(key));
  localStorage.removeItem(PLACE);
}

/** Fetch what the others hold, add what we do; whether there is a ring. One that was made void is so for every device. */
export async function sync(key = ringKey(), making = false): Promise<boolean> {
  if (!key || !canSeal()) return false;
  const door = await opens(key);
  for (let tries = 1; ; tries++) {
    const found = await api.ring(door);
    if (!found && !making) {
      if (key === ringKey()) localStorage.removeItem(PLACE);
      return false;
    }
    const theirs = found ? await unsealed(key, found.sealed) : {};
    takeOver(theirs);
    const ours = ordered(held());
    if (found && ordered(theirs) === ours) return true;
    try {
      await api.putRing(door, { number: (found?.number ?? 0) + 1, sealed: await sealed(key, ours) });
      return true;
    } catch (refused) {
      // Another device was quicker.
      if (!(refused instanceof api.Refused && refused.code === 'busy') || tries === TRIES) throw refused;
    }
  }
}

/** Alike for what is alike. */
function ordered(kept: Record<string, Kept>): string {
  const rows = Object.entries(kept).map(
    ([table, k]) => [table, { tokens: [...k.tokens].sort(), host: k.host, at: k.at, void: k.void }] as const,
  );
  return JSON.stringify(Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1))));
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const coded = (data: Uint8Array): string =>
  btoa(String.fromCharCode(...data))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const plain = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

async function derived(what: string, key: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(`gaslamp-ring-${what}-${key}`)));
}

export const opens = async (key: string): Promise<string> => coded(await derived('opens', key));
const seal = async (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', await derived('seals', key), 'AES-GCM', false, ['encrypt', 'decrypt']);

export async function sealed(key: string, text: string): Promise<string> {
  const once = crypto.getRandomValues(new Uint8Array(12));
  const body = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: once }, await seal(key), bytes(text)));
  const parts: string[] = [];
  for (let at = 0; at < body.length; at += 3000) parts.push(coded(body.subarray(at, at + 3000)));
  return `${coded(once)}.${parts.join('')}`;
}

export async function unsealed(key: string, text: string): Promise<Record<string, Kept>> {
  const [once, body] = text.split('.');
  const found = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: plain(once) }, await seal(key), plain(body));
  return JSON.parse(new TextDecoder().decode(found)) as Record<string, Kept>;
}
