import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { auditedInput, verifyAudit } from "~/platform/staff/audit";
import { CALL_ROUTES } from "~/registry/calls";
import { loader as auditCsv } from "~/routes/console_.audit[.]csv";
import { aBrand } from "../helpers/tenants";
import { ALL_FEATURES_ON } from "../helpers/wps/contract-suite";
import { fittedExample } from "../helpers/wps/examples";
import { aMember } from "../helpers/wps/members";
import { aStaff } from "../helpers/wps/staff";
import { aWpsSite, type CallerOptions, type WpsSite } from "../helpers/wps/wps-site";

const HOST = "console.test";
const every = CALL_ROUTES.filter(({ call }) => call.staff);
const recordedCalls = every.flatMap((route) => {
  const { audit } = route.call;
  return audit && !audit.skip ? [[route.name, route, audit] as const] : [];
});
const changing = recordedCalls.filter(([, , { effect }]) => effect !== "none");

let site: WpsSite;
let owner: Awaited<ReturnType<WpsSite["db"]["connectOwner"]>>;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus", ALL_FEATURES_ON), aBrand("harbor")]);
  owner = await site.db.connectOwner();
  await mkdir(join(site.dir, ".drafts"), { recursive: true });
});
afterAll(async () => {
  await owner?.end();
  await site?.close();
});

/** Runs a statement as the owner of the tables. */
const asOwner = async <Row extends object>(sql: string): Promise<Row[]> => (await owner.query<Row>(sql)).rows;

/** Excluded tables: limits, and the audit itself. */
const EXCLUDED_TABLES = ["rate_limit", "staff_audit", "staff_audit_head"];
let tables: readonly string[] = [];

async function tableNames(): Promise<readonly string[]> {
  if (tables.length === 0) {
    const rows = await asOwner<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
    tables = rows.map(({ name }) => name).filter((name) => !EXCLUDED_TABLES.includes(name));
  }
  return tables;
}

/** Returns the contents of the tables and of the brands' folders. */
async function everything(): Promise<unknown> {
  const sums = (await tableNames()).map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
  );
  return { rows: await asOwner(`${sums.join(" union all ")} order by name`), files: await filesBelow(site.dir) };
}

async function filesBelow(dir: string): Promise<Record<string, string>> {
  const names = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map(({ name, parentPath }) => join(parentPath, name));
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await readFile(file, "base64")])));
}

/** Makes inserts into the audit fail. @param when SQL condition on the new row */
const failEntries = (when: string) =>
  asOwner(`create function no_entry() returns trigger language plpgsql as $$ begin raise 'no entry'; end $$;
    create trigger no_entry before insert on staff_audit for each row when (${when}) execute function no_entry()`);
const healEntries = () => asOwner("drop function if exists no_entry cascade");
afterEach(healEntries);

const send = (route: (typeof every)[number], input: Readonly<Record<string, unknown>>, asker: CallerOptions = {}) =>
  site.send(route.call.method, route.call.path, input, { host: HOST, ...asker });

const allEntries = () =>
  asOwner<{ call: string; outcome: string; xmin: string; call_id: string }>(
    "select call, outcome, xmin::text, call_id from staff_audit order by seq",
  );

/** Returns the fields of an input at any depth, by path. */
function fieldsOf(schema: Readonly<Record<string, unknown>>, path = ""): string[] {
  const properties = Object.entries((schema["properties"] ?? {}) as Record<string, Record<string, unknown>>);
  const items = ["items", "additionalProperties"].flatMap((key) =>
    typeof schema[key] === "object" ? fieldsOf(schema[key] as Record<string, unknown>, path) : [],
  );
  const unions = ((schema["anyOf"] ?? []) as Record<string, unknown>[]).flatMap((one) => fieldsOf(one, path));
  return [
    ...items,
    ...unions,
    ...properties.flatMap(([name, inner]) => [path + name, ...fieldsOf(inner, `${path}${name}.`)]),
  ];
}

