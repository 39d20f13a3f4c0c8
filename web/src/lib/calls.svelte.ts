// Being called when it is one's turn: by this browser's own notification while a page is open somewhere,
// by push when none is, and by a feed that any reader can fetch.
import * as api from './api';
import { settings } from './settings.svelte';
import type { Push } from './wire';

const BELL = 'gaslamp.bell';

/** What can be had here: everything, no push, or (on a plain address of the network) neither. */
export type Reach = 'push' | 'page' | 'insecure' | 'refused';

interface Kept {
  bell: string;
  atom: string;
  ical: string;
}

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(BELL) ?? 'null');
  } catch {
    return null;
  }
}

export const calls = $state({ feed: kept(), pushed: false });

/** Browsers notify only where nobody can have changed the page on its way. */
export const secure = (): boolean => isSecureContext && 'serviceWorker' in navigator && typeof Notification !== 'undefined';

/** The service worker, which also shows a page when the server is away. */
export function register(): void {
  if (isSecureContext && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => {});
}

/** Ask the browser, then the server; what can be had. */
export async function callMe(): Promise<Reach> {
  if (!secure()) return 'insecure';
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  settings.calls = true;
  await renew(true);
  return calls.pushed ? 'push' : 'page';
}

/** No notification any more; the feed stays. */
export async function callMeNoMore(): Promise<void> {
  settings.calls = false;
  calls.pushed = false;
  if (calls.feed) await ring(undefined);
}

/** A feed has an address as soon as somebody wants it. */
export async function wantFeed(): Promise<void> {
  await ring((await subscription(false)) ?? undefined);
}

/** Nobody who knows the old address learns anything by it from now on. */
export async function voidFeed(): Promise<void> {
  if (!calls.feed) return;
  await api.stopCalling(calls.feed.bell);
  keepFeed(null);
  if (settings.calls) await renew(false);
}

/** The seats of this browser have changed: what was asked for is for these from now on. */
export async function renew(ask = false): Promise<void> {
  const push = settings.calls ? await subscription(ask) : undefined;
  calls.pushed = !!push;
  if (push || calls.feed) await ring(push);
}

async function ring(push: Push | undefined): Promise<void> {
  keepFeed(await api.callMe({ bell: calls.feed?.bell ?? '', push: push ?? null }));
}

function keepFeed(feed: Kept | null): void {
  calls.feed = feed;
  if (feed) localStorage.setItem(BELL, JSON.stringify(feed));
  else localStorage.removeItem(BELL);
}

/** Where this browser's push service reaches it; none where it has none, or has not been asked. */
async function subscription(make: boolean): Promise<Push | undefined> {
  if (!secure() || Notification.permission !== 'granted') return undefined;
  try {
    const key = await api.callKey();
    const { pushManager } = await navigator.serviceWorker.ready;
    if (!key || !pushManager) return undefined;
    const found = (await pushManager.getSubscription()) ?? (make ? await subscribed(pushManager, key) : null);
    const { endpoint, keys } = found?.toJSON() ?? {};
    return endpoint && keys ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : undefined;
  } catch {
    return undefined;
  }
}

const subscribed = (manager: PushManager, key: string): Promise<PushSubscription> =>
  manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });

/** It is somebody's turn at this browser and nobody looks: as the service worker shows a push. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!settings.calls || !document.hidden || !secure() || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, tag: table, icon: '/icon-192.png', data: { table } });
}
