import { validationError, WpsError } from "~/platform/wps/errors";
import {
  type FlagPart,
  isOn,
  MAX_FLAG_PARTS,
  type OverrideValue,
  overridePeriodOf,
  partsOf,
} from "../override-values.server";
import type { StoredOverride } from "./overrides";

type StoredFlag = Pick<StoredOverride, "value" | "actor" | "reason" | "at">;

/** Returns the parts of a stored override with their authors: a value without parts has the author of its row. */
export const flagParts = ({ actor, at, reason, value }: StoredFlag): FlagPart[] =>
  partsOf(value).map((part) => {
    if (typeof part === "object" && "actor" in part) return part;
    const { from, until } = overridePeriodOf("flag:", part);
    return {
      on: isOn(part),
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
      actor,
      reason,
      at,
    };
  });

/** Returns the stored form of parts with their authors; null for none. */
export const storedParts = (parts: readonly FlagPart[]): OverrideValue | null =>
  parts.length === 0 ? null : { parts: [...parts] };

/** Returns the stored form of a single change: its row has the author. */
function plainValue({ from, on, until }: FlagPart): OverrideValue {
  if (from === undefined && until === undefined) return on;
  return { on, ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) };
}

const waits = ({ from }: FlagPart, now: number) => from !== undefined && from > now;
const isOver = ({ until }: FlagPart, now: number) => until !== undefined && until <= now;

/** Returns the parts that have not expired at `now` (UTC ms). */
export const partsLeft = (parts: readonly FlagPart[], now: number) => parts.filter((part) => !isOver(part, now));

/**
 * Adds a change to a stored override. A later change leaves the running value until its start, an immediate one leaves the plans.
 * After a change with an end, the covered value applies again.
 * @param now UTC ms
 * @throws WpsError validation when the flag would have too many values
 */
export function withChange(set: StoredFlag | undefined, change: FlagPart, now: number): OverrideValue | null {
  const left = set ? partsLeft(flagParts(set), now) : [];
  const isForGood = !waits(change, now) && change.until === undefined;
  // A permanent change hides all values that began before it for good.
  const parts = [change, ...left.filter((part) => !isForGood || waits(part, now))];
  if (parts.length > MAX_FLAG_PARTS) throw validationError([{ field: "from", issue: "errors:field.tooManyPlans" }]);
  return parts.length === 1 ? plainValue(change) : storedParts(parts);
}

/**
 * Removes the change that is planned for a time; the rest stays.
 * @param from start of the plan; it and `now` in UTC ms
 * @throws WpsError notFound when none starts then
 */
export function withoutPlan(set: StoredFlag | undefined, from: number, now: number): OverrideValue | null {
  const left = set ? partsLeft(flagParts(set), now) : [];
  const kept = left.filter((part) => !(waits(part, now) && part.from === from));
  if (kept.length === left.length) throw new WpsError("notFound");
  return storedParts(kept);
}
