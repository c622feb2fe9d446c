/** Deterministic random numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** Returns a number in [low, high). */
  between(low: number, high: number): number;
  /** Returns an integer in [low, high]. */
  whole(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** Creates a generator: FNV-1a hashes the seed, mulberry32 generates the sequence. Not for secrets. */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const unit of seed) {
    state = Math.imul(state ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
