import type { JobFigures } from "~/platform/jobs/job";
import type { BrandJobContext } from "~/platform/wps/context";
import { partsOf } from "../override-values.server";
import { flagParts, partsLeft, storedParts } from "./flag-plan";
import { StaleSaveError } from "./override-errors";
import { overridesOf, type StoredOverride, setOverride } from "./overrides";

/**
 * Removes expired overrides; of several values of one flag, only the expired ones. Visitors see no change, because the override
 * ended by itself; the console and the history record the end.
 */
export async function expireOverrides(ctx: BrandJobContext): Promise<JobFigures> {
  const { brand, db, language, now, translate } = ctx;
  const { stored, version } = await overridesOf(db, brand.code);
  const over = stored.filter((entry) => isOver(ctx, entry));
  let expired = 0;
  try {
    for (const entry of over) {
      const reason = translate(null, language, "console:times.over");
      const value = storedParts(partsLeft(flagParts(entry), now));
      const change = { merchant: brand.code, key: entry.key, value, actor: "system", reason, now } as const;
      await setOverride(db, { ...change, expectedVersion: version });
      expired += 1;
    }
  } catch (error) {
    // A member of staff changed an override first: that change is kept, and the next slot checks again.
    if (!(error instanceof StaleSaveError)) throw error;
  }
  return { expired };
}

/**
 * Returns whether an override is expired. Expired maintenance is kept while the files have maintenance on: the override keeps the
 * site open.
 */
function isOver({ brand, now }: BrandJobContext, { key, value }: StoredOverride): boolean {
  if (key === "maintenance" && brand.config.maintenance.on) return false;
  return partsOf(value).some((part) => typeof part === "object" && "until" in part && (part.until ?? now + 1) <= now);
}
