import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { Parser } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSession } from "~/features/access/sessions.server";
import { ensureDemoAccounts } from "~/features/demo/server/demo-accounts";
import { type Database, openDatabase } from "~/platform/db/database";
import { PAGE_ACCOUNT_FIELD, PAGE_ACCOUNT_HEADER, SHARED_PAGE_ACCOUNT } from "~/platform/wps/page-account";
import { CALL_ROUTES } from "~/registry/calls";
import { brandPaths } from "../e2e/support/paths";
import { quietLog, testDatabaseUrl } from "../helpers/database";
import { staffToken } from "../helpers/demo-staff";
import { send, type TestResponse } from "../helpers/http";
import { type ServerProcess, startProduct } from "../helpers/server-process";

// Runs the product: a page acts only for the account that it was rendered for.

const BRAND = "aurora";
const CONSOLE = "console";
let server: ServerProcess;
let port: number;
let db: Database;
let routes: ServerBuild["routes"];

interface TestAccount {
  readonly token: string;
  readonly id: string;
  /** Name of the account in its pages. */
  readonly name: string;
}
let members: readonly [TestAccount, TestAccount];
let agent: TestAccount;
let staff: readonly [TestAccount, TestAccount];

beforeAll(async () => {
  const databaseUrl = await testDatabaseUrl();
  server = startProduct({ DATABASE_URL: databaseUrl, DEMO: "1", TENANTS_DIR: "tenants", DEMO_HISTORY: "0" });
  port = (await server.line("serving")).port ?? 0;
  db = await openDatabase({ databaseUrl, dataDir: "unused", log: quietLog });
  const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
  routes = build.routes;
  members = [await aMember("pagea"), await aMember("pageb")];
  agent = await aMember("pagec", 1);
  staff = [await aStaff("ada"), await aStaff("iris")];
}, 240_000);
afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  await db?.close();
});

async function aMember(account: string, type = 0): Promise<TestAccount> {
  const row = { account, nickname: account, password: "Lantern-2026", type, rankLevel: 1, upline: null };
  await ensureDemoAccounts(db, BRAND, [{ ...row, passwordOnce: false, note: "" }], Date.now());
  const { id, token } = await db.transaction(BRAND, async (tx) => {
    const [found] = await tx.query<{ id: string }>("select id from member where account = $1", [account]);
    const who = { memberId: found?.id ?? "", side: type === 1 ? "agent" : "member", ip: null, device: "test" } as const;
    return { id: who.memberId, token: await openSession(tx, { ...who, method: "username", now: Date.now() }) };
  });
  const path = type === 1 ? "/agent/agentTeamOverview" : "/member/securityCenter";
  return { id, token, name: nameIn(await get(BRAND, path, token)) };
}

async function aStaff(account: string): Promise<TestAccount> {
  const token = await staffToken(port, account);
  return { id: account, token, name: nameIn(await get(CONSOLE, "/console/account", token)) };
}

const nameIn = ({ text }: TestResponse): string => /<html[^>]* data-account="([^"]*)"/.exec(text)?.[1] ?? "none";
const hostOf = (brand: string) => `${brand}.localhost`;
const get = (brand: string, path: string, token?: string) =>
  send(port, { host: hostOf(brand), path, headers: token ? { cookie: `session=${token}` } : {} });

function post(brand: string, path: string, token: string | null, named: string | undefined) {
  const body = new URLSearchParams(named === undefined ? {} : { [PAGE_ACCOUNT_FIELD]: named });
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    origin: `http://${hostOf(brand)}`,
    ...(token ? { cookie: `session=${token}` } : {}),
  };
  return send(port, { host: hostOf(brand), method: "POST", path, headers, body: body.toString() });
}

const JSON_BODY = { "content-type": "application/json", "content-length": "2" };

const VALUES: Readonly<Record<string, string>> = {
  provider: "google",
  code: BRAND,
  page: "securityCenter",
  kind: "notices",
};
const isConsole = (path: string): boolean => path.startsWith("/console");

/** Returns the address of a route, with a value for each parameter. */
function addressOf(id: string): string {
  const parts: string[] = [];
  for (let at = routes[id]; at; at = at.parentId ? routes[at.parentId] : undefined) if (at.path) parts.unshift(at.path);
  const filled = parts.join("/").replace(/:(\w+)\??/g, (_, name: string) => VALUES[name] ?? members[1].id);
  return `/${filled.replace("*", "help")}`;
}
const addresses = (has: (module: ServerBuild["routes"][string]["module"]) => boolean): string[] =>
  Object.keys(routes)
    .filter((id) => id !== "root" && has(routes[id]?.module as ServerBuild["routes"][string]["module"]))
    .map(addressOf);

