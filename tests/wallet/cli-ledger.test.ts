import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember } from "~/features/access/accounts.server";
import { postEntry } from "~/features/wallet/ledger.server";
import { houseSide, movePostings, walletSide } from "~/features/wallet/rules/postings";
import { type Database, openDatabase } from "~/platform/db/database";
import { quietLog, testDatabaseUrl } from "../helpers/database";
import { type Cli, openCli } from "../platform/brands/cli";

const MEMBER = "0198f2a0-0000-7000-8000-000000000001";
const at = new Date(0);

let cli: Cli;
let db: Database;
beforeAll(async () => {
  const databaseUrl = await testDatabaseUrl();
  db = await openDatabase({ databaseUrl, dataDir: "unused", log: quietLog });
  cli = await openCli({ DATABASE_URL: databaseUrl });
  await cli.run("new", "fern");
  const names = { account: "ada", nickname: "Ada", avatar: "a", referralCode: "a", contacts: {} };
  await db.transaction("fern", async (tx) => {
    await addMember(tx, { id: MEMBER, ...names, createdAt: at });
    const postings = movePostings(500n, houseSide("payment:bank"), walletSide(MEMBER));
    await postEntry(tx, 0, { kind: "deposit", reference: "deposit:1", postings });
  });
});
afterAll(async () => {
  cli.close();
  await db.close();
});

test("W1 brand doctor replays the ledger: a balance without postings is reported, and a posted one is not", async () => {
  expect(await cli.run("doctor", "fern")).toMatchObject({ status: 0 });
  const set = (amount: number) =>
    db.transaction("fern", (tx) => tx.query("update balance set amount = $1 where member_id = $2", [amount, MEMBER]));
  await set(600);
  const { status, value } = await cli.json("doctor", "fern");
  const message = `the balance of wallet ${MEMBER} main is 600, its postings add up to 500 (minor units)`;
  expect([status, value["findings"]]).toEqual([
    1,
    expect.arrayContaining([{ level: "error", brand: "fern", message }]),
  ]);
  await set(500);
  expect(await cli.run("doctor", "fern")).toMatchObject({ status: 0 });
});
