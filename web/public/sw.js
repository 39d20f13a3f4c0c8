// The service worker: a page for when the server is away, and calls when it is somebody's turn.
const CACHE = 'gaslamp-1';
const OFFLINE = '/api/offline';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([OFFLINE, '/offline.css'])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (new URL(request.url).pathname === '/offline.css') event.respondWith(caches.match('/offline.css').then((css) => css ?? fetch(request)));
});

const at = (client, table) => new URL(client.url).pathname === `/table/${table}`;
const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

// Whoever has the table before their eyes need not be called to it.
self.addEventListener('push', (event) => {
  const call = async () => {
    const { title, body, table } = event.data.json();
    const seen = (await windows()).some((client) => at(client, table) && client.visibilityState === 'visible');
    if (!seen) await self.registration.showNotification(title, { body, tag: table, icon: '/icon-192.png', data: { table } });
  };
  event.waitUntil(call());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data;
  const go = async () => {
    const open = (await windows()).find((client) => at(client, table));
    return open ? open.focus() : self.clients.openWindow(`/table/${table}#mine`);
  };
  event.waitUntil(go());
});
