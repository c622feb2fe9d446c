/** Parses the page number of an address (query `no`); 1 if invalid. */
export function pageNumberFrom(value: string | undefined): number {
  return /^[1-9]\d{0,3}$/.test(value ?? "") ? Number(value) : 1;
}

/** Builds an address relative to this page from a query. Empty values and page 1 are omitted. */
export function queryAddress(query: Readonly<Record<string, string | number | undefined>>): string {
  const parts = Object.entries(query).filter(([name, value]) => value && !(name === "no" && value === 1));
  return `?${new URLSearchParams(parts.map(([name, value]) => [name, String(value)]))}`;
}
