import type { BrandSnapshot, Closure } from "~/tenant/types";

/** How staff closed a vendor or a category; undefined where it is open. One whose time is over is not among them. */
export function closureOf(brand: BrandSnapshot, kind: Closure["kind"], name: string): Closure | undefined {
  return brand.closures.find((closure) => closure.kind === kind && closure.name === name);
}

/** What keeps a game from being played: its vendor or its category is closed; undefined for a game that is open. */
export function closureOfGame(brand: BrandSnapshot, vendor: string, category: string): Closure | undefined {
  if (brand.closures.length === 0) return undefined;
  return closureOf(brand, "vendor", vendor) ?? closureOf(brand, "category", category);
}
