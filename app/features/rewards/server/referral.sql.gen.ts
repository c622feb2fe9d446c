// Generated from referral.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface FriendsPageParams {
  readonly memberId: string;
  readonly limit: number;
  readonly offset: number;
}

export interface FriendsPageRow {
  readonly account: string;
  readonly createdAt: Date;
  readonly paid: bigint;
  readonly bet: bigint;
}

/** Returns one page of the members that a member invited, latest first, with their deposits and bets. */
export const friendsPage = statement<FriendsPageParams, FriendsPageRow>({
  name: "rewards/referral.friendsPage",
  text: `select m.account, m.created_at,
  (select coalesce(sum(o.received), 0)::bigint from payment_order o
   where o.merchant_id = m.merchant_id and o.member_id = m.id and o.kind = 'deposit' and o.state = 'credited') as "paid!",
  (select coalesce(sum(p.bet), 0)::bigint from play_day p
   where p.merchant_id = m.merchant_id and p.member_id = m.id) as "bet!"
from member m
where m.merchant_id = $1 and m.upline_id = $2
order by m.created_at desc, m.id desc
limit $3::int offset $4::int`,
  params: ["merchant","memberId","limit","offset"],
  json: [],
  columns: ["account","createdAt","paid","bet"],
  isPrepared: true,
});

export interface FriendTotalsParams {
  readonly memberId: string;
  readonly now: Date;
}

export interface FriendTotalsRow {
  readonly invited: number;
  readonly playing: number;
  readonly earned: bigint;
  readonly waiting: bigint;
}

/** Counts the members that a member invited, and sums the rewards for them. */
export const friendTotals = statement<FriendTotalsParams, FriendTotalsRow>({
  name: "rewards/referral.friendTotals",
  text: `select count(*)::int as "invited!",
  count(*) filter (where exists (
    select 1 from play_day p where p.merchant_id = m.merchant_id and p.member_id = m.id))::int as "playing!",
  (select coalesce(sum(r.amount) filter (where r.state = 'claimed'), 0)::bigint from reward r
   where r.merchant_id = $1 and r.member_id = $2 and r.kind = 'referral') as "earned!",
  (select coalesce(sum(w.amount), 0)::bigint from reward w
   where w.merchant_id = $1 and w.member_id = $2 and w.kind = 'referral' and w.state = 'waiting'
     and (w.expires_at is null or w.expires_at > $3)) as "waiting!"
from member m
where m.merchant_id = $1 and m.upline_id = $2`,
  params: ["merchant","memberId","now"],
  json: [],
  columns: ["invited","playing","earned","waiting"],
  isPrepared: true,
});

export interface InviterOfParams {
  readonly id: string;
}

export interface InviterOfRow {
  readonly inviter: string;
  readonly paid: bigint;
}

/** Returns the inviter of a member and the member's deposits; no row for a member without an inviter. */
export const inviterOf = statement<InviterOfParams, InviterOfRow>({
  name: "rewards/referral.inviterOf",
  text: `select m.upline_id as "inviter!",
  (select coalesce(sum(o.received), 0)::bigint from payment_order o
   where o.merchant_id = m.merchant_id and o.member_id = m.id and o.kind = 'deposit' and o.state = 'credited') as "paid!"
from member m
where m.merchant_id = $1 and m.id = $2 and m.upline_id is not null`,
  params: ["merchant","id"],
  json: [],
  columns: ["inviter","paid"],
  isPrepared: true,
});

export interface UnpaidDaysParams {
  readonly from: string;
  readonly to: string;
}

export interface UnpaidDaysRow {
  readonly inviter: string;
  readonly day: string;
  readonly bet: bigint;
}

/** Returns the counted bets of each inviter's friends for each day of a period, without the days that were paid. */
export const unpaidDays = statement<UnpaidDaysParams, UnpaidDaysRow>({
  name: "rewards/referral.unpaidDays",
  text: `select m.upline_id as "inviter!", to_char(p.day, 'YYYY-MM-DD') as "day!", sum(p.counted)::bigint as "bet!"
from play_day p join member m on m.merchant_id = p.merchant_id and m.id = p.member_id
where p.merchant_id = $1 and p.day >= $2 and p.day < $3 and m.upline_id is not null
  and not exists (
    select 1 from reward r
    where r.merchant_id = $1 and r.reference = 'friends:' || to_char(p.day, 'YYYY-MM-DD') || ':' || m.upline_id)
group by 1, 2
order by 2, 1`,
  params: ["merchant","from","to"],
  json: [],
  columns: ["inviter","day","bet"],
  isPrepared: false,
});
