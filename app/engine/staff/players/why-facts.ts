import { and, eq } from "drizzle-orm";
import type { FlagName } from "~/core/config.gen";
import type { WhyFact, WhyStep, WhyVerdict } from "~/core/players";
import { brandOverride } from "~/engine/db/schema";
import { merchantOf, type Transaction } from "~/engine/db/transaction";
import { timeOf } from "~/engine/snapshot";
import type { OverrideKey } from "~/engine/staff/override-values";
import type { BrandSnapshot } from "~/tenant/types";

/** What a step was judged by; what is null or empty is left out. */
export type Facts = Readonly<Partial<Record<WhyFact, string | null | undefined>>>;

/** One step of the answer to "why?". */
export interface Step {
  readonly step: WhyStep;
  readonly verdict: WhyVerdict;
  readonly facts: { readonly name: WhyFact; readonly value: string }[];
}

export function stepOf(step: WhyStep, verdict: WhyVerdict, facts: Facts): Step {
  const told = Object.entries(facts) as [WhyFact, string | null | undefined][];
  return { step, verdict, facts: told.flatMap(([name, value]) => (value ? [{ name, value }] : [])) };
}

/** Who of staff set something over the brand's files, when and why; null where nobody did. */
export async function overrideFacts(tx: Transaction, key: OverrideKey): Promise<Facts | null> {
  const { actor, at, merchantId, reason, key: column } = brandOverride;
  const [found] = await tx.db
    .select({ actor, at, reason })
    .from(brandOverride)
    .where(and(eq(merchantId, merchantOf(tx)), eq(column, key)));
  return found ? { source: "override", ...found, at: timeOf(found.at.getTime()) } : null;
}

/** A flag: its value, and where that comes from. */
export async function flagFacts(tx: Transaction, brand: BrandSnapshot, flag: FlagName): Promise<Facts> {
  const source = brand.flagSources[flag] ?? "base";
  const value = brand.flags[flag] === true ? "on" : "off";
  const override = source === "override" ? await overrideFacts(tx, `flag:${flag}`) : null;
  return { flag, value, source, ...override };
}
