import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyAudit } from "~/platform/staff/audit";
import { CALL_ROUTES } from "~/registry/calls";
import { aBrand } from "../helpers/tenants";
import { ALL_FEATURES_ON } from "../helpers/wps/contract-suite";
import { fittedExample } from "../helpers/wps/examples";
import { aMember } from "../helpers/wps/members";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const HOST = "console.test";
/** Calls excluded from the audit: the console's polling, and calls that reveal data of the caller only. */
const UNAUDITED_CALLS = ["brandVersion", "checkBrandFile", "health", "previewHtml", "propagation", "staffInfo"];

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus", ALL_FEATURES_ON), aBrand("harbor")]);
});
afterAll(() => site?.close());

const latest = async (call: string) => (await site.console.staff.auditLog({ call, pageSize: 1 })).rows[0];

describe("X3 the audit", () => {
  test.each(
    CALL_ROUTES.filter(({ call, name }) => call.staff && !UNAUDITED_CALLS.includes(name)).map(
      (route) => [route.name, route] as const,
    ),
  )("X3 %s is recorded: who, what, which brand, which outcome, and no secret", async (name, route) => {
    const input = await fittedExample(site, route, await aMember(site));
    await site.send(route.call.method, route.call.path, input, { host: HOST });
    // The audit records the search only after it has run.
    const { body } = await site.send("GET", "/wps/staff/audit", { call: name, pageSize: 1 }, { host: HOST });
    const [entry] = body.value.rows;
    expect(entry).toMatchObject({ call: name, outcome: "done", brand: input["code"] ?? null });
    for (const secret of ["password", "oldPassword", "newPassword", "appCode"])
      if (secret in input) expect(entry.input[secret]).toBe("[hidden]");
  });

  test("X3 a refused call is recorded with its reason", async () => {
    const support = site.as({ host: HOST, staff: { role: "support", name: "iris" } });
    await expect(support.staff.staffList({})).rejects.toMatchObject({ code: "forbidden" });
    expect(await latest("staffList")).toMatchObject({ actor: "iris", role: "support", outcome: "forbidden" });
    const tried = { account: "mallory", password: "let me in" };
    await site.send("POST", "/wps/staff/session", tried, { host: HOST });
    expect(await latest("staffSignIn")).toMatchObject({ actor: "mallory", role: null, outcome: "wrongCredentials" });
  });

  test("X3 it is searched by person, brand, text and time, and hides entries about brands of others", async () => {
    const iris = site.as({ host: HOST, staff: { name: "searched" } });
    await iris.staff.flags({ code: "lotus" });
    await iris.staff.flags({ code: "harbor" });
    const of = async (search: object) => (await site.console.staff.auditLog({ actor: "searched", ...search })).total;
    expect(await of({})).toBe(2);
    expect(await of({ code: "harbor" })).toBe(1);
    expect(await of({ text: "har%or" })).toBe(0);
    expect(await of({ text: '"code":"harbor"' })).toBe(1);
    expect(await of({ until: "2026-01-31T08:00:00.000Z" })).toBe(0);
    expect(await of({ text: "ＨＡＲＢÖＲ" })).toBe(1);
    await iris.staff.auditLog({ text: "Đặng Văn Ứng" });
    for (const text of ["dang van ung", "ĐẶNG", "Đặng Văn Ứng".normalize("NFD")])
      expect([text, await of({ text })]).toEqual([text, 1]);
    const lotus = site.as({ host: HOST, staff: { role: "operator", brands: ["lotus"] } });
    expect((await lotus.staff.auditLog({ actor: "searched" })).rows.map(({ brand }) => brand)).toEqual(["lotus"]);
  });

  test("X3 every page of the audit has the total of all pages: a full one, the last one and one after it", async () => {
    const paged = site.as({ host: HOST, staff: { name: "paged" } });
    for (let at = 0; at < 3; at += 1) await paged.staff.flags({ code: "lotus" });
    const page = async (pageNo: number, pageSize = 2) => {
      const { rows, total } = await site.console.staff.auditLog({ actor: "paged", pageNo, pageSize });
      return [rows.length, total];
    };
    expect([await page(1), await page(2), await page(3), await page(1, 3), await page(1, 4)]).toEqual([
      [2, 3],
      [1, 3],
      [0, 3],
      [3, 3],
      [3, 3],
    ]);
  });

  test("X3 support finds only its own entries; calls without changes can be filtered out, refused ones stay", async () => {
    const nora = site.as({ host: HOST, staff: { role: "support", name: "nora" } });
    await nora.staff.flags({ code: "lotus" });
    await nora.staff.staffList({}).catch(() => {});
    const { rows } = await nora.staff.auditLog({ actor: "searched" });
    expect(rows.map(({ actor, call }) => [actor, call])).toEqual([
      ["nora", "staffList"],
      ["nora", "flags"],
    ]);
    expect((await nora.staff.auditLog({ changes: true })).rows.map(({ call }) => call)).toEqual(["staffList"]);
  });

  test("X3 fifty concurrent entries form one valid chain", async () => {
    await Promise.all(Array.from({ length: 50 }, () => site.console.staff.flags({ code: "lotus" })));
    const { broken, rows } = await verifyAudit(site.db);
    expect(broken).toBeNull();
    expect(rows).toBeGreaterThan(50n);
  });

  test("X3 the application can neither change nor delete an entry", async () => {
    for (const sql of ["update staff_audit set actor = 'x'", "delete from staff_audit"])
      await expect(site.db.transaction(null, (tx) => tx.query(sql))).rejects.toMatchObject({ code: "42501" });
  });

  test.each([
    ["an entry whose column was changed", "update staff_audit set actor = 'nobody' where seq = 5", 5n],
    [
      "an entry whose text was changed",
      `update staff_audit set body = replace(body, '"done"', '"forbidden"') where seq = 5`,
      5n,
    ],
    ["an entry that was taken out", "delete from staff_audit where seq = 5", 5n],
    [
      "two entries that changed places",
      "update staff_audit set seq = case seq when 5 then -6 else -5 end where seq in (5, 6); update staff_audit set seq = -seq where seq < 0",
      5n,
    ],
  ])("X3 %s is detected", async (_what, sql, place) => {
    const copy = await aWpsSite([aBrand("lotus", ALL_FEATURES_ON), aBrand("harbor")]);
    for (let i = 0; i < 8; i += 1) await copy.console.staff.flags({ code: "lotus" });
    expect((await verifyAudit(copy.db)).broken).toBeNull();
    await copy.db.pool.query(`reset role; ${sql}`);
    expect((await verifyAudit(copy.db)).broken).toBe(place);
    await copy.close();
  });

  test("X3 entries deleted at the end are detected", async () => {
    const copy = await aWpsSite([aBrand("lotus", ALL_FEATURES_ON), aBrand("harbor")]);
    for (let i = 0; i < 8; i += 1) await copy.console.staff.flags({ code: "lotus" });
    await copy.db.pool.query("reset role; delete from staff_audit where seq > 6");
    expect((await verifyAudit(copy.db)).broken).toBe(7n);
    await copy.close();
  });
});
