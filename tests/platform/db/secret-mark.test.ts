import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { backupDatabase } from "~/platform/db/backup";
import type { Database } from "~/platform/db/database";
import { restoreDatabase } from "~/platform/db/restore";
import { assertSameSecret, OtherSecretError, secretMarkOf } from "~/platform/db/secret-mark";
import { temporaryFolder, testDatabase, testDatabaseUrl } from "../../helpers/database";
import { startBuilt } from "../../helpers/server-process";

const [ONE, TWO] = ["the secret of the first machine, long enough", "the secret of the second machine, long enough"];
const open: Database[] = [];
afterAll(() => Promise.all(open.map((db) => db.close())));

async function aDatabase(options: Parameters<typeof testDatabase>[0] = {}): Promise<Database> {
  const db = await testDatabase(options);
  open.push(db);
  return db;
}

const start = (db: Database, secret: string, replaces: string | null = null) =>
  assertSameSecret(db, { secret, secretFile: "/data/secrets/preview", replaces });

test("secret mark: a start with the first start's secret is accepted, and a start with another secret is refused with instructions", async () => {
  const db = await aDatabase();
  await start(db, ONE);
  await start(db, ONE);
  const refused = start(db, TWO);
  await expect(refused).rejects.toThrow(OtherSecretError);
  for (const word of [
    "PREVIEW_SECRET",
    "/data/secrets/preview",
    `PREVIEW_SECRET_REPLACES=${await secretMarkOf(ONE)}`,
    "bank accounts",
  ])
    await expect(refused).rejects.toThrow(word);
  await start(db, ONE);
});

test("secret mark: of many concurrent first starts with two secrets, only the starts with one of them are accepted", async () => {
  const db = await aDatabase();
  const secrets = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? ONE : TWO));
  const ends = await Promise.allSettled(secrets.map((secret) => start(db, secret)));
  const accepted = new Set(secrets.filter((_, at) => ends[at]?.status === "fulfilled"));
  expect(accepted.size).toBe(1);
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
});

test("secret mark: a start that names the mark of the old secret replaces it once, and the old secret is refused afterwards", async () => {
  const db = await aDatabase();
  await start(db, ONE);
  await expect(start(db, TWO, "another-mark")).rejects.toThrow(OtherSecretError);
  await start(db, TWO, await secretMarkOf(ONE));
  await start(db, TWO, await secretMarkOf(ONE));
  await expect(start(db, ONE)).rejects.toThrow(OtherSecretError);
  await expect(start(db, ONE, await secretMarkOf(ONE))).rejects.toThrow(OtherSecretError);
});

test("secret mark: the secret cannot be read from the database", async () => {
  const db = await aDatabase();
  await start(db, ONE);
  const rows = await db.transaction(null, (tx) => tx.query("select name, mark from secret_mark"));
  expect(rows).toEqual([{ name: "PREVIEW_SECRET", mark: expect.stringMatching(/^[\w-]{16}$/) }]);
});

test("secret mark: a backup restored under another secret is refused at the start with the same message", async () => {
  const source = await aDatabase();
  await start(source, ONE);
  const file = join(temporaryFolder(), "backup.gz");
  await backupDatabase(source, file, Date.now());
  const target = await aDatabase({ migrate: false });
  await restoreDatabase(target, file);
  const mark = await secretMarkOf(ONE);
  await expect(start(target, TWO)).rejects.toThrow(`PREVIEW_SECRET_REPLACES=${mark}`);
  await start(target, ONE);
});

test("secret mark: a process with another secret exits at the start with an explanation", {
  timeout: 60_000,
}, async () => {
  const databaseUrl = await testDatabaseUrl();
  await start(await aDatabase({ databaseUrl }), ONE);
  const env = { DATABASE_URL: databaseUrl, PREVIEW_SECRET: TWO, DATA_DIR: temporaryFolder() };
  for (const WEB_CONCURRENCY of ["1", "2"]) {
    const server = startBuilt({ ...env, WEB_CONCURRENCY });
    expect([await server.ended, server.errors()]).toEqual([1, expect.stringContaining("PREVIEW_SECRET_REPLACES=")]);
  }
});
