// Generated from raffle.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface DrawStatusParams {
  readonly memberId: string;
  readonly from: Date;
  readonly to: Date;
  readonly reference: string;
}

export interface DrawStatusRow {
  readonly paid: bigint;
  readonly won: bigint | null;
}

/** Returns the sum of a member's credited deposits in a period, and the prize of a draw. */
export const drawStatus = statement<DrawStatusParams, DrawStatusRow>({
  name: "rewards/raffle.drawStatus",
  text: `select
  (select coalesce(sum(received), 0)::bigint from payment_order
   where merchant_id = $1 and member_id = $2 and kind = 'deposit' and state = 'credited'
     and paid_at >= $3 and paid_at < $4) as "paid!",
  (select amount from reward where merchant_id = $1 and reference = $5) as "won?"`,
  params: ["merchant","memberId","from","to","reference"],
  json: [],
  columns: ["paid","won"],
  isPrepared: true,
});
