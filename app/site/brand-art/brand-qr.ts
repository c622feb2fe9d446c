import type { BrandSnapshot } from "~/platform/brands/types";

/** Valid seeds of `/art/qr/<seed>.svg`: the resource types (resources schema), in lower case. */
const TYPES = ["ios", "android", "desktop", "guide"] as const;

/** Returns the target of a QR code: the brand's resource of that type, else its download page. Null for unknown types. */
export function qrTarget(brand: BrandSnapshot, seed: string): string | null {
  if (!(TYPES as readonly string[]).includes(seed)) return null;
  const { origin, resources } = brand.config;
  const found = Object.values(resources).find(
    ({ resourceType, enabled }) => resourceType.toLowerCase() === seed && enabled !== false,
  );
  return new URL(found?.url ?? "/down", origin).href;
}
