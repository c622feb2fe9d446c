import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openSession } from "~/features/access/sessions.server";
import { ensureDemoAccounts } from "~/features/demo/server/demo-accounts";
import { signPreview } from "~/platform/brands/preview";
import { type Database, openDatabase } from "~/platform/db/database";
import { startProduct } from "../../scripts/bench/process";
import { quietLog, testDatabaseUrl } from "../helpers/database";
import { internalAddressesEnv } from "../helpers/grants";
import { send, type TestRequest } from "../helpers/http";
import { aBrand, tenantsFolder } from "../helpers/tenants";
import { builtRoutes } from "../site/site-routes";

const SECRET = "of these tests, of these tests, of these tests";
/** Host of the live brand. */
export const HOST = "fern.localhost";
/** Headers of the brand's own pages. */
export const ORIGIN_HEADERS = { origin: `http://${HOST}` };

const live = {
  name: "Fern",
  operator: "test",
  hosts: { member: [HOST] },
  origin: `http://${HOST}`,
  languages: ["EN", "CN"],
};
const moss = { hosts: { member: ["moss.localhost"] }, origin: "http://moss.localhost" };
/** Draft of the brand, which allows more than the live brand. */
export const DRAFT = {
  ...live,
  name: "Fern, redrawn",
  demo: true,
  languages: ["EN", "VI"],
  hosts: { member: ["fern.localhost", "new.localhost"] },
  flags: { freePlay: true, directRegistration: true },
  withdrawal: { reviewAbove: "1000000" },
};

/** Returns a token for a preview of a brand's draft. */
export const tokenOf = (code: string, minutes = 10): string =>
  signPreview({ code, version: "draft", expiresAt: Date.now() + minutes * 60_000 }, SECRET);

type Carried = Pick<TestRequest, "path"> & { readonly headers: Readonly<Record<string, string>> };
type Carrier = (path: string, session: string) => Carried;

const withQuery = (path: string, token: string) => `${path}${path.includes("?") ? "&" : "?"}preview=${token}`;

/** The usual carrier of a preview. */
export const COOKIE: readonly [string, Carrier] = [
  "a cookie",
  (path, session) => ({ path, headers: { cookie: `preview=${tokenOf("fern")}; session=${session}` } }),
];

/** All carriers of a preview in a request. */
export const CARRIERS: readonly (readonly [string, Carrier])[] = [
  COOKIE,
  [
    "the query",
    (path, session) => ({ path: withQuery(path, tokenOf("fern")), headers: { cookie: `session=${session}` } }),
  ],
  [
    "the cookie of a frame",
    (path, session) => {
      const headers = {
        "sec-fetch-dest": "iframe",
        "sec-fetch-site": "same-origin",
        "sec-fetch-storage-access": "active",
      };
      return { path, headers: { ...headers, cookie: `session=${session}; preview=${tokenOf("fern")}` } };
    },
  ],
];

/**
 * Starts the product with a brand and its draft, another brand whose draft has a separate system, and a draft without a brand.
 */
export async function aPreviewedProduct() {
  const routes = (await builtRoutes()).filter(({ isConsole }) => !isConsole);
  const system = await aSystem();
  const folder = tenantsFolder(aBrand("fern", live), aBrand("moss", moss));
  folder.write(".drafts/moss/tenant.json", { name: "Moss", operator: "test", ...moss, wps: system.origin });
  folder.write(".drafts/fern/tenant.json", DRAFT);
  folder.write(".drafts/unborn/tenant.json", { ...DRAFT, hosts: { member: ["unborn.localhost"] } });
  const databaseUrl = await testDatabaseUrl();
  const product = await startProduct({
    DATABASE_URL: databaseUrl,
    DATA_DIR: `${folder.dir}/.data`,
    TENANTS_DIR: folder.dir,
    PREVIEW_SECRET: SECRET,
    ...internalAddressesEnv("moss", system.origin),
  });
  const db = await openDatabase({ databaseUrl, dataDir: "unused", log: quietLog });
  const session = await sessionOf(db, "fern");
  async function close() {
    await product.stop();
    await db.close();
    folder.close();
    system.close();
  }
  return {
    folder,
    product,
    routes,
    session,
    heard: system.heard,
    contents: () => contentsOf(db),
    aSession: (code: string) => sessionOf(db, code),
    ...visitorOf(product.port, session),
    close,
  };
}

export type PreviewedProduct = Awaited<ReturnType<typeof aPreviewedProduct>>;

/** Starts a system for a draft, and records its requests. */
async function aSystem() {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.url} ${JSON.stringify(request.headers)}`);
    response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { heard, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Creates the brand's member `looker`. @returns session token */
async function sessionOf(db: Database, code: string): Promise<string> {
  const one = { account: "looker", password: "Lantern-2026", nickname: "Looker", type: 0, rankLevel: 1 };
  await ensureDemoAccounts(db, code, [{ ...one, upline: null, passwordOnce: false, note: "" }], Date.now());
  return db.transaction(code, async (tx) => {
    const [row] = await tx.query<{ id: string }>("select id from member where account = 'looker'");
    const who = { memberId: row?.id ?? "", side: "member", method: "username", ip: null, device: "test" } as const;
    return openSession(tx, { ...who, now: Date.now() });
  });
}

/** Tables that the process writes on its own: reports, jobs, rate limits and sealing keys. */
const OWN_WORK = ["process_report", "job_run", "job_slot", "rate_limit", "seal_key"];

/** Returns the contents of all other tables, by table. */
async function contentsOf(db: Database): Promise<Readonly<Record<string, string>>> {
  const owner = await db.connectOwner();
  const { rows } = await owner.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const all: Record<string, string> = {};
  for (const { name } of rows.filter((row) => !OWN_WORK.includes(row.name))) {
    const found = await owner.query<{ hash: string | null }>(
      `select md5(string_agg(t::text, E'\\n' order by t::text)) as hash from "${name}" t`,
    );
    all[name] = found.rows[0]?.hash ?? "";
  }
  await owner.end();
  return all;
}

/** Returns the requests of a visitor. */
function visitorOf(port: number, session: string) {
  /** Sends a request with a content length: without one, Node's client sends the body of a DELETE unframed. */
  function ask(carry: Carrier, path: string, more: TestRequest = {}) {
    const carried = carry(path, session);
    const length = more.body === undefined ? {} : { "content-length": Buffer.byteLength(more.body) };
    const headers = { ...ORIGIN_HEADERS, ...length, ...carried.headers, ...more.headers };
    return send(port, { host: HOST, ...carried, ...more, headers });
  }
  /** Opens an address in a preview. */
  const open = (path: string, cookie = `preview=${tokenOf("fern")}`) =>
    send(port, { host: HOST, path, headers: { cookie } });
  return { ask, open };
}
