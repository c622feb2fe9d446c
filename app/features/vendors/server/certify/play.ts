import type { SeamlessAnswer } from "~/features/games/rules/seamless";
import { assertAccepted, type CertifiedPlayer } from "./case";

/** Returns the player's current balance. */
export const playerBalance = async ({ client, playerId }: CertifiedPlayer): Promise<bigint> =>
  assertAccepted(await client.ask({ operation: "balance", playerId }));

/** Returns a bet request. */
export const betOf = ({ gameId, newId, token, unit }: CertifiedPlayer, over: object = {}) =>
  ({ operation: "bet", token, transactionId: newId(), roundId: newId(), gameId, amount: unit, ...over }) as const;

/** Places a bet that must be accepted. Returns the request and the balance after it. */
export async function placeBet(playing: CertifiedPlayer, over: object = {}) {
  const bet = betOf(playing, over);
  return { bet, balance: assertAccepted(await playing.client.ask(bet)) };
}

type Bet = ReturnType<typeof betOf>;

/** Returns a win request of three units for a round. */
export const winOf = (
  { newId, playerId, unit }: CertifiedPlayer,
  { roundId }: Pick<Bet, "roundId">,
  over: object = {},
) => ({ operation: "win", playerId, transactionId: newId(), roundId, amount: 3n * unit, ...over }) as const;

/** Returns a rollback request for a bet. */
export const rollbackOf = ({ newId, playerId }: CertifiedPlayer, bet: Pick<Bet, "roundId" | "transactionId">) =>
  ({
    operation: "rollback",
    playerId,
    transactionId: newId(),
    betId: bet.transactionId,
    roundId: bet.roundId,
  }) as const;

/** Ends a round as the dialect does it: with a separate request, or with a win. */
export async function endRound(
  { client, newId, playerId }: CertifiedPlayer,
  { roundId }: Pick<Bet, "roundId">,
): Promise<SeamlessAnswer> {
  if (!client.closesWithWin) return client.ask({ operation: "roundClose", playerId, roundId });
  return client.ask({ operation: "win", playerId, transactionId: newId(), roundId, amount: 0n });
}

/** Sends the same request `count` times concurrently, each with a new signature. */
export const atOnce = (count: number, ask: () => Promise<SeamlessAnswer>): Promise<SeamlessAnswer[]> =>
  Promise.all(Array.from({ length: count }, ask));
