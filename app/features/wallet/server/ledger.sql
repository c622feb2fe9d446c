/* @fragment entry */
entry as (
  insert into ledger_transaction (merchant_id, id, kind, reference, content, details, at)
  values (:merchant!, :id!, :kind!, :reference!, :content!, :details!, :at!)
  on conflict (merchant_id, reference) do nothing
  returning id
);

/* @fragment line */
line as (
  insert into posting (merchant_id, transaction_id, line, member_id, account, amount, balance)
  select :merchant!, :id!, each.at - 1, case when each.at - 1 = :line!::int then :memberId!::uuid end, each.account, each.amount,
    case when each.at - 1 = :line! then changed.amount end
  from changed, unnest(:accounts!::text[], :amounts!::bigint[]) with ordinality as each (account, amount, at)
);

-- Posts an entry that takes money from one wallet, all in one statement: stores the entry, changes the balance and adds the lines.
-- `line` is the number of the wallet's line, from 0. Writes nothing for a reference that was used before (`isNew`), and neither
-- balance nor lines for a balance that is too low (no `balance`). The balance is checked in the update, so two concurrent
-- debits cannot both spend the same money.
/* @name postDebit */
with @entry, changed as (
  update balance set amount = balance.amount + :amount!::bigint from entry
  where merchant_id = :merchant! and member_id = :memberId! and wallet = :wallet! and balance.amount + :amount! >= 0
  returning balance.amount
), @line
select exists (select 1 from entry) as "isNew!", (select amount from changed) as "balance";

-- Posts an entry that adds money to one wallet; see `postDebit`.
/* @name postCredit */
with @entry, changed as (
  insert into balance (merchant_id, member_id, wallet, amount)
  select :merchant!, :memberId!::uuid, :wallet!, :amount!::bigint from entry
  on conflict (merchant_id, member_id, wallet) do update set amount = balance.amount + excluded.amount
  returning balance.amount
), @line
select exists (select 1 from entry) as "isNew!", (select amount from changed) as "balance";

-- Stores an entry; writes no row when its reference was used before.
/* @name insertEntry */
insert into ledger_transaction (merchant_id, id, kind, reference, content, details, at)
values (:merchant!, :id!, :kind!, :reference!, :content!, :details!, :at!)
on conflict (merchant_id, reference) do nothing;

-- Takes money from a wallet and returns its balance; no row for a balance that is too low.
/* @name debitWallet */
update balance set amount = amount + :amount!::bigint
where merchant_id = :merchant! and member_id = :memberId! and wallet = :wallet! and amount + :amount! >= 0
returning amount;

-- Adds money to a wallet and returns its balance.
/* @name creditWallet */
insert into balance (merchant_id, member_id, wallet, amount) values (:merchant!, :memberId!, :wallet!, :amount!)
on conflict (merchant_id, member_id, wallet) do update set amount = balance.amount + excluded.amount
returning amount;

/* @name insertLines */
insert into posting (merchant_id, transaction_id, line, member_id, account, amount, balance)
select :merchant!, :id!, each.at - 1, member_id, account, amount, balance
from unnest(:memberIds!::uuid[], :accounts!::text[], :amounts!::bigint[], :balances!::bigint[])
  with ordinality as each (member_id, account, amount, balance, at);

/* @name entryByReference */
select id, content from ledger_transaction where merchant_id = :merchant! and reference = :reference!;

/* @name balancesAfterEntry */
select balance from posting where merchant_id = :merchant! and transaction_id = :id! order by line;

/* @name balanceOfWallet */
select amount from balance where merchant_id = :merchant! and member_id = :memberId! and wallet = :wallet!;

/* @name walletsOfMember */
select wallet, amount from balance
where merchant_id = :merchant! and member_id = :memberId!
order by wallet collate "C";

-- Locks a member's wallets until the transaction ends, in the lock order of postings.
/* @name lockWalletsOfMember */
select wallet, amount from balance
where merchant_id = :merchant! and member_id = :memberId!
order by wallet collate "C"
for update;
