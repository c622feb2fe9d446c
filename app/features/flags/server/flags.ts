import type { FlagName } from "~/platform/brands/config.gen";
import { FLAGS } from "~/platform/brands/flags.gen";
import { isFlagName } from "~/platform/brands/is-flag-name";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import type { BrandSnapshot } from "~/platform/brands/types";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { isWpsError, validationError, WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { mayOnBrand, mayStaff } from "~/platform/wps/staff";
import { type FlagPart, isWithin, type OverrideKey, type OverrideValue, partInForce } from "../override-values.server";
import { placesOf } from "./flag-places";
import { flagParts, partsLeft, withChange, withoutPlan } from "./flag-plan";
import { changedKey, overrideHistory } from "./override-history";
import { NOTHING_STORED, overridesOf, overridesUnder, type StoredOverride } from "./overrides";
import { saveOverride, undoAndServe } from "./save";

type Calls = Implementation<"staff">;
type FlagCalls = "flags" | "setFlag" | "flagHistory" | "undoFlag" | "flagBrands" | "setFlagBrands";

/** Implements flag overrides with reason, periods, history and undo (requirement X2). */
export const flagSwitches: Pick<Calls, FlagCalls> = {
  async flags(ctx, { code }) {
    const brand = brandOf(ctx, code);
    const { stored, version: overridesVersion } = await overridesOf(ctx.db, code);
    const flags = (Object.keys(FLAGS) as FlagName[]).map((name) => {
      const { title, description, owner, audience } = FLAGS[name];
      return { name, title, description, owner, audience, ...flagState(ctx, brand, stored, name) };
    });
    return { code, name: brand.config.name, version: brand.version, overridesVersion, flags };
  },
  setFlag(ctx, { code, flag, ...change }) {
    brandOf(ctx, code);
    return saveFlag(ctx, code, keyOf(flag), change);
  },
  async flagHistory(ctx, { code, flag, pageNo, pageSize }) {
    brandOf(ctx, code);
    const which = flag === undefined ? {} : { key: keyOf(flag) };
    const { rows, total } = await overrideHistory(ctx.db, code, { ...which, pageNo, pageSize });
    const totalPages = Math.ceil(total / pageSize);
    return { rows: rows.map(historyRow), pageNo, pageSize, total, totalPages };
  },
  async undoFlag(ctx, { code, historyId, expectedVersion, reason }) {
    brandOf(ctx, code);
    const key = await changedKey(ctx.db, code, historyId);
    if (key !== null) assertMayChange(ctx, key);
    return undoAndServe(ctx, { merchant: code, historyId, expectedVersion, reason });
  },
  async flagBrands(ctx, { flag }) {
    const name = nameOf(flag);
    const all = await overridesUnder(ctx.db, keyOf(flag));
    const rows = servedBrands(ctx).map((brand) => {
      const { code, config } = brand;
      const { stored, version: overridesVersion } = all.get(code) ?? NOTHING_STORED;
      return { code, name: config.name, overridesVersion, ...flagState(ctx, brand, stored, name) };
    });
    const { title, description, owner } = FLAGS[name];
    return { flag, title, description, owner, rows };
  },
  async setFlagBrands(ctx, { flag, brands, ...change }) {
    const key = keyOf(flag);
    if (!brands.every(({ code }) => mayOnBrand(ctx.staff, code))) throw new WpsError("forbidden");
    const rows: { code: string; outcome: "done" | "staleSave" | "notFound" }[] = [];
    for (const { code, expectedVersion } of brands) {
      const outcome = await outcomeOf(async () => {
        brandOf(ctx, code);
        await saveFlag(ctx, code, key, { ...change, expectedVersion });
      });
      if (outcome !== "done") await ctx.refusedFor(code, outcome);
      rows.push({ code, outcome });
    }
    return { rows };
  },
};

/** Reports a missing or concurrently changed brand as an outcome, so that the other brands are still switched. */
async function outcomeOf(change: () => Promise<void>): Promise<"done" | "staleSave" | "notFound"> {
  try {
    await change();
    return "done";
  } catch (error) {
    if (isWpsError(error) && (error.code === "staleSave" || error.code === "notFound")) return error.code;
    throw error;
  }
}

interface FlagChange {
  readonly value: boolean | null;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly expectedVersion: number;
  readonly reason: string;
}

async function saveFlag(ctx: StaffContext, merchant: string, key: OverrideKey, change: FlagChange) {
  assertMayChange(ctx, key);
  const { expectedVersion, reason } = change;
  const part = flagPartOf(ctx, change);
  // The stored value may change between this read and the save; the save then fails as stale.
  const set = (await overridesOf(ctx.db, merchant)).stored.find((entry) => entry.key === key);
  const dropped = change.value === null && change.from !== undefined ? Date.parse(change.from) : null;
  const value = part ? withChange(set, part, ctx.now) : dropped === null ? null : withoutPlan(set, dropped, ctx.now);
  return saveOverride(ctx, { merchant, key, value, expectedVersion, reason });
}

/** @throws WpsError validation for a period that is over, or ends before it begins */
function flagPartOf({ now, staff }: StaffContext, { from, reason, until, value }: FlagChange): FlagPart | null {
  if (value === null) return null;
  const start = from === undefined ? now : Date.parse(from);
  const end = until === undefined ? undefined : Date.parse(until);
  if (end !== undefined && end <= Math.max(now, start))
    throw validationError([{ field: "until", issue: end <= now ? "in_the_past" : "before_its_start" }]);
  const times = { ...(start > now ? { from: start } : {}), ...(end === undefined ? {} : { until: end }) };
  return { on: value, ...times, actor: staff.name, reason: reason.trim(), at: now };
}

/** Only operators may change operator flags and the other switches. @throws WpsError forbidden */
function assertMayChange({ staff }: StaffContext, key: OverrideKey): void {
  const owner = key.startsWith("flag:") ? FLAGS[key.slice("flag:".length) as FlagName]?.owner : "operator";
  if (owner === "operator" && !mayStaff(staff.role, "brands.operate")) throw new WpsError("forbidden");
}

/** @throws WpsError validation for an unknown flag */
function nameOf(flag: string): FlagName {
  if (!isFlagName(flag)) throw validationError([{ field: "flag", issue: "unknown_flag" }]);
  return flag;
}

const keyOf = (flag: string): OverrideKey => `flag:${nameOf(flag)}`;

/** Returns the served brands that the member of staff may access, by code. */
function servedBrands({ staff, tenants }: StaffContext): BrandSnapshot[] {
  return tenants.health().flatMap(({ code }) => (mayOnBrand(staff, code) ? (tenants.get(code) ?? []) : []));
}

/** Returns a flag's state from the stored overrides (which `expectedVersion` refers to) and the brand's files. */
function flagState(ctx: StaffContext, brand: BrandSnapshot, stored: readonly StoredOverride[], name: FlagName) {
  const override = stored.find(({ key }) => key === `flag:${name}`);
  const parts = override ? partsLeft(flagParts(override), ctx.now) : [];
  const holds = partInForce(parts, ctx.now);
  const beneath = isFlagOn({ flags: brand.fileFlags }, name);
  const shown = holds ?? parts[0] ?? (override && flagParts(override)[0]);
  return {
    value: holds ? holds.on : beneath,
    source: holds ? ("override" as const) : brand.fileFlagSources[name],
    beneath,
    override: shown ? partView(shown) : null,
    planned: parts.filter((part) => part !== shown && !isWithin(part, ctx.now)).map(partView),
    shows: placesOf(brand, name),
  };
}

const partView = ({ actor, at, from, on, reason, until }: FlagPart) => ({
  on,
  from: timeOrNull(from),
  until: timeOrNull(until),
  reason,
  actor,
  at: new Date(at).toISOString(),
});

function historyRow(change: Awaited<ReturnType<typeof overrideHistory>>["rows"][number]) {
  const { id, key, before, after, reason, actor, at, undoes, undoneBy } = change;
  const values = { before: valueView(before, at), after: valueView(after, at) };
  return { historyId: id, key, ...values, reason, actor, at: new Date(at).toISOString(), undoes, undoneBy };
}

/** @param at UTC ms; of several values of a flag, the one in effect at this time is the main value, the others are `later` */
function valueView(value: OverrideValue | null, at: number) {
  if (value === null || typeof value === "boolean") return value;
  if ("parts" in value) {
    const now = partInForce(value.parts, at) ?? value.parts[0];
    const later = value.parts
      .filter((part) => part !== now)
      .map(({ from, on, until }) => {
        return { on, from: timeOrNull(from), until: timeOrNull(until) };
      });
    const times = { from: timeOrNull(now?.from), until: timeOrNull(now?.until) };
    return { on: now?.on ?? false, countries: [], notice: null, ...times, later };
  }
  const times = { until: timeOrNull(value.until), notice: ("notice" in value && value.notice) || null };
  if ("mode" in value) return { mode: value.mode, countries: [...value.countries], ...times };
  const countries = "countries" in value ? [...(value.countries ?? [])] : [];
  return { on: value.on, countries, from: timeOrNull("from" in value ? value.from : undefined), ...times };
}

function timeOrNull(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString();
}
