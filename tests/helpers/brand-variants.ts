import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pagesOf } from "~/platform/brands/page-paths";
import type { BrandSnapshot } from "~/platform/brands/types";

/** The demo brands. */
export const DEMO_BRANDS = ["aurora", "lotus", "harbor", "pebble"] as const;

/** A demo brand with one thing switched: a flag that is the other way round, or a page that is off. */
export interface Variant {
  /** Code of the brand that is written for it, which is its host's first label, too. */
  readonly code: string;
  readonly brand: string;
  /** What is switched, for messages: `flag promotions off`, `page VIP off`; the brand as it is: `as it is`. */
  readonly name: string;
  /** The flag or page that is switched; null for the brand as it is. */
  readonly on: string | null;
  readonly flags: Readonly<Record<string, boolean>>;
  /** What stands before the brand's amounts. */
  readonly symbol: string;
  /** Module id of the page that is off. */
  readonly page?: string;
}

/** Ids of the pages that may be off: a site without its home page, or without a sign-in, is none. */
const pagesOff = (brand: BrandSnapshot): readonly string[] =>
  [...pagesOf(brand.menu)].map(({ id }) => id).filter((id) => id !== "HOMEPAGE" && id !== "LOGIN");

/** The brand as it is, each of its flags the other way round, each of its pages off. */
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

/** Writes the brand of a variant into a tenants folder. @param over what else stands in its tenant.json */
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
