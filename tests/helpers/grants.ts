/** Lets a brand reach servers of this machine, as whoever runs a server writes it. */
export function reach(brand: string, ...addresses: readonly string[]): { readonly INTERNAL_ADDRESSES: string } {
  return { INTERNAL_ADDRESSES: addresses.map((address) => `${brand}@${new URL(address).host}`).join() };
}

/** Gives brands a secret, and says where they may send it: an address, or null for one that only checks what comes in. */
export function give(
  variable: string,
  secret: string,
  brands: readonly string[],
  ...addresses: readonly (string | null)[]
): Readonly<Record<string, string>> {
  const entries = brands.flatMap((brand) =>
    addresses.map((address) => (address === null ? brand : `${brand}@${new URL(address).host}`)),
  );
  return { [variable]: secret, [`${variable}_FOR`]: entries.join() };
}
