// Generated from rewards.sql. Do not edit.
import type { RewardAbout } from "~/features/rewards/rules/rewards";
import type { RewardKind } from "~/features/rewards/rules/rewards";
import { statement } from "~/platform/db/statement";

export interface InsertRewardParams {
  readonly id: string;
  readonly memberId: string;
  readonly kind: string;
  readonly reference: string;
  readonly about: unknown;
  readonly amount: bigint;
  readonly turnover: bigint;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface InsertRewardRow {
  readonly id: string;
  readonly memberId: string;
  readonly kind: RewardKind;
  readonly reference: string;
  readonly about: RewardAbout;
  readonly amount: bigint;
  readonly turnover: bigint;
  readonly state: "waiting" | "claimed";
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly claimedAt: Date | null;
}

/** Stores a new reward; returns no row when its reference exists. */
export const insertReward = statement<InsertRewardParams, InsertRewardRow>({
  name: "rewards/rewards.insertReward",
  text: `insert into reward (merchant_id, id, member_id, kind, reference, about, amount, turnover, state, created_at, expires_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', $9, $10)
on conflict do nothing
returning id, member_id, kind, reference, about, amount, turnover, state, created_at, expires_at, claimed_at`,
  params: ["merchant","id","memberId","kind","reference","about","amount","turnover","createdAt","expiresAt"],
  json: ["about"],
  columns: ["id","memberId","kind","reference","about","amount","turnover","state","createdAt","expiresAt","claimedAt"],
  isPrepared: true,
});

export interface RewardByReferenceParams {
  readonly reference: string;
}

export interface RewardByReferenceRow {
  readonly id: string;
  readonly memberId: string;
  readonly kind: RewardKind;
  readonly reference: string;
  readonly about: RewardAbout;
  readonly amount: bigint;
  readonly turnover: bigint;
  readonly state: "waiting" | "claimed";
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly claimedAt: Date | null;
}

export const rewardByReference = statement<RewardByReferenceParams, RewardByReferenceRow>({
  name: "rewards/rewards.rewardByReference",
  text: `select id, member_id, kind, reference, about, amount, turnover, state, created_at, expires_at, claimed_at from reward
where merchant_id = $1 and reference = $2`,
  params: ["merchant","reference"],
  json: [],
  columns: ["id","memberId","kind","reference","about","amount","turnover","state","createdAt","expiresAt","claimedAt"],
  isPrepared: true,
});

export interface LockRewardParams {
  readonly memberId: string;
  readonly id: string;
}

export interface LockRewardRow {
  readonly id: string;
  readonly memberId: string;
  readonly kind: RewardKind;
  readonly reference: string;
  readonly about: RewardAbout;
  readonly amount: bigint;
  readonly turnover: bigint;
  readonly state: "waiting" | "claimed";
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly claimedAt: Date | null;
}

export const lockReward = statement<LockRewardParams, LockRewardRow>({
  name: "rewards/rewards.lockReward",
  text: `select id, member_id, kind, reference, about, amount, turnover, state, created_at, expires_at, claimed_at from reward
where merchant_id = $1 and member_id = $2 and id = $3
for update`,
  params: ["merchant","memberId","id"],
  json: [],
  columns: ["id","memberId","kind","reference","about","amount","turnover","state","createdAt","expiresAt","claimedAt"],
  isPrepared: true,
});

export interface SetClaimedParams {
  readonly claimedAt: Date;
  readonly memberId: string;
  readonly id: string;
}

export const setClaimed = statement<SetClaimedParams, never>({
  name: "rewards/rewards.setClaimed",
  text: `update reward set state = 'claimed', claimed_at = $1
where merchant_id = $2 and member_id = $3 and id = $4`,
  params: ["claimedAt","merchant","memberId","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface RewardsPageParams {
  readonly memberId: string;
  readonly state: string | null;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

export interface RewardsPageRow {
  readonly id: string;
  readonly memberId: string;
  readonly kind: RewardKind;
  readonly reference: string;
  readonly about: RewardAbout;
  readonly amount: bigint;
  readonly turnover: bigint;
  readonly state: "waiting" | "claimed";
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly claimedAt: Date | null;
}

/** Returns one page of a member's rewards: claimable ones first, then the latest. */
export const rewardsPage = statement<RewardsPageParams, RewardsPageRow>({
  name: "rewards/rewards.rewardsPage",
  text: `select id, member_id, kind, reference, about, amount, turnover, state, created_at, expires_at, claimed_at from reward
where merchant_id = $1 and member_id = $2 and ($3::text is null or state = $3)
order by (state = 'waiting' and (expires_at is null or expires_at > $4)) desc, created_at desc, id desc
limit $5::int offset $6::int`,
  params: ["merchant","memberId","state","now","limit","offset"],
  json: [],
  columns: ["id","memberId","kind","reference","about","amount","turnover","state","createdAt","expiresAt","claimedAt"],
  isPrepared: true,
});

export interface CountRewardsParams {
  readonly memberId: string;
  readonly state: string | null;
}

export interface CountRewardsRow {
  readonly total: number;
}

export const countRewards = statement<CountRewardsParams, CountRewardsRow>({
  name: "rewards/rewards.countRewards",
  text: `select count(*)::int as "total!" from reward
where merchant_id = $1 and member_id = $2 and ($3::text is null or state = $3)`,
  params: ["merchant","memberId","state"],
  json: [],
  columns: ["total"],
  isPrepared: true,
});

export interface SumOfClaimedParams {
  readonly memberId: string;
}

export interface SumOfClaimedRow {
  readonly sum: bigint;
}

export const sumOfClaimed = statement<SumOfClaimedParams, SumOfClaimedRow>({
  name: "rewards/rewards.sumOfClaimed",
  text: `select coalesce(sum(amount), 0)::bigint as "sum!" from reward
where merchant_id = $1 and member_id = $2 and state = 'claimed'`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["sum"],
  isPrepared: true,
});

export interface ClaimableRewardsParams {
  readonly memberId: string;
  readonly now: Date;
}

export interface ClaimableRewardsRow {
  readonly total: number;
  readonly sum: bigint;
}

/** Returns the number and the sum of a member's claimable rewards. */
export const claimableRewards = statement<ClaimableRewardsParams, ClaimableRewardsRow>({
  name: "rewards/rewards.claimableRewards",
  text: `select count(*)::int as "total!", coalesce(sum(amount), 0)::bigint as "sum!" from reward
where merchant_id = $1 and member_id = $2 and state = 'waiting'
  and (expires_at is null or expires_at > $3)`,
  params: ["merchant","memberId","now"],
  json: [],
  columns: ["total","sum"],
  isPrepared: true,
});
