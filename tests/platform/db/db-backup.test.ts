import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { setOverride } from "~/features/flags/server/overrides";
import { backupDatabase } from "~/platform/db/backup";
import type { Database } from "~/platform/db/database";
import { defaultMigrationsDir } from "~/platform/db/migrate";
import { restoreDatabase } from "~/platform/db/restore";
import { temporaryFolder, testDatabase, testDatabaseUrl } from "../../helpers/database";

// Processes are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const NOW = Date.UTC(2026, 0, 31, 8);
// Foreign keys against alphabetical order, more rows than a batch, rows as large as pictures, numbers that a float would corrupt,
// texts with special characters.
const EXTRA = `
  create table parent (merchant_id text, id bigint, amount numeric, at timestamptz, raw bytea, note text,
    primary key (merchant_id, id));
  create table child (merchant_id text, id bigint, parent_id bigint, doc jsonb, primary key (merchant_id, id),
    foreign key (merchant_id, parent_id) references parent (merchant_id, id));
  alter table parent enable row level security; alter table parent force row level security;
  create policy across on parent for select using (current_setting('app.merchant', true) = '*');
  grant select on parent, child to livery_app;`;
const ROWS = `
  insert into parent select 'lotus', 9007199254740993 + n, 0.1 + n, timestamptz '2026-01-31 08:00:00.123456+00',
    '\\x00ff', E'@x\\n.y "\\\\" \\u2028 حظ 幸运' from generate_series(1, 1200) n;
  insert into parent (merchant_id, id, raw) select 'lotus', n, decode(repeat('00ff', 750000), 'hex') from generate_series(1, 4) n;
  insert into child select 'lotus', n, 9007199254740993 + n, '{"a": 1e400, "b": [null]}' from generate_series(1, 3) n;`;

const dir = temporaryFolder();
const file = join(dir, "backup.jsonl.gz");
let source: Database;
let open: Database[] = [];

async function owner<T>(db: Database, work: (query: (sql: string) => Promise<unknown[]>) => Promise<T>): Promise<T> {
  const client = await db.connectOwner();
  const result = await work(async (sql) => (await client.query(sql)).rows);
  await client.end();
  return result;
}

async function emptyTarget(): Promise<Database> {
  const target = await testDatabase();
  open.push(target);
  await owner(target, (query) => query(EXTRA));
  return target;
}

const everything = (db: Database) =>
  owner(db, async (query) => {
    const named = `select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migration' order by 1`;
    const all: Record<string, unknown[]> = {};
    for (const { name } of (await query(named)) as { name: string }[])
      all[name] = await query(`select t::text from ${name} t order by 1`);
    return all;
  });

beforeAll(async () => {
  source = await testDatabase();
  await owner(source, (query) => query(EXTRA + ROWS));
  const change = { merchant: "lotus", reason: "Test", actor: "ann", now: NOW } as const;
  await setOverride(source, { ...change, key: "flag:freePlay", value: false, expectedVersion: 0 });
  await setOverride(source, { ...change, key: "maintenance", value: { on: true, notice: "Soon" }, expectedVersion: 1 });
  await backupDatabase(source, file, NOW);
});

afterEach(async () => {
  await Promise.all(open.map((db) => db.close()));
  open = [];
});

afterAll(async () => {
  await source.close();
  await rm(dir, { recursive: true });
});

describe("backup and restore", () => {
  test("copy every row of every table into another database", async () => {
    const target = await emptyTarget();
    const summary = await restoreDatabase(target, file);
    const all = await everything(source);
    expect(summary).toEqual({ tables: Object.keys(all).length, rows: 1200 + 4 + 3 + 6 });
    expect(await everything(target)).toEqual(all);
  });

  test("keep the file private, and row-level security applies after a restore", async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const target = await emptyTarget();
    await restoreDatabase(target, file);
    const forced = "select count(*)::int as n from pg_class where relforcerowsecurity";
    expect(await owner(target, (query) => query(forced))).toEqual(await owner(source, (query) => query(forced)));
    expect((await target.pool.query("select 1 from brand_override")).rowCount).toBe(0);
  });

  test("refuse a database with rows and leave it unchanged", async () => {
    const before = await everything(source);
    await expect(restoreDatabase(source, file)).rejects.toThrow("is not empty");
    expect(await everything(source)).toEqual(before);
  });

  const spoil = async (name: string, change: (text: string) => string) => {
    const spoilt = join(dir, name);
    await writeFile(spoilt, gzipSync(change(gunzipSync(await readFile(file)).toString("utf8"))));
    return spoilt;
  };

  test.each<[string, (text: string) => string, RegExp]>([
    ["a changed row", (text) => text.replace('"ann"', '"bob"'), /wrong hash/],
    ["a missing end", (text) => text.slice(0, text.lastIndexOf("\n.") + 1), /end of the file is missing/],
    ["half a line", (text) => text.slice(0, -100), /middle of a line/],
    ["another file", () => "hello\n", /not a backup/],
    ["other migrations", (text) => text.replace("0001_", "0000_"), /different tables/],
  ])("%s is refused and no row is restored", async (name, change, words) => {
    const target = await emptyTarget();
    await expect(restoreDatabase(target, await spoil(name, change))).rejects.toThrow(words);
    expect(Object.values(await everything(target)).flat()).toEqual([]);
  });

  test("a backup of an older program is restored into a new database and then migrated", async () => {
    const newer = join(dir, "migrations");
    await cp(defaultMigrationsDir(), newer, { recursive: true });
    await writeFile(join(newer, "9999_newer.sql"), "alter table brand_override add column newer int default 7;");
    const plain = join(dir, "plain.gz");
    const older = await testDatabase();
    open.push(older);
    await setOverride(older, {
      merchant: "a",
      key: "flag:snow",
      value: true,
      expectedVersion: 0,
      reason: "Test",
      actor: "ann",
      now: NOW,
    });
    await backupDatabase(older, plain, NOW);
    const target = await testDatabase({ migrate: false });
    open.push(target);
    await restoreDatabase(target, plain, newer);
    expect(await owner(target, (query) => query("select key, newer from brand_override"))).toEqual([
      { key: "flag:snow", newer: 7 },
    ]);
  });

  test("a truncated file is refused", async () => {
    const cut = join(dir, "cut.gz");
    await writeFile(cut, (await readFile(file)).subarray(0, -40));
    await expect(restoreDatabase(await emptyTarget(), cut)).rejects.toThrow(/was not restored.*unexpected end/);
  });
});

test.runIf(process.env["TEST_FULL"])(
  "npm run backup and restore work from the embedded database to the database of DATABASE_URL",
  async () => {
    const run = promisify(execFile);
    const script = (args: string[], env: Record<string, string>) =>
      run(process.execPath, ["scripts/run.mjs", "scripts/backup.ts", ...args], { env: { ...process.env, ...env } });
    const copy = join(dir, "by-script.jsonl.gz");
    const databaseUrl = await testDatabaseUrl();
    const made = await script(["backup", copy], { DATABASE_URL: "", DATA_DIR: join(dir, "data") });
    expect(made.stdout).toContain(`Written: ${copy}`);
    expect((await script(["restore", copy], { DATABASE_URL: databaseUrl })).stdout).toContain("Restored");
    const target = await testDatabase({ databaseUrl });
    open.push(target);
    expect(await owner(target, (query) => query("select name from schema_migration"))).not.toEqual([]);
    await expect(script(["restore"], {})).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("Usage") });
  },
);
