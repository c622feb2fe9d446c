import { isTextKey, localise } from "~/platform/text/localised";
import type { SiteContext } from "~/platform/wps/context";
import { artVersion } from "./art-version";
import type { FlagName, Localised } from "./config.gen";
import { isShown } from "./is-flag-on";
import type { BrandSnapshot } from "./types";

const kept = new WeakMap<BrandSnapshot, Map<string, unknown>>();

/** Computes a value once per snapshot and language and keeps it as long as the snapshot lives. Nobody may change it. */
export function once<T>(ctx: SiteContext, name: string, make: () => T): T {
  const key = `${name} ${ctx.language}`;
  let values = kept.get(ctx.brand);
  if (!values) {
    values = new Map();
    kept.set(ctx.brand, values);
  }
  if (!values.has(key)) values.set(key, make());
  return values.get(key) as T;
}

/** What entries of an ordered list by id have in common. */
interface Entry {
  readonly order?: number;
  readonly enabled?: boolean;
  readonly flag?: FlagName;
}

/** The entries that are shown (enabled, their flag on), with their ids, by `order` and then id. */
export function entriesOf<E extends Entry>(
  brand: BrandSnapshot,
  entries: Readonly<Record<string, E>>,
): readonly (readonly [id: string, entry: E])[] {
  return Object.entries(entries)
    .filter(([, entry]) => isShown(brand, entry))
    .sort(([idA, a], [idB, b]) => (a.order ?? 0) - (b.order ?? 0) || (idA < idB ? -1 : 1));
}

/** A localised text in the caller's language; a text key is looked up. Empty for none. */
export function textOf(ctx: SiteContext, value: Localised | undefined): string {
  return isTextKey(value) ? ctx.translate(ctx.brand, ctx.language, value) : localise(value, ctx.language);
}

/** The kinds of pictures that calls name. */
type ArtKind = "game" | "vendor" | "banner" | "medal" | "promo" | "goods" | "qr" | "avatar";

/** Address of a drawn picture. It changes with the brand's files and with how we draw, so that browsers may keep it for ever. */
export function artUrl({ brand }: SiteContext, kind: ArtKind, seed: string): string {
  return `/art/${kind}/${encodeURIComponent(seed)}.svg?v=${encodeURIComponent(artVersion(brand.filesVersion))}`;
}

/** An amount of the files (`5`, `0.1`) as money on the wire (`5.00`, `0.10`). */
export function moneyOf(amount: string): string {
  const [units = "0", decimals = ""] = amount.split(".");
  return `${units}.${decimals.padEnd(2, "0")}`;
}

/**
 * An amount of the files in the brand's currency, as money on the wire.
 * @param byCurrency the amounts of currencies in which it is another, by ISO 4217 code
 */
export function amountIn(
  { config }: Pick<BrandSnapshot, "config">,
  amount: string,
  byCurrency: Readonly<Record<string, string>> | undefined,
): string {
  const { code } = config.currency;
  return moneyOf((byCurrency && Object.hasOwn(byCurrency, code) ? byCurrency[code] : undefined) ?? amount);
}

/** One page of a list, from 1; empty after the last. */
export function pageOf<T>(all: readonly T[], pageNo: number, pageSize: number) {
  const rows = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return { rows, ...pagingOf(pageNo, pageSize, all.length) };
}

/** What a page of a list says of itself, beside its rows. */
export const pagingOf = (pageNo: number, pageSize: number, total: number) => ({
  pageNo,
  pageSize,
  total,
  totalPages: Math.ceil(total / pageSize),
});

/** A time of the files as it goes over the wire: ISO 8601, UTC, with milliseconds. */
export function timeOf(instant: string | number): string {
  return new Date(instant).toISOString();
}
