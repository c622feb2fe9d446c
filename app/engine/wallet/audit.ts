import type { Transaction } from "~/engine/db/transaction";
import { merchantOf } from "~/engine/db/transaction";

/** Something in a brand's ledger that cannot be: found only where somebody wrote past `post`. */
export interface LedgerFault {
  /** A wallet whose balance differs from its postings, or a transaction whose lines do not sum to zero. */
  readonly kind: "balance" | "transaction";
  /** `<member id> <wallet>`, or the transaction's id. */
  readonly what: string;
  /** Minor units: what is stored; null for no row. Of a transaction: 0. */
  readonly stored: bigint | null;
  /** Minor units: what the postings sum to. */
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
     order by kind, what limit 100`,
    [merchantOf(tx)],
  );
}
