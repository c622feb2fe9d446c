import type { BrandSnapshot, Closure } from "~/platform/brands/types";

/** How staff closed a vendor or a category; undefined where it is open. One whose time is over is not among them. */
export function closureOf(brand: BrandSnapshot, kind: Closure["kind"], name: string): Closure | undefined {
  return brand.closures.find((closure) => closure.kind === kind && closure.name === name);
}

/**
 * What keeps a game from being played: its vendor or its category is closed; undefined for a game that is open.
 * @param country ISO code of where the player is; null where that is not known or does not count: then only what is
 * closed for everybody keeps him from it
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
