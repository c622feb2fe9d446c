import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordSignIn } from "~/features/access/sign-in.server";
import { aMember, PASSWORD } from "../helpers/wps/members";
import { NOW, type WpsSite } from "../helpers/wps/wps-site";
import { aSecuritySite, aSignedInMember } from "./signed-in-members";

let site: WpsSite;
beforeAll(async () => {
  site = await aSecuritySite();
});
afterAll(() => site.close());

describe("account security and sign-in history", () => {
  test("A19 security lists the settings that are on, masked, and the age of the password", async () => {
    const { calls } = await aSignedInMember(site);
    expect(await calls.member.security({})).toEqual({
      password: { set: true, changedAt: new Date(NOW).toISOString(), expired: false },
      paymentPassword: false,
      mobile: null,
      email: null,
      twoStep: { on: false, recoveryCodes: 0 },
      lastSignIn: null,
    });
  });

  test("A19 an expired password and the previous sign-in are reported", async () => {
    const account = await aMember(site);
    const later = { now: NOW + 4000 * 86_400_000 };
    await site.as().session.login({ username: account, password: PASSWORD });
    const { token } = await site.as(later).session.login({ username: account, password: PASSWORD });
    expect(await site.as({ ...later, token }).member.security({})).toMatchObject({
      password: { expired: true },
      lastSignIn: { at: new Date(NOW).toISOString(), ok: true, method: "username", device: "Firefox · Linux" },
    });
  });

  test("A19 the history lists successful and failed attempts of the member only, newest first", async () => {
    const [account, other] = [await aMember(site), await aMember(site)];
    for (const [at, password] of ["wrong", PASSWORD].entries())
      await site
        .as({ now: NOW + at })
        .session.login({ username: account, password })
        .catch(() => {});
    await site.as().session.login({ username: other, password: PASSWORD });
    const { rows, total } = await (await aSignedInMember(site, account)).calls.member.loginHistory({});
    expect(total).toBe(2);
    expect(rows.map(({ ok }) => ok)).toEqual([true, false]);
    expect(rows[0]).toMatchObject({ ip: "203.0.113.9", device: "Firefox · Linux", method: "username" });
  });

  test("A19 pitfall: paging through a hundred attempts with the same time neither skips nor repeats one", async () => {
    const { account, calls } = await aSignedInMember(site);
    const ctx = site.context();
    await site.db.transaction("lotus", async (tx) => {
      const [row] = await tx.query<{ id: string }>("select id from member where account = $1", [account]);
      // Only the id of the member is read.
      const who = { id: row?.id ?? "" } as Parameters<typeof recordSignIn>[2];
      for (let i = 0; i < 100; i += 1) await recordSignIn(tx, { ...ctx, device: `device ${i}` }, who, "username", true);
    });
    const pages = await Promise.all(
      Array.from({ length: 9 }, (_, at) => calls.member.loginHistory({ pageNo: at + 1, pageSize: 12 })),
    );
    expect(pages[0]).toMatchObject({ total: 100, totalPages: 9 });
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ device }) => device))).size).toBe(100);
    expect((await calls.member.loginHistory({ pageNo: 10, pageSize: 12 })).rows).toEqual([]);
  });
});
