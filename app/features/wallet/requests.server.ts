import { merchantOf, type Transaction } from "~/platform/db/transaction";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { contentOf } from "./posting-content.server";

/** A money call as it came: its name, and all that it asks for. */
export interface MoneyRequest {
  readonly call: string;
  /** The caller's own id of the request. */
  readonly requestId: string;
  /** What it asks for. What proves who asks (a payment password) is left out: it may differ. */
  readonly content: unknown;
}

/**
 * Carries a money call out once (checklist W8): the same requestId again gets the answer of the first, however many come
 * at once, and moves nothing.
 * @param work in one transaction with the record of its answer: if it throws, nothing was asked
 * @throws WpsError requestConflict for the same requestId with another call or other content, and what `work` throws
 */
export function answerOnce<T>(
  ctx: MemberContext,
  { call, content, requestId }: MoneyRequest,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const digest = contentOf({ call, content });
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    const key = [merchantOf(tx), ctx.session.memberId, requestId];
    // Who comes second waits here until the first is done.
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
