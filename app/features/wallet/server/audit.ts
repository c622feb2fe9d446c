import type { Transaction } from "~/platform/db/transaction";
import { merchantOf } from "~/platform/db/transaction";

/** Inconsistency in a brand's ledger. Occurs only when a write bypasses `post` or the close of a round. */
export interface LedgerFault {
  /**
   * A wallet whose balance differs from its postings, a transaction whose lines do not sum to zero, or bets of a member and a
   * category that differ from the closed rounds.
   */
  readonly kind: "balance" | "transaction" | "play";
  /** `<member id> <wallet>`, the transaction id, or `<member id> <category>` of the bets. */
  readonly what: string;
  /** Stored value, minor units; null for a missing row; 0 for a transaction. */
  readonly stored: bigint | null;
  /** Sum of the postings or of the rounds, minor units. */
  readonly replayed: bigint;
}

/**
 * Replays a brand's whole ledger and compares it with the stored balances (requirement W1). Empty when all is consistent. Reads
 * every posting: slow by design.
 */
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
