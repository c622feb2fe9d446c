import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "~/platform/db/database";
import { sqlState } from "~/platform/db/errors";
import { appliedMigrations } from "~/platform/db/migrate";
import { inOneTransaction } from "~/platform/db/one-transaction";
import type { Statement } from "~/platform/db/statement";
import { merchantOf, NoMerchantError } from "~/platform/db/transaction";
import { quietLog, testDatabase, testDatabaseUrl } from "../../helpers/database";

let db: Database;

beforeAll(async () => {
  db = await testDatabase();
  for (const merchant of ["a", "b"]) {
    await db.transaction(merchant, (tx) =>
      tx.query("insert into brand_override_version (merchant_id, version) values ($1, 9007199254740993)", [merchant]),
    );
  }
});

afterAll(async () => {
  await db.close();
});

const SELECT = "select merchant_id as merchant, version from brand_override_version order by 1";

describe("the database separates brands", () => {
  test("a transaction sees only its brand's rows, and bigint values are exact", async () => {
    const rows = await db.transaction("a", (tx) => tx.query(SELECT));
    expect(rows).toEqual([{ merchant: "a", version: 9007199254740993n }]);
  });

  test("without a brand, a query returns no rows and reading the brand throws", async () => {
    expect(await db.transaction(null, (tx) => tx.query(SELECT))).toEqual([]);
    expect((await db.pool.query(SELECT)).rows).toEqual([]);
    await expect(db.transaction(null, async (tx) => merchantOf(tx))).rejects.toThrow(NoMerchantError);
  });

  test.each(["", "*", "a'; drop table x; --", undefined as unknown as string])(
    "%j is refused as a brand",
    async (merchant) => {
      await expect(db.transaction(merchant, async () => "ran")).rejects.toThrow(NoMerchantError);
    },
  );

  test("the brand of a transaction is not set in the next transaction on the same connection", async () => {
    const one = await testDatabase({ poolSize: 1 });
    await one.transaction("a", (tx) => tx.query("select 1"));
    const { rows } = await one.pool.query("select current_setting('app.merchant', true) as merchant");
    expect(rows).toEqual([{ merchant: "" }]);
    await one.close();
  });

  test("a brand can neither insert nor change another brand's rows", async () => {
    const write = db.transaction("a", (tx) => tx.query("insert into brand_override_version values ('c', 1)"));
    await expect(write).rejects.toMatchObject({ code: "42501" });
    const changed = await db.transaction("a", (tx) =>
      tx.query("update brand_override_version set version = 0 where merchant_id = 'b' returning 1"),
    );
    expect(changed).toEqual([]);
  });

  test("a transaction across all brands is read-only", async () => {
    expect(await db.acrossMerchants((tx) => tx.query(SELECT))).toHaveLength(2);
    const write = db.acrossMerchants((tx) => tx.query("delete from brand_override"));
    await expect(write).rejects.toMatchObject({ code: "25006" });
  });

  test("every table of brands has forced row-level security and its merchant first in every key", async () => {
    const { rows } = await db.pool.query(
      `select c.relname as name, relrowsecurity and relforcerowsecurity as forced,
         (select bool_and(a.attname = 'merchant_id') from pg_index i
          join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where i.indrelid = c.oid) as first
       from pg_class c join pg_attribute m on m.attrelid = c.oid and m.attname = 'merchant_id'
       where c.relkind = 'r'`,
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter((row) => !(row.forced && row.first))).toEqual([]);
  });

  test("rows of the history can be added but not changed or deleted", async () => {
    for (const sql of ["update brand_override_history set reason = ''", "delete from brand_override_history"]) {
      await expect(db.transaction("a", (tx) => tx.query(sql))).rejects.toMatchObject({ code: "42501" });
    }
  });
});

