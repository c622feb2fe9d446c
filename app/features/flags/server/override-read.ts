import type { Database } from "~/platform/db/database";
import {
  type OverrideKey,
  type OverrideRow,
  type OverridesNow,
  type OverrideValue,
  overridesAt,
} from "../override-values.server";
import * as sql from "./overrides.sql.gen";

/**
 * Returns every brand that ever had an override, with the overrides in effect at `now` (UTC ms), and the next time at which they
 * change.
 */
export async function readOverrides(db: Database, now: number): Promise<OverridesNow> {
  return overridesAt(await storedOverrides(db), now);
}

/** Returns the stored overrides of every brand that ever had one. */
async function storedOverrides(db: Database): Promise<OverrideRow[]> {
  const rows = await db.acrossMerchants((tx) => tx.all(sql.storedOverrides, {}));
  return rows.map(({ merchantId: merchant, ...row }) => ({ merchant, ...row }));
}

/** One stored override with author and reason. */
export interface StoredOverride {
  readonly key: OverrideKey;
  readonly value: OverrideValue;
  readonly reason: string;
  readonly actor: string;
  /** UTC ms. */
  readonly at: number;
}

/** Stored overrides of a brand, in effect or not, and the version that the next change starts from. */
export interface BrandStored {
  readonly version: number;
  readonly stored: readonly StoredOverride[];
}

/** Returns the stored overrides of one brand. */
export async function overridesOf(db: Pick<Database, "read">, merchant: string): Promise<BrandStored> {
  const rows = await db.read(merchant, (tx) => tx.all(sql.overridesOfBrand, {}));
  return byBrand(rows.map((row) => ({ merchantId: merchant, ...row }))).get(merchant) ?? NOTHING_STORED;
}

/** Returns the overrides of one key, for every brand that ever had an override. One query for all brands. */
export async function overridesUnder(
  db: Pick<Database, "acrossMerchants">,
  key: OverrideKey,
): Promise<ReadonlyMap<string, BrandStored>> {
  return byBrand(await db.acrossMerchants((tx) => tx.all(sql.overridesOfKey, { key })));
}

/** State of a brand that never had an override. */
export const NOTHING_STORED: BrandStored = { version: 0, stored: [] };

function byBrand(rows: readonly sql.OverridesOfKeyRow[]): Map<string, BrandStored> {
  const brands = new Map<string, BrandStored>();
  for (const row of rows) {
    const { stored } = brands.get(row.merchantId) ?? NOTHING_STORED;
    const entry = storedView(row);
    brands.set(row.merchantId, { version: Number(row.version), stored: entry ? [...stored, entry] : stored });
  }
  return brands;
}

/** Returns the override of a row; null for a brand without one. */
function storedView({ actor, at, key, reason, value }: sql.OverridesOfKeyRow): StoredOverride | null {
  if (key === null || reason === null || actor === null || at === null) return null;
  return { key: key as OverrideKey, value: value as OverrideValue, reason, actor, at: at.getTime() };
}
