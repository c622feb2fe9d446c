import { validationError, WpsError } from "~/platform/wps/errors";
import { type FlagPart, isOn, MOST_PARTS, type OverrideValue, partsOf, windowOf } from "../override-values.server";
import type { StoredOverride } from "./overrides";

type Set = Pick<StoredOverride, "value" | "actor" | "reason" | "at">;

/** The parts of what is set, each with who set it: a value without parts was set by who changed it last. */
export const flagParts = ({ actor, at, reason, value }: Set): FlagPart[] =>
  partsOf(value).map((part) => {
    if (typeof part === "object" && "actor" in part) return part;
    const { from, until } = windowOf("flag:", part);
    return {
      on: isOn(part),
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
      actor,
      reason,
      at,
    };
  });

/** The stored form of parts, each with who set it; null for none. */
export const storedParts = (parts: readonly FlagPart[]): OverrideValue | null =>
  parts.length === 0 ? null : { parts: [...parts] };

/** The stored form of a change alone: who made it stands in its row. */
function plainValue({ from, on, until }: FlagPart): OverrideValue {
  if (from === undefined && until === undefined) return on;
  return { on, ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) };
}

const waits = ({ from }: FlagPart, now: number) => from !== undefined && from > now;
const isOver = ({ until }: FlagPart, now: number) => until !== undefined && until <= now;

/** What is left of parts at `now` (UTC ms). */
export const partsLeft = (parts: readonly FlagPart[], now: number) => parts.filter((part) => !isOver(part, now));

/**
 * Puts a change to what is set already. A change for later leaves what runs until its time, and one for now leaves what is
 * planned; what a change with an end covers holds again afterwards.
 * @param now UTC ms
 * @throws WpsError validation where more would be planned than one flag holds
 */
export function withChange(set: Set | undefined, change: FlagPart, now: number): OverrideValue | null {
  const left = set ? partsLeft(flagParts(set), now) : [];
  const isForGood = !waits(change, now) && change.until === undefined;
  // What began before something for good is never seen again.
  const parts = [change, ...left.filter((part) => !isForGood || waits(part, now))];
  if (parts.length > MOST_PARTS) throw validationError([{ field: "from", issue: "errors:field.tooManyPlans" }]);
  return parts.length === 1 ? plainValue(change) : storedParts(parts);
}

/**
 * Takes the change away that is planned for a time; everything else stays.
 * @param from when it begins, and `now`: UTC ms
 * @throws WpsError notFound where none begins then
 */
export function withoutPlan(set: Set | undefined, from: number, now: number): OverrideValue | null {
  const left = set ? partsLeft(flagParts(set), now) : [];
  const kept = left.filter((part) => !(waits(part, now) && part.from === from));
  if (kept.length === left.length) throw new WpsError("notFound");
  return storedParts(kept);
}
