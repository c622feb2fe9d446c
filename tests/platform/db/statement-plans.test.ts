import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exportQueries } from "~/features/members/server/data-export";
import type { Database } from "~/platform/db/database";
import { testDatabase } from "../../helpers/database";
import { isSelective, pretendRows, scansOf, type TableScan, tablesOfIndexes } from "./plans";
import { allStatements } from "./statements";

let db: Database;
let client: pg.Client;
let tables: ReadonlyMap<string, string>;
beforeAll(async () => {
  db = await testDatabase();
  const owner = await db.connectOwner();
  await pretendRows(owner);
  await owner.end();
  client = await db.connectApp();
  tables = await tablesOfIndexes(client);
});
afterAll(async () => {
  await client.end();
  await db.close();
});

/** Tables that stay small: their rows grow with brands, settings and work of staff, not with play. All others grow. */
const SMALL = [
  "brand_override",
  "brand_override_history",
  "brand_override_version",
  "config_version",
  "demo_history",
  "process_report",
  "seal_key",
  "secret_mark",
  "sending",
  "staff_account",
  "staff_session",
  "upstream_drift",
];

/** Partial indexes that contain open rows only, so that reading a brand's part of them is cheap. */
const OPEN_ROWS = ["enquiry_open", "house_match_due", "house_round_due", "job_run_open", "round_open", "sending_open"];

/** Statements that read a brand's part of a table that grows, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  deleteExpiredCounters: "once an hour; an index would slow down each counted request",
  membersWithoutPlayMoney: "demo brands, at the start",
  memberAccounts: "demo brands, at the start",
  isUsed: "ends at the first row",
  missingExclusions: "a job; one row per excluded person",
  labelsInUse: "reads the first label; each further one has a condition",
  outboxPage: "a page of the newest messages of the sandbox, in the order of the index",
  countOutbox: "a month's messages of the sandbox, for the pager",
  answeredEnquiries: "a page of the console",
  countAnsweredEnquiries: "a page of the console; senders are limited to ten questions per hour",
};

const grows = ({ table }: TableScan) => table !== "" && !SMALL.includes(table);
const describeScan = ({ condition, index, table }: TableScan) => `${table} by ${index ?? "no index"}: ${condition}`;

describe("every prepared statement", () => {
  test("finds rows of tables that grow by an index with a condition in addition to the brand", async () => {
    const found: Record<string, string[]> = {};
    for (const { isAcross, isPrepared, name, text } of allStatements()) {
      if (!isPrepared) continue;
      const scans = (await scansOf(client, text, isAcross ? "*" : "lotus", tables)).filter(grows);
      const wide = scans.filter(({ condition, index }) => !isSelective(condition) && !OPEN_ROWS.includes(index ?? ""));
      if (wide.length > 0) found[name] = wide.map(describeScan);
    }
    const unlisted = Object.entries(found).filter(([name]) => !(name in EXCEPTIONS));
    expect(unlisted).toEqual([]);
    expect(Object.keys(found).sort(), "remove exceptions that no longer apply").toEqual(Object.keys(EXCEPTIONS).sort());
  });
});

test("every report finds rows of tables that grow by an index", async () => {
  for (const { isAcross, isPrepared, name, path, text } of allStatements()) {
    if (isPrepared) continue;
    const scans = (await scansOf(client, text, isAcross ? "*" : "lotus", tables)).filter(grows);
    const whole = scans.filter(({ index }) => index === null).map(describeScan);
    // Counts the entries of the audit log without a filter, for the pager.
    expect(whole, `${path}: ${name}`).toEqual(name === "countEntries" ? ["staff_audit by no index: "] : []);
  }
});

test("the export of a member's data finds the member's rows by an index", async () => {
  const queries = await db.transaction("lotus", exportQueries);
  expect(queries.size).toBeGreaterThan(20);
  for (const [table, query] of queries) {
    const scans = (await scansOf(client, query, "lotus", tables)).filter(grows);
    const wide = scans.filter(({ condition }) => !isSelective(condition));
    expect(wide.map(describeScan), table).toEqual([]);
  }
});

describe("a condition of an index", () => {
  test.each([
    ["((merchant_id = $1) AND (id = $2))", true],
    ["((r.merchant_id = m.merchant_id) AND (r.id > $2))", true],
    ["(token_hash = $1)", true],
    ["(merchant_id = $1)", false],
    ["((merchant_id = '*'::text) AND (merchant_id = current_setting('app.merchant'::text, true)))", false],
    ["(merchant_id = ANY ($1))", false],
    ["", false],
  ])("is selective with a column in addition to the brand: %s", (condition, selective) => {
    expect(isSelective(condition)).toBe(selective);
  });
});
