import { merchantOf, type Transaction } from "~/platform/db/transaction";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { contentDigest } from "./posting-content.server";

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
    const key = [merchantOf(tx), ctx.session.memberId, requestId];
    // A concurrent repeat waits here until the first request commits.
    const first = await tx.query(
      `insert into money_request (merchant_id, member_id, request_id, content, answer, at)
       values ($1, $2, $3, $4, 'null', $5) on conflict do nothing returning 1`,
      [...key, digest, new Date(ctx.now)],
    );
    const where = "merchant_id = $1 and member_id = $2 and request_id = $3";
    if (first.length === 0) {
      const [found] = await tx.query<{ content: string; answer: T }>(
        `select content, answer from money_request where ${where}`,
        key,
      );
      if (found?.content !== digest) throw new WpsError("requestConflict");
      return found.answer;
    }
    const answer = await work(tx);
    await tx.query(`update money_request set answer = $4 where ${where}`, [...key, JSON.stringify(answer)]);
    return answer;
  });
}
