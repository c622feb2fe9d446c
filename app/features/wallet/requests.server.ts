import type { Transaction } from "~/platform/db/transaction";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { contentDigest } from "./posting-content.server";
import * as sql from "./server/requests.sql.gen";

/** A money call: its name and its content. */
export interface MoneyRequest {
  readonly call: string;
  /** Request id chosen by the caller. */
  readonly requestId: string;
  /** Input of the call without credentials (a payment password): they may differ between repeats. */
  readonly content: unknown;
}

/**
 * Executes a money call once (requirement W8). A repeat with the same requestId returns the first answer and moves nothing, also
 * when repeats run concurrently.
 * @param work runs in one transaction with the record of its answer; when it throws, the request is not recorded
 * @throws WpsError requestConflict for the same requestId with another call or other content, and the errors of `work`
 */
export function runMoneyCallOnce<T>(
  ctx: MemberContext,
  { call, content, requestId }: MoneyRequest,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const digest = contentDigest({ call, content });
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    const key = { memberId: ctx.session.memberId, requestId };
    // A concurrent repeat waits here until the first request commits.
    if ((await tx.run(sql.insertRequest, { ...key, content: digest, at: new Date(ctx.now) })) === 0) {
      const found = await tx.first(sql.requestById, key);
      if (found?.content !== digest) throw new WpsError("requestConflict");
      return found.answer as T;
    }
    const answer = await work(tx);
    await tx.run(sql.setAnswer, { ...key, answer });
    return answer;
  });
}
