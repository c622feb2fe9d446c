import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFileSync, chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { ledgerFaults } from "~/features/wallet/server/audit";
import type { BackupHeader } from "~/platform/db/backup";
import { type Database, openDatabase } from "~/platform/db/database";
import { appliedMigrations, defaultMigrationsDir } from "~/platform/db/migrate";
import { lockedBy } from "~/platform/db/postmaster";
import { restoreDatabase } from "~/platform/db/restore";
import { verifyAudit } from "~/platform/staff/audit";
import { type Server, startProduct } from "../../../scripts/bench/process";
import { copySharedTenants } from "../../../scripts/lib/shared-tenants";
import { quietLog, temporaryFolder, testDatabase } from "../../helpers/database";
import { staffToken } from "../../helpers/demo-staff";
import {
  BRAND,
  BRAND_HOST,
  CONSOLE_HOST,
  callsOver,
  VENDOR_SECRET,
  vendorOver,
} from "../../helpers/former-data/client";
import { type FormerAnswers, memberRecords } from "../../helpers/former-data/records";
import { parameter } from "../../helpers/http";
import { startProcess } from "../../helpers/server-process";

// The product opens data of an earlier program: tests/fixtures/before-sql-files, see the README there.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const FIXTURE = resolve("tests/fixtures/before-sql-files");
const BACKUP = join(FIXTURE, "database.jsonl.gz");
const answers = JSON.parse(readFileSync(join(FIXTURE, "answers.json"), "utf8")) as FormerAnswers;
const [firstLine = "", ...lines] = gunzipSync(readFileSync(BACKUP)).toString().trimEnd().split("\n");
const former = JSON.parse(firstLine) as BackupHeader;

/** Number of rows of each table in the backup. */
const formerCounts: Record<string, number> = {};
for (const line of lines) {
  const table = Object.keys(formerCounts).at(-1) ?? "";
  if (line.startsWith("@")) formerCounts[line.slice(1)] = 0;
  else if (line.startsWith("{")) formerCounts[table] = (formerCounts[table] ?? 0) + 1;
}

/** Folder of an installation: its brands, its secret and its database. */
interface Place {
  readonly dir: string;
  readonly env: Readonly<Record<string, string>>;
}

function makePlace(): Place {
  const dir = temporaryFolder();
  const [data, tenants] = [join(dir, "data"), join(dir, "tenants")];
  copySharedTenants(tenants);
  cpSync(join(FIXTURE, "tenants"), tenants, { recursive: true });
  cpSync(join(FIXTURE, "data"), data, { recursive: true });
  // Git stores no file modes.
  chmodSync(data, 0o711);
  chmodSync(join(data, "secrets"), 0o700);
  chmodSync(join(data, "secrets", "preview"), 0o600);
  return { dir, env: { DATABASE_URL: "", DATA_DIR: data, TENANTS_DIR: tenants, ...VENDOR_SECRET } };
}

const openPlace = ({ env }: Place, migrate: boolean): Promise<Database> =>
  openDatabase({ dataDir: env["DATA_DIR"] ?? "", log: quietLog, migrate, durable: false });

