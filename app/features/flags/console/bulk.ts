import type { FlagBrandsAnswer } from "~/site/console/types";
import { timesOf } from "./times";

/** What a flag may be set to over many brands; `files` gives it back to them. */
export const BULK_VALUES = ["on", "off", "files"] as const;
type BulkValue = (typeof BULK_VALUES)[number];

/** What was asked for in many brands, before it is done. */
export interface BulkPlan {
  readonly flag: string;
  readonly value: BulkValue;
  readonly codes: readonly string[];
  readonly from: string | null;
  readonly until: string | null;
}

/** The plan in an address or a form; null where none is complete. @param now UTC ms */
export function bulkPlan(given: URLSearchParams | FormData, now: number): BulkPlan | null {
  const text = (name: string) => String(given.get(name) ?? "");
  const value = BULK_VALUES.find((one) => one === text("value"));
  const codes = given.getAll("code").map(String);
  if (value === undefined || codes.length === 0) return null;
  const { from = null, until = null } = value === "files" ? {} : timesOf(text, now);
  return { flag: text("flag"), value, codes, from, until };
}

type BrandRow = FlagBrandsAnswer["rows"][number];

/** What a plan does to one brand. */
export interface BulkChange {
  readonly row: BrandRow;
  /** The flag's value while the plan holds. */
  readonly after: boolean;
  /** Nothing is written: there is no override to give back. */
  readonly idle: boolean;
}

/** The brands of a plan with what changes in each, in the order of the list. */
export function bulkChanges(plan: BulkPlan, rows: readonly BrandRow[]): BulkChange[] {
  return rows
    .filter(({ code }) => plan.codes.includes(code))
    .map((row) => ({
      row,
      after: plan.value === "files" ? row.beneath : plan.value === "on",
      idle: plan.value === "files" && row.override === null,
    }));
}
