/** Returns the setting that lets a brand reach servers of this machine, as an operator writes it. */
export function internalAddressesEnv(
  brand: string,
  ...addresses: readonly string[]
): { readonly INTERNAL_ADDRESSES: string } {
  return { INTERNAL_ADDRESSES: addresses.map((address) => `${brand}@${new URL(address).host}`).join() };
}

/**
 * Returns the variables that give brands a secret, with the permitted addresses; null for a secret that only verifies incoming
 * messages.
 */
export function grantedSecretEnv(
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