async function withUnmigrated<T>(place: Place, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openPlace(place, false);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Restores the backup with the operator's command. */
async function restoreBackup({ env }: Place): Promise<void> {
  const command = ["scripts/run.mjs", "scripts/backup.ts", "restore", BACKUP];
  await promisify(execFile)(process.execPath, command, { env: { ...process.env, ...env } });
}

const sqlFiles = (dir: string) =>
  readdirSync(dir)
    .filter((name) => name.endsWith(".sql"))
    .sort();

const migrationsOf = (place: Place) => join(place.dir, "former", "app", "platform", "db", "migrations");

/** Creates the data folder of the earlier program: its tables and rows, without later migrations. */
async function writeDataFolder(place: Place): Promise<void> {
  const isFormer = (path: string) => !path.endsWith(".sql") || basename(path) in former.migrations;
  cpSync(defaultMigrationsDir(), migrationsOf(place), { recursive: true, filter: isFormer });
  await withUnmigrated(place, (db) => restoreDatabase(db, BACKUP, migrationsOf(place)));
}

/** Creates the data folder of the earlier program, and kills two starts in the middle of a migration. */
async function killMigrations(place: Place): Promise<void> {
  await writeDataFolder(place);
  const signals = join(place.dir, "signals");
  mkdirSync(signals);
  // The database runs as another user and creates the file.
  chmodSync(signals, 0o777);
  const reached = join(signals, "reached");
  const migrations = migrationsOf(place);
  cpSync(defaultMigrationsDir(), migrations, { recursive: true });
  // Later migrations may not exist.
  appendFileSync(join(migrations, "9999_reshaped.sql"), "alter table posting drop column balance; truncate favourite;");
  const pending = sqlFiles(migrations).filter((name) => !(name in former.migrations));
  // Each pending migration waits at its end until the file is removed.
  const wait = `;
copy (select 1) to '${reached}';
do $$ begin
  while (pg_stat_file('${reached}', true)).size is not null loop perform pg_sleep(0.02); end loop;
end $$;`;
  for (const name of pending) appendFileSync(join(migrations, name), wait);
  for (const isServerKilled of [false, true]) {
    // The working folder of the process determines its migrations.
    const started = startProcess(
      resolve("build/node/main.mjs"),
      { ...place.env, WATCHDOG_MS: "0" },
      join(place.dir, "former"),
    );
    await vi.waitUntil(() => existsSync(reached), { interval: 20, timeout: 60_000 });
    if (isServerKilled) process.kill(lockedBy(join(place.dir, "data", "pg", "data")) ?? 0, "SIGKILL");
    started.child.kill("SIGKILL");
    await started.ended;
    rmSync(reached);
  }
}

/** Returns the applied migrations, and the number of rows of each table of the backup that still exists. */
async function contentsOf(db: Database) {
  const client = await db.connectOwner();
  const counts: Record<string, number> = {};
  for (const table of former.tables) {
    const { rows } = await client.query("select to_regclass($1) is not null as exists", [table]);
    if (rows[0].exists) counts[table] = (await client.query(`select count(*)::int as n from ${table}`)).rows[0].n;
  }
  const migrations = [...(await appliedMigrations(client)).keys()];
  await client.end();
  return { counts, migrations };
}

/** Contents of a database with all migrations and all rows of the earlier program. */
const COMPLETE = { counts: formerCounts, migrations: sqlFiles(defaultMigrationsDir()) };

/** Asserts that the balances equal their postings, and that the audit chain is unbroken. */
async function expectConsistent(db: Database): Promise<void> {
  expect(await db.transaction(BRAND, ledgerFaults)).toEqual([]);
  const { broken, rows } = await verifyAudit(db);
  expect(broken).toBeNull();
  expect(Number(rows)).toBeGreaterThanOrEqual(formerCounts["staff_audit"] ?? 0);
}

test("W1 X3 a backup of an earlier program is restored with all rows, without ledger faults, with its audit chain", async () => {
  const db = await testDatabase({ migrate: false });
  onTestFinished(() => db.close());
  await restoreDatabase(db, BACKUP);
  expect(await contentsOf(db)).toEqual(COMPLETE);
  await expectConsistent(db);
});

type Way = readonly [string, (place: Place) => Promise<void>];
/** Ways to get the data of an earlier program. */
const WAYS: readonly Way[] = [["a data folder of an earlier program", writeDataFolder]];
const FURTHER_WAYS: readonly Way[] = [
  ["a backup of an earlier program, restored by the command", restoreBackup],
  ["a data folder whose migration was killed", killMigrations],
];

describe.each(process.env["TEST_FULL"] ? [...WAYS, ...FURTHER_WAYS] : WAYS)("%s", (_name, prepare) => {
  let place: Place;
  let db: Database;
  let product: Server;
  let contents: Awaited<ReturnType<typeof contentsOf>>;
  beforeAll(async () => {
    place = makePlace();
    await prepare(place);
    db = await openPlace(place, true);
    // Before the jobs of the product delete expired rows.
    contents = await contentsOf(db);
    product = await startProduct(place.env);
  });
  afterAll(async () => {
    await product?.stop();
    await db?.close();
    rmSync(place.dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });

  const signIn = async (username: string) => {
    const password = answers.passwords[username] ?? "";
    const { token } = await callsOver(product.port, BRAND_HOST).session.login({ username, password });
    return callsOver(product.port, BRAND_HOST, token);
  };

  test("W1 has all migrations and all rows", () => expect(contents).toEqual(COMPLETE));

  test.each(Object.keys(answers.records))(
    "W6 %s signs in with the former password and sees the former balances, rounds, records, statements and orders",
    async (account) => {
      expect(await memberRecords(await signIn(account), answers.period)).toEqual(answers.records[account]);
    },
  );

  test("W8 a repeated transfer returns the former answer and moves nothing", async () => {
    const calls = await signIn("wrenfield");
    const { answer, input } = answers.transfer;
    expect(await calls.wallet.transfer(input)).toEqual(answer);
    await expect(calls.wallet.transfer({ ...input, amount: "1.00" })).rejects.toThrow("requestConflict");
    expect(await calls.wallet.consolidated({})).toEqual(answers.records["wrenfield"]?.balances);
  });

  test("G11 a repeated win in an open round moves nothing, and a rollback returns the former bet once", async () => {
    const { balance, bet, playerId, roundId, win } = answers.openRound;
    const vendor = vendorOver(product.port);
    const winOf = (amount: bigint) => vendor.ask({ operation: "win", playerId, roundId, transactionId: win, amount });
    expect(await winOf(200n)).toMatchObject({ ok: true, value: { balance: BigInt(balance) } });
    expect(await winOf(300n)).toMatchObject({ ok: false, code: "duplicateTransaction" });
    const rollback = { operation: "rollback", playerId, roundId, betId: bet, transactionId: "alder-rollback" } as const;
    const returned = { ok: true, value: { balance: BigInt(balance) + 500n } };
    expect(await vendor.ask(rollback)).toMatchObject(returned);
    expect(await vendor.ask({ ...rollback, transactionId: "alder-rollback-2" })).toMatchObject(returned);
  });

  test("G10 a member bets again, and the round is added to the former ones", async () => {
    const calls = await signIn("wrenfield");
    const rounds = async () => (await calls.report.bettingRecord({})).total;
    const before = await rounds();
    const { url } = await calls.game.launch({ gameCode: "lantern-garden" });
    const house = callsOver(product.port, BRAND_HOST).house;
    const { balance, session } = await house.enter({ token: parameter(url, "token") });
    const spin = await house.reelsSpin({ session, stake: "1.00", requestId: randomUUID() });
    expect(Number(spin.balance)).toBeCloseTo(Number(balance) - 1 + Number(spin.won));
    expect(await rounds()).toBe(before + 1);
  });

  test("W4 staff pay out a withdrawal that was requested before", async () => {
    const calls = await signIn("wrenfield");
    const { staff } = callsOver(product.port, CONSOLE_HOST, await staffToken(product.port, "felix"));
    const named = { code: BRAND, id: answers.withdrawal };
    const { version } = await staff.paymentOrder(named);
    const approved = await staff.reviewOrder({ ...named, verdict: "approved", expectedVersion: version });
    await staff.settleWithdrawal({ ...named, outcome: "paid", reference: "NB-1", expectedVersion: approved.version });
    const order = await calls.payment.confirmWithdrawal({ order: named.id, outcome: "received" });
    expect(order).toMatchObject({ state: "received", received: "10.00" });
    expect((await calls.wallet.consolidated({})).onHold).toBe("0.00");
  });

  test("W1 X3 after these actions the ledger has no faults, and the audit chain is complete", () =>
    expectConsistent(db));
});
