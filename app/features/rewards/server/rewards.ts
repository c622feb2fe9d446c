import { randomBytes } from "node:crypto";
import { type InflowKind, postEntry } from "~/features/wallet/ledger.server";
import { houseSide, movePostings, walletSide } from "~/features/wallet/rules/postings";
import type { Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { RewardAbout, RewardKind } from "../rules/rewards";
import { addTurnover } from "../turnover.server";
import * as sql from "./rewards.sql.gen";

/** Stored reward; amounts are minor units. */
export type Reward = sql.LockRewardRow;

/** Values of a new reward. */
export interface NewReward {
  readonly memberId: string;
  readonly kind: RewardKind;
  /** Unique in the brand: a second reward with it is not given. */
  readonly reference: string;
  /** Minor units, above 0. */
  readonly amount: bigint;
  /** Turnover required once it is claimed, minor units. */
  readonly turnover: bigint;
  readonly about: RewardAbout;
  /** Days to claim it; the brand's rule when omitted. */
  readonly days?: number;
}

type At = Pick<SiteContext, "brand" | "now">;

const DAY_MS = 86_400_000;
const LEDGER_KINDS: Readonly<Partial<Record<RewardKind, InflowKind>>> = { rebate: "rebate", referral: "referral" };

/** Gives a reward, which the member then claims (requirement P9). @returns null when the reference exists */
export async function giveReward(tx: Transaction, { brand, now }: At, given: NewReward): Promise<Reward | null> {
  const { days = brand.config.rewards.claimDays, ...values } = given;
  return tx.first(sql.insertReward, {
    ...values,
    id: uuidV7(now, randomBytes(10)),
    createdAt: new Date(now),
    expiresAt: new Date(now + days * DAY_MS),
  });
}

/**
 * Pays a reward out, once: of two concurrent claims the second fails (requirement P9).
 * @returns the reward, and the main wallet's balance after it, minor units
 * @throws WpsError notFound, alreadyClaimed, rewardExpired
 */
export async function claimReward(tx: Transaction, ctx: At, memberId: string, id: string) {
  const found = await tx.first(sql.lockReward, { memberId, id });
  if (!found) throw new WpsError("notFound");
  if (found.state === "claimed") throw new WpsError("alreadyClaimed");
  if (isExpired(found, ctx.now)) throw new WpsError("rewardExpired");
  const claimedAt = new Date(ctx.now);
  await tx.run(sql.setClaimed, { memberId, id, claimedAt });
  const { amount, kind, turnover } = found;
  const { balances } = await postEntry(tx, ctx.now, {
    kind: LEDGER_KINDS[kind] ?? "bonus",
    reference: `reward:${id}`,
    postings: movePostings(amount, houseSide(`bonus:${kind}`), walletSide(memberId)),
    details: { reward: kind },
  });
  await addTurnover(tx, { memberId, rewardId: id, amount: turnover }, ctx.now);
  return { reward: { ...found, state: "claimed" as const, claimedAt }, balance: balances[1] ?? 0n };
}

/** Returns whether a reward expired before it was claimed. @param now UTC ms */
export const isExpired = ({ expiresAt, state }: Pick<Reward, "expiresAt" | "state">, now: number): boolean =>
  state === "waiting" && expiresAt !== null && expiresAt.getTime() <= now;
