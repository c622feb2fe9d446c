import { LRUCache } from "lru-cache";
import type { AccountClass } from "~/platform/wps/account-types";
import type { Encoding } from "./encoding";
import type { RawHeaders } from "./security";

/** One encoding of a kept page, ready to be written. */
export interface Variant {
  readonly body: Buffer;
  /** Strong, differs by encoding. */
  readonly etag: string;
  readonly headers: RawHeaders;
  readonly notModified: RawHeaders;
}

/** What makes a page this page and no other. Nothing else may reach its render. */
export interface PageId {
  readonly brand: string;
  /** The snapshot's version. */
  readonly version: string;
  readonly side: string;
  /** Whose page it is: of visitors, or of everybody who is signed in to that kind of account. Nothing personal is in it. */
  readonly account: AccountClass;
  /** Over https; pages then carry one header more. */
  readonly secure: boolean;
  readonly language: string;
  readonly theme: string;
  readonly path: string;
  /** The declared query in declared order, encoded; empty for none. */
  readonly query: string;
}

/** A finished page. */
export interface Page {
  /** By index of `ENCODINGS`; bodies that compression does not shrink stand under several. */
  readonly variants: readonly [Variant, Variant, Variant];
  readonly tags: readonly string[];
  /** UTC ms; Infinity = until the brand changes. */
  readonly expiresAt: number;
}

/** A page whose compressions are still under way: who asks waits for his own encoding alone. */
export interface EarlyPage {
  variant(encoding: Encoding): Promise<Variant>;
  /** The finished page, to be kept. */
  readonly whole: Promise<Page>;
}

/** What a render came to: a page to keep, or an answer for this request (and, when `share`, for those who waited). */
export type Produced<T> =
  | { readonly page: Page }
  | { readonly early: EarlyPage }
  | { readonly answer: T; readonly share: boolean };

interface Entry {
  readonly id: PageId;
  readonly page: Page;
}

export interface PageCacheOptions {
  readonly maxBytes: number;
  /** UTC ms. */
  readonly now: () => number;
  /** The version of a brand that is served now; pages of another are not kept. */
  readonly versionOf: (brand: string) => string | undefined;
}

/** Pages with a query, kept for one path of one brand: made-up values push out nothing else. */
const MAX_QUERIES = 64;
/** What an entry costs beside its bodies. */
const OVERHEAD = 4_096;

export interface PageCache<T> {
  /** The kept page, or undefined. Cheap: one look-up. */
  get(key: string): Page | undefined;
  /** The kept page, or what `produce` makes. Requests for the same key at the same time share one `produce`. */
  load(key: string, id: PageId, produce: () => Promise<Produced<T>>): Promise<Produced<T>>;
  /** Drops the pages that show one of the tags. */
  dropTags(tags: readonly string[], brand?: string): void;
  /** Drops the brand's pages of other versions than the one served now. */
  dropOldVersions(brand: string): void;
  size(): { bytes: number; entries: number };
}

/** The key of a page. Throws without a brand: no brand, no cache. */
export function pageKey(id: PageId): string {
  if (id.brand === "" || id.version === "") throw new Error("a page without a brand has no cache key");
  return `${id.brand}\n${id.version}\n${id.side}\n${id.account}\n${id.secure ? "s" : ""}\n${id.language}\n${id.theme}\n${id.path}\n${id.query}`;
}

function bytesOf(page: Page): number {
  const bodies = new Set(page.variants.map((variant) => variant.body));
  return [...bodies].reduce((sum, body) => sum + body.length, OVERHEAD);
}

/** Least recently used pages, capped in bytes; those with a query are counted by path of a brand. */
class Store {
  readonly entries: LRUCache<string, Entry>;
  readonly queries = new Map<string, number>();

  constructor(maxBytes: number) {
    this.entries = new LRUCache({
      // 0 would mean no cap; no page is as small as one byte.
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

/** Resolves once a page is kept; until then, concurrent requests share the render. */
async function landed(flight: Promise<Produced<unknown>>): Promise<void> {
  const produced = await flight;
  if ("early" in produced) await produced.early.whole;
}

/** Makes an empty cache of finished pages. `T` is an answer that is not kept. */
export function createPageCache<T>(options: PageCacheOptions): PageCache<T> {
  const store = new Store(options.maxBytes);
  const flights = new Map<string, Promise<Produced<T>>>();
  /** Grows with every dropped tag: a render that began before may hold old data. */
  let drops = 0;

  async function fly(key: string, id: PageId, produce: () => Promise<Produced<T>>): Promise<Produced<T>> {
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
      const running = flights.get(key);
      if (running === undefined) {
        const flight = fly(key, id, produce);
        flights.set(key, flight);
        landed(flight)
          .catch(() => {})
          .finally(() => flights.delete(key));
        return flight;
      }
      // Somebody else's failure or personal answer is not ours: render for this request alone.
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
