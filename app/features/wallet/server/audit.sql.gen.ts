// Generated from audit.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface LedgerFaultsRow {
  readonly kind: string;
  readonly what: string;
  readonly stored: bigint | null;
  readonly replayed: bigint;
}

/** Compares the wallets with their postings, the lines of each entry with zero, and the bets by category with the closed rounds, deleted ones included. */
export const ledgerFaults = statement<object, LedgerFaultsRow>({
  name: "wallet/audit.ledgerFaults",
  text: `with replay as (
  select member_id, account as wallet, sum(amount)::bigint as amount from posting
  where merchant_id = $1 and member_id is not null
  group by member_id, account
), held as (
  select member_id, wallet, amount from balance where merchant_id = $1
), counted as (
  select member_id, category, sum(bet)::bigint as bet from play_day where merchant_id = $1 group by 1, 2
), played as (
  select member_id, category, sum(bet)::bigint as bet from (
    select member_id, category, bet from round where merchant_id = $1 and state = 'closed' and not demo
    union all
    select member_id, category, bet from deleted_play where merchant_id = $1
  ) as rounds
  group by 1, 2
)
select 'balance' as "kind!", coalesce(b.member_id, r.member_id) || ' ' || coalesce(b.wallet, r.wallet) as "what!",
  b.amount as "stored?", coalesce(r.amount, 0) as "replayed!"
from held b full join replay r on r.member_id = b.member_id and r.wallet = b.wallet
where b.amount is distinct from coalesce(r.amount, 0)
union all
select 'transaction', transaction_id::text, 0, sum(amount)::bigint from posting
where merchant_id = $1
group by transaction_id
having sum(amount) <> 0
union all
select 'play', coalesce(p.member_id, r.member_id) || ' ' || coalesce(p.category, r.category), p.bet, coalesce(r.bet, 0)
from counted p full join played r on r.member_id = p.member_id and r.category = p.category
where p.bet is distinct from r.bet
order by 1, 2
limit 100`,
  params: ["merchant"],
  json: [],
  columns: ["kind","what","stored","replayed"],
  isPrepared: false,
});
