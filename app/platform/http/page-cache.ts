import { LRUCache } from "lru-cache";
import type { AccountClass } from "~/platform/wps/account-types";
import type { Encoding } from "./encoding";
import type { RawHeaders } from "./security";

/** One encoding of a cached page, ready to send. */
export interface Variant {
  readonly body: Buffer;
  /** Strong; differs by encoding. */
  readonly etag: string;
  readonly headers: RawHeaders;
  readonly notModified: RawHeaders;
}

/** Identity of a page. Its rendering must not depend on anything else. */
export interface PageId {
  readonly brand: string;
  /** Version of the snapshot. */
  readonly version: string;
  readonly side: string;
  /** Audience of the page: visitors, or all signed-in accounts of that class. The page has no personal data. */
  readonly account: AccountClass;
  /** True for https. These pages have an additional header. */
  readonly secure: boolean;
  readonly language: string;
  readonly theme: string;
  readonly path: string;
  /** Declared query in declared order, encoded; empty for none. */
  readonly query: string;
}

/** Finished page. */
export interface Page {
  /** By index of `ENCODINGS`. A body that compression does not shrink appears several times. */
  readonly variants: readonly [Variant, Variant, Variant];
  readonly tags: readonly string[];
  /** UTC ms; Infinity = until the brand changes. */
  readonly expiresAt: number;
}

/** Page whose compressions are still running. A request waits for its own encoding only. */
export interface CompressingPage {
  variant(encoding: Encoding): Promise<Variant>;
  /** The finished page, for the cache. */
  readonly whole: Promise<Page>;
}

/**
 * Result of a rendering: a page to cache, or an answer for this request only. With `share`, concurrent requests get the
 * answer, too.
 */
export type RenderResult<T> =
  | { readonly page: Page }
  | { readonly early: CompressingPage }
  | { readonly answer: T; readonly share: boolean };

interface Entry {
  readonly id: PageId;
  readonly page: Page;
}

export interface PageCacheOptions {
  readonly maxBytes: number;
  /** UTC ms. */
  readonly now: () => number;
  /** Returns the version of a brand that is currently served. Pages of other versions are not cached. */
  readonly versionOf: (brand: string) => string | undefined;
}

/** Maximum number of cached pages with a query, per brand and path: random query values cannot evict other pages. */
const MAX_QUERIES = 64;
/** Estimated size of an entry without its bodies, in bytes. */
const OVERHEAD = 4_096;

export interface PageCache<T> {
  /** Returns the cached page, or undefined. Cheap: one look-up. */
  get(key: string): Page | undefined;
  /** Returns the cached page, or the result of `produce`. Concurrent requests for one key share a single `produce`. */
  load(key: string, id: PageId, produce: () => Promise<RenderResult<T>>): Promise<RenderResult<T>>;
  /** Drops the pages that have one of the tags. */
  dropTags(tags: readonly string[], brand?: string): void;
  /** Drops the brand's pages of all versions except the current one. */
  dropOldVersions(brand: string): void;
  size(): { bytes: number; entries: number };
}

/** Returns the cache key of a page. Throws without a brand or version. */
export function pageKey(id: PageId): string {
  if (id.brand === "" || id.version === "") throw new Error("the cache key of a page needs a brand and a version");
  return `${id.brand}\n${id.version}\n${id.side}\n${id.account}\n${id.secure ? "s" : ""}\n${id.language}\n${id.theme}\n${id.path}\n${id.query}`;
}

function bytesOf(page: Page): number {
  const bodies = new Set(page.variants.map((variant) => variant.body));
  return [...bodies].reduce((sum, body) => sum + body.length, OVERHEAD);
}

/** LRU store of pages, limited in bytes. Pages with a query are also limited per brand and path. */
class Store {
  readonly entries: LRUCache<string, Entry>;
  readonly queries = new Map<string, number>();

  constructor(maxBytes: number) {
    this.entries = new LRUCache({
      // 0 would mean no limit; every page is larger than one byte.
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ page }) => bytesOf(page),
      onInsert: ({ id }) => this.countQuery(id, 1),
      dispose: ({ id }) => this.countQuery(id, -1),
    });
  }

  private countQuery(id: PageId, by: number): void {
    if (id.query === "") return;
    const group = `${id.brand}\n${id.path}`;
    const count = (this.queries.get(group) ?? 0) + by;
    if (count > 0) this.queries.set(group, count);
    else this.queries.delete(group);
  }

  removeWhere(test: (entry: Entry) => boolean): void {
    for (const [key, entry] of [...this.entries]) if (test(entry)) this.entries.delete(key);
  }

  add(key: string, id: PageId, page: Page): void {
    const full = id.query !== "" && (this.queries.get(`${id.brand}\n${id.path}`) ?? 0) >= MAX_QUERIES;
    if (!full) this.entries.set(key, { id, page });
  }
}

/** Resolves once a page is finished. Until then, concurrent requests share the rendering. */
async function untilFinished(flight: Promise<RenderResult<unknown>>): Promise<void> {
  const produced = await flight;
  if ("early" in produced) await produced.early.whole;
}

/** Renders a page that is not in the cache. */
type Produce<T> = () => Promise<RenderResult<T>>;

/** Creates an empty page cache. `T` is the type of an answer that is not cached. */
export function createPageCache<T>(options: PageCacheOptions): PageCache<T> {
  const store = new Store(options.maxBytes);
  const runningRenders = new Map<string, Promise<RenderResult<T>>>();
  /** Incremented with every drop of tags: a rendering that started earlier may contain old data. */
  let drops = 0;

  async function renderAndCache(key: string, id: PageId, produce: Produce<T>): Promise<RenderResult<T>> {
    const before = drops;
    const produced = await produce();
    const keep = (page: Page) => {
      const fresh = drops === before && options.versionOf(id.brand) === id.version;
      if (fresh && page.expiresAt > options.now()) store.add(key, id, page);
    };
    if ("page" in produced) keep(produced.page);
    if ("early" in produced) produced.early.whole.then(keep, () => {});
    return produced;
  }

  function get(key: string): Page | undefined {
    const entry = store.entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.page.expiresAt !== Number.POSITIVE_INFINITY && entry.page.expiresAt <= options.now()) {
      store.entries.delete(key);
      return undefined;
    }
    return entry.page;
  }

  return {
    get,
    async load(key, id, produce) {
      const page = get(key);
      if (page !== undefined) return { page };
      const running = runningRenders.get(key);
      if (running === undefined) {
        const flight = renderAndCache(key, id, produce);
        runningRenders.set(key, flight);
        untilFinished(flight)
          .catch(() => {})
          .finally(() => runningRenders.delete(key));
        return flight;
      }
      // A failure or a personal answer of another request is not shared: render for this request only.
      const shared = await running.catch(() => null);
      return shared !== null && ("page" in shared || "early" in shared || shared.share) ? shared : produce();
    },
    dropTags(tags, brand) {
      drops += 1;
      const hit = (entry: Entry) => entry.page.tags.some((tag) => tags.includes(tag));
      store.removeWhere((entry) => (brand === undefined || entry.id.brand === brand) && hit(entry));
    },
    dropOldVersions(brand) {
      const current = options.versionOf(brand);
      store.removeWhere((entry) => entry.id.brand === brand && entry.id.version !== current);
    },
    size: () => ({ bytes: store.entries.calculatedSize, entries: store.entries.size }),
  };
}
