import { expect, test } from "vitest";
import { createPageCache, type Page, type PageId, pageKey } from "~/platform/http/page-cache";

const kB = 1_024;

function aPage(bytes: number, expiresAt = Number.POSITIVE_INFINITY): Page {
  const variant = { body: Buffer.alloc(bytes), etag: '"a"', headers: [], notModified: [] };
  return { variants: [variant, variant, variant], tags: [], expiresAt };
}

const anId = (path: string, query = ""): PageId => {
  const where = { brand: "a", version: "v1", side: "member", account: "visitor", secure: false } as const;
  return { ...where, language: "EN", theme: "light", query, path };
};

function aCache(maxBytes: number, clock = { now: 0 }) {
  const cache = createPageCache<string>({ maxBytes, now: () => clock.now, versionOf: () => "v1" });
  const put = (path: string, page: Page) => cache.load(pageKey(anId(path)), anId(path), async () => ({ page }));
  const has = (path: string) => cache.get(pageKey(anId(path))) !== undefined;
  return { cache, put, has, clock };
}

test("the cache never exceeds its byte limit, and a page larger than the limit is not cached", async () => {
  const { cache, put, has } = aCache(100 * kB);
  for (let page = 0; page < 50; page += 1) {
    await put(`/${page}`, aPage(20 * kB));
    expect(cache.size().bytes).toBeLessThanOrEqual(100 * kB);
  }
  expect(cache.size().entries).toBe(4);
  await put("/big", aPage(101 * kB));
  expect(has("/big")).toBe(false);
});

test("a requested page stays, and the least recently used page is evicted", async () => {
  const { put, has } = aCache(60 * kB);
  await put("/kept", aPage(20 * kB));
  await put("/lost", aPage(20 * kB));
  has("/kept");
  await put("/new", aPage(20 * kB));
  expect([has("/kept"), has("/lost"), has("/new")]).toEqual([true, false, true]);
});

test("the 64 entries of a path for pages with a query become free when those pages are dropped or evicted", async () => {
  const { cache, put } = aCache(200 * kB);
  const putQueries = async (from: number) => {
    for (let page = from; page < from + 70; page += 1) {
      const id = anId("/help", `page=${page}`);
      await cache.load(pageKey(id), id, async () => ({ page: { ...aPage(0), tags: ["help"] } }));
    }
  };
  await putQueries(0);
  // Each page has an overhead of 4 kB: 50 pages fill the cache.
  expect(cache.size()).toEqual({ bytes: 200 * kB, entries: 50 });
  cache.dropTags(["help"]);
  expect(cache.size()).toEqual({ bytes: 0, entries: 0 });
  await putQueries(100);
  expect(cache.size().entries).toBe(50);
  await put("/big", aPage(190 * kB));
  await putQueries(200);
  expect(cache.size().entries).toBe(50);
});

test("a page expires after its maxAge", async () => {
  const { put, has, clock } = aCache(100 * kB);
  await put("/", aPage(kB, 5_000));
  clock.now = 4_999;
  expect(has("/")).toBe(true);
  clock.now = 5_000;
  expect(has("/")).toBe(false);
});

test("a limit of 0 disables the cache", async () => {
  const { put, has } = aCache(0);
  await put("/", aPage(1));
  expect(has("/")).toBe(false);
});

/** Returns a page with one compression pending until `finish` is called. */
function anEarlyPage() {
  const page = aPage(kB);
  let finish = () => {};
  const late = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const whole = late.then(() => page);
  const variant = async (encoding: string) => {
    if (encoding === "br") await late;
    return page.variants[0];
  };
  return { early: { variant, whole }, finish };
}

test("requests for a new page wait only for their encoding, render once, and the page is cached when all encodings are ready", async () => {
  const { cache, has } = aCache(100 * kB);
  const { early, finish } = anEarlyPage();
  let renders = 0;
  const ask = () =>
    cache.load(pageKey(anId("/")), anId("/"), async () => {
      renders += 1;
      return { early };
    });
  const [first, second] = [await ask(), await ask()];
  for (const one of [first, second]) expect("early" in one && (await one.early.variant("identity"))).toBeTruthy();
  expect([renders, has("/")]).toEqual([1, false]);
  finish();
  await early.whole;
  await expect.poll(() => has("/")).toBe(true);
  expect("page" in (await ask())).toBe(true);
});

test("a page whose compression fails is not cached, and the next request renders it again", async () => {
  const { cache, has } = aCache(100 * kB);
  const whole = Promise.reject(new Error("no memory"));
  whole.catch(() => {});
  const broken = { early: { variant: async () => aPage(kB).variants[0], whole } };
  const ask = (page: typeof broken | { page: Page }) => cache.load(pageKey(anId("/")), anId("/"), async () => page);
  await ask(broken);
  await expect.poll(async () => "page" in (await ask({ page: aPage(kB) }))).toBe(true);
  expect(has("/")).toBe(true);
});
