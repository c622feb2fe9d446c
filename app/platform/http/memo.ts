import { LRUCache } from "lru-cache";

/**
 * Remembers a pure function of a header. Bounded: hostile values neither fill the memory (at most `limit` short keys)
 * nor push out what is asked for between them.
 */
export function memo<T>(compute: (key: string) => T, limit = 1_000, maxKey = 256): (key: string) => T {
  const remembered = new LRUCache<string, { readonly value: T }>({ max: limit });
  return (key) => {
    const known = remembered.get(key);
    if (known !== undefined) return known.value;
    const value = compute(key);
    if (key.length <= maxKey) remembered.set(key, { value });
    return value;
  };
}
