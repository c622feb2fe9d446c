import { problemViews } from "~/features/brands/file-problems.server";
import { brandFileReading } from "~/features/brands/read-brand-files.server";
import { brandPictures } from "~/features/brands/server/pictures";
import { brandFileWork } from "~/features/brands/server/work";
import { paymentReview } from "~/features/cashier/payment-review.server";
import { staffOrders } from "~/features/cashier/staff-orders.server";
import { contentReading } from "~/features/content/server/read";
import { contentSaving } from "~/features/content/server/save";
import { flagSwitches } from "~/features/flags/server/flags";
import { siteSwitches } from "~/features/flags/server/switches";
import { health } from "~/features/health/server/calls";
import { identityReview } from "~/features/members/server/staff/identity";
import { messageSending } from "~/features/messages/server/staff-messages";
import { figures } from "~/features/reports/server/figures/calls";
import { staffGrantCalls } from "~/features/rewards/server/grants/calls";
import { outbox } from "~/features/sending/server/staff-outbox";
import { staffAccounts } from "~/features/staff/accounts.server";
import { staffSignInCalls } from "~/features/staff/server/sign-in";
import { playerNotes } from "~/features/support/notes.server";
import { players } from "~/features/support/search.server";
import { enquiries } from "~/features/support/server/enquiries";
import { whyShown } from "~/features/support/server/explain-player-view";
import { player } from "~/features/support/server/overview";
import { balancePayout } from "~/features/support/server/payout";
import { playerSupportCalls } from "~/features/support/server/player-support";
import { playerRecords } from "~/features/support/server/records";
import { isInMaintenance } from "~/features/system/status.server";
import { draftCodes } from "~/platform/brands/draft";
import type { BrandHealth } from "~/platform/brands/types";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { driftOf } from "~/platform/upstream/drift-log";
import type { Implementation } from "~/platform/wps/implementation";
import { mayOnBrand } from "~/platform/wps/staff";

/** Implementations of the staff calls, by their names in the contract. */
export const staff: Implementation<"staff"> = {
  async brands(ctx) {
    const mine = ctx.tenants.health().filter(({ code }) => mayOnBrand(ctx.staff, code));
    const drafts = await draftCodes(ctx.brandFiles.dir);
    return { brands: await Promise.all(mine.map((health) => brandRow(ctx, health, drafts.has(health.code)))) };
  },
  brandVersion: (ctx, { code }) => ({ version: brandOf(ctx, code).version }),
  outbox,
  async upstream(ctx, { code }) {
    const { config } = brandOf(ctx, code);
    return { wps: config.wps, rows: await driftOf(ctx.db, code) };
  },
  ...flagSwitches,
  ...siteSwitches,
  ...figures,
  ...health,
  ...staffSignInCalls,
  ...staffAccounts,
  ...identityReview,
  ...paymentReview,
  ...staffOrders,
  ...staffGrantCalls,
  ...balancePayout,
  ...brandFileReading,
  ...brandPictures,
  ...brandFileWork,
  players,
  player,
  ...playerSupportCalls,
  ...playerNotes,
  ...playerRecords,
  whyShown,
  ...enquiries,
  ...contentReading,
  ...contentSaving,
  ...messageSending,
};

async function brandRow(ctx: StaffContext, health: BrandHealth, draft: boolean) {
  const { code, name, state, hosts, filesVersion, loadedAt } = health;
  const brand = ctx.tenants.get(code);
  return {
    code,
    name,
    state,
    version: brand?.version ?? null,
    filesVersion,
    hosts,
    maintenance: brand !== undefined && isInMaintenance(brand, ctx.now),
    demo: brand?.config.demo === true,
    loadedAt: timeOrNull(loadedAt),
    draft,
    // Problems that block publishing come first, warnings after them.
    problems: await problemViews(ctx, [...health.problems, ...health.warnings]),
  };
}

function timeOrNull(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
