import type { Transaction } from "~/platform/db/transaction";
import { merchantOf } from "~/platform/db/transaction";

/** Something in a brand's books that cannot be: found only where somebody wrote past `post`, or past the close of a round. */
export interface LedgerFault {
  /** A wallet whose balance differs from its postings, a transaction whose lines do not sum to zero, or bets of a member
   * and a category that differ from the rounds that are over. */
  readonly kind: "balance" | "transaction" | "play";
  /** `<member id> <wallet>`, the transaction's id, or `<member id> <category>` of what was bet. */
  readonly what: string;
  /** Minor units: what is stored; null for no row. Of a transaction: 0. */
  readonly stored: bigint | null;
  /** Minor units: what the postings, or the rounds, sum to. */
  readonly replayed: bigint;
}

/** Replays a brand's whole ledger and compares (checklist W1). Empty when all is well. Reads every posting: slow on purpose. */
export async function ledgerFaults(tx: Transaction): Promise<readonly LedgerFault[]> {
  return tx.query<LedgerFault & Record<string, unknown>>(
    `with replay as (
       select member_id, account as wallet, sum(amount)::bigint as amount
       from posting where merchant_id = $1 and member_id is not null group by member_id, account
     )
     select 'balance' as kind, coalesce(b.member_id, r.member_id) || ' ' || coalesce(b.wallet, r.wallet) as what,
       b.amount as stored, coalesce(r.amount, 0) as replayed
     from (select * from balance where merchant_id = $1) b
     full join replay r on r.member_id = b.member_id and r.wallet = b.wallet
     where b.amount is distinct from coalesce(r.amount, 0)
     union all
     select 'transaction', transaction_id::text, 0, sum(amount)::bigint
     from posting where merchant_id = $1 group by transaction_id having sum(amount) <> 0
     union all
     select 'play', coalesce(p.member_id, r.member_id) || ' ' || coalesce(p.category, r.category), p.bet, coalesce(r.bet, 0)
     from (select member_id, category, sum(bet)::bigint as bet from play_day where merchant_id = $1 group by 1, 2) p
     full join (select member_id, category, sum(bet)::bigint as bet from round
       where merchant_id = $1 and state = 'closed' and not demo group by 1, 2) r
       on r.member_id = p.member_id and r.category = p.category
     where p.bet is distinct from r.bet
     order by kind, what limit 100`,
    [merchantOf(tx)],
  );
}
