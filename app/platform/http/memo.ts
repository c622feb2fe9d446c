/**
 * Remembers a pure function of a header. Bounded: hostile values neither fill the memory (at most `limit` short keys)
 * nor push out more than one generation.
 */
export function memo<T>(compute: (key: string) => T, limit = 1_000, maxKey = 256): (key: string) => T {
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  return (key) => {
    const known = young.get(key);
    if (known !== undefined) return known;
    const value = old.get(key) ?? compute(key);
    if (key.length > maxKey) return value;
    if (young.size >= limit / 2) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
    return value;
  };
}
