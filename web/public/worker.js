/**
 * The page without a network: its files, words and pictures, and finished matches that were opened before.
 *
 * The network always goes first, but for files whose name changes with their content: nobody is left with an old page.
 * What a running table tells is never kept.
 */
const FILES = 'panj-files';
const ANSWERS = 'panj-answers';
const MATCHES = 'panj-matches';
const SHELL = '/';
const PLAIN = ['/icon.svg', '/icon-192.png', '/manifest.webmanifest'];
/** So many files of older pages may stay beside those of this one. */
const MOST_FILES = 400;

const isFile = (path) => path.startsWith('/assets/') || path.startsWith('/boards/');
const isKept = (path) => /^\/api\/v1\/(words|games|bots|learn|me$|tables$)/.test(path);
const table = (path) => /^\/api\/v1\/tables\/([0-9a-f]{32})(\/replay)?$/.exec(path);
const over = (status) => status === 'over' || status === 'abandoned';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll([SHELL, ...PLAIN])));
  self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
/** What a page had loaded before there was a worker. */
self.addEventListener('message', (event) => {
  const wanted = [].concat(event.data?.keep ?? []).map((each) => new URL(each, self.location.origin));
  event.waitUntil(Promise.all(wanted.filter((url) => url.origin === self.location.origin).map(keepLoaded)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method !== 'GET') {
    // Whoever comes or goes: the next person at this browser finds no matches of the one before.
    if (/^\/api\/v1\/(login|logout|account)$/.test(url.pathname))
      event.waitUntil(Promise.all([caches.delete(MATCHES), caches.delete(ANSWERS)]));
    return;
  }
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (isFile(url.pathname)) event.respondWith(file(request));
  else if (PLAIN.includes(url.pathname)) event.respondWith(freshest(event, FILES));
  else if (isKept(url.pathname)) event.respondWith(freshest(event, ANSWERS));
  else if (table(url.pathname)) event.respondWith(match(event, url));
});

async function keepLoaded(url) {
  if (isFile(url.pathname)) await file(new Request(url));
  else if (isKept(url.pathname)) await keepAnswer(url.href, await fetch(url));
  else if (table(url.pathname)) {
    const answer = await fetch(url);
    if (answer.ok) await keepIfOver(url, plainKey(url), answer);
  }
}

async function keepAnswer(key, answer) {
  if (answer.ok) await keep(ANSWERS, key, answer);
}

/** The page of any address: all have the same, whose script looks at the address. */
async function page(event) {
  const { pathname } = new URL(event.request.url);
  try {
    const answer = await fetch(event.request);
    const isShell = answer.ok && !pathname.startsWith('/learn') && !pathname.endsWith('/text');
    if (isShell && (answer.headers.get('content-type') ?? '').startsWith('text/html'))
      event.waitUntil(keep(FILES, SHELL, answer.clone()).then(tidy));
    return answer;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** A file whose name changes with its content. */
async function file(request) {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await keep(FILES, request, answer.clone());
  return answer;
}

/** What changes now and then: as it is now, or as it was. */
async function freshest(event, name) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(name, event.request, answer.clone()));
    await tell('online');
    return answer;
  } catch {
    return known(event.request);
  }
}

/** A match: kept as soon as it is over, with all its moments, so that it can be replayed. */
async function match(event, url) {
  const key = plainKey(url);
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keepIfOver(url, key, answer.clone()));
    await tell('online');
    return answer;
  } catch {
    return known(key);
  }
}

async function keepIfOver(url, key, answer) {
  const [, id, replay] = table(url.pathname);
  const cache = await caches.open(MATCHES);
  const found = await answer.clone().json();
  if (replay ? !(await cache.match(`/api/v1/tables/${id}`)) : !over(found.status)) return;
  await cache.put(key, answer);
  if (replay) return;
  const first = await fetch(`${url.pathname}/replay?at=0`);
  if (!first.ok) return;
  const moves = (await first.clone().json()).who.length;
  await cache.put(`${url.pathname}/replay?at=0`, first);
  for (let at = 1; at <= moves; at += 1) {
    const place = `${url.pathname}/replay?at=${at}`;
    if (await cache.match(place)) continue;
    const moment = await fetch(place);
    if (!moment.ok) return; // too many requests: the rest is kept with the next visit
    await cache.put(place, moment);
  }
}

/** The address as it is kept: `?at=3&` is `?at=3`. */
function plainKey(url) {
  const query = url.search.replace(/&$/, '').replace(/^\?$/, '');
  return url.pathname + query;
}

/** What was kept; told to the page, which says that it is offline. */
async function known(key) {
  const found = await caches.match(key, { ignoreVary: true });
  await tell('offline');
  return found ?? Response.error();
}

let told = 'online';
/** Tell all pages that the network is gone, and once that it is back. */
async function tell(news) {
  if (told === news && news === 'online') return;
  told = news;
  for (const client of await self.clients.matchAll()) client.postMessage(news);
}

async function keep(name, key, answer) {
  await (await caches.open(name)).put(key, answer);
}

/** The oldest files go: every new page has others. */
async function tidy() {
  const cache = await caches.open(FILES);
  const files = (await cache.keys()).filter(({ url }) => isFile(new URL(url).pathname));
  await Promise.all(files.slice(0, Math.max(0, files.length - MOST_FILES)).map((old) => cache.delete(old)));
}
