import { setTimeout as delay } from "node:timers/promises";
import { send } from "./http";

/** A member of a site that runs, and the token of his session. */
export interface Writer {
  readonly memberId: string;
  readonly token: string;
}

/** Where transfers are sent; it may be away for a while. */
export interface Target {
  /** The port of the server that runs now, as soon as one does. */
  readonly port: () => Promise<number>;
  readonly host: string;
  /** Told of each answer; what it returns is waited for by nobody. */
  readonly answered: () => void;
}

/** One transfer that was answered. */
export interface Answered {
  readonly memberId: string;
  readonly requestId: string;
  /** Minor units: out of the main wallet; below 0 into it. */
  readonly amount: bigint;
}

/** An outage is over by then. */
const MOST_TRIES = 3_000;

/** The transfers of a writer: out and back in turn, each of another amount, so that no wallet is ever empty. */
function transferOf(writer: Writer, at: number) {
  const minor = 100 + (Math.floor(at / 2) % 50);
  const isOut = at % 2 === 0;
  const [from, to] = isOut ? ["main", "HOUSE"] : ["HOUSE", "main"];
  const requestId = `kill-${writer.memberId.slice(-6)}-${at}`;
  const body = { from, to, amount: (minor / 100).toFixed(2), requestId };
  return { body, answered: { memberId: writer.memberId, requestId, amount: BigInt(isOut ? minor : -minor) } };
}

/**
 * Makes a writer's transfers one after another, as a careful client does: what gets no answer is asked again, with the same
 * requestId. @returns what was answered, in order
 */
export async function transferAll(writer: Writer, count: number, target: Target): Promise<readonly Answered[]> {
  const done: Answered[] = [];
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

/** @throws an error for an answer that no outage explains */
async function isAnswered({ token }: Writer, body: object, { host, port }: Target): Promise<boolean> {
  const headers = { host, authorization: `Bearer ${token}`, "content-type": "application/json" };
  const request = { path: "/wps/v2/wallets/transfer", method: "POST", headers, body: JSON.stringify(body) };
  const answer = await send(await port(), request).catch(() => null);
  if (answer === null || answer.status >= 500) return false;
  if (answer.status !== 200) throw new Error(`a transfer was answered ${answer.status}: ${answer.text}`);
  return true;
}
