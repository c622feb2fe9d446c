import type { SeamlessCode, SeamlessRequest } from "~/features/games/rules/seamless";
import { SeamlessRefusal } from "~/features/games/seamless-refusal.server";
import type { Dialect } from "./dialect";
import { assertFresh, assertSignature, signatureOf } from "./signature";

/**
 * Dialect of vendors that hold the money during play: a player buys in at the counter and cashes out. Messages are forms with
 * whole numbers of minor units, and one signature over all fields in alphabetical order (docs/vendor-api.md). The ledger treats a
 * visit as a round: the buy-in is its bet, the cash-out its win and its end.
 */
export const counter: Dialect = {
  read({ body, operation }, key) {
    const fields = new URLSearchParams(body);
    const field = (name: string) => fields.get(name) ?? "";
    const signature = field("sign");
    if (field("key") !== key.keyId) throw new SeamlessRefusal("invalidSignature");
    assertSignature(signature, signCounter(key.secret, fields));
    assertFresh(field("ts"), key.now);
    if (operation !== "counter") throw new SeamlessRefusal("unknownOperation");
    return { requests: requestsOf(field), signature };
  },
  write(answer) {
    const told = answer.ok
      ? { status: "0", player: answer.value.playerId, purse: String(answer.value.balance) }
      : { status: String(COUNTER_STATUS[answer.code]), purse: answer.balance === null ? "" : String(answer.balance) };
    return new Response(new URLSearchParams(told).toString(), {
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  },
};

/** Signs a form: all fields except `sign`, in alphabetical order, as `name=value`, one per line. */
export function signCounter(secret: string, fields: URLSearchParams): string {
  const lines = [...fields].filter(([name]) => name !== "sign").map(([name, value]) => `${name}=${value}`);
  return signatureOf("sha512", secret, lines.sort());
}

/** Status numbers of the refusals in this dialect. */
export const COUNTER_STATUS: Readonly<Record<SeamlessCode, number>> = {
  invalidSignature: 10,
  requestExpired: 11,
  requestReplayed: 12,
  malformed: 20,
  unknownOperation: 21,
  unknownPlayer: 30,
  tokenExpired: 31,
  gameNotOffered: 32,
  playLimit: 33,
  insufficientFunds: 40,
  duplicateTransaction: 50,
  unknownTransaction: 51,
  rolledBack: 52,
  roundClosed: 53,
  systemError: 90,
};

type Field = (name: string) => string;

function requestsOf(field: Field): readonly SeamlessRequest[] {
  const token = field("ticket");
  switch (field("cmd")) {
    case "hello":
      return [{ operation: "authenticate", token: text(token) }];
    case "purse":
      return [{ operation: "balance", playerId: id(field("player")) }];
    case "buyin": {
      const visit = { transactionId: id(field("ref")), roundId: id(field("visit")), gameId: id(field("table")) };
      return [{ operation: "bet", token: text(token), ...visit, amount: chips(field, 1n) }];
    }
    case "cashout": {
      const visit = { playerId: id(field("player")), roundId: id(field("visit")) };
      const win = { operation: "win", transactionId: id(field("ref")), amount: chips(field, 0n), ...visit } as const;
      return [win, { operation: "roundClose", ...visit }];
    }
    case "undo": {
      const of = { playerId: id(field("player")), roundId: id(field("visit")), betId: id(field("of")) };
      return [{ operation: "rollback", transactionId: id(field("ref")), ...of }];
    }
    default:
      throw new SeamlessRefusal("unknownOperation");
  }
}

/** @throws SeamlessRefusal malformed */
function id(value: string): string {
  if (!/^[\w.:-]{1,80}$/.test(value)) throw new SeamlessRefusal("malformed");
  return value;
}

function text(value: string): string {
  if (value === "" || value.length > 200) throw new SeamlessRefusal("malformed");
  return value;
}

function chips(field: Field, least: bigint): bigint {
  const value = field("chips");
  const minor = /^\d{1,17}$/.test(value) ? BigInt(value) : -1n;
  if (minor < least) throw new SeamlessRefusal("malformed");
  return minor;
}
