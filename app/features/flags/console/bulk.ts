import type { FlagBrandsAnswer } from "~/site/console/types";
import { timesOf } from "./times";

/** Values for a flag in many brands; `files` removes the override. */
export const BULK_VALUES = ["on", "off", "files"] as const;
type BulkValue = (typeof BULK_VALUES)[number];

/** A requested change in many brands, before it runs. */
export interface BulkPlan {
  readonly flag: string;
  readonly value: BulkValue;
  readonly codes: readonly string[];
  readonly from: string | null;
  readonly until: string | null;
}

/** Parses the plan of an address or a form; null when it is incomplete. @param now UTC ms */
export function bulkPlan(given: URLSearchParams | FormData, now: number): BulkPlan | null {
  const text = (name: string) => String(given.get(name) ?? "");
  const value = BULK_VALUES.find((one) => one === text("value"));
  const codes = given.getAll("code").map(String);
  if (value === undefined || codes.length === 0) return null;
  const { from = null, until = null } = value === "files" ? {} : timesOf(text, now);
  return { flag: text("flag"), value, codes, from, until };
}

type BrandRow = FlagBrandsAnswer["rows"][number];

/** Effect of a plan on one brand. */
export interface BulkChange {
  readonly row: BrandRow;
  /** Value of the flag while the plan is in effect. */
  readonly after: boolean;
  /** Nothing is written: there is no override to remove. */
  readonly idle: boolean;
}

/** Returns the effect of a plan on each of its brands, in the order of the list. */
export function bulkChanges(plan: BulkPlan, rows: readonly BrandRow[]): BulkChange[] {
  return rows
    .filter(({ code }) => plan.codes.includes(code))
    .map((row) => ({
      row,
      after: plan.value === "files" ? row.beneath : plan.value === "on",
      idle: plan.value === "files" && row.override === null,
    }));
}
