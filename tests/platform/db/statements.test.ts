import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberById } from "~/features/access/server/accounts.sql.gen";
import { winsSince } from "~/features/content/server/winners.sql.gen";
import type { Database } from "~/platform/db/database";
import { statementFiles } from "../../../scripts/generate/sql-types";
import { testDatabase } from "../../helpers/database";
import { allStatements, tableUse } from "./statements";

let db: Database;
let withMerchant: ReadonlySet<string>;
beforeAll(async () => {
  db = await testDatabase();
  const { rows } = await db.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'merchant_id'",
  );
  withMerchant = new Set(rows.map(({ name }) => name));
});
afterAll(() => db.close());

const statements = allStatements();

/** Returns the area of an SQL file, e.g. `cashier` or `platform/jobs`. */
const areaOf = (path: string): string =>
  /^app\/features\/([^/]+)/.exec(path)?.[1] ?? path.split("/").slice(1, 3).join("/");

/** Tables that several areas write. Demo writes accounts that are there before the first sign-in. */
const SHARED = {
  // Each area sets columns of its own: rewards the level, support labels and the lock, system the language.
  member: ["access", "demo", "members", "rewards", "support", "system", "wallet"],
  // `messages` delivers what staff write; `sending` stores what the product reports.
  message: ["messages", "sending"],
  staff_account: ["demo", "staff"],
  // `platform/staff` checks and extends sessions that `staff` opens and ends.
  staff_session: ["platform/staff", "staff"],
};

test("the types of all SQL statements are those of the migrated database", async () => {
  const owner = await db.connectOwner();
  const { host, port, user, password, database } = owner;
  await owner.end();
  const server = { host, port, user: user ?? "", password: String(password ?? ""), database: database ?? "" };
  const files = await statementFiles(process.cwd(), server);
  expect(files.size).toBeGreaterThan(0);
  for (const [path, text] of files) expect(readFileSync(path, "utf8"), `run \`npm run types\`: ${path}`).toBe(text);
  const generated = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".sql.gen.ts"),
  );
  expect(generated.map((path) => `app/${path}`).sort()).toEqual([...files.keys()].sort());
});

describe("every SQL statement", () => {
  test("limits each table that has merchants to one of them", async () => {
    expect(withMerchant.size).toBeGreaterThan(30);
    for (const { isAcross, name, path, text } of statements)
      if (!isAcross) expect((await tableUse(text, withMerchant)).unlimited, `${path}: ${name}`).toEqual([]);
  });

  test("writes nothing if it is marked to read the rows of all brands", async () => {
    for (const { name, path, text } of statements.filter(({ isAcross }) => isAcross))
      expect((await tableUse(text, withMerchant)).written, `${path}: ${name}`).toEqual([]);
  });

  test("writes a table of its own area only", async () => {
    const writers = new Map<string, Set<string>>();
    for (const { path, text } of statements)
      for (const table of (await tableUse(text, withMerchant)).written)
        writers.set(table, (writers.get(table) ?? new Set()).add(areaOf(path)));
    const shared = [...writers].filter(([, areas]) => areas.size > 1);
    expect(Object.fromEntries(shared.map(([table, areas]) => [table, [...areas].sort()]))).toEqual(SHARED);
  });

  test("names its columns", async () => {
    for (const { name, path, text } of statements)
      expect((await tableUse(text, withMerchant)).hasStar, `${path}: ${name}`).toBe(false);
  });

  test.each([
    ["select id from session where token_hash = $1", ["session"]],
    ["select s.id from session s join member m on m.id = s.member_id where s.merchant_id = $1", ["member"]],
    [
      "delete from session where merchant_id = $1 and id in (select session_id from remembered)",
      ["session", "remembered"],
    ],
    ["update member set locked = true where id = $1", ["member"]],
    ["insert into recovery_code (member_id, code_hash) values ($1, $2)", ["recovery_code"]],
    ["select kid from seal_key", []],
  ])("is read by PostgreSQL's parser: %s", async (text, unlimited) => {
    expect((await tableUse(text, withMerchant)).unlimited).toEqual(unlimited);
  });
});

test.each([
  [true, ["access/accounts.memberById"]],
  [false, []],
])("statements are prepared under their names, reports are not (prepares: %s)", async (prepares, names) => {
  const other = await testDatabase({ prepares });
  const prepared = await other.transaction("lotus", async (tx) => {
    await tx.first(memberById, { id: "0198f2a0-0000-7000-8000-000000000001" });
    await tx.all(winsSince, { above: 0n, since: new Date(0), most: 1 });
    return tx.query<{ name: string }>("select name from pg_prepared_statements");
  });
  await other.close();
  expect(prepared.map(({ name }) => name)).toEqual(names);
});