describe("X3 each staff call declares its audit record", () => {
  test.each(every.map((route) => [route.name, route] as const))(
    "X3 %s declares it and hides each secret",
    (_name, { call }) => {
      expect(call.audit).not.toBeNull();
      const kept = (call.audit && !call.audit.skip && call.audit.kept) || {};
      const fields = fieldsOf(z.toJSONSchema(call.input, { io: "input" }));
      const secret = fields.filter((name) => /pass|secret|token|otp|pin$|pin\b|appcode|credential/i.test(name));
      for (const name of secret) expect([name, kept[name]]).toEqual([name, "hidden"]);
      // `code` is always the brand's code.
      const codes = fields.filter((name) => /(^|\.)code$/i.test(name));
      for (const name of codes) expect(["code", "brands.code"]).toContain(name);
      for (const name of Object.keys(kept)) expect(Object.keys(call.input.shape)).toContain(name);
    },
  );

  test("X3 only calls that the console polls are excluded, and none of them changes anything", () => {
    const left = every.filter(({ call }) => call.audit?.skip).map(({ name }) => name);
    expect(left.sort()).toEqual([
      "brandVersion",
      "checkBrandFile",
      "health",
      "previewHtml",
      "propagation",
      "staffInfo",
    ]);
  });

  test("X3 hidden fields, masked fields and addresses without their query are recorded", () => {
    const input = { password: "x", find: "thea@example.com", address: "https://a.example/forgot?token=1#2" };
    const kept = auditedInput(input, { password: "hidden", find: "masked", address: "path" });
    expect(kept).toMatchObject({ password: "[hidden]", address: "https://a.example/forgot" });
    expect(kept["find"]).not.toContain("thea");
  });
});

describe("X3 an entry and its work are atomic", () => {
  test.each(changing)("X3 %s is refused and changes nothing when its entry cannot be written", async (_name, route) => {
    const input = await fittedExample(site, route, await aMember(site));
    const before = await everything();
    await failEntries("true");
    const { body, status } = await send(route, input);
    await healEntries();
    expect([status, body.code]).toEqual([500, "systemError"]);
    expect(await everything()).toEqual(before);
  });

  test.each(recordedCalls.filter(([, , { effect }]) => effect === "none"))(
    "X3 %s returns nothing when its entry cannot be written",
    async (_name, route) => {
      const input = await fittedExample(site, route, await aMember(site));
      await failEntries("true");
      expect((await send(route, input)).body).toMatchObject({ code: "systemError", value: null });
    },
  );

  test.each(changing.filter(([, , { effect }]) => effect === "database"))(
    "X3 %s changes rows in the transaction of its entry alone",
    async (name, route) => {
      const input = await fittedExample(site, route, await aMember(site));
      const [start] = await asOwner<{ xid: string }>("select pg_current_xact_id()::text as xid");
      expect((await send(route, input)).status).toBe(200);
      const entries = (await allEntries()).filter((one) => one.call === name && Number(one.xmin) > Number(start?.xid));
      const changed = (await tableNames()).map((table) => `select distinct xmin::text as xid from ${table}`);
      const after = await asOwner<{ xid: string }>(
        `select distinct xid from (${changed.join(" union all ")}) t where xid::bigint > ${start?.xid}`,
      );
      expect(after.length).toBeLessThanOrEqual(1);
      for (const { xid } of after) expect(entries.map((one) => one.xmin)).toContain(xid);
      expect(entries.at(-1)?.outcome).toBe("done");
    },
  );

  test.each(changing.filter(([, , { effect }]) => effect === "files"))(
    "X3 %s is shown as started, not as failed, when its outcome cannot be written",
    async (name, route) => {
      const input = await fittedExample(site, route, await aMember(site));
      await failEntries("new.outcome <> 'started'");
      expect((await send(route, input)).body).toMatchObject({ success: true });
      await healEntries();
      const { rows } = await site.console.staff.auditLog({ call: name, pageSize: 1 });
      expect(rows[0]?.outcome).toBe("started");
    },
  );

  test("X3 work on files with a known outcome is listed once", async () => {
    const route = every.find(({ name }) => name === "dropDraft");
    if (!route) throw new Error("there is no such call");
    await send(route, await fittedExample(site, route, await aMember(site)));
    const before = (await site.console.staff.auditLog({ call: "dropDraft" })).total;
    await send(route, await fittedExample(site, route, await aMember(site)));
    expect((await site.console.staff.auditLog({ call: "dropDraft" })).total).toBe(before + 1);
  });

  test("X3 a refusal is recorded although its changes are rolled back", async () => {
    const memberId = "019413d6-0000-7000-8000-0000000000ff";
    const input = { code: "lotus", memberId, locked: true, reason: "Nobody" };
    await expect(site.console.staff.lockPlayer(input)).rejects.toMatchObject({ code: "notFound" });
    const { rows } = await site.console.staff.auditLog({ call: "lockPlayer", pageSize: 1 });
    expect(rows[0]).toMatchObject({ outcome: "notFound", brand: "lotus" });
  });
});

