import { findMember } from "~/features/access/accounts.server";
import { openSignIn } from "~/features/access/sign-in.server";
import { settleDue } from "~/features/house/resume.server";
import { walletOf } from "~/features/house/wallet.server";
import { payReferrals } from "~/features/rewards/referral.server";
import { raiseLevels } from "~/features/rewards/vip.server";
import type { WpsClient } from "~/platform/wps/client";
import type { BrandJobContext, EngineContext } from "~/platform/wps/context";
import { isWpsError } from "~/platform/wps/errors";
import type { DemoAccount } from "./demo-accounts";
import { type DemoActor, HABIT_ACTIONS } from "./habit-actions";
import type { DemoHabit, DemoScript, DemoStep } from "./script";

/** Dependencies of the replay, in addition to a brand's context. */
export interface DemoDeps {
  /** Returns the calls as functions, made by the caller in this context. */
  clientOf(context: EngineContext): WpsClient;
  readonly accounts: readonly DemoAccount[];
  readonly script: DemoScript;
}

/** Runs one step of the script at its time. Skips a call that is refused with a WpsError. */
export async function runDemoStep(ctx: BrandJobContext, deps: DemoDeps, { at, habit }: DemoStep): Promise<void> {
  if (habit === "night") return runNightlyJobs({ ...ctx, now: at });
  const actor = await actorOf(ctx, deps, habit, at);
  if (!actor) return;
  try {
    await (HABIT_ACTIONS[habit.do] as (actor: DemoActor, habit: DemoHabit) => Promise<void>)(actor, habit);
  } catch (error) {
    if (!isWpsError(error)) throw error;
  }
}

/** Runs the work of the nightly jobs. */
async function runNightlyJobs(ctx: BrandJobContext): Promise<void> {
  try {
    await settleDue(ctx, walletOf(ctx), ctx.now);
  } catch (error) {
    // Expected where the brand does not offer house games.
    if (!isWpsError(error)) throw error;
  }
  await raiseLevels(ctx);
  await payReferrals(ctx);
}

/** Staff account that reviews the demo's payment orders. */
const DEMO_CASHIER = { id: "", name: "felix", role: "finance", brands: null, stage: "ready" } as const;

/** Signs the account in at the time of its step. Returns null for an unknown account. */
async function actorOf(ctx: BrandJobContext, deps: DemoDeps, habit: DemoHabit, at: number): Promise<DemoActor | null> {
  const { brand, db } = ctx;
  const { account } = habit;
  const known = deps.accounts.find((one) => one.account === account);
  if (!known) return null;
  const callerContext: EngineContext = {
    ...ctx,
    now: at,
    ip: null,
    country: null,
    side: "member",
    device: "Firefox · Linux",
    token: null,
    staff: null,
    preview: false,
  };
  const token = await db.transaction(brand.code, async (tx) => {
    const who = await findMember(tx, { account });
    if (!who) return null;
    const proof = { method: "username", side: "member", rememberMe: false } as const;
    return (await openSignIn(tx, { ...ctx, ...callerContext, brand }, who, proof)).token;
  });
  if (token === null) return null;
  const clientOf =
    (over: Partial<EngineContext>) =>
    (seconds = 0) => {
      return deps.clientOf({ ...callerContext, ...over, now: at + seconds * 1_000 });
    };
  return {
    account,
    password: known.password,
    paymentPassword: deps.script.paymentPassword,
    code: brand.code,
    calls: clientOf({ token }),
    staff: clientOf({ brand: null, staff: DEMO_CASHIER }),
  };
}
