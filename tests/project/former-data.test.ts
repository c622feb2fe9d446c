import { execFile } from "node:child_process";
import { chmodSync, cpSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "~/platform/db/database";
import { restoreDatabase } from "~/platform/db/restore";
import { type Server, startProduct } from "../../scripts/bench/process";
import { copySharedTenants } from "../../scripts/lib/shared-tenants";
import { quietLog, temporaryFolder, testDatabaseUrl } from "../helpers/database";
import { askConsole, staffToken } from "../helpers/demo-staff";
import { send } from "../helpers/http";

// Fixture written by the product before the move to one folder per feature (docs/decisions/0030-one-folder-per-feature.md),
// started with DEMO=1 and DEMO_HISTORY=1: `brand new fern` (then "demo": true and "vendors": ["HOUSE"]), `publish` of "Fern",
// `publish` of "Fern House", `draft` with "Fern Garden", then `npm run backup`; with the secret of its data folder.
const FORMER = resolve("tests/fixtures/before-folders");
const HOST = "fern.localhost";

let folder: string;
let env: Readonly<Record<string, string>>;
let product: Server;
beforeAll(async () => {
  folder = temporaryFolder();
  copySharedTenants(join(folder, "tenants"));
  cpSync(FORMER, folder, { recursive: true });
  // Git stores no file modes, and the secret must not be readable by others.
  chmodSync(join(folder, "data/secrets"), 0o700);
  chmodSync(join(folder, "data/secrets/preview"), 0o600);
  const databaseUrl = await testDatabaseUrl();
  const db = await openDatabase({ databaseUrl, dataDir: "unused", log: quietLog, migrate: false });
  await restoreDatabase(db, join(folder, "database.jsonl.gz"));
  await db.close();
  env = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, "data"), TENANTS_DIR: join(folder, "tenants"), DEMO: "1" };
  product = await startProduct(env);
}, 120_000);
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the rows of a table in the fixture. */
function formerRows(table: string): readonly Readonly<Record<string, unknown>>[] {
  const text = gunzipSync(readFileSync(join(FORMER, "database.jsonl.gz"))).toString();
  const [, rows = ""] = text.split(`\n@${table}\n`);
  const [own = ""] = rows.split("\n@");
  return own.split("\n").map((line) => JSON.parse(line));
}

/** Signs a member in with the former password and makes a call. @returns its answer */
async function callAs(account: string, path: string) {
  const body = new URLSearchParams({ type: "username", username: account, password: "Lantern-2026" }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: `http://${HOST}` };
  const answer = await send(product.port, { host: HOST, path: "/login", method: "POST", headers, body });
  const cookie = /session=[^;]+/.exec(String(answer.headers["set-cookie"]))?.[0] ?? "";
  return JSON.parse((await send(product.port, { host: HOST, path, headers: { cookie } })).text);
}

/** Runs `npm run brand`. */
const brand = (...args: readonly string[]) =>
  new Promise<string>((done, failed) => {
    const all = { ...process.env, ...env };
    execFile(process.execPath, ["scripts/run.mjs", "scripts/brand.ts", ...args], { env: all }, (error, out, err) =>
      error ? failed(new Error(out + err)) : done(out),
    );
  });

const nameOnPage = async () => /<title>([^<]*)/.exec((await send(product.port, { host: HOST })).text)?.[1];

test("former data: a member signs in with the former password and sees all former orders and the wallet", async () => {
  const thea = formerRows("member").find(({ account }) => account === "thea")?.["id"];
  const orders = formerRows("payment_order").filter((order) => order["member_id"] === thea);
  const { value } = await callAs("thea", "/wps/payment/orders?pageSize=50");
  expect(value.rows.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(orders.map(({ id }) => id)));
  expect(orders.length).toBeGreaterThan(1);
  expect((await callAs("thea", "/wps/v2/wallets")).value.rows[0]).toMatchObject({ vendor: "main", state: "open" });
});

test("former data: staff sign in with the former second step and see the former versions and draft", async () => {
  const token = await staffToken(product.port);
  const { body } = await askConsole(product.port, "/wps/staff/brand/versions?code=fern", { token });
  const { draft, live, versions } = body.value;
  expect(versions.map(({ reason }: { reason: string }) => reason)).toEqual(["Longer name", "Opening"]);
  expect([live, draft]).toEqual(["2", { stale: false, problems: [] }]);
});

test("former data: the former versions are valid, the former draft can be published, and a rollback to version 1 works", async () => {
  expect(await brand("list")).toMatch(/fern +valid +version 2 /);
  expect(await brand("doctor", "fern")).toContain("0 errors, 0 warnings");
  expect(await nameOnPage()).toContain("Fern House");
  expect(await brand("diff", "fern", "live", "draft")).toContain("Fern Garden");
  await brand("publish", "fern", "--draft", "--reason", "Former draft");
  await expect.poll(nameOnPage).toContain("Fern Garden");
  await brand("rollback", "fern", "1", "--reason", "As it opened");
  await expect.poll(nameOnPage).not.toMatch(/House|Garden/);
  expect(await nameOnPage()).toContain("Fern");
});