test.each([
  ["one name", "198.51.100.7", () => "mallory", 7],
  ["many names", "198.51.100.8", (at: number) => `mallory${at}`, 61],
])("X3 four hundred sign-ins with %s are refused by the limit and leave few entries", async (_what, ip, name, most) => {
  const before = (await allEntries()).length;
  const tries = Array.from({ length: 400 }, (_, at) => ({ account: name(at), password: "x" }));
  const answers = await Promise.all(
    tries.map((input) => site.send("POST", "/wps/staff/session", input, { host: HOST, ip })),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(300);
  expect((await allEntries()).length - before).toBeLessThanOrEqual(most);
});

describe("X3 the audit of another operator is not readable", () => {
  const HARBOR = { role: "admin", name: "harbor-admin", brands: ["harbor"] } as const;
  const lotus = (role: "support" | "finance" | "operator" | "admin") =>
    ({ host: HOST, staff: { role, name: `lotus-${role}`, brands: ["lotus"] } }) as const;

  beforeAll(async () => {
    // Makes every call (including refused ones) on their own brand, on no brand and on the other brand.
    for (const [, route] of recordedCalls) {
      const input = await fittedExample(site, route, await aMember(site));
      for (const code of "code" in input ? ["harbor", "lotus"] : [null])
        await send(route, code === null ? input : { ...input, code }, { staff: HARBOR });
    }
    const account = await aStaff(site, { account: "harbor-signs-in", role: "admin", brands: ["harbor"] });
    await site.send("POST", "/wps/staff/session", { account, password: "wrong" }, { host: HOST });
  });

  const HIDDEN = /harbor-admin|harbor-signs-in/;

  test.each(["support", "finance", "operator", "admin"] as const)(
    "X3 by %s of one brand, with any search",
    async (role) => {
      const { staff } = site.as(lotus(role));
      for (const search of [
        {},
        { actor: "harbor-admin" },
        { actor: "harbor-signs-in" },
        { code: "harbor" },
        { code: "lotus" },
        { text: "harbor" },
        { changes: true },
        ...recordedCalls.map(([call]) => ({ call })),
      ]) {
        const answer = await staff.auditLog({ ...search, pageSize: 1_000 }).catch(({ code }) => code);
        if (answer !== "forbidden")
          expect(JSON.stringify(answer.rows.map(({ actor }: { actor: string }) => actor))).not.toMatch(HIDDEN);
      }
    },
  );

  test("X3 as a file", async () => {
    const context = { kind: "console", wps: site.as(lotus("admin")) };
    const request = new Request("http://console.test/console/audit.csv?all=1");
    const csv = await (await auditCsv({ context: context as never, params: {}, request })).text();
    expect(csv.length).toBeGreaterThan(100);
    expect(
      csv
        .split("\r\n")
        .map((line) => line.split(",")[2])
        .join(" "),
    ).not.toMatch(HIDDEN);
  });

  test("X3 staff read the entries of their brands, failed sign-ins included, and so do staff of all brands", async () => {
    for (const staff of [HARBOR, {}]) {
      const { rows } = await site.as({ host: HOST, staff }).staff.auditLog({ pageSize: 1_000 });
      const actors = new Set(rows.map(({ actor }) => actor));
      expect([...actors]).toEqual(expect.arrayContaining(["harbor-admin", "harbor-signs-in"]));
    }
    expect((await verifyAudit(site.db)).broken).toBeNull();
  });
});
