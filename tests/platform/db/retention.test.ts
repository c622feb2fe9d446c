import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { JOBS } from "~/compose/jobs";
import type { JobFigures } from "~/platform/jobs/job";
import { RECORD_MS } from "~/platform/jobs/retention";
import { uuidV7 } from "~/platform/text/uuid";
import { insertRow } from "../../helpers/rows";
import { aBrand } from "../../helpers/tenants";
import { aPlayer } from "../../helpers/wps/money";
import { aWpsSite, NOW, type WpsSite } from "../../helpers/wps/wps-site";

const DAY = 86_400_000;
const YEAR = 366 * DAY;

let site: WpsSite;
let memberId: string;
let otherId: string;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus"), aBrand("harbor")]);
  memberId = (await aPlayer(site)).memberId;
  otherId = (await aPlayer(site, 0n, "harbor")).memberId;
});
afterAll(() => site.close());

/** Runs the clean-up job of a brand. @returns deleted rows by table */
async function cleanUp(job = "cleanUp"): Promise<JobFigures> {
  const found = JOBS.find(({ name }) => name === job);
  const ctx = { ...site.context(), signal: new AbortController().signal };
  return found?.run(ctx as never, NOW) ?? {};
}

const idAt = (at: number) => uuidV7(at, randomBytes(10));
const insert = (table: string, values: object, brand = "lotus") =>
  site.db.transaction(brand, (tx) => insertRow(tx, table, { ...values }));
const idsOf = (table: string, key = "id", brand = "lotus") =>
  site.db.transaction(brand, async (tx) => {
    const rows = await tx.query<{ key: string }>(`select ${key} as key from ${table} where merchant_id = $1`, [brand]);
    return rows.map((row) => row.key).sort();
  });

beforeEach(async () => {
  await cleanUp();
  await site.db.transaction("lotus", (tx) =>
    tx.query("delete from sign_in; delete from house_request; delete from house_round; delete from house_session"),
  );
});

