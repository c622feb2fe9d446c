import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openSession } from "~/features/access/sessions.server";
import { postEntry } from "~/features/wallet/ledger.server";
import { houseSide, movePostings, walletSide } from "~/features/wallet/rules/postings";
import { ledgerFaults } from "~/features/wallet/server/audit";
import { openDatabase } from "~/platform/db/database";
import { lockedBy } from "~/platform/db/postmaster";
import { copyFullBase } from "../../scripts/lib/shared-tenants";
import { quietLog, temporaryFolder } from "../helpers/database";
import { type ServerProcess, startBuilt } from "../helpers/server-process";
import { aBrand } from "../helpers/tenants";
import { type AnsweredTransfer, transferAll, type Writer } from "../helpers/transfers";
import { aMember } from "../helpers/wps/members";
import { idOf } from "../helpers/wps/money";

// Kills the product repeatedly during transfers. Required: 0 acknowledged transfers lost, 0 created.

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 120_000 });

const KILLS = 200;
const WRITERS = 8;
const EACH = 20_000 / WRITERS;
const START = 1_000_000n;

let folder: string;
let server: ServerProcess;
let port: Promise<number>;

beforeAll(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, "tenants", "lotus"), { recursive: true });
  copyFullBase(join(folder, "tenants"));
  const { files } = aBrand("lotus", { wallet: { single: false }, vendors: ["HOUSE"] });
  writeFileSync(join(folder, "tenants", "lotus", "tenant.json"), JSON.stringify(files["tenant.json"]));
});
afterAll(async () => {
  server?.child.kill("SIGTERM");
  await server?.ended;
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

/** Starts the product on the data of this file. */
function start(): void {
  server = startBuilt({ DATA_DIR: join(folder, "data"), TENANTS_DIR: join(folder, "tenants"), DATABASE_URL: "" });
  port = server.line("serving").then((line) => line.port ?? 0);
}

const withDatabase = async <T>(work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> => {
  const db = await openDatabase({ dataDir: join(folder, "data"), log: quietLog, migrate: false });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
};

/** Creates members with a balance, signed in at the running product. */
const someWriters = (): Promise<readonly Writer[]> =>
  withDatabase(async (db) => {
    const now = Date.now();
    const site = { db, now };
    const writers: Writer[] = [];
    for (let at = 0; at < WRITERS; at += 1) {
      const memberId = await idOf(site, await aMember(site));
      const who = { memberId, side: "member", method: "username", ip: null, device: "test", now } as const;
      const postings = movePostings(START, houseSide("adjust:test"), walletSide(memberId));
      await db.transaction("lotus", (tx) =>
        postEntry(tx, now, { kind: "adjust", reference: `start:${memberId}`, postings }),
      );
      writers.push({ memberId, token: await db.transaction("lotus", (tx) => openSession(tx, who)) });
    }
    return writers;
  });

/** Expects each answered transfer exactly once and no other transfer, correct balances, and a ledger without faults. */
async function expectWhole(writers: readonly Writer[], answered: readonly AnsweredTransfer[]): Promise<void> {
  const { faults, held, moved } = await withDatabase((db) =>
    db.transaction("lotus", async (tx) => ({
      faults: await ledgerFaults(tx),
      moved: await tx.query<{ reference: string }>("select reference from ledger_transaction where kind = 'transfer'"),
      held: await tx.query<{ member: string; wallet: string; amount: bigint }>(
        "select member_id as member, wallet, amount from balance",
      ),
    })),
  );
  expect(faults).toEqual([]);
  const own = new Set(writers.map(({ memberId }) => memberId));
  const references = moved.map(({ reference }) => reference).filter((one) => own.has(one.split(":")[1] ?? ""));
  expect(references.sort()).toEqual(
    answered.map(({ memberId, requestId }) => `transfer:${memberId}:${requestId}`).sort(),
  );
  for (const { memberId } of writers) {
    const out = answered.filter((one) => one.memberId === memberId).reduce((sum, { amount }) => sum + amount, 0n);
    const holds = (wallet: string) =>
      held.find((one) => one.member === memberId && one.wallet === wallet)?.amount ?? 0n;
    expect([holds("main"), holds("vendor:HOUSE")]).toEqual([START - out, out]);
  }
}

/** Makes the transfers of all writers, with a kill after each part of them. @param kill resolves after the kill */
async function underKills(kill: () => Promise<void>): Promise<void> {
  start();
  await port;
  const writers = await someWriters();
  const every = Math.floor((WRITERS * EACH) / (KILLS + 1));
  let [answers, kills] = [0, 0];
  let killing = Promise.resolve();
  const answered = () => {
    answers += 1;
    if (answers % every !== 0 || kills >= KILLS) return;
    kills += 1;
    killing = killing.then(kill);
  };
  const target = { host: "lotus.test", port: () => port, answered };
  const all = await Promise.all(writers.map((writer) => transferAll(writer, EACH, target)));
  await killing;
  expect(kills).toBe(KILLS);
  await port;
  await expectWhole(writers, all.flat());
}

test(`W1 pitfall: ${KILLS} kills -9 of the server during eight writers: no acknowledged write is lost, no money is created`, async () => {
  await underKills(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
    start();
    await port;
  });
});

test(`W1 pitfall: ${KILLS} kills -9 of the database during eight writers: no acknowledged write is lost, no money is created`, async () => {
  // Stops the server of the first test, if it ran.
  server?.child.kill("SIGTERM");
  await server?.ended;
  await underKills(async () => {
    const pid = lockedBy(join(folder, "data", "pg", "data"));
    if (pid !== null) process.kill(pid, "SIGKILL");
    // Waits for the restarted database before the next kill.
    await expect.poll(() => lockedBy(join(folder, "data", "pg", "data")), { timeout: 60_000 }).not.toBe(pid);
  });
});
