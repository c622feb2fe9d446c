import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSession } from "~/features/access/sessions.server";
import { ensureDemoAccounts } from "~/features/demo/server/demo-accounts";
import { signPreview } from "~/platform/brands/preview";
import { type Database, openDatabase } from "~/platform/db/database";
import { changesSomething } from "~/platform/wps/changes";
import { CALL_ROUTES } from "~/registry/calls";
import { startProduct } from "../../scripts/bench/process";
import { type BuiltRoute, builtRoutes } from "../site/site-routes";
import { quietLog, testDatabaseUrl } from "../support/database";
import { reach } from "../support/grants";
import { send, type TestRequest } from "../support/http";
import { aBrand, type TestFolder, tenantsFolder } from "../support/tenants";

// The product itself, on a brand whose draft has other rules about money than the brand: what a preview must not do.

const SECRET = "of these tests, of these tests, of these tests";
const host = "fern.localhost";
const live = {
  name: "Fern",
  operator: "test",
  hosts: { member: [host] },
  origin: `http://${host}`,
  languages: ["EN", "CN"],
};
const moss = { hosts: { member: ["moss.localhost"] }, origin: "http://moss.localhost" };
const draft = {
  ...live,
  name: "Fern, redrawn",
  demo: true,
  languages: ["EN", "VI"],
  hosts: { member: ["fern.localhost", "new.localhost"] },
  flags: { freePlay: true, directRegistration: true },
  withdrawal: { reviewAbove: "1000000" },
};

let folder: TestFolder & { close(): void };
let product: Awaited<ReturnType<typeof startProduct>>;
let db: Database;
let routes: readonly BuiltRoute[];
let session = "";

/** A system of its own behind a draft, and the requests that it received. */
const heard: string[] = [];
const system = createServer((request, response) => {
  heard.push(`${request.url} ${JSON.stringify(request.headers)}`);
  response.writeHead(404).end();
});

beforeAll(async () => {
  await new Promise<void>((listening) => system.listen(0, "127.0.0.1", listening));
  const wps = `http://127.0.0.1:${(system.address() as AddressInfo).port}`;
  folder = tenantsFolder(aBrand("fern", live), aBrand("moss", moss));
  folder.write(".drafts/moss/tenant.json", { name: "Moss", operator: "test", ...moss, wps });
  folder.write(".drafts/fern/tenant.json", draft);
  folder.write(".drafts/unborn/tenant.json", { ...draft, hosts: { member: ["unborn.localhost"] } });
  const databaseUrl = await testDatabaseUrl();
  product = await startProduct({
    DATABASE_URL: databaseUrl,
    DATA_DIR: `${folder.dir}/.data`,
    TENANTS_DIR: folder.dir,
    PREVIEW_SECRET: SECRET,
    ...reach("moss", wps),
  });
  db = await openDatabase({ databaseUrl, dataDir: "unused", log: quietLog });
  routes = (await builtRoutes()).filter(({ isConsole }) => !isConsole);
  session = await aSession("fern");
}, 240_000);
afterAll(async () => {
  await product?.stop();
  await db?.close();
  folder?.close();
  system.close();
});

/** A session of the brand's member `looker`. */
async function aSession(code: string): Promise<string> {
  const one = { account: "looker", password: "Lantern-2026", nickname: "Looker", type: 0, rankLevel: 1 };
  await ensureDemoAccounts(db, code, [{ ...one, upline: null, passwordOnce: false, note: "" }], Date.now());
  return db.transaction(code, async (tx) => {
    const [row] = await tx.query<{ id: string }>("select id from member where account = 'looker'");
    const who = { memberId: row?.id ?? "", side: "member", method: "username", ip: null, device: "test" } as const;
    return openSession(tx, { ...who, now: Date.now() });
  });
}

const tokenOf = (code: string, minutes = 10) =>
  signPreview({ code, version: "draft", expiresAt: Date.now() + minutes * 60_000 }, SECRET);

/** What the process writes by itself, whoever asks: its reports, its jobs, and counters of tries. */
const OWN_WORK = ["process_report", "job_run", "job_slot", "rate_limit", "seal_key"];

