/** The page number that an address names (query `no`); 1 for anything that is none. */
export function addressPage(value: string | undefined): number {
  return /^[1-9]\d{0,3}$/.test(value ?? "") ? Number(value) : 1;
}

/** An address on this page with some of a query: what is empty or undefined is left out, and page 1 goes unsaid. */
export function addressOf(query: Readonly<Record<string, string | number | undefined>>): string {
  const parts = Object.entries(query).filter(([name, value]) => value && !(name === "no" && value === 1));
  return `?${new URLSearchParams(parts.map(([name, value]) => [name, String(value)]))}`;
}
