/* The service worker: keeps the shell of the page, so that it opens without a network and says so itself.
   The build fills in its name and the list of files; tables and moves always come from the server. */

const CACHE = 'lunatheque-__BUILD__';
const SHELL = ['__SHELL__'];
/** What every page begins with. */
const FIRST = ['/api/games', '/api/words/en', '/api/words/fr'];
/** What the server may be asked again later, and meanwhile is shown as it was. */
const KEPT = /^\/api\/(words\/|games($|\/))/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...SHELL, ...FIRST])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('lunatheque-') && name !== CACHE);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, '/'));
  else if (SHELL.includes(address.pathname)) event.respondWith(kept(request));
  else if (KEPT.test(address.pathname)) event.respondWith(fresh(request, request));
});

/** Files of the shell have their contents in their names: the kept one is the right one. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** From the server, or, without a network, as it was last. */
async function fresh(request, key) {
  try {
    const response = await fetch(request);
    if (response.ok && response.type === 'basic') {
      const cache = await caches.open(CACHE);
      await cache.put(key, response.clone());
    }
    return response;
  } catch (error) {
    const last = await caches.match(key);
    if (last) return last;
    throw error;
  }
}
