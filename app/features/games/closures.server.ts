import type { BrandSnapshot, Closure } from "~/platform/brands/types";

/** Returns the closure of a vendor or a category by staff; undefined when it is open. Expired closures are already removed. */
export function closureOf(brand: BrandSnapshot, kind: Closure["kind"], name: string): Closure | undefined {
  return brand.closures.find((closure) => closure.kind === kind && closure.name === name);
}

/**
 * Returns the closure of a game's vendor or category; undefined for an open game.
 * @param country ISO code of the player's country; null when unknown or irrelevant: then only closures for all countries apply
 */
export function closureOfGame(
  brand: BrandSnapshot,
  {
    category,
    country,
    vendor,
  }: { readonly vendor: string; readonly category: string; readonly country: string | null },
): Closure | undefined {
  const isMeant = ({ countries, kind, name }: Closure) =>
    name === (kind === "vendor" ? vendor : category) &&
    (countries === undefined || (country !== null && countries.includes(country)));
  return brand.closures.find(isMeant);
}
