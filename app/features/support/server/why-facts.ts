import {
  type OverrideKey,
  type OverrideValue,
  overridePeriodOf,
  partAt,
} from "~/features/flags/override-values.server";
import { toApiTime } from "~/platform/brands/brand-parts";
import type { FlagName } from "~/platform/brands/config.gen";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { Transaction } from "~/platform/db/transaction";
import type { WhyFact, WhyStep, WhyVerdict } from "../rules/players";
import { overrideOf } from "./why-facts.sql.gen";

/** Facts of a step; null and empty values are omitted. */
export type Facts = Readonly<Partial<Record<WhyFact, string | null | undefined>>>;

/** One step of an explanation. */
export interface WhyStepResult {
  readonly step: WhyStep;
  readonly verdict: WhyVerdict;
  readonly facts: { readonly name: WhyFact; readonly value: string }[];
}

export function stepOf(step: WhyStep, verdict: WhyVerdict, facts: Facts): WhyStepResult {
  const told = Object.entries(facts) as [WhyFact, string | null | undefined][];
  return { step, verdict, facts: told.flatMap(([name, value]) => (value ? [{ name, value }] : [])) };
}

/** Returns the staff override of a key: member of staff, reason and period; null when none is in effect. */
export async function overrideFacts(tx: Transaction, key: OverrideKey, now: number): Promise<Facts | null> {
  const found = await tx.first(overrideOf, { key });
  if (!found) return null;
  const part = partAt(key, found.value as OverrideValue, now);
  if (part === null) return null;
  // Each of several values of one flag has its own author.
  const { actor, at, reason } =
    typeof part === "object" && "actor" in part ? part : { ...found, at: found.at.getTime() };
  const { from, until } = overridePeriodOf(key, part);
  const shown = (time: number | undefined) => (time === undefined ? null : toApiTime(time));
  // An override with a start time was planned.
  const source = from === undefined ? "override" : "plan";
  return { source, actor, reason, at: toApiTime(at), from: shown(from), until: shown(until) };
}

/** Returns a flag's value and its source. */
export async function flagFacts(tx: Transaction, brand: BrandSnapshot, flag: FlagName, now: number): Promise<Facts> {
  const source = brand.flagSources[flag] ?? "base";
  const value = isFlagOn(brand, flag) ? "on" : "off";
  const override = source === "override" ? await overrideFacts(tx, `flag:${flag}`, now) : null;
  return { flag, value, source, ...override };
}
