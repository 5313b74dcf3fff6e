/** Between the page and the network: what was fetched once works without a connection. */

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: string; // changes with every file of the page

const PAGE = "/";
const FILES = `lastcall-files-${BUILD}`;
const ANSWERS = "lastcall-answers"; // what the server said about cards, rules and itself
const KEPT = new Set(["/api/about", "/api/me", "/api/cards", "/api/rules"]);

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      await (await caches.open(FILES)).add(new Request(PAGE, { cache: "no-cache" }));
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== FILES && name !== ANSWERS) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

/** From here if it is here; its name changes with what is in it. */
async function forGood(request: Request): Promise<Response> {
  const files = await caches.open(FILES);
  const found = await files.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone());
  return answer;
}

/** As the server says it; without a connection as it said it last. */
async function newest(request: Request): Promise<Response> {
  const answers = await caches.open(ANSWERS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await answers.put(request, answer.clone());
    return answer;
  } catch (problem) {
    const found = await answers.match(request);
    if (found) return found;
    throw problem;
  }
}

/** Every address is the same page, which knows what to show. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (problem) {
    const found = await (await caches.open(FILES)).match(PAGE);
    if (found) return found;
    throw problem;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(forGood(request));
  else if (KEPT.has(pathname)) event.respondWith(newest(request));
});

/** A table by the day waits: said though no page is open, and not where somebody looks at it already. */
self.addEventListener("push", (event) => {
  const { title = "Last Call", body = "", path = PAGE } = said(event.data);
  event.waitUntil(self.registration.showNotification(title, { body, tag: path, icon: "/icon.svg", badge: "/icon-192.png", data: self.location.origin + path }));
});

function said(data: PushMessageData | null): { title?: string; body?: string; path?: string } {
  try {
    return (data?.json() ?? {}) as object;
  } catch {
    return {};
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = String(event.notification.data);
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const table = open.find(({ url }) => url === wanted);
      await (table ? table.focus() : self.clients.openWindow(wanted));
    })(),
  );
});

export {};
