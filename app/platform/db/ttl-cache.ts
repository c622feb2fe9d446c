import type { EngineContext } from "~/platform/wps/context";
import type { Database } from "./database";

interface CacheEntry {
  readonly value: Promise<unknown>;
  /** UTC ms. */
  readonly until: number;
}

const cacheByDatabase = new WeakMap<Database, Map<string, CacheEntry>>();

/**
 * Returns a cached value, or calls `find` and caches its result. In-process TTL cache with single-flight loading:
 * concurrent callers share one call of `find`, and a failure is not cached.
 *
 * @param name unique in the program; the brand's code is added
 * @param ms time to live
 */
export function cachedForMs<T>(
  { brand, db, now }: Pick<EngineContext, "brand" | "db" | "now">,
  name: string,
  ms: number,
  load: () => Promise<T>,
): Promise<T> {
  const values = cacheByDatabase.get(db) ?? new Map<string, CacheEntry>();
  cacheByDatabase.set(db, values);
  const key = `${brand?.code} ${name}`;
  const found = values.get(key);
  if (found && found.until > now) return found.value as Promise<T>;
  const value = load();
  values.set(key, { value, until: now + ms });
  value.catch(() => values.delete(key));
  return value;
}
