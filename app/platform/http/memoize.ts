import { LRUCache } from "lru-cache";

/**
 * Memoises a pure function of a header. Bounded to `limit` entries with short keys, so hostile values cannot exhaust
 * the memory. Frequently used values stay (LRU).
 */
export function memoize<T>(compute: (key: string) => T, limit = 1_000, maxKeyLength = 256): (key: string) => T {
  const cache = new LRUCache<string, { readonly value: T }>({ max: limit });
  return (key) => {
    const known = cache.get(key);
    if (known !== undefined) return known.value;
    const value = compute(key);
    if (key.length <= maxKeyLength) cache.set(key, { value });
    return value;
  };
}
