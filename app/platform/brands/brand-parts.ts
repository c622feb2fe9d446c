import { isTextKey, localise } from "~/platform/text/localised";
import type { BrandViewContext } from "~/platform/wps/context";
import { artVersion } from "./art-version";
import type { FlagName, Localised } from "./config.gen";
import { isShown } from "./is-flag-on";
import type { BrandSnapshot } from "./types";

const valuesBySnapshot = new WeakMap<BrandSnapshot, Map<string, unknown>>();

/** Computes a value once per snapshot, language and name. Cached for the lifetime of the snapshot. Callers must not change it. */
export function cachedPerSnapshot<T>(ctx: BrandViewContext, name: string, make: () => T): T {
  const key = `${name} ${ctx.language}`;
  let values = valuesBySnapshot.get(ctx.brand);
  if (!values) {
    values = new Map();
    valuesBySnapshot.set(ctx.brand, values);
  }
  if (!values.has(key)) values.set(key, make());
  return values.get(key) as T;
}

/** Common fields of entries in an ordered map by id. */
interface Entry {
  readonly order?: number;
  readonly enabled?: boolean;
  readonly flag?: FlagName;
}

/** Returns the visible entries (enabled, flag on) with their ids, sorted by `order` and id. */
export function entriesOf<E extends Entry>(
  brand: BrandSnapshot,
  entries: Readonly<Record<string, E>>,
): readonly (readonly [id: string, entry: E])[] {
  return Object.entries(entries)
    .filter(([, entry]) => isShown(brand, entry))
    .sort(([idA, a], [idB, b]) => (a.order ?? 0) - (b.order ?? 0) || (idA < idB ? -1 : 1));
}

/** Returns a localised text in the caller's language, or the text of a text key. Empty when undefined. */
export function textOf(ctx: BrandViewContext, value: Localised | undefined): string {
  return isTextKey(value) ? ctx.translate(ctx.brand, ctx.language, value) : localise(value, ctx.language);
}

/** Kinds of pictures in call results. */
type ArtKind = "game" | "vendor" | "banner" | "medal" | "promo" | "goods" | "qr" | "avatar";

/**
 * Returns the URL of a drawn picture. It changes with the brand's files and the drawing code, so that browsers can cache it
 * forever.
 */
export function artUrl({ brand }: BrandViewContext, kind: ArtKind, seed: string): string {
  return `/art/${kind}/${encodeURIComponent(seed)}.svg?v=${encodeURIComponent(artVersion(brand.filesVersion))}`;
}

/** Converts an amount of the files (`5`, `0.1`) to money in API format (`5.00`, `0.10`). */
export function toApiMoney(amount: string): string {
  const [units = "0", decimals = ""] = amount.split(".");
  return `${units}.${decimals.padEnd(2, "0")}`;
}

/**
 * Returns an amount of the files in the brand's currency, as money in API format.
 * @param byCurrency amounts that replace the common one, by ISO 4217 code
 */
export function amountIn(
  { config }: Pick<BrandSnapshot, "config">,
  amount: string,
  byCurrency: Readonly<Record<string, string>> | undefined,
): string {
  const { code } = config.currency;
  return toApiMoney((byCurrency && Object.hasOwn(byCurrency, code) ? byCurrency[code] : undefined) ?? amount);
}

/** Returns one page of a list with its paging data. Pages count from 1; pages after the last are empty. */
export function pageOfList<T>(all: readonly T[], pageNo: number, pageSize: number) {
  const rows = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return { rows, ...pagingData(pageNo, pageSize, all.length) };
}

/** Returns the paging data of a list. */
export const pagingData = (pageNo: number, pageSize: number, total: number) => ({
  pageNo,
  pageSize,
  total,
  totalPages: Math.ceil(total / pageSize),
});

/** Converts a time of the files to API format: ISO 8601, UTC, with milliseconds. */
export function toApiTime(instant: string | number): string {
  return new Date(instant).toISOString();
}
