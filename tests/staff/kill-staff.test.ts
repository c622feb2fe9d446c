import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listVersions } from "~/platform/brands/versions";
import { openDatabase } from "~/platform/db/database";
import { verifyAudit } from "~/platform/staff/audit";
import { copySharedTenants } from "../../scripts/lib/shared-tenants";
import { quietLog, temporaryFolder } from "../helpers/database";
import { askConsole, staffToken } from "../helpers/demo-staff";
import { type ServerProcess, startBuilt } from "../helpers/server-process";
import { aBrand } from "../helpers/tenants";
import { aMember } from "../helpers/wps/members";
import { idOf } from "../helpers/wps/money";

// Kills the product at random points while staff work: the audit must match the executed changes.

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 120_000 });

const KILLS = 100;
/** Maximum time from the first answer of a start to its kill, in milliseconds. */
const MOST_MS = 1_500;

const folder = temporaryFolder();
const tenants = join(folder, "tenants");
const LIMIT = { perGrant: "10.00", perDay: "1000000.00", secondPersonFrom: "0" };
const staffLimits = { grants: { admin: LIMIT } };
let server: ServerProcess;

async function start(): Promise<number> {
  server = startBuilt({ DATA_DIR: join(folder, "data"), TENANTS_DIR: tenants, DATABASE_URL: "" });
  return (await server.line("serving")).port ?? 0;
}

beforeAll(() => {
  copySharedTenants(tenants);
  mkdirSync(join(tenants, "lotus"), { recursive: true });
  const { files } = aBrand("lotus", { demo: true, staffLimits });
  writeFileSync(join(tenants, "lotus", "tenant.json"), JSON.stringify(files["tenant.json"]));
});
afterAll(async () => {
  server?.child.kill("SIGTERM");
  await server?.ended;
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

async function withDatabase<T>(work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const db = await openDatabase({ dataDir: join(folder, "data"), log: quietLog, migrate: false });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Makes one call; null without an answer. */
type Ask = (path: string, method: string, data: object) => Promise<Awaited<ReturnType<typeof askConsole>> | null>;

/** Repeated work of staff. Each change has a unique reason. */
type Work = (ask: Ask, memberId: string, reason: string) => Promise<unknown>;

const grant: Work = (ask, memberId, reason) => {
  const given = { code: "lotus", memberId, kind: "bonus", amount: "1.00", reason, requestId: reason };
  return ask("/wps/staff/reward", "POST", given);
};
/** Locks and unlocks: the one that the account's state refuses changes nothing. */
const lock: Work = async (ask, memberId, reason) => {
  const named = { code: "lotus", memberId };
  await ask("/wps/staff/player/lock", "PUT", { ...named, locked: true, reason: `${reason}-on` });
  await ask("/wps/staff/player/lock", "PUT", { ...named, locked: false, reason: `${reason}-off` });
};
const publish: Work = async (ask, _memberId, reason) => {
  const text = JSON.stringify({ "shell:footer.help": `Help ${reason}` });
  const path = "locales/EN.json";
  const expectedHash = await hashOf(ask, path);
  await ask("/wps/staff/brand/file", "PUT", { code: "lotus", path, text, expectedHash });
  await ask("/wps/staff/brand/publish", "POST", { code: "lotus", reason });
};
/** Returns the hash of a file in the draft, or of the live file without a draft; null when there is no such file. */
async function hashOf(ask: Ask, path: string): Promise<string | null> {
  for (const from of ["draft", "live"]) {
    const answer = await ask(`/wps/staff/brand/file?code=lotus&from=${from}&path=${path}`, "GET", {});
    if (answer?.status === 200) return answer.body.value.hash;
  }
  return null;
}

const WORKS = { grant, lock, publish };

/** Works until the process is gone. @returns number of successful calls */
async function workUntilGone(port: number, token: string, members: readonly string[], round: number): Promise<number> {
  let done = 0;
  const workers = Object.entries(WORKS).map(async ([name, work], at) => {
    let isGone = false;
    const ask: Ask = async (path, method, data) => {
      const sent = method === "GET" ? { method, token } : { method, token, data };
      const answer = await askConsole(port, path, sent).catch(() => null);
      if (answer === null) isGone = true;
      if (answer?.status === 200 && method !== "GET") done += 1;
      return answer;
    };
    for (let turn = 0; !isGone; turn += 1) await work(ask, members[at] ?? "", `${name}-${round}-${turn}`);
  });
  await delay(Math.random() * MOST_MS);
  server.child.kill("SIGKILL");
  await server.ended;
  await Promise.all(workers);
  return done;
}

interface Entry {
  readonly call: string;
  readonly outcome: string;
  readonly input: { readonly reason?: string };
}

/** Returns the reasons of a call's entries with an outcome, including repetitions. */
const reasonsIn = (entries: readonly Entry[], call: string, outcome: string): string[] =>
  entries
    .filter((one) => one.call === call && one.outcome === outcome)
    .map(({ input }) => input.reason ?? "")
    .sort();

/** Expects the audit to match the executed changes. @returns number of changes, by call */
function expectAgreement(): Promise<Readonly<Record<string, number>>> {
  return withDatabase(async (db) => {
    const rows = <T extends object>(sql: string) =>
      db.transaction("lotus", (tx) => tx.query<T & Record<string, unknown>>(sql));
    const entries = (await rows<{ body: string }>("select body from staff_audit order by seq")).map(
      ({ body }) => JSON.parse(body) as Entry,
    );
    const rewards = await rows<{ reason: string }>("select about->>'reason' as reason from reward");
    const notes = await rows<{ words: string }>("select words from member_note where kind in ('locked', 'unlocked')");
    const granted = rewards.map(({ reason }) => reason).sort();
    const locked = notes.map(({ words }) => words).sort();
    expect(reasonsIn(entries, "giveReward", "done")).toEqual(granted);
    expect(reasonsIn(entries, "lockPlayer", "done")).toEqual(locked);
    const kept = (await listVersions(tenants, "lotus")).map(({ reason }) => reason);
    // Work on files has no transaction: the audit records its start, and an interrupted end stays open.
    const begun = reasonsIn(entries, "publishBrand", "started");
    const published = reasonsIn(entries, "publishBrand", "done");
    expect(published.filter((reason) => !kept.includes(reason))).toEqual([]);
    expect(kept.filter((reason) => reason.startsWith("publish-") && !begun.includes(reason))).toEqual([]);
    expect((await verifyAudit(db)).broken).toBeNull();
    return { grant: granted.length, lock: locked.length, publish: published.length };
  });
}

// Takes several minutes.
test(`X3 staff's work and its audit agree after ${KILLS} kills at random points`, async () => {
  let port = await start();
  const token = await staffToken(port);
  const members = await withDatabase(async (db) => {
    const site = { db, now: Date.now() };
    return [await idOf(site, await aMember(site)), await idOf(site, await aMember(site))];
  });
  let answered = 0;
  for (let round = 0; round < KILLS; round += 1) {
    answered += await workUntilGone(port, token, members, round);
    port = await start();
    if (round % 10 === 0) await expectAgreement();
  }
  const done = await expectAgreement();
  expect(answered).toBeGreaterThan(KILLS);
  for (const [work, count] of Object.entries(done)) expect(count, work).toBeGreaterThan(0);
});