/** Returns all data of members and staff, which a refused request must not change. */
async function kept(): Promise<string> {
  const tables = await db.pool.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns where table_schema = current_schema()
     and (column_name = 'member_id' or table_name in ('member', 'staff_account', 'staff_session', 'brand_override'))
     order by 1`,
  );
  const rows: string[] = [];
  for (const { name } of tables.rows) {
    const { rows: found } = await db.acrossMerchants((tx) =>
      tx
        .query<{ all: string | null }>(
          `select md5(string_agg(row, '|' order by row)) as all from (select (to_jsonb(t) - 'seen_at')::text as row from ${name} t) x`,
        )
        .then((all) => ({ rows: all })),
    );
    rows.push(`${name} ${found[0]?.all}`);
  }
  return rows.join("\n");
}

describe("a form of a page rendered for another account", () => {
  test("A15 is refused by every route with an action and changes nothing", async () => {
    const all = addresses(({ action }) => action !== undefined);
    expect(all.length).toBeGreaterThan(30);
    const before = await kept();
    for (const path of all) {
      const at = isConsole(path) ? CONSOLE : BRAND;
      const [mine, theirs] = isConsole(path) ? staff : members;
      for (const named of [mine.name, "", "made-up"]) {
        const { status, text } = await post(at, path, theirs.token, named);
        expect([path, named, status]).toEqual([path, named, 409]);
        expect(text).toContain("The account on this device has changed");
      }
    }
    expect(await kept()).toBe(before);
  });

  test("A15 is refused without a session, also by routes that need none", async () => {
    for (const path of ["/login", "/register", "/auth/google"])
      expect([path, (await post(BRAND, path, null, members[0].name)).status]).toEqual([path, 409]);
    expect((await post(CONSOLE, "/console/login", null, staff[0].name)).status).toBe(409);
    expect((await post(BRAND, "/logout", null, members[0].name)).status).toBe(302);
  });

  test("A15 is redirected when sent by a script; the target page contains no link to another site", async () => {
    const path = "/member/responsibleGaming?_data=routes%2Fmember.%24page";
    const { status, headers, text } = await post(BRAND, path, members[1].token, members[0].name);
    expect([status, JSON.parse(text).code]).toEqual([409, "accountChanged"]);
    expect(headers["x-remix-redirect"]).toBe("/account-changed?next=%2Fmember%2FresponsibleGaming");
    const page = await get(BRAND, "/account-changed?next=//evil.test/x", members[1].token);
    expect([page.status, page.text.includes("evil.test")]).toEqual([200, false]);
  });

  test("A15 from a cached page is accepted only where it has the same effect for everyone", async () => {
    expect((await post(BRAND, "/preferences", members[1].token, SHARED_PAGE_ACCOUNT)).status).toBe(303);
    expect((await post(BRAND, "/member/responsibleGaming", members[1].token, SHARED_PAGE_ACCOUNT)).status).toBe(409);
    expect((await post(BRAND, "/pay/sandbox/x", members[1].token, SHARED_PAGE_ACCOUNT)).status).toBe(409);
  });

  test("A15 is accepted for the same account, with its fields, in both encodings", async () => {
    const named = members[1].name;
    expect((await post(BRAND, "/preferences", members[1].token, named)).status).toBe(303);
    const form = new FormData();
    form.set(PAGE_ACCOUNT_FIELD, named);
    form.set("type", "endSession");
    form.set("id", "none");
    const request = new Request("http://x", { method: "POST", body: form });
    const answer = await send(port, {
      host: hostOf(BRAND),
      method: "POST",
      path: "/member/securityCenter",
      headers: {
        "content-type": request.headers.get("content-type") ?? "",
        origin: `http://${hostOf(BRAND)}`,
        cookie: `session=${members[1].token}`,
      },
      body: Buffer.from(await request.arrayBuffer()),
    });
    expect([answer.status, answer.text.includes("Device signed out.")]).toEqual([200, true]);
  });
});