/** Rows of a table in docs/operating.md, "Retention": tables and period. */
function documentedRows(head: string): readonly { readonly tables: readonly string[]; readonly kept: string }[] {
  const [, section = ""] = readFileSync("docs/operating.md", "utf8").split(/^## Retention$/m);
  const [, table = ""] = section.split(`| ${head} | kept | reason |`);
  const [rows = ""] = table.split("\n\n");
  return [...rows.matchAll(/^\| (`.+?) \| (.+?) \| .+ \|$/gm)].map(([, names = "", kept = ""]) => ({
    tables: names.split(", ").map((name) => name.replaceAll("`", "")),
    kept,
  }));
}

test("jobs: every table has a retention rule of the jobs, or is listed as kept, in docs/operating.md", async () => {
  const { rows } = await site.db.pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'schema_migration'`,
  );
  const deleted = documentedRows("deleted by the jobs").flatMap(({ tables }) => tables);
  const kept = documentedRows("not deleted by the jobs").flatMap(({ tables }) => tables);
  expect([...deleted, ...kept].sort()).toEqual(rows.map(({ name }) => name).sort());
  // The figures of the jobs name the tables of their rules; remembered sign-ins also end with their sessions.
  const ruled = new Set([...Object.keys(await cleanUp()), ...Object.keys(await cleanUp("cleanUpProduct"))]);
  expect([...ruled].sort()).toEqual(deleted.toSorted());
});

const old = NOW - RECORD_MS - 1;
const recent = NOW - RECORD_MS + 1;

test("jobs: sign-ins, messages and answered enquiries are deleted after five years, those of other brands stay", async () => {
  const signIn = (at: number, owner = memberId) => ({
    ...{ id: idAt(at), memberId: owner, at: new Date(at), ok: true, method: "sms", device: "x" },
  });
  const message = (at: number) => ({ id: idAt(at), memberId, kind: "x", params: {}, at: new Date(at) });
  const enquiry = (at: number, answeredAt: number | null) => ({
    ...{ id: idAt(at), topic: "other", content: "x", contact: "x", at: new Date(at) },
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
  });
  const kept = { sign_in: signIn(recent), message: message(recent), enquiry: enquiry(old, recent) };
  const open = enquiry(old, null);
  for (const [table, row] of Object.entries(kept)) await insert(table, row);
  await insert("enquiry", open);
  await insert("sign_in", signIn(old));
  await insert("message", message(old));
  await insert("enquiry", enquiry(old, old));
  const others = signIn(old, otherId);
  await insert("sign_in", others, "harbor");
  expect(await cleanUp()).toMatchObject({ sign_in: 1, message: 1, enquiry: 1 });
  expect(await idsOf("sign_in")).toEqual([kept.sign_in.id]);
  expect(await idsOf("message")).toEqual([kept.message.id]);
  expect(await idsOf("enquiry")).toEqual([kept.enquiry.id, open.id].sort());
  expect(await idsOf("sign_in", "id", "harbor")).toContain(others.id);
  expect(await cleanUp()).toMatchObject({ sign_in: 0, message: 0, enquiry: 0 });
});

/** Inserts a session of the house with a round. @param dueAt null: the round is over */
async function aHouseRound(at: number, { dueAt = null as Date | null, closedAt = at } = {}) {
  const session = { id: idAt(at), tokenHash: idAt(at), launchHash: idAt(at), launch: "", playerId: memberId };
  const game = { gameId: "g", clientSeed: "x", nonce: 0, seed: "", commitment: "x" };
  const rest = { nickname: "x", language: "EN", demo: false, createdAt: new Date(at) };
  await insert("house_session", { ...session, ...game, ...rest });
  const amounts = { phase: "done", version: 1, stake: 1, win: 0, bets: 1, play: {} };
  const times = { openedAt: new Date(at), dueAt, closedAt: dueAt ? null : new Date(closedAt) };
  const id = idAt(at);
  await insert("house_round", { id, sessionId: session.id, playerId: memberId, ...game, ...amounts, ...times });
  return { id, sessionId: session.id };
}

const aRequest = async (round: { readonly id: string; readonly sessionId: string }, at: number) => {
  const requestId = idAt(at);
  await insert("house_request", {
    ...{ sessionId: round.sessionId, requestId, content: "x" },
    roundId: round.id,
    at: new Date(at),
  });
  return requestId;
};

test("jobs: requests to the house's games are deleted after 90 days, except those of open rounds", async () => {
  const at = NOW - 91 * DAY;
  const over = await aHouseRound(at);
  const open = await aHouseRound(at, { dueAt: new Date(NOW + DAY) });
  await aRequest(over, at);
  const kept = [await aRequest(over, NOW - 89 * DAY), await aRequest(open, at)];
  expect(await cleanUp()).toMatchObject({ house_request: 1, house_round: 0, house_session: 0 });
  expect(await idsOf("house_request", "request_id")).toEqual(kept.sort());
  expect(await cleanUp()).toMatchObject({ house_request: 0 });
});

test("jobs: rounds of the house are deleted five years after their end with requests and sessions, open ones stay", async () => {
  const gone = await aHouseRound(old);
  const late = await aRequest(gone, NOW - DAY);
  const [young, longer] = [await aHouseRound(recent), await aHouseRound(old, { closedAt: recent })];
  const open = await aHouseRound(old, { dueAt: new Date(NOW + DAY) });
  expect(await cleanUp()).toMatchObject({ house_round: 1, house_session: 1 });
  const kept = [young, longer, open];
  expect(await idsOf("house_round")).toEqual(kept.map(({ id }) => id).sort());
  expect(await idsOf("house_session")).toEqual(kept.map(({ sessionId }) => sessionId).sort());
  expect(await idsOf("house_request", "request_id")).not.toContain(late);
  expect(await cleanUp()).toMatchObject({ house_round: 0, house_session: 0 });
});

test("jobs: matches are deleted after six years, unless they have no result or an open slip may need them", async () => {
  const match = (id: string, endsAt: number, result: string | null = "home") => ({
    ...{ id, startsAt: new Date(endsAt - DAY), endsAt: new Date(endsAt), home: 150, away: 250, seed: "" },
    ...{ commitment: "x", result },
  });
  await insert("house_match", match("old", NOW - 6 * YEAR - DAY));
  await insert("house_match", match("undecided", NOW - 7 * YEAR, null));
  await insert("house_match", match("recent", NOW - RECORD_MS - YEAR + DAY));
  const open = await aHouseRound(NOW - 6 * YEAR - 2 * DAY, { dueAt: new Date(NOW + DAY) });
  expect(await cleanUp()).toMatchObject({ house_match: 0 });
  await site.db.transaction("lotus", (tx) => tx.query("update house_round set due_at = null where id = $1", [open.id]));
  expect(await cleanUp()).toMatchObject({ house_match: 1 });
  expect(await idsOf("house_match")).toEqual(["recent", "undecided"]);
});
