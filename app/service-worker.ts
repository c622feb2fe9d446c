/**
 * Service worker of a site. Its only purpose: when a page is requested without network, it responds with the brand's offline
 * page, which retries. It stores nothing personal.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetch extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface ServiceWorkerScope {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: WorkerFetch) => void): void;
}

const worker = globalThis as unknown as ServiceWorkerScope;
const PAGE = "/offline.html";
/** Cache name. The script's address contains language, theme and logo, so each combination has its cache. */
const CACHE_NAME = `offline ${location.search}`;

/**
 * Stores the offline page and its logo. Bypasses the HTTP cache, because language and theme must be the visitor's current ones.
 */
async function cacheOfflinePage(): Promise<void> {
  const page = await fetch(PAGE, { cache: "reload" });
  if (!page.ok) throw new Error(PAGE);
  const [, logo] = /<img src="([^"]+)"/.exec(await page.clone().text()) ?? [];
  const kept = await caches.open(CACHE_NAME);
  await kept.put(PAGE, page);
  if (logo) await kept.add(logo.replaceAll("&amp;", "&")).catch(() => {});
}

async function deleteOtherCaches(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== CACHE_NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function pageOr({ preloadResponse, request }: WorkerFetch): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(cacheOfflinePage().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => {
  const enable = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([enable, deleteOtherCaches(), worker.clients.claim()]));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") return event.respondWith(pageOr(event));
  // Serves the offline page's logo; all other requests are not intercepted.
  if (request.destination === "image" && !navigator.onLine)
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
