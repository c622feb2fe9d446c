import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aPayee } from "../helpers/wps/payments";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus"), aBrand("harbor")]);
});
afterAll(() => site.close());

test("C6 a member gets all data held about them, without secrets and without data of others", async () => {
  const [one, other] = [await aPayee(site), await aPayee(site)];
  await one.withdraw();
  const { data } = await one.calls.member.dataExport({});
  expect(data["member"]).toMatchObject([{ account: one.account }]);
  expect(data["bank_account"]).toHaveLength(1);
  expect(data["payment_order"]).toHaveLength(1);
  expect(data["posting"]?.map(({ kind }) => kind)).toContain("withdrawHold");
  const text = JSON.stringify(data);
  for (const foreign of [other.account, other.memberId, "argon2", one.token]) expect(text).not.toContain(foreign);
  const names = Object.values(data).flatMap((rows) => rows.flatMap((row) => Object.keys(row)));
  expect(names.filter((name) => /hash|secret|token|password|digest/.test(name))).toEqual([]);
});

test("C6 the tables excluded from the export exist and have a member_id", async () => {
  const tables = await site.db.transaction("lotus", (tx) =>
    tx.query<{ name: string }>(
      "select distinct table_name as name from information_schema.columns where column_name = 'member_id' and table_schema = current_schema()",
    ),
  );
  const own = ["member_note", "identity_event", "money_request", "recovery_code", "remembered", "staff_grant"];
  for (const name of own) expect(tables.map((table) => table.name)).toContain(name);
});

test("C6 it is rate-limited, and needs a session of the brand", async () => {
  const { calls, token } = await aPayee(site);
  for (let at = 0; at < 5; at += 1) await calls.member.dataExport({});
  await expect(calls.member.dataExport({})).rejects.toMatchObject({ code: "tooManyRequests" });
  await expect(site.as({}).member.dataExport({})).rejects.toMatchObject({ code: "notLoggedIn" });
  await expect(site.as({ token, host: "harbor.test" }).member.dataExport({})).rejects.toMatchObject({
    code: "notLoggedIn",
  });
});
