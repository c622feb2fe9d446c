import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aMember, aToken } from "../helpers/wps/members";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  const rule = { enabled: true, required: false, acceptedPattern: "^[0-9]*$", patternId: "digits" };
  const register = {
    qqNum: { ...rule, minLength: 5, maxLength: 12 },
    idNumber: { ...rule, minLength: 4, maxLength: 12 },
  };
  site = await aWpsSite([aBrand("lotus", { languages: ["EN", "VI"], register, flags: { freePlay: true } })]);
});
afterAll(() => site.close());

/** Creates a signed-in member. @returns account and calls */
async function aPerson() {
  const account = await aMember(site);
  return { account, calls: site.as({ token: await aToken(site, account) }) };
}

/** Returns the stored value of a member's column. */
const stored = async (account: string, column: string) =>
  (
    await site.db.transaction("lotus", (tx) =>
      tx.query(`select ${column} as it from member where account = $1`, [account]),
    )
  )[0]?.["it"];

describe("the profile", () => {
  test("A10 is stored as given, omitted fields stay, and an empty contact is removed", async () => {
    const { account, calls } = await aPerson();
    await calls.member.setProfile({ nickname: " Thea \u202e \n Moon ", qqNum: "12345" });
    expect(await calls.member.setProfile({ payeeName: "Thea Example" })).toEqual({
      account,
      nickname: "Thea Moon",
      payeeName: "Thea Example",
      birthday: null,
      contacts: { qqNum: "12345" },
      locked: ["payeeName"],
      minimumAge: 21,
    });
    await calls.member.setProfile({ qqNum: "" });
    expect((await calls.member.profile({})).contacts).toEqual({});
    expect(await site.as({ token: await aToken(site, account) }).session.loginInfo({})).toMatchObject({
      nickname: "Thea Moon",
    });
  });

  test.each([
    ["nickname", { nickname: "x" }, "errors:rule.length"],
    ["nickname", { nickname: "\u200b\u202e" }, "errors:field.required"],
    ["qqNum", { qqNum: "12a" }, "errors:rule.digits"],
    ["whatsapp", { whatsapp: "60123456789" }, "not_asked_for"],
    ["birthday", { birthday: "2005-02-29" }, "errors:rule.date"],
    ["birthday", { birthday: "17.5.1990" }, "errors:rule.date"],
    ["birthday", { birthday: "2005-02-01" }, "errors:field.age"],
    ["birthday", { birthday: "1899-12-31" }, "errors:rule.date"],
  ])("A10 A18 names the field that the brand's rules refuse: %s %j", async (field, change, issue) => {
    const { calls } = await aPerson();
    const refused = calls.member.setProfile(change);
    await expect(refused).rejects.toMatchObject({ code: "validation", details: { issues: [{ field, issue }] } });
    expect(await calls.member.profile({})).toMatchObject({ birthday: null, contacts: {} });
  });

  test("A10 a member who turns 21 today is accepted, one who turns 21 tomorrow is not", async () => {
    const { calls } = await aPerson();
    expect(new Date(NOW).toISOString()).toContain("2026-01-31");
    await expect(calls.member.setProfile({ birthday: "2005-02-01" })).rejects.toMatchObject({ code: "validation" });
    await expect(calls.member.setProfile({ birthday: "2005-01-31" })).resolves.toMatchObject({
      birthday: "2005-01-31",
    });
  });

  test.each([
    ["payeeName", "Thea Example", "Somebody Else"],
    ["birthday", "1990-05-17", "1990-05-18"],
    ["idNumber", "12345", "54321"],
  ])("A10 %s can be set once; setting the same value again changes nothing", async (field, first, second) => {
    const { calls } = await aPerson();
    await calls.member.setProfile({ [field]: first });
    await expect(calls.member.setProfile({ [field]: first })).resolves.toMatchObject({ locked: [field] });
    for (const other of [second, ""])
      await expect(calls.member.setProfile({ [field]: other })).rejects.toMatchObject({
        details: { issues: [{ field, issue: "errors:field.once" }] },
      });
  });

  test("A10 only one of fifty concurrent names is stored", async () => {
    const { account, calls } = await aPerson();
    const names = Array.from({ length: 50 }, (_, at) => `Thea Number${String.fromCharCode(65 + at)}`);
    const done = await Promise.allSettled(names.map((payeeName) => calls.member.setProfile({ payeeName })));
    const kept = names.filter((_, at) => done[at]?.status === "fulfilled");
    expect(kept).toEqual([await stored(account, "payee_name")]);
  });
});

describe("the picture", () => {
  test("H5 is chosen from the list, and the header shows it", async () => {
    const { calls } = await aPerson();
    const { presets } = await calls.member.avatar({});
    expect(new Set(presets.map(({ id }) => id)).size).toBe(24);
    await calls.member.setAvatar({ id: presets[4]?.id ?? "" });
    expect(await calls.member.avatar({})).toMatchObject(presets[4] ?? {});
    expect((await calls.session.loginInfo({})).avatar).toBe(presets[4]?.url);
  });

  test("H5 outside the list is refused", async () => {
    const { calls } = await aPerson();
    for (const id of ["0", "25", "../x", "https://evil.test/a.svg"])
      await expect(calls.member.setAvatar({ id })).rejects.toMatchObject({ details: { issues: [{ field: "id" }] } });
  });

  test("H5 the medal is that of the VIP level; without a level there is none", async () => {
    const { account, calls } = await aPerson();
    expect(await calls.member.icon({})).toMatchObject({
      icon: expect.stringMatching(/^\/art\/medal\/1\.svg/),
      labelName: "Bronze",
      rankLevel: 1,
    });
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set rank_level = 99 where account = $1", [account]),
    );
    expect(await calls.member.icon({})).toEqual({ icon: null, labelName: "", rankLevel: 0 });
  });
});

describe("the language", () => {
  test("I3 is stored with the account", async () => {
    const { account, calls } = await aPerson();
    await calls.system.updateLanguage({ language: "VI" });
    expect(await stored(account, "language")).toBe("VI");
  });

  test("I3 that the brand does not have is refused", async () => {
    const { account, calls } = await aPerson();
    const refused = calls.system.updateLanguage({ language: "CN" });
    await expect(refused).rejects.toMatchObject({ details: { issues: [{ field: "language" }] } });
    expect(await stored(account, "language")).toBeNull();
  });
});

test("A12 a demo account has a picture, and no profile, security or contacts", async () => {
  const { token } = await site.as().session.loginFreeplay({});
  const { member, system, verification } = site.as({ token });
  await expect(member.avatar({})).resolves.toMatchObject({ presets: expect.any(Array) });
  await expect(system.updateLanguage({ language: "VI" })).resolves.toEqual({});
  const secret = { paymentPassword: "246813", confirmPaymentPassword: "246813" };
  const refused = [
    member.setAvatar({ id: "1" }),
    member.profile({}),
    member.setProfile({ nickname: "Demo" }),
    member.security({}),
    member.loginHistory({}),
    member.setPaymentPassword(secret),
    member.bindContact({ mobileNum: "+60123456789" }),
    member.twoStep({ action: "enable" }),
    verification.smsBind({ mobileNum: "+60123456789" }),
    verification.smsOwner({}),
    verification.mailBind({ email: "demo@mail.example" }),
  ];
  for (const call of await Promise.allSettled(refused))
    expect(call).toMatchObject({ reason: { code: "needTrueAccount" } });
});
