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
import { isOn, isWithin, type OverrideKey, type OverrideValue, windowOf } from "../override-values.server";
import { placesOf } from "./flag-places";
import { changedKey, overrideHistory } from "./override-history";
import { NOTHING_STORED, overridesOf, overridesUnder, type StoredOverride } from "./overrides";
import { saveOverride, undoSaved } from "./save";

type Calls = Implementation<"staff">;
type FlagCalls = "flags" | "setFlag" | "flagHistory" | "undoFlag" | "flagBrands" | "setFlagBrands";

/** Flags over a brand's files, with reason, times, history and undo (checklist X2). */
export const flagSwitches: Pick<Calls, FlagCalls> = {
  async flags(ctx, { code }) {
    const brand = brandOf(ctx, code);
    const { stored, version: overridesVersion } = await overridesOf(ctx.db, code);
    const flags = (Object.keys(FLAGS) as FlagName[]).map((name) => {
      const { title, description, owner, audience } = FLAGS[name];
      return { name, title, description, owner, audience, ...standing(ctx, brand, stored, name) };
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
    if (key !== null) assertOwns(ctx, key);
    return undoSaved(ctx, { merchant: code, historyId, expectedVersion, reason });
  },
  async flagBrands(ctx, { flag }) {
    const name = nameOf(flag);
    const all = await overridesUnder(ctx.db, keyOf(flag));
    const rows = servedBrands(ctx).map((brand) => {
      const { code, config } = brand;
      const { stored, version: overridesVersion } = all.get(code) ?? NOTHING_STORED;
      return { code, name: config.name, overridesVersion, ...standing(ctx, brand, stored, name) };
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

/** One brand that is gone, or was changed by somebody else, does not keep the others from being switched. */
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

function saveFlag(ctx: StaffContext, merchant: string, key: OverrideKey, change: FlagChange) {
  assertOwns(ctx, key);
  const { expectedVersion, reason } = change;
  return saveOverride(ctx, { merchant, key, value: timed(ctx, change), expectedVersion, reason });
}

/** @throws WpsError validation for a time that is over, or ends before it begins */
function timed({ now }: StaffContext, { from, until, value }: FlagChange): OverrideValue | null {
  if (value === null) return null;
  const start = from === undefined ? now : Date.parse(from);
  const end = until === undefined ? undefined : Date.parse(until);
  if (end !== undefined && end <= Math.max(now, start))
    throw validationError([{ field: "until", issue: end <= now ? "in_the_past" : "before_its_start" }]);
  if (start <= now && end === undefined) return value;
  return { on: value, ...(start > now ? { from: start } : {}), ...(end === undefined ? {} : { until: end }) };
}

/** Flags of operators, and what else of the site is switched, are theirs to change. @throws WpsError forbidden */
function assertOwns({ staff }: StaffContext, key: OverrideKey): void {
  const owner = key.startsWith("flag:") ? FLAGS[key.slice("flag:".length) as FlagName]?.owner : "operator";
  if (owner === "operator" && !mayStaff(staff.role, "brands.operate")) throw new WpsError("forbidden");
}

/** @throws WpsError validation for a flag that is none */
function nameOf(flag: string): FlagName {
  if (!isFlagName(flag)) throw validationError([{ field: "flag", issue: "unknown_flag" }]);
  return flag;
}

const keyOf = (flag: string): OverrideKey => `flag:${nameOf(flag)}`;

/** The brands that are served and that somebody of staff works on, by code. */
function servedBrands({ staff, tenants }: StaffContext): BrandSnapshot[] {
  return tenants.health().flatMap(({ code }) => (mayOnBrand(staff, code) ? (tenants.get(code) ?? []) : []));
}

/** A flag as the stored overrides (which `expectedVersion` belongs to) and the brand's files have it. */
function standing(ctx: StaffContext, brand: BrandSnapshot, stored: readonly StoredOverride[], name: FlagName) {
  const override = stored.find(({ key }) => key === `flag:${name}`);
  const holds = override && isWithin(windowOf(override.key, override.value), ctx.now);
  const beneath = isFlagOn({ flags: brand.fileFlags }, name);
  const value = override && holds ? isOn(override.value) : beneath;
  return {
    value,
    source: holds ? ("override" as const) : brand.fileFlagSources[name],
    beneath,
    override: override ? overrideView(override) : null,
    shows: placesOf(brand, name),
  };
}

function overrideView({ actor, at, key, reason, value }: StoredOverride) {
  const { from, until } = windowOf(key, value);
  return { on: isOn(value), from: timeOrNull(from), until: timeOrNull(until), reason, actor, at: timeOrNull(at) ?? "" };
}

function historyRow(change: Awaited<ReturnType<typeof overrideHistory>>["rows"][number]) {
  const { id, key, before, after, reason, actor, at, undoes, undoneBy } = change;
  const values = { before: valueView(before), after: valueView(after) };
  return { historyId: id, key, ...values, reason, actor, at: new Date(at).toISOString(), undoes, undoneBy };
}

function valueView(value: OverrideValue | null) {
  if (value === null || typeof value === "boolean") return value;
  const times = { until: timeOrNull(value.until), notice: ("notice" in value && value.notice) || null };
  if ("mode" in value) return { mode: value.mode, countries: [...value.countries], ...times };
  const countries = "countries" in value ? [...(value.countries ?? [])] : [];
  return { on: value.on, countries, from: timeOrNull("from" in value ? value.from : undefined), ...times };
}

function timeOrNull(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString();
}
