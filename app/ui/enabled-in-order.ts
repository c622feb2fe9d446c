interface Sortable {
  readonly order?: number;
  readonly enabled?: boolean;
}

/** Returns the enabled entries of a configured object, sorted by `order` (default 0), then by id. */
export function enabledInOrder<T extends Sortable>(
  entries: Readonly<Record<string, T>>,
): (readonly [id: string, entry: T])[] {
  return Object.entries(entries)
    .filter(([, entry]) => entry.enabled !== false)
    .sort(([a, one], [b, two]) => (one.order ?? 0) - (two.order ?? 0) || (a < b ? -1 : 1));
}
