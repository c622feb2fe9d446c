import { randomBytes } from "node:crypto";
import http from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Database, openDatabase } from "~/platform/db/database";
import type { Figure } from "./figure";
import { PAGES } from "./growth-reads";
import { send } from "./http";
import type { BenchOptions } from "./main";
import { makePlayers, type Player, VENDOR, vendorEnv, writeBrands } from "./money-brands";
import { inTemporaryFolder, type Server, startProduct } from "./process";
import { vendorClient } from "./vendor-client";

const BRAND = "counted";
const HOST = `${BRAND}.test`;
const SILENT = { info: () => {}, warn: () => {}, error: () => {} };
/** Time after which every connection has reported its transactions, ms: PostgreSQL waits ten seconds at most. */
const REPORTED_AFTER_MS = 11_000;
/** Time in which the transactions of jobs are counted, ms: jobs of every minute run once. */
const JOBS_MS = 60_000;

/** Part k: database transactions per spin, bet and page, counted by PostgreSQL. */
export function measureTransactions({ quick }: BenchOptions): Promise<Figure[]> {
  return inTemporaryFolder(async (dir) => {
    const [tenants, data] = [join(dir, "tenants"), join(dir, "data")];
    writeBrands(tenants, [BRAND], ["HOUSE"]);
    const product = await startProduct({ DATA_DIR: data, TENANTS_DIR: tenants, ...vendorEnv([BRAND]) });
    const db = await openDatabase({ dataDir: data, log: SILENT });
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    try {
      const [player] = await makePlayers(db, BRAND, 1);
      if (!player) throw new Error("The database has no members.");
      const times = quick ? 20 : 1_000;
      const ofJobs = await jobsPerMs(db, quick ? REPORTED_AFTER_MS : JOBS_MS);
      const perCall = (work: () => Promise<unknown>) => countPerCall(db, times, ofJobs, work);
      const spin = await perCall(await spinner(product, player, agent));
      const bet = await perCall(better(product, player, agent));
      const page = await perCall(visitor(product, player, agent));
      const name = (what: string) => `transactions per ${what}, over ${times.toLocaleString("en-US")}`;
      return [
        { part: "k", name: name("spin of the reels"), measured: spin, unit: "", goal: { most: 6 }, note: "" },
        { part: "k", name: name("bet through the vendor API"), measured: bet, unit: "", goal: { most: 2 }, note: "" },
        { part: "k", name: name("page of a signed-in member"), measured: page, unit: "", goal: { most: 2 }, note: "" },
      ];
    } finally {
      agent.destroy();
      await db.close();
      await product.stop();
    }
  });
}

async function committed(db: Database): Promise<number> {
  await delay(REPORTED_AFTER_MS);
  const { rows } = await db.pool.query(
    "select xact_commit as n from pg_stat_database where datname = current_database()",
  );
  return Number(rows[0]?.n);
}

/** Transactions of jobs alone, per ms. */
async function jobsPerMs(db: Database, duringMs: number): Promise<number> {
  const before = await committed(db);
  const begun = performance.now();
  await delay(duringMs - REPORTED_AFTER_MS);
  return ((await committed(db)) - before) / (performance.now() - begun);
}

/**
 * Returns the transactions of one call, without those of jobs in the same time. The answer has one decimal: jobs do
 * not run evenly, so the second one differs from run to run.
 */
async function countPerCall(db: Database, times: number, ofJobs: number, work: () => Promise<unknown>) {
  for (let at = 0; at < 3; at += 1) await work();
  const before = await committed(db);
  const begun = performance.now();
  for (let at = 0; at < times; at += 1) await work();
  const after = await committed(db);
  return Math.round(((after - before - ofJobs * (performance.now() - begun)) / times) * 10) / 10;
}

const bearer = ({ token }: Player) => ({ authorization: `Bearer ${token}`, "content-type": "application/json" });

async function call<T>(product: Server, player: Player, agent: http.Agent, path: string, input: object): Promise<T> {
  const ask = {
    host: HOST,
    path: `/wps/${path}`,
    method: "POST",
    headers: bearer(player),
    body: JSON.stringify(input),
  };
  const answer = await send(product, { ...ask, agent });
  const told = JSON.parse(answer.body.toString()) as { readonly value: T; readonly message?: string };
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${told.message}`);
  return told.value;
}

async function spinner(product: Server, player: Player, agent: http.Agent): Promise<() => Promise<unknown>> {
  const { url } = await call<{ url: string }>(product, player, agent, "game/launch", { gameCode: "lantern-garden" });
  const token = new URL(url, "http://own.invalid").searchParams.get("token");
  const { session } = await call<{ session: string }>(product, player, agent, "house/enter", { token });
  return () =>
    call(product, player, agent, "house/reels/spin", {
      session,
      stake: "0.20",
      requestId: randomBytes(9).toString("hex"),
    });
}

function better(product: Server, { launch }: Player, agent: http.Agent): () => Promise<unknown> {
  const client = vendorClient(product, HOST, agent);
  return async () => {
    const id = randomBytes(9).toString("hex");
    const bet = { token: launch, transactionId: id, roundId: id, gameId: VENDOR.game, amount: 100n };
    const answer = await client.ask({ operation: "bet", ...bet });
    if (!answer.ok) throw new Error(`A bet was refused: ${answer.code}.`);
  };
}

function visitor(product: Server, { token }: Player, agent: http.Agent): () => Promise<unknown> {
  let at = 0;
  return async () => {
    const path = `/member/${PAGES[at++ % PAGES.length]}`;
    const answer = await send(product, { host: HOST, path, headers: { cookie: `session=${token}` }, agent });
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
  };
}
