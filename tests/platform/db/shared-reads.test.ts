import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "~/platform/db/database";
import type { Transaction } from "~/platform/db/transaction";
import { testDatabase } from "../../helpers/database";

let db: Database;

beforeAll(async () => {
  // One connection: work that holds it while it waits for another would never end.
  db = await testDatabase({ poolSize: 1 });
  for (const merchant of ["a", "b"]) await setVersion(merchant, 1);
});

afterAll(() => db.close());

const setVersion = (merchant: string, version: number) =>
  db.transaction(merchant, (tx) =>
    tx.query(
      `insert into brand_override_version (merchant_id, version) values ($1, $2)
       on conflict (merchant_id) do update set version = excluded.version`,
      [merchant, version],
    ),
  );

/** Start of the transaction, the same for all its statements. */
async function started(tx: Transaction): Promise<string> {
  const [row] = await tx.query<{ at: string }>("select now()::text as at");
  return row?.at ?? "";
}

const versions = (tx: Transaction) => tx.query("select merchant_id as merchant, version from brand_override_version");

describe("reads of one request", () => {
  test("that overlap or follow each other share a transaction", async () => {
    const at = await db.readTogether(async () => {
      const first = await db.read("a", started);
      const others = await Promise.all(Array.from({ length: 20 }, () => db.read("a", started)));
      return new Set([first, ...others]);
    });
    expect(at.size).toBe(1);
  });

  test("outside of a request each have a transaction", async () => {
    expect(await db.read("a", started)).not.toBe(await db.read("a", started));
  });

  test("of different requests have different transactions", async () => {
    const request = () => db.readTogether(() => db.read("a", started));
    const [one, other] = await Promise.all([request(), request()]);
    expect(one).not.toBe(other);
  });

  test("see the rows of their own brand only", async () => {
    const [a, b] = await db.readTogether(async () => [await db.read("a", versions), await db.read("b", versions)]);
    expect([a, b]).toEqual([[{ merchant: "a", version: 1n }], [{ merchant: "b", version: 1n }]]);
  });

  test("see what the request has written before", async () => {
    const after = await db.readTogether(async () => {
      await db.read("a", versions);
      await setVersion("a", 2);
      return db.read("a", versions);
    });
    expect(after).toEqual([{ merchant: "a", version: 2n }]);
    await setVersion("a", 1);
  });

  test("cannot write", async () => {
    const write = db.readTogether(() =>
      db.read("a", (tx) => tx.query("update brand_override_version set version = 3")),
    );
    await expect(write).rejects.toMatchObject({ code: "25006" });
  });

  test("succeed although another one fails in the same transaction", async () => {
    const outcomes = await db.readTogether(() =>
      Promise.allSettled([
        db.read("a", versions),
        db.read("a", (tx) => tx.query("select 1 / 0")),
        ...Array.from({ length: 5 }, () => db.read("a", versions)),
        db.read("a", async () => Promise.reject(new Error("not of the database"))),
        db.read("a", versions),
      ]),
    );
    const failed = outcomes.flatMap((one) => (one.status === "rejected" ? [String(one.reason.message)] : []));
    expect(failed).toEqual(["division by zero", "not of the database"]);
    expect(await db.readTogether(() => db.read("a", versions))).toHaveLength(1);
  });

  test("of fifty requests at once end on one connection, also when they write", async () => {
    const request = () =>
      db.readTogether(async () => {
        await Promise.all([db.read("a", versions), db.read("b", versions)]);
        await setVersion("b", 1);
        return db.read("a", versions);
      });
    const rows = await Promise.all(Array.from({ length: 50 }, request));
    expect(rows.every((one) => one.length === 1)).toBe(true);
  });

  test("are refused for an invalid brand", async () => {
    await expect(db.readTogether(() => db.read("*", versions))).rejects.toThrow("No brand in context.");
  });
});
