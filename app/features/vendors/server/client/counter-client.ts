import { randomBytes } from "node:crypto";
import { SEAMLESS_CODES, type SeamlessAnswer, type SeamlessRequest } from "~/features/games/rules/seamless";
import { readLimited } from "~/platform/wps/read-limited";
import { COUNTER_STATUS, signCounter } from "../dialects/counter";
import { type ClientOptions, MOST_BYTES, type SigningOverrides, type VendorClient } from "./client";

/** Client of a vendor that uses the counter dialect (`dialects/counter.ts`). */
export function counterClient(options: ClientOptions): VendorClient {
  function signed(
    request: SeamlessRequest,
    { now = options.now(), secret = options.secret }: SigningOverrides,
  ): string {
    const own = { key: options.keyId, ts: String(now), nonce: randomBytes(12).toString("hex") };
    const form = new URLSearchParams({ ...fieldsOf(request), ...own });
    form.set("sign", signCounter(secret, form));
    return form.toString();
  }
  async function send(body: string): Promise<SeamlessAnswer> {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const response = await options.send(`/wps/vendor/${options.vendor}/counter`, { headers, body });
    return answerOf(new URLSearchParams(await readLimited(response, MOST_BYTES)));
  }
  return {
    closesWithWin: true,
    ask: (request, how = {}) => send(signed(request, how)),
    async askTwice(request) {
      const body = signed(request, {});
      return [await send(body), await send(body)];
    },
  };
}

function fieldsOf(request: SeamlessRequest): Record<string, string> {
  switch (request.operation) {
    case "authenticate":
      return { cmd: "hello", ticket: request.token };
    case "balance":
      return { cmd: "purse", player: request.playerId };
    case "bet": {
      const { amount, gameId, roundId, token, transactionId } = request;
      return { cmd: "buyin", ticket: token, ref: transactionId, visit: roundId, table: gameId, chips: String(amount) };
    }
    case "win": {
      const { amount, playerId, roundId, transactionId } = request;
      return { cmd: "cashout", player: playerId, ref: transactionId, visit: roundId, chips: String(amount) };
    }
    case "rollback": {
      const { betId, playerId, roundId, transactionId } = request;
      return { cmd: "undo", player: playerId, ref: transactionId, visit: roundId, of: betId };
    }
    case "roundClose":
      throw new Error("in this dialect, the win settles the round");
  }
}

function answerOf(told: URLSearchParams): SeamlessAnswer {
  const [status, purse] = [Number(told.get("status")), told.get("purse") ?? ""];
  if (status === 0)
    return {
      ok: true,
      value: { playerId: told.get("player") ?? "", balance: BigInt(purse), currency: "", demo: false },
    };
  const code = SEAMLESS_CODES.find((name) => COUNTER_STATUS[name] === status);
  if (!code) throw new Error(`the wallet returned the unknown status ${told.get("status")}`);
  return { ok: false, code, balance: purse === "" ? null : BigInt(purse) };
}
