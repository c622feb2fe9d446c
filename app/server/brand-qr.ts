import QRCode from "qrcode";
import type { BrandSnapshot } from "~/tenant/types";

/** What `/art/qr/<seed>.svg` may be asked for: the types of resources (resources schema), in lower case. */
const TYPES = ["ios", "android", "desktop", "guide"] as const;

/** Modules of white around the code that readers need. */
const QUIET = 4;

/** Where a QR code of that seed leads: the brand's resource of the type, else its download page. Null = no such type. */
export function qrTarget(brand: BrandSnapshot, seed: string): string | null {
  if (!(TYPES as readonly string[]).includes(seed)) return null;
  const { origin, resources } = brand.config;
  const found = Object.values(resources).find(
    ({ resourceType, enabled }) => resourceType.toLowerCase() === seed && enabled !== false,
  );
  return new URL(found?.url ?? "/down", origin).href;
}

/** A QR code of a text as SVG: dark on white whatever the theme, since readers fail on the inverse. */
export function drawQr(text: string): string {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: "M" }).modules;
  let d = "";
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!data[y * size + x]) continue;
      const start = x;
      while (x + 1 < size && data[y * size + x + 1]) x += 1;
      d += `M${start} ${y}h${x - start + 1}v1H${start}z`;
    }
  }
  const whole = size + 2 * QUIET;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${whole} ${whole}" width="${whole * 8}" height="${whole * 8}" shape-rendering="crispEdges">` +
    `<path d="M${-QUIET} ${-QUIET}h${whole}v${whole}h${-whole}z" fill="#fff"/><path d="${d}" fill="#111"/></svg>`
  );
}
