import { inOneTransaction } from "~/platform/db/one-transaction";
import { merchantOf } from "~/platform/db/transaction";
import { dayIn } from "~/platform/time/calendar-day";
import type { BrandJobContext } from "~/platform/wps/context";
import { type DemoDeps, takeStep } from "./replay";
import { stepsOf } from "./script";

/** First half of the lock that lets one process at a time write a brand's history; the second is of the brand. */
const LOCK = 0x11fe27;

/**
 * Gives the accounts of a demo brand a past, before anybody can sign in: plays `demo/history.json` through the calls at
 * the times of then, in one transaction. A start that is cut off leaves nothing, and the next one begins anew. A brand
 * that anybody has used, or that has its history, is left as it is.
 *
 * @param ctx `now`: the moment before which all of it lies
 * @returns the number of steps; 0 when nothing was written
 */
export function writeDemoHistory(ctx: BrandJobContext, deps: DemoDeps): Promise<number> {
  const { brand, now } = ctx;
  return inOneTransaction(ctx.db, async (db) => {
    if (!(await isUnused({ ...ctx, db }))) return 0;
    const day = dayIn(brand.config.timeZone, now);
    const steps = stepsOf(deps.script, day, brand.config.timeZone);
    for (const step of steps) {
      ctx.signal.throwIfAborted();
      await takeStep({ ...ctx, db }, deps, step);
    }
    await db.transaction(brand.code, (tx) =>
      tx.query("insert into demo_history (merchant_id, began_on, done) values ($1, $2, $3)", [
        merchantOf(tx),
        day,
        steps.length,
      ]),
    );
    return steps.length;
  });
}

/** Whether a brand has neither a history nor anything that somebody did; waits for another process that writes one. */
function isUnused({ brand, db }: BrandJobContext): Promise<boolean> {
  return db.transaction(brand.code, async (tx) => {
    await tx.query("select pg_advisory_xact_lock($1, hashtext($2))", [LOCK, merchantOf(tx)]);
    const [row] = await tx.query<{ used: boolean }>(
      `select exists (select from demo_history where merchant_id = $1)
           or exists (select from sign_in where merchant_id = $1)
           or exists (select from session where merchant_id = $1)
           or exists (select from round where merchant_id = $1)
           or exists (select from payment_order where merchant_id = $1) as used`,
      [merchantOf(tx)],
    );
    return row?.used === false;
  });
}
