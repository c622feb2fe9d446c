import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { auditedInput, verifyAudit } from "~/platform/staff/audit";
import { loader as auditCsv } from "~/routes/console_.audit[.]csv";
import { aStaff } from "../helpers/wps/staff";
import type { WpsSite } from "../helpers/wps/wps-site";
import { aRecordedSite, callsWith, HOST, RECORDED_CALLS, type RecordedSite, STAFF_ROUTES } from "./recorded-site";

let recorded: RecordedSite;
let site: WpsSite;
beforeAll(async () => {
  recorded = await aRecordedSite();
  site = recorded.site;
});
afterAll(() => recorded?.close());
afterEach(() => recorded.healEntries());

const changing = callsWith("database", "files");

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
  test.each(STAFF_ROUTES.map((route) => [route.name, route] as const))(
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
    const left = STAFF_ROUTES.filter(({ call }) => call.audit?.skip).map(({ name }) => name);
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
    const [input, asker] = await recorded.fitted(route);
    const before = await recorded.everything();
    await recorded.failEntries("true");
    const { body, status } = await recorded.send(route, input, asker);
    await recorded.healEntries();
    expect([status, body.code]).toEqual([500, "systemError"]);
    expect(await recorded.everything()).toEqual(before);
  });

  test.each(callsWith("none"))("X3 %s returns nothing when its entry cannot be written", async (_name, route) => {
    const [input, asker] = await recorded.fitted(route);
    await recorded.failEntries("true");
    expect((await recorded.send(route, input, asker)).body).toMatchObject({ code: "systemError", value: null });
  });

  test.each(callsWith("database"))(
    "X3 %s changes rows in the transaction of its entry alone, and no files",
    async (name, route) => {
      const [input, asker] = await recorded.fitted(route);
      const files = await recorded.files();
      const { changes, entries } = await recorded.observed(async () => {
        expect((await recorded.send(route, input, asker)).status).toBe(200);
      });
      expect(changes).toHaveLength(1);
      expect(entries.find(({ xmin }) => xmin === changes[0])).toMatchObject({ call: name, outcome: "done" });
      expect(entries.at(-1)).toMatchObject({ call: name, outcome: "done" });
      expect(await recorded.files()).toEqual(files);
    },
  );

  test.each(callsWith("files"))(
    "X3 %s is shown as started, not as failed, when its outcome cannot be written",
    async (name, route) => {
      const [input, asker] = await recorded.fitted(route);
      await recorded.failEntries("new.outcome <> 'started'");
      expect((await recorded.send(route, input, asker)).body).toMatchObject({ success: true });
      await recorded.healEntries();
      const { rows } = await site.console.staff.auditLog({ call: name, pageSize: 1 });
      expect(rows[0]?.outcome).toBe("started");
    },
  );

  test("X3 work on files with a known outcome is listed once", async () => {
    const route = STAFF_ROUTES.find(({ name }) => name === "dropDraft");
    if (!route) throw new Error("there is no such call");
    await recorded.send(route, (await recorded.fitted(route))[0]);
    const before = (await site.console.staff.auditLog({ call: "dropDraft" })).total;
    await recorded.send(route, (await recorded.fitted(route))[0]);
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
  const before = (await recorded.entries()).length;
  const tries = Array.from({ length: 400 }, (_, at) => ({ account: name(at), password: "x" }));
  const answers = await Promise.all(
    tries.map((input) => site.send("POST", "/wps/staff/session", input, { host: HOST, ip })),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(300);
  expect((await recorded.entries()).length - before).toBeLessThanOrEqual(most);
});

describe("X3 the audit of another operator is not readable", () => {
  const HARBOR = { role: "admin", name: "harbor-admin", brands: ["harbor"] } as const;
  const lotus = (role: "support" | "finance" | "operator" | "admin") =>
    ({ host: HOST, staff: { role, name: `lotus-${role}`, brands: ["lotus"] } }) as const;

  beforeAll(async () => {
    // Makes every call (including refused ones) on their own brand, on no brand and on the other brand.
    for (const [, route] of RECORDED_CALLS) {
      const [input] = await recorded.fitted(route);
      for (const code of "code" in input ? ["harbor", "lotus"] : [null])
        await recorded.send(route, code === null ? input : { ...input, code }, { staff: HARBOR });
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
        ...RECORDED_CALLS.map(([call]) => ({ call })),
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
