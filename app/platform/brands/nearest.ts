/**
 * Returns the known word closest to a mistyped one, or undefined when none is close. Allowed distance: two letters or a third of
 * the word; one letter in words of up to three, where words with the same first letter are preferred. Ignores case.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const given = word.slice(0, 64).toLowerCase();
  let best: string | undefined;
  const isShort = given.length <= 3;
  let least = isShort ? 2 : Math.max(2, Math.floor(given.length / 3)) + 1;
  for (const candidate of known) {
    const lower = candidate.toLowerCase();
    const other = isShort && lower[0] !== given[0] ? 0.5 : 0;
    const distance = editDistance(given, lower, Math.ceil(least)) + other;
    if (distance >= least) continue;
    least = distance;
    best = candidate;
  }
  return best;
}

/** Returns the number of edits between two words, at most `limit`. A swap of two adjacent letters counts as one edit. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
    }
    before = previous;
    previous = row;
  }
  return Math.min(previous[b.length] ?? limit, limit);
}
