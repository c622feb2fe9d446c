import { inOneTransaction } from "~/platform/db/one-transaction";
import { localDate } from "~/platform/time/calendar-day";
import type { BrandJobContext } from "~/platform/wps/context";
import * as sql from "./demo-history.sql.gen";
import { type DemoDeps, runDemoStep } from "./replay";
import { stepsOf } from "./script";

/** First key of the advisory lock that serializes writing a brand's history; the second key is derived from the brand. */
const LOCK = 0x11fe27;

/**
 * Writes a history for the accounts of a demo brand: replays `demo/history.json` through the calls, at past times, in
 * one transaction. An aborted start leaves no rows, and the next start begins again. Skips a brand with a history or
 * with any sign-in, session, round or payment order.
 *
 * @param ctx `now`: end of the history, UTC ms
 * @returns the number of steps; 0 when nothing was written
 */
export function writeDemoHistory(ctx: BrandJobContext, deps: DemoDeps): Promise<number> {
  const { brand, now } = ctx;
  return inOneTransaction(ctx.db, async (db) => {
    if (!(await isUnused({ ...ctx, db }))) return 0;
    const day = localDate(brand.config.timeZone, now);
    const steps = stepsOf(deps.script, day, brand.config.timeZone);
    for (const step of steps) {
      ctx.signal.throwIfAborted();
      await runDemoStep({ ...ctx, db }, deps, step);
    }
    await db.transaction(brand.code, (tx) => tx.run(sql.insertHistory, { beganOn: day, done: steps.length }));
    return steps.length;
  });
}

/** Returns true if the brand has no history and no activity. Waits for another process that is writing the history. */
function isUnused({ brand, db }: BrandJobContext): Promise<boolean> {
  return db.transaction(brand.code, async (tx) => {
    await tx.first(sql.lockHistory, { lock: LOCK });
    return (await tx.first(sql.isUsed, {}))?.used === false;
  });
}
