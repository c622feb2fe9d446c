import { randomBytes } from "node:crypto";
import type { RoundRecord } from "~/features/games/rules/seamless";
import type { VendorContext } from "~/features/games/seamless-context.server";
import { SeamlessRefusal } from "~/features/games/seamless-refusal.server";
import { countPlay, type EndedRound } from "~/features/rewards/play-day.server";
import { countedBet } from "~/platform/brands/bet-weights";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";

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
  const rows = await tx.query(
    `insert into round (merchant_id, vendor, round_id, id, member_id, game_id, category, demo, state, bet, win, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'open', $9, 0, $10)
     on conflict (merchant_id, vendor, round_id) do update set bet = round.bet + excluded.bet
       where round.state = 'open' and round.member_id = excluded.member_id
     returning 1`,
    [
      merchantOf(tx),
      ctx.vendor,
      bet.roundId,
      uuidV7(ctx.now, randomBytes(10)),
      bet.memberId,
      bet.gameId,
      bet.category,
      bet.demo,
      bet.amount,
      new Date(ctx.now),
    ],
  );
  if (rows.length === 0) await throwRoundRefusal(tx, ctx, bet);
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
  return updateRound(tx, ctx, of, "win = win + $5", "bet > 0", amount);
}

/** Subtracts a bet from a round. @throws SeamlessRefusal roundClosed, unknownTransaction, unknownPlayer */
export async function subtractBet(
  tx: Transaction,
  ctx: VendorContext,
  of: OfRound,
  amount: bigint,
): Promise<ChangedRound> {
  return updateRound(tx, ctx, of, "bet = bet - $5", "true", amount);
}

async function updateRound(
  tx: Transaction,
  ctx: VendorContext,
  of: OfRound,
  set: string,
  condition: string,
  amount: bigint,
): Promise<ChangedRound> {
  const [row] = await tx.query<ChangedRound & Record<string, unknown>>(
    `update round set ${set}
     where merchant_id = $1 and vendor = $2 and round_id = $3 and member_id = $4 and state = 'open' and ${condition}
     returning demo, game_id as "gameId"`,
    [merchantOf(tx), ctx.vendor, of.roundId, of.memberId, amount],
  );
  return row ?? throwRoundRefusal(tx, ctx, of);
}

/** Closes a round. Repeats have no effect. @throws SeamlessRefusal unknownTransaction, unknownPlayer */
export async function closeRound(tx: Transaction, ctx: VendorContext, of: OfRound, record: RoundRecord | undefined) {
  const [ended] = await tx.query<EndedRound & { readonly demo: boolean } & Record<string, unknown>>(
    `update round set state = 'closed', closed_at = $5, record = $6
     where merchant_id = $1 and vendor = $2 and round_id = $3 and member_id = $4 and state = 'open'
     returning member_id as "memberId", game_id as "gameId", category, bet, demo`,
    [
      merchantOf(tx),
      ctx.vendor,
      of.roundId,
      of.memberId,
      new Date(ctx.now),
      record === undefined ? null : JSON.stringify(record),
    ],
  );
  if (ended) return ended.demo ? undefined : countRound(tx, ctx, of, ended);
  const found = await roundOf(tx, ctx, of.roundId);
  if (found?.member_id !== of.memberId) throw refusalOf(found, of);
}

/** Counts a closed round for rewards and for turnover. */
async function countRound(tx: Transaction, ctx: VendorContext, of: OfRound, ended: EndedRound): Promise<void> {
  await countPlay(tx, ctx, ended);
  const turnover = countedBet(ctx.brand.config.rewards, "turnover", ended, ended.bet);
  if (turnover === ended.bet) return;
  await tx.query("update round set turnover = $4 where merchant_id = $1 and vendor = $2 and round_id = $3", [
    merchantOf(tx),
    ctx.vendor,
    of.roundId,
    turnover,
  ]);
}

async function roundOf(tx: Transaction, ctx: VendorContext, roundId: string) {
  const [found] = await tx.query<{ member_id: string; state: string }>(
    "select member_id, state from round where merchant_id = $1 and vendor = $2 and round_id = $3",
    [merchantOf(tx), ctx.vendor, roundId],
  );
  return found;
}

/** Throws the refusal that explains why the update matched no round. */
async function throwRoundRefusal(tx: Transaction, ctx: VendorContext, of: OfRound): Promise<never> {
  throw refusalOf(await roundOf(tx, ctx, of.roundId), of);
}

function refusalOf(found: { member_id: string; state: string } | undefined, { memberId }: OfRound): SeamlessRefusal {
  if (!found) return new SeamlessRefusal("unknownTransaction");
  if (found.member_id !== memberId) return new SeamlessRefusal("unknownPlayer");
  return new SeamlessRefusal(found.state === "closed" ? "roundClosed" : "unknownTransaction");
}
