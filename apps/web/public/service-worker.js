/*
 * Shows visited pages and one's own orders without a connection (ADR 0125). Everything is asked of the network first;
 * what is kept here is only for the time without one. The address of the API stands in the worker's own address.
 */
const API = new URL(self.location.href).searchParams.get('api') ?? '';
/** Files of the build have a hash in their names and never change. */
const FILES = 'suki-files';
/** Pages that hold nothing of a person: the browser fills those of an account in (ADR 0008). */
const PAGES = 'suki-pages';
/** Pages of one's own orders (ADR 0152) and answers of the API about them; deleted when the person leaves. */
const PRIVATE = 'suki-private';
const OFFLINE_PAGE = '/offline';
const MOST = { [FILES]: 200, [PAGES]: 40, [PRIVATE]: 60 };

/** Counts the times that private answers were forgotten: an answer that was asked for before is not kept after. */
let forgotten = 0;

async function keep(name, request, response) {
  const cache = await caches.open(name);
  await cache.put(request, response);
  const keys = await cache.keys();
  // The oldest come first.
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[name])).map((key) => cache.delete(key)));
}

async function forget() {
  forgotten += 1;
  await caches.delete(PRIVATE);
}

/** Keeps what was asked for before `begun` changed; a person may also leave while it is written. */
async function keepPrivately(begun, request, response) {
  if (begun === forgotten) await keep(PRIVATE, request, response);
  if (begun !== forgotten) await caches.delete(PRIVATE);
}

async function file(request) {
  const kept = await caches.match(request, { cacheName: FILES });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) await keep(FILES, request, response.clone());
  return response;
}

async function page(event, name) {
  const { request } = event;
  const begun = forgotten;
  try {
    const response = await fetch(request);
    const isPage = response.ok && !response.redirected && response.type === 'basic';
    // The page of an order leads to the sign-in once the session is over.
    if (!isPage && name === PRIVATE && response.type === 'opaqueredirect') await forget();
    const copy = isPage ? response.clone() : undefined;
    if (isPage && name === PRIVATE) event.waitUntil(keepPrivately(begun, request.url, copy));
    else if (isPage) event.waitUntil(keep(name, request.url, copy));
    return response;
  } catch (error) {
    const kept =
      (await caches.match(request.url, { cacheName: name })) ??
      (await caches.match(OFFLINE_PAGE, { cacheName: PAGES }));
    if (kept !== undefined) return kept;
    throw error;
  }
}

/** True when the API refuses the person, or their profile says that the account is suspended. */
async function isRefused(address, response) {
  if (response.status === 401 || response.status === 403) return true;
  if (!response.ok || address.pathname !== '/user') return false;
  const { suspension } = await response.clone().json();
  return suspension?.account === true;
}

async function ownOrder(event, address) {
  const { request } = event;
  const begun = forgotten;
  try {
    const response = await fetch(request);
    if (await isRefused(address, response)) await forget();
    else if (response.ok) event.waitUntil(keepPrivately(begun, request.url, response.clone()));
    return response;
  } catch (error) {
    const kept = await caches.match(request.url, { cacheName: PRIVATE });
    if (kept !== undefined) return kept;
    throw error;
  }
}

/** The order of an id, the lists of orders, and the caller's own profile, which every page of an account reads. */
function isOwnOrder({ origin, pathname }) {
  return origin === API && /^\/(order\/(list|ord_[^/]+)|user)$/.test(pathname);
}

/** The only pages whose HTML holds data of a person; they stand beside the answers and go with them. */
function isOrderPage({ pathname }) {
  return pathname.startsWith('/order/');
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(PAGES).then((cache) => cache.add(OFFLINE_PAGE)));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(forget());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const address = new URL(request.url);
  if (isOwnOrder(address)) event.respondWith(ownOrder(event, address));
  else if (address.origin !== self.location.origin) return;
  else if (request.mode === 'navigate') event.respondWith(page(event, isOrderPage(address) ? PRIVATE : PAGES));
  else if (address.pathname.startsWith('/_next/static/')) event.respondWith(file(request));
});