describe("a call of a page rendered for another account", () => {
  const call = (brand: string, method: string, path: string, headers: Readonly<Record<string, string>>) =>
    send(port, {
      host: hostOf(brand),
      method,
      path,
      headers: { origin: `http://${hostOf(brand)}`, ...(method === "GET" ? {} : JSON_BODY), ...headers },
      ...(method === "GET" ? {} : { body: "{}" }),
    });

  test("A15 is refused by every call that changes something or needs a session, and changes nothing", async () => {
    const before = await kept();
    for (const { call: spec } of CALL_ROUTES) {
      const isOpen = !spec.token && !("session" in spec.input.shape) && (!spec.staff || spec.staff === "door");
      if (spec.method === "GET" && isOpen) continue;
      const at = spec.staff ? CONSOLE : BRAND;
      const [mine, theirs] = spec.staff ? staff : members;
      for (const named of [mine.name, ""]) {
        const headers = { cookie: `session=${theirs.token}`, [PAGE_ACCOUNT_HEADER]: named };
        const { status, text } = await call(at, spec.method, spec.path, headers);
        expect([spec.method, spec.path, named, status, JSON.parse(text).code]).toEqual([
          spec.method,
          spec.path,
          named,
          409,
          "accountChanged",
        ]);
      }
    }
    expect(await kept()).toBe(before);
  });

  test("A15 is accepted with the same account, without an account, and for public reads", async () => {
    const [mine, theirs] = members;
    const cookie = `session=${theirs.token}`;
    const status = async (path: string, headers: Readonly<Record<string, string>>) =>
      (await call(BRAND, "GET", path, headers)).status;
    expect(await status("/wps/member/info", { cookie, [PAGE_ACCOUNT_HEADER]: theirs.name })).toBe(200);
    expect(await status("/wps/member/info", { cookie })).toBe(200);
    expect(await status("/wps/member/info", { authorization: `Bearer ${theirs.token}` })).toBe(200);
    expect(await status("/wps/system/menu", { cookie, [PAGE_ACCOUNT_HEADER]: mine.name })).toBe(200);
    expect(await status("/wps/member/info", { [PAGE_ACCOUNT_HEADER]: mine.name })).toBe(401);
  });
});

/** Returns the forms of a page with a POST action, each with the account it names; undefined for a form without one. */
function formsOf(html: string): { readonly action: string; readonly account: string | undefined }[] {
  const forms: { action: string; account: string | undefined }[] = [];
  let open: { action: string; account: string | undefined } | null = null;
  const parser = new Parser({
    onopentag(name, { action = "", method, name: field, value = "" }) {
      if (name === "form" && method?.toLowerCase() === "post") open = { action, account: undefined };
      if (name === "input" && field === PAGE_ACCOUNT_FIELD && open) open.account = value;
    },
    onclosetag(name) {
      if (name !== "form" || !open) return;
      forms.push(open);
      open = null;
    },
  });
  parser.end(html);
  return forms;
}

describe("every form of the product names the page's account", () => {
  const isNamed = (path: string, { text }: TestResponse, allowed: readonly string[]) => {
    for (const { account, action } of formsOf(text))
      expect([path, action, allowed.includes(account ?? "missing") ? "named" : account]).toEqual([
        path,
        action,
        "named",
      ]);
    return formsOf(text).length;
  };
  const pages = (centre: boolean) =>
    addresses((module) => module.default !== undefined).filter((at) => isConsole(at) === centre);

  test("A15 on every page for members, agents and visitors", async () => {
    const { CENTRE_PAGES } = await import("~/registry/centre-pages");
    const own = Object.entries(CENTRE_PAGES).flatMap(([centre, all]) => all.map(({ key }) => `/${centre}/${key}`));
    const all = new Set([...(await brandPaths(BRAND)), ...pages(false), "/login?view=forgot", ...own]);
    let seen = 0;
    for (const path of all) {
      const { name, token } = path.startsWith("/agent/") ? agent : members[1];
      seen += isNamed(path, await get(BRAND, path, token), [name, SHARED_PAGE_ACCOUNT]);
    }
    for (const path of await brandPaths(BRAND)) seen += isNamed(path, await get(BRAND, path), [""]);
    expect(seen).toBeGreaterThan(100);
  });

  test("A15 a personal page names its account, a cached page names none", async () => {
    const [mine] = members;
    expect(nameIn(await get(BRAND, "/member/withdraw", mine.token))).toBe(mine.name);
    expect(nameIn(await get(BRAND, "/help", mine.token))).toBe(SHARED_PAGE_ACCOUNT);
    expect(nameIn(await get(BRAND, "/help"))).toBe("");
    expect(new Set([...members, agent].map(({ name }) => name)).size).toBe(3);
  });

  test("X1 on every page of the console", async () => {
    let seen = 0;
    for (const path of pages(true)) seen += isNamed(path, await get(CONSOLE, path, staff[0].token), [staff[0].name]);
    expect(seen).toBeGreaterThan(30);
    isNamed("/console/login", await get(CONSOLE, "/console/login"), [""]);
  });
});
