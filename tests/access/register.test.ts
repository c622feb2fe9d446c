import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { solveHuman } from "../helpers/wps/human";
import { aMember, aToken } from "../helpers/wps/members";
import { newestCode } from "../helpers/wps/sent";
import { aWpsSite, type CallerOptions, NOW, type WpsSite } from "../helpers/wps/wps-site";

const PASSWORD = "secret77";

let site: WpsSite;
beforeAll(async () => {
  const region = { mode: "off" };
  const phone = { usernameRegistration: false, mobileRegistration: true, smsVerification: true, mobilePassword: false };
  site = await aWpsSite([
    aBrand("lotus", { region }),
    aBrand("harbor", { flags: phone }),
    aBrand("pebble", { flags: { directRegistration: false } }),
  ]);
});
afterAll(() => site.close());

/** Returns a valid registration by user name, with the test's changes. */
async function filledIn(more: Readonly<Record<string, unknown>> = {}, asker: CallerOptions = {}) {
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  return { username: "newcomer", ...passwords, agree: true, human: await solveHuman(site, asker), ...more };
}

const register = async (more: Readonly<Record<string, unknown>> = {}) =>
  site.as().member.register(await filledIn(more));

describe("registration by user name", () => {
  test("A7 A9 creates an account by the brand's rules and signs it in", async () => {
    const { token, user, firstTimeLogin } = await register({ username: "Firstly" });
    expect({ account: user.account, nickname: user.nickname, firstTimeLogin }).toEqual({
      account: "firstly",
      nickname: "Firstly",
      firstTimeLogin: true,
    });
    expect(await site.as({ token }).member.info({})).toMatchObject({ account: "firstly", type: 0 });
    await expect(site.as().session.login({ username: "FIRSTLY", password: PASSWORD })).resolves.toBeDefined();
  });

  test.each([
    ["username", { username: "x" }],
    ["username", { username: "7digits" }],
    ["password", { password: "short", confirmPassword: "short" }],
    ["confirmPassword", { confirmPassword: "another77" }],
    ["agree", { agree: false }],
    ["paymentPassword", { paymentPassword: PASSWORD }],
  ])("A7 A10 names the invalid field: %s", async (field, more) => {
    await expect(register(more)).rejects.toMatchObject({ code: "validation", details: { issues: [{ field }] } });
  });

  test("A9 A18 without the human check the response does not reveal whether a name is taken", async () => {
    await register({ username: "takenname" });
    const blind = register({ username: "takenname", human: undefined });
    await expect(blind).rejects.toMatchObject({ code: "verificationFirst", details: { captchaRequired: true } });
    const seen = register({ username: "TakenName" });
    await expect(seen).rejects.toMatchObject({ code: "usernameTaken", details: { issues: [{ field: "username" }] } });
  });

  test("A9 only one of ten concurrent registrations of one name succeeds", async () => {
    const inputs = await Promise.all(Array.from({ length: 10 }, () => filledIn({ username: "racers" })));
    const done = await Promise.allSettled(inputs.map((input) => site.as().member.register(input)));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const reasons = done.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(new Set(reasons)).toEqual(new Set(["usernameTaken"]));
  });

  test("A9 A23 an invitation code identifies the inviter; an unknown code is an error at its field", async () => {
    const [row] = await codesOf(await aMember(site));
    await expect(register({ username: "invitee", referralCode: row?.code })).resolves.toBeDefined();
    const invited = await site.db.transaction("lotus", (tx) =>
      tx.query("select u.account from member m join member u on u.id = m.upline_id where m.account = 'invitee'"),
    );
    expect(invited).toEqual([{ account: row?.account }]);
    const unknown = register({ username: "uninvited", affiliateCode: "nobody" });
    await expect(unknown).rejects.toMatchObject({
      code: "invitationCode",
      details: { issues: [{ field: "affiliateCode" }] },
    });
  });

  test("A9 a member's code is not a valid agent code", async () => {
    const [row] = await codesOf(await aMember(site));
    expect(await site.as().member.affiliateCheck({ code: row?.code ?? "" })).toEqual({ valid: false });
  });

  test("T13 is refused when the brand has closed it", async () => {
    const input = await filledIn({}, { host: "pebble.test" });
    const closed = site.as({ host: "pebble.test" }).member.register(input);
    await expect(closed).rejects.toMatchObject({ code: "notAllowed" });
  });
});

const codesOf = (account: string) =>
  site.db.transaction("lotus", (tx) =>
    tx.query<{ code: string; account: string }>(
      "select referral_code as code, account from member where account = $1",
      [account],
    ),
  );

describe("registration by mobile number", () => {
  const host = "harbor.test";
  const asked = { mobileNo: "012-345 6789", countryDialingCode: "+60" };

  test("A7 T13 needs the code sent by SMS; all spellings give the same number", async () => {
    const as = site.as({ host });
    await as.verification.smsRegisterMobile({ ...asked, human: await solveHuman(site, { host }) });
    const verificationCode = await newestCode(site, "+60123456789", "harbor");
    const input = { mobileNum: "60123456789", countryDialingCode: "+60", agree: true };
    const wrong = as.member.registerMobile({
      ...input,
      verificationCode: "000000",
      human: await solveHuman(site, { host }),
    });
    await expect(wrong).rejects.toMatchObject({ code: "invalidCode" });
    const { user } = await as.member.registerMobile({
      ...input,
      verificationCode,
      human: await solveHuman(site, { host }),
    });
    expect(user.account).toBe("60123456789");
    const byName = as.member.register(await filledIn({}, { host }));
    await expect(byName).rejects.toMatchObject({ code: "notAllowed" });
  });

  test("A7 a number with an account cannot register again", async () => {
    const number = { mobileNum: "0123456700", countryDialingCode: "+60", agree: true };
    const registerAt = async (now: number) => {
      const as = site.as({ host, ip: "198.51.100.9", now });
      await site.db.pool.query("delete from rate_limit where key like 'smsMinute%'");
      await as.verification.smsRegisterMobile({
        ...asked,
        mobileNo: "60123456700",
        human: await solveHuman(site, { host }),
      });
      const verificationCode = await newestCode(site, "+60123456700", "harbor");
      return as.member.registerMobile({ ...number, verificationCode, human: await solveHuman(site, { host }) });
    };
    await registerAt(NOW);
    await expect(registerAt(NOW + 60_000)).rejects.toMatchObject({ code: "mobileTaken" });
  });
});

describe("the session of a new member", () => {
  test("A3 records the completed first-login action", async () => {
    const { token } = await register({ username: "firstlogin" });
    const calls = site.as({ token });
    expect((await calls.session.loginInfo({})).pending).toEqual(["firstLogin"]);
    await calls.session.firstLogin({});
    expect((await calls.session.loginInfo({})).pending).toEqual([]);
    expect(await aToken(site, "firstlogin")).toMatch(/^[\w-]{43}$/);
  });
});
