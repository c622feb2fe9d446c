import type { BrandSnapshot } from "~/platform/brands/types";

/** What `/art/qr/<seed>.svg` may be asked for: the types of resources (resources schema), in lower case. */
const TYPES = ["ios", "android", "desktop", "guide"] as const;

/** Where a QR code of that seed leads: the brand's resource of the type, else its download page. Null = no such type. */
export function qrTarget(brand: BrandSnapshot, seed: string): string | null {
  if (!(TYPES as readonly string[]).includes(seed)) return null;
  const { origin, resources } = brand.config;
  const found = Object.values(resources).find(
    ({ resourceType, enabled }) => resourceType.toLowerCase() === seed && enabled !== false,
  );
  return new URL(found?.url ?? "/down", origin).href;
}
