import { randomBytes } from "node:crypto";
import pg from "pg";
import { liveryClient } from "~/features/vendors/livery-client.server";
import { receiveVendor } from "~/features/vendors/receive.server";
import { readBrandAccess } from "~/platform/brands/outgoing/grants";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { Database } from "~/platform/db/database";
import { createOutgoing } from "~/platform/outgoing/outgoing";
import { type Player, VENDOR, vendorEnv } from "./money-brands";

/** A recorded SQL statement. */
interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Statements of one bet, from `begin` to `commit`. */
export type RecordedBet = readonly Statement[];

const QUIET = { info: () => {}, warn: () => {}, error: () => {} };
const PREFIX = "/wps/vendor/";

/** Executes bets in this process and records their SQL statements. */
export async function recordBets(
  db: Database,
  brand: BrandSnapshot,
  players: readonly Player[],
  count: number,
): Promise<RecordedBet[]> {
  const recorded: Statement[] = [];
  const original = pg.Client.prototype.query;
  const outgoing = createOutgoing(readBrandAccess(vendorEnv([brand.code])));
  const site = { brand, db, now: Date.now(), language: "EN" as const, secret: "", outgoing, log: QUIET };
  const client = liveryClient({
    vendor: VENDOR.code,
    keyId: VENDOR.keyId,
    secret: VENDOR.secret,
    scale: brand.config.currency.scale,
    now: Date.now,
    send: (path, init) =>
      receiveVendor(
        new Request(new URL(path, "http://own.invalid"), { method: "POST", ...init }),
        { ...site, now: Date.now() },
        path.slice(PREFIX.length),
      ),
  });
  const all: RecordedBet[] = [];
  // Covers every call form of the engine and its query builder: a text, or an object with a text.
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof asked === "string" ? asked : asked.text;
    recorded.push({ text, values: values ?? (typeof asked === "string" ? [] : (asked.values ?? [])) });
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    for (let at = 0; at < count; at += 1) {
      recorded.length = 0;
      const id = randomBytes(9).toString("hex");
      const token = players[at % players.length]?.launch ?? "";
      const answer = await client.ask({
        operation: "bet",
        token,
        transactionId: id,
        roundId: id,
        gameId: VENDOR.game,
        amount: 100n,
      });
      if (!answer.ok) throw new Error(`A bet was refused: ${answer.code}.`);
      all.push([...recorded]);
    }
  } finally {
    pg.Client.prototype.query = original;
  }
  return all;
}

/**
 * Replays the recorded statements of one brand for another brand, without the engine, over `callers` connections. @returns bets
 * per second
 */
export async function replayBets(
  db: Database,
  bets: readonly RecordedBet[],
  { callers, from, to }: { readonly callers: number; readonly from: string; readonly to: string },
): Promise<number> {
  const own = bets.map((bet) =>
    bet.map(({ text, values }) => ({
      text: text.replaceAll(`'${from}'`, `'${to}'`),
      values: values.map((value) => (value === from ? to : value)),
    })),
  );
  let next = 0;
  const started = performance.now();
  const call = async () => {
    for (let bet = own[next++]; bet !== undefined; bet = own[next++]) {
      const client = await db.pool.connect();
      try {
        for (const { text, values } of bet) await (values.length > 0 ? client.query(text, values) : client.query(text));
      } finally {
        client.release();
      }
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return bets.length / ((performance.now() - started) / 1_000);
}
