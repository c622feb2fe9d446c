import type { BrandJobContext } from "~/engine/context";
import { StaleSaveError } from "~/engine/staff/override-errors";
import { readOverrides, setOverride } from "~/engine/staff/overrides";
import type { JobFigures } from "./job";

/**
 * Gives back to the files what staff set for a time that is over: maintenance with an end. Nothing changes for visitors,
 * to whom it ended by itself; the console and the history tell that it is over. Where the files begin maintenance of
 * their own the override stays, because it is what keeps the site open.
 */
export async function expireOverrides({ brand, db, language, now, translate }: BrandJobContext): Promise<JobFigures> {
  const overrides = (await readOverrides(db)).get(brand.code);
  const until = overrides?.maintenance?.until;
  if (!overrides || until === undefined || until > now || brand.config.maintenance.on) return { expired: 0 };
  try {
    const reason = translate(null, language, "console:maintenance.over");
    const change = { merchant: brand.code, key: "maintenance", value: null, actor: "system", reason, now } as const;
    await setOverride(db, { ...change, expectedVersion: overrides.version });
    return { expired: 1 };
  } catch (error) {
    // Somebody of the staff was faster: theirs holds, and is looked at with the next slot.
    if (error instanceof StaleSaveError) return { expired: 0 };
    throw error;
  }
}
