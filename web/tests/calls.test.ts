import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Shelf } from './kit';

const TOKEN = 'a'.repeat(43);
const BELL = { bell: 'b'.repeat(43), atom: '/atom', ical: '/ical' };
let sent: { path: string; body: unknown; tokens: string | null }[] = [];

/** A browser that is (or is not) in a secure context, with (or without) a subscription. */
async function browser(secure: boolean, endpoint = ''): Promise<typeof import('../src/lib/calls.svelte')> {
  const subscription = { toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) };
  const pushManager = { getSubscription: async () => null, subscribe: async () => (endpoint ? subscription : null) };
  vi.stubGlobal('isSecureContext', secure);
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) }, languages: [] });
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted', permission: 'granted' });
  vi.resetModules();
  const { keep } = await import('../src/lib/keep');
  keep('t', [TOKEN], 'host');
  return await import('../src/lib/calls.svelte');
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal('localStorage', new Shelf());
  vi.stubGlobal('sessionStorage', new Shelf());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('fetch', async (path: string, asked: RequestInit) => {
    const tokens = new Headers(asked.headers).get('Authorization');
    sent.push({ path: path.split('?')[0], body: asked.body ? JSON.parse(String(asked.body)) : null, tokens });
    return { ok: true, json: async () => (asked.method === 'GET' ? { key: 'k' } : BELL) };
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('being called', () => {
  it('is not to be had on a plain address, where nothing is asked of the server', async () => {
    const { callMe } = await browser(false);
    expect(await callMe()).toBe('insecure');
    expect(sent).toEqual([]);
  });

  it('works through a push service, for the seats alone and not for who founded the table', async () => {
    const { callMe, calls } = await browser(true, 'https://push.example/1');
    expect(await callMe()).toBe('push');
    const push = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };
    expect(sent.at(-1)).toEqual({ path: '/api/calls', body: { bell: '', push }, tokens: `Bearer ${TOKEN}` });
    expect(calls.feed).toEqual(BELL);
  });

  it('falls back to the open page where there is no push service', async () => {
    const { callMe, calls } = await browser(true);
    expect(await callMe()).toBe('page');
    expect(calls.feed).toBeNull();
  });

  it('by a feed works anywhere, and its address can be made void', async () => {
    const { calls, voidFeed, wantFeed } = await browser(false);
    await wantFeed();
    expect(sent.at(-1)?.body).toEqual({ bell: '', push: null });
    expect(calls.feed).toEqual(BELL);
    await voidFeed();
    expect(sent.at(-1)?.body).toEqual({ bell: BELL.bell });
    expect(calls.feed).toBeNull();
  });
});
