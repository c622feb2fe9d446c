import type { FlagName } from "~/core/config.gen";
import { FLAGS } from "~/core/flags.gen";
import { mayOnBrand, mayStaff } from "~/core/staff";
import type { StaffContext } from "~/engine/context";
import { inMaintenance } from "~/engine/system/status";
import { driftOf } from "~/engine/upstream/drift-log";
import type { Implementation } from "~/engine/wps";
import type { BrandOverrides, BrandSnapshot } from "~/tenant/types";
import { validationError, WpsError } from "~/wps/errors";
import { staffAccounts } from "./accounts";
import { brandOf } from "./brand-of";
import { staffDoor } from "./door";
import { identityReview } from "./identity";
import { outbox } from "./outbox";
import { changedKey, overrideHistory } from "./override-history";
import type { OverrideKey, OverrideValue } from "./override-values";
import { readOverrides } from "./overrides";
import { paymentReview } from "./payments";
import { rewardGiving } from "./reward";
import { saveOverride, undoSaved } from "./save";

/** The console's calls: brands with their health, flags and maintenance with reason, history and undo. */
export const staff: Implementation<"staff"> = {
  brands(ctx) {
    const mine = ctx.tenants.health().filter(({ code }) => mayOnBrand(ctx.staff, code));
    return { brands: mine.map((health) => brandRow(ctx, health)) };
  },
  brandVersion: (ctx, { code }) => ({ version: brandOf(ctx, code).version }),
  async flags(ctx, { code }) {
    const brand = brandOf(ctx, code);
    const overrides = (await readOverrides(ctx.db)).get(code) ?? { version: 0, flags: {} };
    const { version, config } = brand;
    const flags = Object.keys(FLAGS).map((name) => flagRow(brand, overrides, name as FlagName));
    return { code, name: config.name, version, overridesVersion: overrides.version, flags };
  },
  setFlag(ctx, { code, flag, value, expectedVersion, reason }) {
    brandOf(ctx, code);
    const key = keyOf(flag);
    assertOwns(ctx, key);
    return saveOverride(ctx, { merchant: code, key, value, expectedVersion, reason });
  },
  outbox,
  async upstream(ctx, { code }) {
    const { config } = brandOf(ctx, code);
    return { wps: config.wps, rows: await driftOf(ctx.db, code) };
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
  setMaintenance(ctx, { code, on, until, notice, expectedVersion, reason }) {
    const { config } = brandOf(ctx, code);
    // Ending what staff began leaves nothing behind: the files decide again, and may start maintenance later.
    const isBack = on === null || (!on && !config.maintenance.on);
    const end = until === undefined ? undefined : Date.parse(until);
    if (on === true && end !== undefined && end <= ctx.now)
      throw validationError([{ field: "until", issue: "in_the_past" }]);
    const words = notice?.trim();
    const value = {
      on: on === true,
      ...(end === undefined ? {} : { until: end }),
      ...(words ? { notice: words } : {}),
    };
    return saveOverride(ctx, {
      merchant: code,
      key: "maintenance",
      value: isBack ? null : value,
      expectedVersion,
      reason,
    });
  },
  ...staffDoor,
  ...staffAccounts,
  ...identityReview,
  ...paymentReview,
  ...rewardGiving,
};

/** Flags of operators, and maintenance, are theirs to change. @throws WpsError forbidden */
function assertOwns({ staff }: StaffContext, key: OverrideKey): void {
  const owner = key === "maintenance" ? "operator" : FLAGS[key.slice("flag:".length) as FlagName]?.owner;
  if (owner === "operator" && !mayStaff(staff.role, "brands.operate")) throw new WpsError("forbidden");
}

function keyOf(flag: string): OverrideKey {
  if (!Object.hasOwn(FLAGS, flag)) throw validationError([{ field: "flag", issue: "unknown_flag" }]);
  return `flag:${flag}`;
}

function brandRow(ctx: StaffContext, health: ReturnType<StaffContext["tenants"]["health"]>[number]) {
  const { code, name, state, hosts, filesVersion, loadedAt } = health;
  const brand = ctx.tenants.get(code);
  return {
    code,
    name,
    state,
    version: brand?.version ?? null,
    filesVersion,
    hosts,
    maintenance: brand !== undefined && inMaintenance(brand, ctx.now),
    demo: brand?.config.demo === true,
    loadedAt: timeOrNull(loadedAt),
    problems: health.problems.map(({ nearest, ...problem }) => ({ ...problem, nearest: nearest ?? null })),
  };
}

/** A flag as the stored overrides (which `expectedVersion` belongs to) and the brand's files have it. */
function flagRow(brand: BrandSnapshot, overrides: BrandOverrides, name: FlagName) {
  const { title, description, owner, audience } = FLAGS[name];
  const override = overrides.flags[name];
  const stored = brand.flagSources[name];
  // An override that is gone already, which this process has not heard of yet, leaves the brand's value.
  const beneath = stored === "override" ? ("brand" as const) : stored;
  return {
    name,
    title,
    description,
    value: override ?? brand.config.flags[name] ?? false,
    source: override === undefined ? beneath : ("override" as const),
    owner,
    audience,
  };
}

function historyRow(change: Awaited<ReturnType<typeof overrideHistory>>["rows"][number]) {
  const { id, key, before, after, reason, actor, at, undoes, undoneBy } = change;
  const values = { before: valueView(before), after: valueView(after) };
  return { historyId: id, key, ...values, reason, actor, at: new Date(at).toISOString(), undoes, undoneBy };
}

function valueView(value: OverrideValue | null) {
  if (value === null || typeof value === "boolean") return value;
  return { on: value.on, until: timeOrNull(value.until ?? null), notice: value.notice ?? null };
}

function timeOrNull(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
