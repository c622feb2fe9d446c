/** One value for each factor, e.g. `{ brand: "aurora", theme: "dark" }`. */
export type Case = Readonly<Record<string, string | number>>;

/** For a factor, the only other factors to pair it with; all for a factor that is not listed. */
export type Partners = Readonly<Record<string, readonly string[]>>;

/** Returns every pair of values of two factors in a case, and every single value. */
function pairsOf(one: Case, partners: Partners): string[] {
  const factors = Object.keys(one);
  const isPair = (a: string, b: string) => (partners[a]?.includes(b) ?? true) && (partners[b]?.includes(a) ?? true);
  return factors.flatMap((a, at) => [
    `${a}=${one[a]}`,
    ...factors.slice(at + 1).flatMap((b) => (isPair(a, b) ? [`${a}=${one[a]} ${b}=${one[b]}`] : [])),
  ]);
}

/**
 * Selects few of all possible cases, such that every pair of values that occurs in any case occurs in a selected one. Greedy and
 * deterministic: the order of `all` decides between equals.
 */
export function pairwise<C extends Case>(all: readonly C[], partners: Partners = {}): C[] {
  const left = all.map((one) => ({ one, pairs: pairsOf(one, partners) }));
  const open = new Set(left.flatMap(({ pairs }) => pairs));
  const chosen: C[] = [];
  while (open.size > 0) {
    let best = left[0];
    let most = 0;
    for (const candidate of left) {
      const fresh = candidate.pairs.filter((pair) => open.has(pair)).length;
      if (fresh > most) [best, most] = [candidate, fresh];
    }
    if (best === undefined || most === 0) break;
    chosen.push(best.one);
    for (const pair of best.pairs) open.delete(pair);
  }
  return chosen;
}
