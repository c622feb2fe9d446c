import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pagesOf } from "~/platform/brands/page-paths";
import type { BrandSnapshot } from "~/platform/brands/types";

export const DEMO_BRANDS = ["aurora", "lotus", "harbor", "pebble"] as const;

/** A demo brand with one change: an inverted flag or a page that is off. */
export interface Variant {
  /** Code of the generated brand, also the first label of its host. */
  readonly code: string;
  readonly brand: string;
  /** Name of the change, for messages: `flag promotions off`, `page VIP off`; `as it is` for the unchanged brand. */
  readonly name: string;
  /** The changed flag or page; null for the unchanged brand. */
  readonly on: string | null;
  readonly flags: Readonly<Record<string, boolean>>;
  /** Currency symbol in front of the brand's amounts. */
  readonly symbol: string;
  /** Module id of the page that is off. */
  readonly page?: string;
}

/** Returns the ids of the pages that may be off. Every site needs its home page and its sign-in. */
const pagesOff = (brand: BrandSnapshot): readonly string[] =>
  [...pagesOf(brand.menu)].map(({ id }) => id).filter((id) => id !== "HOMEPAGE" && id !== "LOGIN");

/** Returns the unchanged brand, one variant per inverted flag, and one per page that is off. */
export function variantsOf(brand: BrandSnapshot): readonly Variant[] {
  const flags = Object.entries(brand.config.flags).map(([flag, on]) => ({
    name: `flag ${flag} ${on ? "off" : "on"}`,
    on: `flag ${flag}`,
    flags: { [flag]: !on },
  }));
  const pages = pagesOff(brand).map((page) => ({ name: `page ${page} off`, on: `page ${page}`, flags: {}, page }));
  return [{ name: "as it is", on: null, flags: {} }, ...flags, ...pages].map((one, at) => ({
    ...one,
    brand: brand.code,
    symbol: brand.config.currency.symbol,
    code: `${brand.code}x${at}`,
  }));
}

/** Writes the brand of a variant into a tenants folder. @param over further keys of its tenant.json */
export function writeVariant(
  dir: string,
  { brand, code, flags, page }: Pick<Variant, "brand" | "code" | "flags" | "page">,
  over: object = {},
): void {
  const folder = join(dir, code);
  cpSync(resolve("tenants", brand), folder, { recursive: true });
  const file = join(folder, "tenant.json");
  const tenant = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  if (page !== undefined) {
    mkdirSync(join(folder, "pages"), { recursive: true });
    writeFileSync(join(folder, "pages", `${page}.json`), "null\n");
  }
  const own = { hosts: { member: [`${code}.localhost`] }, origin: `http://${code}.localhost:3000` };
  writeFileSync(file, JSON.stringify({ ...tenant, ...own, ...over, flags: { ...tenant.flags, ...flags } }));
}
