import { setTimeout as delay } from "node:timers/promises";
import { send } from "./http";

/** A member of a running site, with a session token. */
export interface Writer {
  readonly memberId: string;
  readonly token: string;
}

/** Destination of transfers, which may be temporarily down. */
export interface TransferTarget {
  /** Returns the port of the running server; waits until there is one. */
  readonly port: () => Promise<number>;
  readonly host: string;
  /** Called after each answer. Its result is not awaited. */
  readonly answered: () => void;
}

/** One answered transfer. */
export interface AnsweredTransfer {
  readonly memberId: string;
  readonly requestId: string;
  /** Minor units: out of the main wallet; negative into it. */
  readonly amount: bigint;
}

/** Number of attempts that outlasts an outage. */
const MOST_TRIES = 3_000;

/** Returns a writer's transfers: alternately out and back, with different amounts, so that no wallet is ever empty. */
function transferOf(writer: Writer, at: number) {
  const minor = 100 + (Math.floor(at / 2) % 50);
  const isOut = at % 2 === 0;
  const [from, to] = isOut ? ["main", "HOUSE"] : ["HOUSE", "main"];
  const requestId = `kill-${writer.memberId.slice(-6)}-${at}`;
  const body = { from, to, amount: (minor / 100).toFixed(2), requestId };
  return { body, answered: { memberId: writer.memberId, requestId, amount: BigInt(isOut ? minor : -minor) } };
}

/**
 * Makes a writer's transfers one after another, like a careful client: repeats unanswered ones with the same requestId.
 * @returns the answered transfers, in order
 */
export async function transferAll(
  writer: Writer,
  count: number,
  target: TransferTarget,
): Promise<readonly AnsweredTransfer[]> {
  const done: AnsweredTransfer[] = [];
  for (let at = 0; at < count; at += 1) {
    const { answered, body } = transferOf(writer, at);
    for (let tries = 0; !(await isAnswered(writer, body, target)); tries += 1) {
      if (tries > MOST_TRIES) throw new Error(`${body.requestId} gets no answer`);
      await delay(20);
    }
    done.push(answered);
    target.answered();
  }
  return done;
}

/** @throws Error for an answer that an outage does not explain */
async function isAnswered({ token }: Writer, body: object, { host, port }: TransferTarget): Promise<boolean> {
  const headers = { host, authorization: `Bearer ${token}`, "content-type": "application/json" };
  const request = { path: "/wps/v2/wallets/transfer", method: "POST", headers, body: JSON.stringify(body) };
  const answer = await send(await port(), request).catch(() => null);
  if (answer === null || answer.status >= 500) return false;
  if (answer.status !== 200) throw new Error(`a transfer was answered ${answer.status}: ${answer.text}`);
  return true;
}
