import { and, eq, type SQL } from "drizzle-orm";
import type { Database } from "~/platform/db/database";
import { brandOverride, brandOverrideVersion } from "~/platform/db/schema";
import type { Transaction } from "~/platform/db/transaction";
import {
  type OverrideKey,
  type OverrideRow,
  type OverridesNow,
  type OverrideValue,
  overridesAt,
} from "../override-values.server";

/**
 * Returns every brand that ever had an override, with the overrides in effect at `now` (UTC ms), and the next time at which they
 * change.
 */
export async function readOverrides(db: Database, now: number): Promise<OverridesNow> {
  return overridesAt(await storedOverrides(db), now);
}

/** Returns the stored overrides of every brand that ever had one. */
function storedOverrides(db: Database): Promise<OverrideRow[]> {
  return db.acrossMerchants((tx) =>
    // A single statement, so that rows and versions are consistent.
    tx.db
      .select({
        merchant: brandOverrideVersion.merchantId,
        version: brandOverrideVersion.version,
        key: brandOverride.key,
        value: brandOverride.value,
      })
      .from(brandOverrideVersion)
      .leftJoin(brandOverride, eq(brandOverride.merchantId, brandOverrideVersion.merchantId)),
  );
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
export async function overridesOf(db: Database, merchant: string): Promise<BrandStored> {
  const rows = await db.transaction(merchant, (tx) => select(tx, eq(brandOverrideVersion.merchantId, merchant)));
  return byBrand(rows).get(merchant) ?? NOTHING_STORED;
}

/** Returns the overrides of one key, for every brand that ever had an override. One query for all brands. */
export async function overridesUnder(db: Database, key: OverrideKey): Promise<ReadonlyMap<string, BrandStored>> {
  return byBrand(await db.acrossMerchants((tx) => select(tx, undefined, eq(brandOverride.key, key))));
}

/** State of a brand that never had an override. */
export const NOTHING_STORED: BrandStored = { version: 0, stored: [] };

function select({ db }: Transaction, which?: SQL, meant?: SQL) {
  const { merchantId, version } = brandOverrideVersion;
  return db
    .select({ merchantId, version, entry: brandOverride })
    .from(brandOverrideVersion)
    .leftJoin(brandOverride, and(eq(brandOverride.merchantId, merchantId), meant))
    .where(which);
}

function byBrand(rows: Awaited<ReturnType<typeof select>>): Map<string, BrandStored> {
  const brands = new Map<string, BrandStored>();
  for (const { entry, merchantId, version } of rows) {
    const { stored } = brands.get(merchantId) ?? NOTHING_STORED;
    brands.set(merchantId, { version: Number(version), stored: entry ? [...stored, storedView(entry)] : stored });
  }
  return brands;
}

function storedView({ actor, at, key, reason, value }: typeof brandOverride.$inferSelect): StoredOverride {
  return { key: key as OverrideKey, value: value as OverrideValue, reason, actor, at: at.getTime() };
}
