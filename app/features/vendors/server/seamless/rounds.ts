import { randomBytes } from "node:crypto";
import type { RoundRecord } from "~/features/games/rules/seamless";
import type { VendorContext } from "~/features/games/seamless-context.server";
import { SeamlessRefusal } from "~/features/games/seamless-refusal.server";
import { countPlay, type EndedRound } from "~/features/rewards/play-day.server";
import { countedBet } from "~/platform/brands/bet-weights";
import type { Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";
import * as sql from "./rounds.sql.gen";

/** A bet and its round. */
export interface BetRound {
  readonly roundId: string;
  readonly memberId: string;
  readonly gameId: string;
  readonly category: string;
  readonly demo: boolean;
  /** Minor units. */
  readonly amount: bigint;
}

/**
 * Opens the round of a bet, or adds the bet to it. @throws SeamlessRefusal roundClosed, unknownPlayer for another player's round
 */
export async function openOrRaiseRound(tx: Transaction, ctx: VendorContext, bet: BetRound): Promise<void> {
  const round = { vendor: ctx.vendor, id: uuidV7(ctx.now, randomBytes(10)), at: new Date(ctx.now), ...bet };
  if ((await tx.run(sql.openOrRaiseRound, round)) === 0) await throwRoundRefusal(tx, ctx, bet);
}

interface OfRound {
  readonly roundId: string;
  readonly memberId: string;
}

/** Fields of a round that its changes return. */
export interface ChangedRound {
  readonly demo: boolean;
  readonly gameId: string;
}

/**
 * Adds an amount to a round's win. @throws SeamlessRefusal unknownTransaction for a round without a bet, roundClosed,
 * unknownPlayer
 */
export async function addWin(tx: Transaction, ctx: VendorContext, of: OfRound, amount: bigint): Promise<ChangedRound> {
  const { memberId, roundId } = of;
  const changed = await tx.first(sql.addWin, { vendor: ctx.vendor, roundId, memberId, amount });
  return changed ?? throwRoundRefusal(tx, ctx, of);
}

/** Subtracts a bet from a round. @throws SeamlessRefusal roundClosed, unknownTransaction, unknownPlayer */
export async function subtractBet(
  tx: Transaction,
  ctx: VendorContext,
  of: OfRound,
  amount: bigint,
): Promise<ChangedRound> {
  const { memberId, roundId } = of;
  const changed = await tx.first(sql.subtractBet, { vendor: ctx.vendor, roundId, memberId, amount });
  return changed ?? throwRoundRefusal(tx, ctx, of);
}

/** Closes a round. Repeats have no effect. @throws SeamlessRefusal unknownTransaction, unknownPlayer */
export async function closeRound(tx: Transaction, ctx: VendorContext, of: OfRound, record: RoundRecord | undefined) {
  const { memberId, roundId } = of;
  const place = { vendor: ctx.vendor, roundId, memberId };
  const ended = await tx.first(sql.closeRound, { ...place, at: new Date(ctx.now), record: record ?? null });
  if (ended) return ended.demo ? undefined : countRound(tx, ctx, of, ended);
  const found = await roundOf(tx, ctx, of.roundId);
  if (found?.memberId !== memberId) throw refusalOf(found, of);
}

/** Counts a closed round for rewards and for turnover. */
async function countRound(tx: Transaction, ctx: VendorContext, of: OfRound, ended: EndedRound): Promise<void> {
  await countPlay(tx, ctx, ended);
  const turnover = countedBet(ctx.brand.config.rewards, "turnover", ended, ended.bet);
  if (turnover === ended.bet) return;
  await tx.run(sql.setTurnover, { vendor: ctx.vendor, roundId: of.roundId, turnover });
}

const roundOf = (tx: Transaction, { vendor }: VendorContext, roundId: string) =>
  tx.first(sql.stateOfRound, { vendor, roundId });

/** Throws the refusal that explains why the update matched no round. */
async function throwRoundRefusal(tx: Transaction, ctx: VendorContext, of: OfRound): Promise<never> {
  throw refusalOf(await roundOf(tx, ctx, of.roundId), of);
}

function refusalOf(found: sql.StateOfRoundRow | null, { memberId }: OfRound): SeamlessRefusal {
  if (!found) return new SeamlessRefusal("unknownTransaction");
  if (found.memberId !== memberId) return new SeamlessRefusal("unknownPlayer");
  return new SeamlessRefusal(found.state === "closed" ? "roundClosed" : "unknownTransaction");
}
