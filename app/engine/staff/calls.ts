import { mayOnBrand } from "~/core/staff";
import type { StaffContext } from "~/engine/context";
import { inMaintenance } from "~/engine/system/status";
import { driftOf } from "~/engine/upstream/drift-log";
import type { Implementation } from "~/engine/wps";
import { draftCodes } from "~/tenant/draft";
import type { BrandHealth } from "~/tenant/types";
import { staffAccounts } from "./accounts";
import { brandPictures } from "./brand-files/pictures";
import { problemViews } from "./brand-files/problems";
import { brandFileReading } from "./brand-files/read";
import { brandFileWork } from "./brand-files/work";
import { brandOf } from "./brand-of";
import { contentReading } from "./content/read";
import { contentSaving } from "./content/save";
import { staffDoor } from "./door";
import { figures } from "./figures/calls";
import { flagSwitches } from "./flags";
import { grants } from "./grants/calls";
import { health } from "./health/calls";
import { identityReview } from "./identity";
import { messageSending } from "./messages";
import { outbox } from "./outbox";
import { paymentReview } from "./payments";
import { balancePayout } from "./payout";
import { playerCare } from "./players/care";
import { playerNotes } from "./players/notes";
import { player } from "./players/overview";
import { playerRecords } from "./players/records";
import { players } from "./players/search";
import { whyShown } from "./players/why";
import { siteSwitches } from "./switches";

/** The console's calls: brands with their health, flags and maintenance with reason, history and undo. */
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
  ...staffDoor,
  ...staffAccounts,
  ...identityReview,
  ...paymentReview,
  ...grants,
  ...balancePayout,
  ...brandFileReading,
  ...brandPictures,
  ...brandFileWork,
  players,
  player,
  ...playerCare,
  ...playerNotes,
  ...playerRecords,
  whyShown,
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
    maintenance: brand !== undefined && inMaintenance(brand, ctx.now),
    demo: brand?.config.demo === true,
    loadedAt: timeOrNull(loadedAt),
    draft,
    // What only has to be mended stands behind what is refused.
    problems: await problemViews(ctx, [...health.problems, ...health.warnings]),
  };
}

function timeOrNull(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
