import { findMember } from "~/features/access/accounts.server";
import { sendMemberMessage } from "~/features/sending/messages.server";
import { pagingData } from "~/platform/brands/brand-parts";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { minorAmountOf, wireMoney } from "~/platform/money/amounts";
import { multiplyByRate, parseRate } from "~/platform/money/money";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { trimmedReason } from "~/platform/staff/reason";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import {
  claimAllowance,
  type Giver,
  givenToday,
  grantDayOf,
  limitsOf,
  needsSecond,
  returnAllowance,
} from "../../grant-limits.server";
import { giveReward, type NewReward, type Reward } from "../rewards";
import { rewardByReference } from "../rewards.sql.gen";
import { turnoverOf } from "../turnover-rule";
import { rewardView } from "../view";
import {
  addPending,
  assertSameGrant,
  decideGrant,
  findGrant,
  findPendingGrant,
  grantPage,
  grantViews,
  lockGrant,
  type StaffGrant,
} from "./pending";

type Calls = Implementation<"staff">;

/** Grants by staff, within the limits of their role; large grants need a second person. */
export const staffGrantCalls: Pick<Calls, "giveReward" | "grants" | "reviewGrant"> = {
  async giveReward(ctx, { amount, code, days, kind, memberId, reason, requestId, turnoverTimes }) {
    const brand = brandOf(ctx, code);
    const words = trimmedReason(reason);
    const at = { brand, now: ctx.now, language: ctx.language, translate: ctx.translate };
    const minor = minorAmountOf(at, amount);
    const given: NewReward & { readonly kind: typeof kind } = {
      memberId,
      kind,
      reference: `staff:${requestId}`,
      amount: minor,
      turnover: turnoverOf(at, minor, timesOf(at, kind, turnoverTimes)),
      about: { reason: words, by: ctx.staff.name },
      ...(days === undefined ? {} : { days }),
    };
    return ctx.change(code, async (tx) => {
      if (!(await findMember(tx, { id: memberId }))) throw new WpsError("notFound");
      const before = await givenBefore(tx, given);
      if (before) return { reward: rewardView(at, before) };
      const waiting = await findPendingGrant(tx, requestId, given);
      if (waiting) return { reward: null, pending: await viewOf(tx, ctx, waiting) };
      return giveOrHold(tx, ctx, { brand, now: ctx.now, staff: ctx.staff }, given, requestId);
    });
  },
  grants(ctx, { code, pageNo, pageSize, state }) {
    const giver = { brand: brandOf(ctx, code), now: ctx.now, staff: ctx.staff };
    return ctx.db.read(code, async (tx) => {
      const { rows, total } = await grantPage(tx, { state, pageNo, pageSize });
      return {
        rows: await grantViews(tx, giver, rows),
        allowance: await allowanceOf(tx, giver),
        currency: giver.brand.config.currency.symbol,
        ...pagingData(pageNo, pageSize, total),
      };
    });
  },
  reviewGrant(ctx, { code, id, verdict, ...given }) {
    const brand = brandOf(ctx, code);
    const note = given.reason?.trim() || null;
    if (verdict === "refused" && note === null) throw new WpsError("reasonRequired");
    return ctx.change(code, async (tx) => {
      const grant = await lockGrant(tx, id);
      if (grant.state !== "pending") throw new WpsError("staleSave");
      // The giver may only take the grant back.
      if (verdict === "approved" && grant.givenBy === ctx.staff.name) throw new WpsError("secondPerson");
      if (verdict === "refused") await returnAllowance(tx, { ...grant, actor: grant.givenBy });
      else await giveApproved(tx, { brand, now: ctx.now }, grant, ctx.staff.name);
      const state = verdict === "approved" ? ("given" as const) : ("refused" as const);
      await decideGrant(tx, grant, { state, decidedBy: ctx.staff.name, decidedAt: new Date(ctx.now), note });
      return { grant: await viewOf(tx, ctx, await findGrant(tx, id)) };
    });
  },
};

