import { isDeepStrictEqual } from "node:util";
import type {
  RoundRecord,
  SeamlessAnswer,
  SeamlessCode,
  SeamlessRequest,
  SeamlessWallet,
} from "~/features/games/rules/seamless";

/** Failure of a wallet call: before it takes effect, or after, so that the answer is lost. */
export type Failure = "before" | "after";

interface KnownRound {
  taken: bigint;
  won: bigint;
  closed: boolean;
  record: RoundRecord | undefined;
}

/**
 * Creates an in-memory seamless wallet of one player, by the rules of docs/vendor-api.md: requests are idempotent by transaction
 * id, bets end with the token, wins need their bet, a rollback of an unknown bet leaves a tombstone.
 */
export function fakeWallet(start: bigint, gameId: string) {
  const state = { balance: start, isExpired: false, calls: 0, fail: null as null | ((call: number) => Failure | null) };
  const rounds = new Map<string, KnownRound>();
  const known = new Map<string, { request: SeamlessRequest; balance: bigint }>();
  const bets = new Map<string, { amount: bigint; roundId: string; back: boolean }>();
  const tombstones = new Set<string>();

  const ok = (balance = state.balance): SeamlessAnswer => ({
    ok: true,
    value: { playerId: "player-1", balance, currency: "PHP", demo: false, nickname: "Thea", language: "EN", gameId },
  });
  const no = (code: SeamlessCode): SeamlessAnswer => ({ ok: false, code, balance: state.balance });

  function bet(request: SeamlessRequest & { operation: "bet" }): SeamlessAnswer {
    const { amount, roundId, transactionId } = request;
    if (tombstones.has(transactionId) || bets.get(transactionId)?.back) return no("rolledBack");
    if (rounds.get(roundId)?.closed) return no("roundClosed");
    if (state.isExpired || !request.token.startsWith("launch")) return no("tokenExpired");
    if (amount > state.balance) return no("insufficientFunds");
    state.balance -= amount;
    bets.set(transactionId, { amount, roundId, back: false });
    const round = rounds.get(roundId) ?? { taken: 0n, won: 0n, closed: false, record: undefined };
    rounds.set(roundId, { ...round, taken: round.taken + amount });
    return ok();
  }

  function rollback({ betId, roundId }: SeamlessRequest & { operation: "rollback" }): SeamlessAnswer {
    const found = bets.get(betId);
    const round = rounds.get(roundId);
    if (!found || !round) {
      tombstones.add(betId);
      return ok();
    }
    if (found.back) return ok();
    if (round.closed) return no("roundClosed");
    found.back = true;
    round.taken -= found.amount;
    state.balance += found.amount;
    return ok();
  }

  function win({ amount, closes, roundId }: SeamlessRequest & { operation: "win" }): SeamlessAnswer {
    const round = rounds.get(roundId);
    if (!round) return no("unknownTransaction");
    if (round.closed) return no("roundClosed");
    round.won += amount;
    state.balance += amount;
    if (closes) Object.assign(round, { closed: true, record: closes });
    return ok();
  }

  function close({ record, roundId }: SeamlessRequest & { operation: "roundClose" }): SeamlessAnswer {
    const round = rounds.get(roundId);
    if (!round) return no("unknownTransaction");
    if (round.closed) return no("roundClosed");
    Object.assign(round, { closed: true, record });
    return ok();
  }

  function carriedOut(request: SeamlessRequest): SeamlessAnswer {
    if (request.operation === "authenticate") return request.token.startsWith("launch") ? ok() : no("tokenExpired");
    if (request.operation === "balance") return ok();
    if (request.operation === "bet") return bet(request);
    if (request.operation === "rollback") return rollback(request);
    return request.operation === "win" ? win(request) : close(request);
  }

  function answered(request: SeamlessRequest): SeamlessAnswer {
    const id = "transactionId" in request ? request.transactionId : null;
    const before = id === null ? undefined : known.get(id);
    if (before) return isDeepStrictEqual(before.request, request) ? ok(before.balance) : no("duplicateTransaction");
    const answer = carriedOut(request);
    if (id !== null && answer.ok) known.set(id, { request, balance: answer.value.balance });
    return answer;
  }

  const wallet: SeamlessWallet = async (request) => {
    const failure = state.fail?.(state.calls++) ?? null;
    if (failure === "before") throw new Error("the wallet cannot be reached");
    const answer = answered(request);
    if (failure === "after") throw new Error("the answer was lost");
    return answer;
  };
  return { wallet, state, rounds, bets };
}
