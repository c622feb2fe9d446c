import { expect, onTestFinished, test, vi } from "vitest";
import { type Database, openDatabase } from "~/platform/db/database";
import { findSealKey, sealKeys } from "~/platform/secrets/seal-keys";
import { sealWith } from "~/platform/wps/seal";
import { quietLog, testDatabaseUrl } from "../helpers/database";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, NOW } from "../helpers/wps/wps-site";

// Keys that bodies are sealed with: creation, distribution to all processes, expiry.

const HOUR = 3_600_000;
const at = (hours: number) => ({ now: NOW + hours * HOUR });

/** Opens several processes on one new database. For keys, a process consists of its connections and its memory. */
async function processes(count: number): Promise<Database[]> {
  const databaseUrl = await testDatabaseUrl();
  const opened: Database[] = [];
  onTestFinished(async () => void (await Promise.all(opened.map((db) => db.close()))));
  for (let i = 0; i < count; i++) opened.push(await openDatabase({ databaseUrl, dataDir: "unused", log: quietLog }));
  return opened;
}

const idsOf = async (db: Database, { now } = at(0)) => (await sealKeys({ db, now })).map((key) => key.publicJwk.kid);
const newestOf = async (db: Database, time = at(0)) => (await idsOf(db, time))[0] ?? "";

test("A16 rotation: a new key is listed first after a day, the old key still works; after two days it is refused and deleted", async () => {
  const site = await aWpsSite([aBrand("lotus")]);
  onTestFinished(() => site.close());
  const kids = async (hours: number) => (await site.as(at(hours)).system.keys({})).keys.map(({ kid }) => kid);
  const [first] = (await site.as(at(0)).system.keys({})).keys;
  if (!first) throw new Error("no key");
  const codeAt = async (hours: number) => {
    const { now } = at(hours);
    const sealed = await sealWith(first, { unheardOf: 1 }, now / 1000);
    return (await site.send("POST", "/wps/session/login", { sealed }, { now })).body.code;
  };

  expect(await kids(23)).toEqual([first.kid]);
  const [second, ...older] = await kids(25);
  expect(second).not.toBe(first.kid);
  expect(older).toEqual([first.kid]);
  expect(await codeAt(25)).toBe("validation");
  expect(await codeAt(47)).toBe("validation");
  expect(await codeAt(80)).toBe("sealInvalid");
  // The key is deleted, not only expired: it is missing at any time.
  expect(await kids(26)).not.toContain(first.kid);
});

test("A16 processes that create a key concurrently can open each other's sealed bodies", async () => {
  const all = await processes(3);
  const kids = await Promise.all(all.map((db) => newestOf(db)));
  for (const db of all) {
    for (const kid of kids) expect(await findSealKey({ db, ...at(0) }, kid)).toMatchObject({ publicJwk: { kid } });
  }
});

test("A16 concurrent requests for the first key create one key", async () => {
  const [db] = await processes(1);
  if (!db) throw new Error("no process");
  const lists = await Promise.all(Array.from({ length: 20 }, () => idsOf(db)));
  expect(new Set(lists.flat()).size).toBe(1);
});

test("pitfall: an unknown key id causes one immediate read for concurrent requests, and not one per request", async () => {
  const [one, other] = await processes(2);
  if (!one || !other) throw new Error("no process");
  await idsOf(one);
  const kid = await newestOf(other, at(25));
  const reads = vi.spyOn(one, "read");

  const found = await Promise.all(Array.from({ length: 20 }, () => findSealKey({ db: one, ...at(0) }, kid)));
  expect(found.map((key) => key?.publicJwk.kid)).toEqual(Array(20).fill(kid));
  for (let i = 0; i < 20; i++) expect(await findSealKey({ db: one, ...at(0) }, "nobody's")).toBeNull();
  expect(reads).toHaveBeenCalledTimes(1);
  expect(await findSealKey({ db: one, now: NOW + 2_000 }, "nobody's")).toBeNull();
  expect(reads).toHaveBeenCalledTimes(2);
});

test("A16 keys are cached for one minute, and read again after a database error", async () => {
  const [db] = await processes(1);
  if (!db) throw new Error("no process");
  const reads = vi.spyOn(db, "read").mockRejectedValueOnce(new Error("the connection was lost"));
  await expect(idsOf(db)).rejects.toThrow("lost");
  const [kid] = await idsOf(db);
  reads.mockClear();

  for (const seconds of [1, 30, 59]) expect(await newestOf(db, { now: NOW + seconds * 1000 })).toBe(kid);
  expect(reads).not.toHaveBeenCalled();
  expect(await newestOf(db, { now: NOW + 60_000 })).toBe(kid);
  expect(reads).toHaveBeenCalledTimes(1);
});
