/**
 * Runs beside all pages of a site. It answers nothing by itself but one case: a page that is asked for while there is no
 * network is the brand's own offline page, which tries again. Nothing personal is kept.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetch extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: WorkerFetch) => void): void;
}

const worker = globalThis as unknown as Worker;
const PAGE = "/offline.html";
/** The address of this script names language, theme and version of the brand: each has a page of its own. */
const KEPT = `offline ${location.search}`;

/** Fetches the page and its logo. The browser asks anew: language and theme are those of the visitor now. */
async function keep(): Promise<void> {
  const page = await fetch(PAGE, { cache: "reload" });
  if (!page.ok) throw new Error(PAGE);
  const [, logo] = /<img src="([^"]+)"/.exec(await page.clone().text()) ?? [];
  const kept = await caches.open(KEPT);
  await kept.put(PAGE, page);
  if (logo) await kept.add(logo.replaceAll("&amp;", "&")).catch(() => {});
}

async function forgetOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== KEPT);
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

worker.addEventListener("install", (event) => event.waitUntil(keep().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => {
  const enable = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([enable, forgetOthers(), worker.clients.claim()]));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") return event.respondWith(pageOr(event));
  // The offline page's logo; everything else goes its usual way.
  if (request.destination === "image" && !navigator.onLine)
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