/** Gives a reward at once, or stores it as pending for a second person. */
async function giveOrHold(
  tx: Transaction,
  ctx: StaffContext,
  giver: Giver,
  given: NewReward & { readonly kind: StaffGrant["kind"] },
  requestId: string,
) {
  const count = await claimAllowance(tx, giver, "grants", given.amount);
  if (needsSecond(giver, "grants", given.amount)) {
    const added = await addPending(tx, { given, requestId, by: ctx.staff.name, now: ctx.now, day: grantDayOf(giver) });
    if (added) await count();
    const grant = added ?? (await findPendingGrant(tx, requestId, given));
    if (!grant) throw new WpsError("requestConflict");
    return { reward: null, pending: await viewOf(tx, ctx, grant) };
  }
  const reward = await giveReward(tx, giver, given);
  if (reward) await count();
  if (reward) await sendMemberMessage(tx, ctx.now, given.memberId, "reward", { amount: String(given.amount) });
  const stored = reward ?? (await givenBefore(tx, given));
  if (!stored) throw new WpsError("requestConflict");
  return { reward: rewardView({ ...giver, language: ctx.language, translate: ctx.translate }, stored) };
}

/** Gives the reward of an approved grant. */
async function giveApproved(
  tx: Transaction,
  at: Pick<Giver, "brand" | "now">,
  { amount, days, givenBy, kind, memberId, reason, requestId, turnover }: StaffGrant,
  approvedBy: string,
): Promise<void> {
  const about = { reason, by: givenBy, approvedBy };
  const reference = `staff:${requestId}`;
  const given = { memberId, kind, reference, amount, turnover, about, ...(days === null ? {} : { days }) };
  if (!(await giveReward(tx, at, given))) throw new WpsError("requestConflict");
  await sendMemberMessage(tx, at.now, memberId, "reward", { amount: String(amount) });
}

/**
 * Returns the turnover multiplier of a grant: the requested one or the brand's rule, at least the minimum for grants by hand.
 * @throws WpsError turnoverTooLow
 */
function timesOf({ brand }: Pick<Giver, "brand">, kind: StaffGrant["kind"], asked: string | undefined): string {
  const { rewards, staffLimits } = brand.config;
  const least = staffLimits.turnoverTimes[kind];
  // Rates have at most four decimals, so integers compare exactly.
  const whole = (times: string) => multiplyByRate(10_000n, parseRate(times));
  const isEnough = (times: string) => whole(times) >= whole(least);
  if (asked === undefined) return isEnough(rewards.turnoverTimes) ? rewards.turnoverTimes : least;
  if (!isEnough(asked)) {
    const issues = [{ field: "turnoverTimes", issue: "errors:turnoverTooLow", params: { times: least } }];
    throw new WpsError("turnoverTooLow", { times: least }, { issues });
  }
  return asked;
}

/** Returns the reward given earlier with the same requestId. @throws WpsError requestConflict when it is a different reward */
async function givenBefore(tx: Transaction, given: NewReward): Promise<Reward | null> {
  const found = await tx.first(rewardByReference, { reference: given.reference });
  if (!found) return null;
  assertSameGrant(found, found.about["reason"], given);
  return found;
}

/** Returns the caller's limits and the remaining amount of today. */
async function allowanceOf(tx: Transaction, giver: Giver) {
  const { perDay, perGrant, secondPersonFrom } = limitsOf(giver, "grants");
  const left = perDay - (await givenToday(tx, giver, "grants"));
  const money = (minor: bigint) => wireMoney(giver, minor);
  return {
    perGrant: money(perGrant),
    perDay: money(perDay),
    left: money(left > 0n ? left : 0n),
    secondPersonFrom: money(secondPersonFrom),
    turnoverTimes: giver.brand.config.staffLimits.turnoverTimes,
  };
}

async function viewOf(tx: Transaction, ctx: StaffContext, grant: StaffGrant) {
  const [view] = await grantViews(tx, { brand: brandOf(ctx, merchantOf(tx)), staff: ctx.staff }, [grant]);
  if (!view) throw new Error("the grant was not found after the change");
  return view;
}
