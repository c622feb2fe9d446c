import type { Transaction } from "~/platform/db/transaction";

/** A round to insert. Money in minor units. */
export interface NewRound {
  readonly id: string;
  readonly memberId: string;
  readonly bet: bigint;
  readonly win: bigint;
  readonly openedAt: Date;
  /** Default: the round's id. */
  readonly roundId?: string;
  readonly vendor?: string;
  readonly gameId?: string;
  readonly category?: string;
  readonly demo?: boolean;
  readonly state?: "open" | "closed";
  readonly turnover?: bigint | null;
  readonly closedAt?: Date | null;
}

/** Inserts a round of the transaction's brand; default: an open round of slots. */
export async function insertRound(tx: Transaction, { id, memberId, bet, win, openedAt, ...over }: NewRound) {
  const { category = "RNG", closedAt = null, demo = false, gameId = "reel-1", roundId = id } = over;
  const { state = "open", turnover = null, vendor = "REEL" } = over;
  const names = [tx.merchant, vendor, roundId, id, memberId, gameId, category];
  await tx.query(
    `insert into round (merchant_id, vendor, round_id, id, member_id, game_id, category, demo, state, bet, win, turnover,
       opened_at, closed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [...names, demo, state, bet, win, turnover, openedAt, closedAt],
  );
}