/** Everything else that the database holds, by table. */
async function contents(): Promise<Readonly<Record<string, string>>> {
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

type Carrier = (path: string) => Pick<TestRequest, "path"> & { readonly headers: Readonly<Record<string, string>> };

const withQuery = (path: string, token: string) => `${path}${path.includes("?") ? "&" : "?"}preview=${token}`;

/** The ways in which a request carries a preview. */
const carriers: readonly (readonly [string, Carrier])[] = [
  ["a cookie", (path) => ({ path, headers: { cookie: `preview=${tokenOf("fern")}; session=${session}` } })],
  ["the query", (path) => ({ path: withQuery(path, tokenOf("fern")), headers: { cookie: `session=${session}` } })],
  [
    "the cookie of a frame",
    (path) => {
      const headers = {
        "sec-fetch-dest": "iframe",
        "sec-fetch-site": "same-origin",
        "sec-fetch-storage-access": "active",
      };
      return { path, headers: { ...headers, cookie: `session=${session}; preview=${tokenOf("fern")}` } };
    },
  ],
];

const from = { origin: `http://${host}` };
/** With a length: Node's client sends a DELETE without one, and its body unframed. */
function ask(carried: ReturnType<Carrier>, more: TestRequest = {}) {
  const length = more.body === undefined ? {} : { "content-length": Buffer.byteLength(more.body) };
  const headers = { ...from, ...length, ...carried.headers, ...more.headers };
  return send(product.port, { host, ...carried, ...more, headers });
}

const METHODS = process.env["TEST_FULL"] ? ["POST", "PUT", "PATCH", "DELETE"] : ["POST"];
const acting = CALL_ROUTES.filter(({ call }) => changesSomething(call));

// Each carrier takes seconds: `npm test` tries the cookie, and the others with the preferences below.
describe.each(process.env["TEST_FULL"] ? carriers : carriers.slice(0, 1))(
  "T17 a preview carried by %s",
  (_name, carry) => {
    test("T17 refuses every call that changes something, in the visitor's language, and changes no row", async () => {
      const before = await contents();
      for (const { call, name } of acting) {
        const body = JSON.stringify(call.example.input);
        const headers = { "content-type": "application/json", language: "CN" };
        const answer = await ask(carry(call.path), {
          method: call.method,
          headers,
          ...(call.method === "GET" ? {} : { body }),
        });
        const code = call.staff ? "notFound" : "previewReadOnly";
        expect([name, answer.status, JSON.parse(answer.text).code]).toEqual([name, call.staff ? 404 : 409, code]);
      }
      expect(await contents()).toEqual(before);
    });

    test("T17 refuses every form of every route with a page that says so and how to leave, and changes no row", async () => {
      const before = await contents();
      for (const { hasAction, id, path } of routes.filter(({ id }) => id !== "routes/preferences")) {
        const headers = { "content-type": "application/x-www-form-urlencoded" };
        for (const method of METHODS) {
          const page = await ask(carry(path), { method, headers, body: "amount=50000&act=paid&language=CN" });
          expect([id, method, page.status]).toEqual([id, method, 409]);
          if (hasAction) expect(page.text, id).toContain("?preview=off");
          expect(page.headers["set-cookie"]?.filter((one) => !one.startsWith("preview="))).toEqual([]);
        }
        const separator = path.includes("?") ? "&" : "?";
        const data = await ask(carry(`${path}${separator}_data=${encodeURIComponent(id)}`), {
          method: "POST",
          headers,
          body: "a=b",
        });
        expect([id, data.status, JSON.parse(data.text).code]).toEqual([id, 409, "previewReadOnly"]);
      }
      expect(await contents()).toEqual(before);
    });
  },
);

/** The address, as a visitor opens it in a preview. */
const open = (path: string, cookie = `preview=${tokenOf("fern")}`) =>
  send(product.port, { host, path, headers: { cookie } });

test("T17 the refusal of a form says in the site's own frame what a preview is, and leads out of it", async () => {
  const [, carry] = carriers[0] as (typeof carriers)[number];
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const page = await ask(carry("/login"), { method: "POST", headers, body: "type=username&username=a&password=b" });
  expect(page.text).toContain("This is a preview");
  expect(page.text).toMatch(/<a[^>]*href="\?preview=off"/);
  expect(page.text).toContain("Fern, redrawn");
  const left = await open("/help?preview=off&page=2");
  expect([left.status, left.headers.location]).toEqual([303, "/help?page=2"]);
  expect(left.headers["set-cookie"]).toHaveLength(2);
  for (const cookie of left.headers["set-cookie"] ?? []) expect(cookie).toMatch(/^preview=;.*Max-Age=0/);
});

test("T17 language and theme are chosen in a preview too, and only their cookies are set", async () => {
  const before = await contents();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  for (const [, carry] of carriers) {
    const answer = await ask(carry("/preferences"), { method: "POST", headers, body: "language=VI&theme=dark" });
    expect(answer.status).toBe(303);
    const set = answer.headers["set-cookie"]?.map((one) => one.split("=")[0]);
    expect(set?.filter((name) => name !== "preview")).toEqual(["lang", "theme"]);
  }
  expect((await open("/", `preview=${tokenOf("fern")}; lang=VI`)).text).toMatch(/<html[^>]*lang="vi"/i);
  expect(await contents()).toEqual(before);
});

test("T17 every page and every call that reads answers in a preview, and changes no row", async () => {
  const before = await contents();
  const cookie = `preview=${tokenOf("fern")}; session=${session}`;
  for (const { id, path } of routes) expect((await open(path, cookie)).status, id).toBeLessThan(500);
  const reading = CALL_ROUTES.filter(({ call }) => !call.staff && !changesSomething(call));
  for (const { call, name } of reading) {
    const query = new URLSearchParams(Object.entries(call.example.input).map(([key, value]) => [key, String(value)]));
    expect((await open(`${call.path}?${query}`, cookie)).status, name).toBeLessThan(500);
  }
  expect(await contents()).toEqual(before);
});

test("T17 a sandbox deposit that only the draft allows is not begun in its preview", async () => {
  const before = await contents();
  const [, carry] = carriers[0] as (typeof carriers)[number];
  const headers = { "content-type": "application/json" };
  const deposit = { method: "bank", amount: "50000", requestId: "019413d6-0000-7000-8000-00000000a0a1" };
  const order = "019413d6-0000-7000-8000-00000000a0a0";
  for (const [path, body] of [
    ["/wps/payment/deposit", deposit],
    ["/wps/payment/sandbox", { order, ticket: "x", act: "paid" }],
    ["/wps/session/login/freeplay", {}],
  ] as const) {
    const answer = await ask(carry(path), { method: "POST", headers, body: JSON.stringify(body) });
    expect([path, answer.status, JSON.parse(answer.text).code]).toEqual([path, 409, "previewReadOnly"]);
  }
  expect(await contents()).toEqual(before);
});

test("T17 a token that is expired, another brand's or made up is as good as none, and its cookie goes", async () => {
  const visitors = (await open("/", "")).text;
  for (const token of [tokenOf("fern", -1), tokenOf("moss"), tokenOf("unborn"), "junk", `${tokenOf("fern")}x`]) {
    const page = await open("/", `preview=${token}`);
    expect(page.text).toBe(visitors);
    expect(page.headers["set-cookie"]?.[0]).toMatch(/^preview=; .*Max-Age=0/);
    expect((await open(`/?preview=${token}`, "")).text).toBe(visitors);
    const headers = { "content-type": "application/json", cookie: `preview=${token}` };
    const call = { method: "POST", host, path: "/wps/session/logout", headers: { ...from, ...headers }, body: "{}" };
    expect((await send(product.port, call)).status).not.toBe(409);
  }
});

test("T17 no shared cache keeps what a preview shows, also under an address of the live site", async () => {
  const live = (await open("/", "")).text;
  const files = [
    ...new Set(
      [...live.matchAll(/(?:src|href)="(\/(?:art|brand-assets|texts)\/[^"]+)"/g)].map(([, path = ""]) => path),
    ),
  ];
  expect(files.length).toBeGreaterThan(3);
  for (const path of [
    ...files,
    "/art/logo/fern.svg?v=1",
    "/favicon-32.png?v=1",
    "/card.png?v=1",
    "/",
    "/manifest.webmanifest",
  ]) {
    const { headers, status } = await open(path.replaceAll("&amp;", "&"));
    expect([path, status < 500, String(headers["cache-control"]).includes("public")]).toEqual([path, true, false]);
  }
});

test("T17 a host that only a draft has answers nothing, with its token or without", async () => {
  for (const name of ["unborn.localhost", "new.localhost"])
    for (const code of ["unborn", "fern"]) {
      const headers = { cookie: `preview=${tokenOf(code)}` };
      expect((await send(product.port, { host: name, headers })).status).toBe(404);
    }
});

test("T17 a preview whose draft is broken by now still changes nothing", async () => {
  folder.write(".drafts/fern/tenant.json", "{");
  const [, carry] = carriers[0] as (typeof carriers)[number];
  const headers = { "content-type": "application/json" };
  const call = await ask(carry("/wps/session/logout"), { method: "POST", headers, body: "{}" });
  expect([call.status, JSON.parse(call.text).code]).toEqual([409, "previewReadOnly"]);
  expect((await open("/")).headers["set-cookie"]?.[0]).toMatch(/^preview=; .*Max-Age=0/);
  folder.write(".drafts/fern/tenant.json", draft);
});

test("T17 a preview of a draft with another system behind it sends that system nobody's session", async () => {
  heard.length = 0;
  const own = await aSession("moss");
  const cookie = `preview=${tokenOf("moss")}; session=${own}`;
  const headers = { cookie, authorization: `Bearer ${own}` };
  for (const path of ["/", "/wallet", "/member", "/wps/session/profile", "/wps/system/notices"])
    await send(product.port, { host: "moss.localhost", path, headers });
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.filter((one) => one.includes(own))).toEqual([]);
});
