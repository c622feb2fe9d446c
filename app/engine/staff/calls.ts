import { mayOnBrand } from "~/core/staff";
import type { StaffContext } from "~/engine/context";
import { inMaintenance } from "~/engine/system/status";
import { driftOf } from "~/engine/upstream/drift-log";
import type { Implementation } from "~/engine/wps";
import { staffAccounts } from "./accounts";
import { brandOf } from "./brand-of";
import { staffDoor } from "./door";
import { flagSwitches } from "./flags";
import { identityReview } from "./identity";
import { outbox } from "./outbox";
import { paymentReview } from "./payments";
import { rewardGiving } from "./reward";
import { siteSwitches } from "./switches";

/** The console's calls: brands with their health, flags and maintenance with reason, history and undo. */
export const staff: Implementation<"staff"> = {
  brands(ctx) {
    const mine = ctx.tenants.health().filter(({ code }) => mayOnBrand(ctx.staff, code));
    return { brands: mine.map((health) => brandRow(ctx, health)) };
  },
  brandVersion: (ctx, { code }) => ({ version: brandOf(ctx, code).version }),
  outbox,
  async upstream(ctx, { code }) {
    const { config } = brandOf(ctx, code);
    return { wps: config.wps, rows: await driftOf(ctx.db, code) };
  },
  ...flagSwitches,
  ...siteSwitches,
  ...staffDoor,
  ...staffAccounts,
  ...identityReview,
  ...paymentReview,
  ...rewardGiving,
};

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

function timeOrNull(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
