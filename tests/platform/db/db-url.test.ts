import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readOverrides, setOverride } from "~/features/flags/server/overrides";
import { backupDatabase } from "~/platform/db/backup";
import { type DatabaseOptions, openDatabase } from "~/platform/db/database";
import { type Embedded, startEmbedded } from "~/platform/db/embedded";
import { restoreDatabase } from "~/platform/db/restore";
import { quietLog, testDatabase, urlOf } from "../../helpers/database";
import { makePlayground, type Playground, queryOnce } from "../../helpers/database-process";

// Processes are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// A separate server, as named by DATABASE_URL: roles belong to the whole server.
let playground: Playground;
let server: Embedded;

beforeAll(async () => {
  playground = await makePlayground();
  server = await startEmbedded({ dataDir: join(playground.dir, "data"), log: quietLog, durable: false });
  await queryOnce(server.owner, "drop role livery_app");
  await queryOnce(server.owner, "create role dba login createrole password 'secret'");
  await queryOnce(server.owner, "create role tenant login password 'secret'");
  for (const name of ["one", "two", "three"]) {
    await queryOnce(server.owner, `create database ${name} owner ${name === "three" ? "tenant" : "dba"}`);
  }
});

afterAll(async () => {
  await server.stop();
  await playground.remove();
});

const open = (user: string, database: string, options: Partial<DatabaseOptions> = {}) =>
  openDatabase({
    databaseUrl: urlOf({ ...server.owner, user, password: "secret", database }),
    dataDir: "unused",
    log: quietLog,
    ...options,
  });

const CHANGE = {
  merchant: "lotus",
  key: "flag:snow",
  value: true,
  expectedVersion: 0,
  reason: "Test",
  actor: "ann",
} as const;

test("a user who owns the database and can create roles can run the program, backup and restore", async () => {
  const one = await open("dba", "one");
  await setOverride(one, { ...CHANGE, now: 0 });
  expect((await one.pool.query("select current_user as role")).rows).toEqual([{ role: "livery_app" }]);
  expect((await one.pool.query("select 1 from brand_override")).rowCount).toBe(0);
  const file = join(playground.dir, "backup.gz");
  await backupDatabase(one, file, 0);

  const two = await open("dba", "two", { migrate: false });
  await restoreDatabase(two, file);
  expect((await readOverrides(two, 0)).brands).toEqual(new Map([["lotus", { version: 1, flags: { snow: true } }]]));
  await Promise.all([one.close(), two.close()]);
});

test("a user who cannot take the program's role gets the commands for an administrator", async () => {
  const closed = await open("dba", "one");
  await closed.close();
  await expect(open("tenant", "three")).rejects.toThrow(
    "An administrator must run: CREATE ROLE livery_app NOLOGIN; GRANT livery_app TO",
  );
  await queryOnce(server.owner, "grant livery_app to tenant");
  const db = await open("tenant", "three");
  expect((await readOverrides(db, 0)).brands).toEqual(new Map());
  await db.close();
});

test("a superuser's connections are also bound by row-level security", async () => {
  const db = await testDatabase();
  const { rows } = await db.pool.query(
    "select current_user as role, rolsuper as super from pg_roles where rolname = session_user",
  );
  expect(rows).toEqual([{ role: "livery_app", super: true }]);
  await db.close();
});

test("demo brands are allowed on the embedded database, and elsewhere only when the demo option is set", async () => {
  const [plain, asked] = [await testDatabase(), await testDatabase({ demo: true })];
  expect([plain.embedded, plain.demoAllowed, asked.demoAllowed]).toEqual([false, false, true]);
  const own = await openDatabase({ dataDir: join(playground.dir, "own"), log: quietLog, durable: false });
  expect([own.embedded, own.demoAllowed]).toEqual([true, true]);
  await setOverride(own, { ...CHANGE, now: 0 });
  expect((await readOverrides(own, 0)).brands.size).toBe(1);
  await Promise.all([plain.close(), asked.close(), own.close()]);
});

test("the error for an unreachable server does not contain the URL's password", async () => {
  const start = testDatabase({ databaseUrl: "postgres://me:secret@127.0.0.1:1/x" });
  const error = (await start.catch((thrown: unknown) => thrown)) as Error;
  expect(error.message).toMatch(/DATABASE_URL cannot be used \(ECONNREFUSED\)/);
  expect(error.message).not.toContain("secret");
});
