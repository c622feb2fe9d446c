import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "~/platform/db/database";
import { quietLog, testDatabaseUrl } from "../helpers/database";
import { insertRow } from "../helpers/rows";
import { type Cli, openCli } from "../platform/brands/cli";

const at = new Date(0);

let cli: Cli;
let db: Database;
beforeAll(async () => {
  const databaseUrl = await testDatabaseUrl();
  db = await openDatabase({ databaseUrl, dataDir: "unused", log: quietLog });
  cli = await openCli({ DATABASE_URL: databaseUrl });
});
afterAll(async () => {
  cli.close();
  await db.close();
});

const fernBefore = async () => {
  await cli.run("new", "fern");
  const { err, status } = await cli.run("rename", "fern", "moss");
  expect([status, existsSync(join(cli.dir, "fern")), existsSync(join(cli.dir, "moss"))]).toEqual([1, true, false]);
  return err;
};

test("T9 rename refuses a brand code with accounts, staff or overrides, and says what to change instead", async () => {
  const names = { account: "ada", nickname: "Ada", avatar: "a", referralCode: "a", contacts: {}, type: 0 };
  await db.transaction("fern", async (tx) => {
    await insertRow(tx, "member", {
      id: "0198f2a0-0000-7000-8000-000000000001",
      ...names,
      passwordAt: at,
      createdAt: at,
    });
    await tx.query(
      "insert into brand_override (merchant_id, key, value, reason, actor, at) values ('fern', 'flag:snow', 'true', 'r', 'a', now())",
    );
  });
  await db.pool.query(
    `insert into staff_account (id, account, role, brands, password_hash, password_once, created_at)
     values (gen_random_uuid(), 'iris', 'support', '{fern}', 'x', false, now())`,
  );
  expect(await fernBefore()).toBe(
    '"fern" keeps its code because it has data in the database: 1 member, 1 staff account, 1 override. ' +
      'To change the display name, edit "name" in its tenant.json; to change the address, edit "hosts" and "origin"\n',
  );
});

test("T9 rename is not blocked by accounts of another brand", async () => {
  await cli.run("new", "ivy");
  expect(await cli.run("rename", "ivy", "reed")).toMatchObject({ status: 0 });
  expect(existsSync(join(cli.dir, "reed/tenant.json"))).toBe(true);
});
