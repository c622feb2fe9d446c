import { eq } from "drizzle-orm";
import type { Database } from "~/engine/db/database";
import { brandOverride, brandOverrideVersion } from "~/engine/db/schema";
import {
  type OverrideKey,
  type OverrideRow,
  type OverridesNow,
  type OverrideValue,
  overridesAt,
} from "./override-values";

/** Every brand that ever had an override, with what is in effect at `now` (UTC ms), and when that changes by itself. */
export async function readOverrides(db: Database, now: number): Promise<OverridesNow> {
  return overridesAt(await storedOverrides(db), now);
}

/** The stored overrides of every brand that ever had one. */
function storedOverrides(db: Database): Promise<OverrideRow[]> {
  return db.acrossMerchants((tx) =>
    // One statement, so that rows and versions belong together.
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

/** One override as it is stored: what was set, by whom and why. */
export interface StoredOverride {
  readonly key: OverrideKey;
  readonly value: OverrideValue;
  readonly reason: string;
  readonly actor: string;
  /** UTC ms. */
  readonly at: number;
}

/** What is set over one brand's files, in effect or not, and the version that the next change starts from. */
export function overridesOf(
  db: Database,
  merchant: string,
): Promise<{ readonly version: number; readonly stored: readonly StoredOverride[] }> {
  return db.transaction(merchant, async (tx) => {
    const versions = brandOverrideVersion;
    const rows = await tx.db
      .select({ version: versions.version, entry: brandOverride })
      .from(versions)
      .leftJoin(brandOverride, eq(brandOverride.merchantId, versions.merchantId))
      .where(eq(versions.merchantId, merchant));
    const stored = rows.flatMap(({ entry }) => {
      if (!entry) return [];
      const { key, value, reason, actor, at } = entry;
      return [{ key: key as OverrideKey, value: value as OverrideValue, reason, actor, at: at.getTime() }];
    });
    return { version: Number(rows[0]?.version ?? 0n), stored };
  });
}
