interface Sortable {
  readonly order?: number;
  readonly enabled?: boolean;
}

/** The entries of an object that an operator wrote, without disabled ones: by `order` (0 when absent), then by id. */
export function sorted<T extends Sortable>(entries: Readonly<Record<string, T>>): (readonly [id: string, entry: T])[] {
  return Object.entries(entries)
    .filter(([, entry]) => entry.enabled !== false)
    .sort(([a, one], [b, two]) => (one.order ?? 0) - (two.order ?? 0) || (a < b ? -1 : 1));
}