describe("a transaction", () => {
  test("runs again after a deadlock, and both transactions take effect", async () => {
    let runs = 0;
    let open = () => {};
    const both = new Promise<void>((resolve) => {
      open = resolve;
    });
    const lock = (first: number, second: number) =>
      db.transaction("a", async (tx) => {
        await tx.query(`select pg_advisory_xact_lock(77, ${first})`);
        if (++runs === 2) open();
        await both;
        await tx.query(`select pg_advisory_xact_lock(77, ${second})`);
        return first;
      });
    expect(await Promise.all([lock(1, 2), lock(2, 1)])).toEqual([1, 2]);
    expect(runs).toBe(3);
  });

  test("that fails changes no rows and is not repeated", async () => {
    let runs = 0;
    const failing = db.transaction("a", async (tx) => {
      runs++;
      await tx.query("update brand_override_version set version = 1");
      throw new Error("No.");
    });
    await expect(failing).rejects.toThrow("No.");
    expect(runs).toBe(1);
    expect(await db.transaction("a", (tx) => tx.query(SELECT))).toMatchObject([{ version: 9007199254740993n }]);
  });

  test("the SQLSTATE is read from an error's cause", async () => {
    const error = await db.transaction("a", (tx) => tx.query("select 1/0")).catch((thrown: unknown) => thrown);
    expect(sqlState(error)).toBe("22012");
  });
});

describe("migrations", () => {
  const migrationsOf = async (database: Database) => {
    const client = await database.connectOwner();
    const names = [...(await appliedMigrations(client)).keys()];
    await client.end();
    return names;
  };
  const open = (databaseUrl: string, migrationsDir: string) =>
    openDatabase({ databaseUrl, dataDir: "unused", log: quietLog, migrationsDir });

  test("run once when several processes open a new database concurrently", async () => {
    const databaseUrl = await testDatabaseUrl();
    const open = () => testDatabase({ databaseUrl });
    const databases = await Promise.all([open(), open(), open()]);
    const [first] = databases;
    expect(first && (await migrationsOf(first))).toContain("0001_overrides.sql");
    await Promise.all(databases.map((one) => one.close()));
  });

  test("a changed or unknown migration stops the start, and a failed migration leaves no changes", async () => {
    const dir = await mkdtemp(join(tmpdir(), "livery-migrations-"));
    const databaseUrl = await testDatabaseUrl();
    const write = (name: string, sql: string) => writeFile(join(dir, name), sql);
    await write("0001_one.sql", "create table one (n int);\n");
    await (await open(databaseUrl, dir)).close();

    await write("0001_one.sql", "create table one (n int);\r\n");
    await (await open(databaseUrl, dir)).close();
    await write("0002_two.sql", "create table two (n int); select 1/0;");
    await expect(open(databaseUrl, dir)).rejects.toThrow("0002_two.sql failed: division by zero");
    await write("0002_two.sql", "create table two (n int);");
    await (await open(databaseUrl, dir)).close();
    await rm(join(dir, "0002_two.sql"));
    await expect(open(databaseUrl, dir)).rejects.toThrow("newer than this program");
    await write("0002_two.sql", "create table two (n bigint);");
    await expect(open(databaseUrl, dir)).rejects.toThrow("0002_two.sql was changed");
    await rm(dir, { recursive: true });
  });
});

test("every way to read inside one transaction sees that transaction's writes", async () => {
  const text = "select count(*)::int from brand_override_version where merchant_id = $1";
  const statement = { name: "test.count", text, params: ["merchant"], json: [], columns: ["count"], isPrepared: true };
  const count: Statement<object, { readonly count: number }> = statement;
  const insert = "insert into brand_override_version (merchant_id, version) values ('inside', 1)";
  const undone = new Error("roll back");
  const work = inOneTransaction(db, async (inside) => {
    await inside.transaction("inside", (tx) => tx.query(insert));
    const seen = [
      await inside.read("inside", (tx) => tx.first(count, {})),
      await inside.transaction("inside", (tx) => tx.first(count, {})),
      await inside.acrossMerchants(async (tx) => (await tx.query(text, ["inside"]))[0]),
      await inside.lookUp("inside", count, {}),
    ];
    expect(seen).toEqual(seen.map(() => ({ count: 1 })));
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  expect(await db.lookUp("inside", count, {})).toEqual({ count: 0 });
});
