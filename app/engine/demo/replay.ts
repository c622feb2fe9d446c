import { dayIn } from "~/core/calendar-day";
import type { BrandJobContext, EngineContext } from "~/engine/context";
import { merchantOf } from "~/engine/db/transaction";
import type { Job, JobFigures } from "~/engine/jobs/job";
import { findMember } from "~/engine/member/accounts";
import type { DemoAccount } from "~/engine/member/demo-accounts";
import { payReferrals } from "~/engine/reward/referral";
import { raiseLevels } from "~/engine/reward/vip";
import { admit } from "~/engine/session/sign-in";
import { settleDue } from "~/engine/vendors/house/resume";
import { walletOf } from "~/engine/vendors/house/wallet";
import type { EmbeddedWps } from "~/engine/wps";
import { createClient } from "~/wps/client";
import { isWpsError } from "~/wps/errors";
import { ACTS, type Actor } from "./acts";
import { type DemoHabit, type DemoScript, type DemoStep, stepsOf } from "./script";

/** What the replay needs beside a job's context. */
export interface DemoDeps {
  readonly wps: Pick<EmbeddedWps, "invoke">;
  readonly accounts: readonly DemoAccount[];
  readonly script: DemoScript;
  /** How long one run goes on, ms; 20,000 when left out: other jobs have their turn between two. */
  readonly runMs?: number;
}

/**
 * Gives the accounts of demo brands a past, by replaying `demo/history.json` through the calls at the times of then. A
 * step that was cut off is begun again; one that a call refuses is passed over.
 */
export function demoHistory(deps: DemoDeps): Job {
  const run = async (ctx: BrandJobContext) => (ctx.brand.config.demo ? replay(ctx, deps) : {});
  return { name: "demoHistory", pattern: "* * * * *", scope: "embedded", catchUp: 1, run };
}

async function replay(ctx: BrandJobContext, deps: DemoDeps): Promise<JobFigures> {
  const { brand, db } = ctx;
  const { beganOn, done } = await progressOf(ctx);
  const steps = stepsOf(deps.script, beganOn, brand.config.timeZone).slice(done);
  const end = Date.now() + (deps.runMs ?? 20_000);
  let replayed = 0;
  for (const step of steps) {
    if (ctx.signal.aborted || Date.now() > end) break;
    await takeStep(ctx, deps, step);
    replayed += 1;
    await db.transaction(brand.code, (tx) =>
      tx.query("update demo_history set done = $2 where merchant_id = $1", [merchantOf(tx), done + replayed]),
    );
  }
  return { steps: replayed };
}

async function progressOf({ brand, db, now }: BrandJobContext) {
  return db.transaction(brand.code, async (tx) => {
    await tx.query("insert into demo_history (merchant_id, began_on, done) values ($1, $2, 0) on conflict do nothing", [
      merchantOf(tx),
      dayIn(brand.config.timeZone, now),
    ]);
    const [row] = await tx.query<{ beganOn: string; done: number }>(
      `select to_char(began_on, 'YYYY-MM-DD') as "beganOn", done from demo_history where merchant_id = $1`,
      [merchantOf(tx)],
    );
    if (!row) throw new Error("the replay has no place");
    return row;
  });
}

async function takeStep(ctx: BrandJobContext, deps: DemoDeps, { at, habit }: DemoStep): Promise<void> {
  if (habit === "night") return night({ ...ctx, now: at });
  const actor = await actorOf(ctx, deps, habit, at);
  if (!actor) return;
  try {
    await (ACTS[habit.do] as (actor: Actor, habit: DemoHabit) => Promise<void>)(actor, habit);
  } catch (error) {
    if (!isWpsError(error)) throw error;
  }
}

/** What jobs do while nobody plays. */
async function night(ctx: BrandJobContext): Promise<void> {
  try {
    await settleDue(ctx, walletOf(ctx), ctx.now);
  } catch (error) {
    // The brand does not offer the house.
    if (!isWpsError(error)) throw error;
  }
  await raiseLevels(ctx);
  await payReferrals(ctx);
}

/** Who decides on the demo's orders. */
const CASHIER = { id: "", name: "felix", role: "finance", brands: null, stage: "ready" } as const;

/** Signs an account in at the time of its step; null where it does not exist, or may not come in. */
async function actorOf(ctx: BrandJobContext, deps: DemoDeps, habit: DemoHabit, at: number): Promise<Actor | null> {
  const { brand, db } = ctx;
  const { account } = habit;
  const known = deps.accounts.find((one) => one.account === account);
  if (!known) return null;
  const asker: EngineContext = {
    ...ctx,
    now: at,
    ip: null,
    country: null,
    side: "member",
    device: "Firefox on Linux",
    token: null,
    staff: null,
    preview: false,
  };
  const token = await db.transaction(brand.code, async (tx) => {
    const who = await findMember(tx, { account });
    if (!who) return null;
    const proof = { method: "username", side: "member", rememberMe: false } as const;
    return (await admit(tx, { ...ctx, ...asker, brand }, who, proof)).token;
  });
  if (token === null) return null;
  const clientOf =
    (over: Partial<EngineContext>) =>
    (seconds = 0) => {
      const context = { ...asker, ...over, now: at + seconds * 1_000 };
      return createClient((area, name, input) => deps.wps.invoke(area, name, input, context));
    };
  return {
    account,
    password: known.password,
    paymentPassword: deps.script.paymentPassword,
    code: brand.code,
    calls: clientOf({ token }),
    staff: clientOf({ brand: null, staff: CASHIER }),
  };
}
