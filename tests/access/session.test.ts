import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureDemoAccounts } from "~/features/demo/server/demo-accounts";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, type CallerOptions, NOW, type WpsSite } from "../helpers/wps/wps-site";

const PASSWORD = "Lantern-2026";
const MINUTE = 60_000;

let site: WpsSite;
beforeAll(async () => {
  const open = { flags: { freePlay: true, passwordExpiry: true } };
  site = await aWpsSite([aBrand("lotus", open), aBrand("harbor", { flags: { agentsOnMemberSide: false } })]);
});
afterAll(() => site.close());

let count = 0;
/** Creates a member with a new account, so that tests do not count each other's attempts. */
async function aMember(more: { type?: number; passwordOnce?: boolean; brand?: string } = {}) {
  count += 1;
  const { brand = "lotus", passwordOnce = false, type = 0 } = more;
  const account = `member${count}`;
  const row = {
    account,
    password: PASSWORD,
    nickname: account,
    type,
    rankLevel: 1,
    upline: null,
    passwordOnce,
    note: "",
  };
  await ensureDemoAccounts(site.db, brand, [row], NOW);
  return account;
}

const signIn = (username: string, asker: CallerOptions = {}) =>
  site.as(asker).session.login({ username, password: PASSWORD });
/** Signs in and returns the member's calls. */
const asOne = async (username: string, asker: CallerOptions = {}) => {
  const { token } = await signIn(username, asker);
  return { token, calls: site.as({ ...asker, token }) };
};

describe("sign-in by user name", () => {
  test("A1 case and surrounding spaces of the name do not matter; the token identifies the account", async () => {
    const account = await aMember();
    const { token, user } = await signIn(`  ${account.toUpperCase()} `);
    expect(user).toMatchObject({ account, isAgent: 0 });
    expect(await site.as({ token }).member.info({})).toMatchObject({ account, type: 0, toUpline: false });
  });

  test("A18 a wrong password and an unknown name get the same response, word for word", async () => {
    const account = await aMember();
    const answers = await Promise.all(
      [account, "nobody"].map(async (username) =>
        site.send("POST", "/wps/session/login", await site.seal({ username, password: "wrong" })),
      ),
    );
    const [known, unknown] = answers.map(({ status, body }) => ({ status, body }));
    expect(known).toMatchObject({ status: 401, body: { code: "wrongCredentials" } });
    expect(unknown).toEqual(known);
  });

  test("A2 after two failures a captcha is required, and without it no password is compared", async () => {
    const account = await aMember();
    const wrong = () => site.as().session.login({ username: account, password: "wrong" });
    await expect(wrong()).rejects.toMatchObject({ code: "wrongCredentials", details: { captchaRequired: false } });
    await expect(wrong()).rejects.toMatchObject({ code: "wrongCredentials", details: { captchaRequired: true } });
    await expect(signIn(account)).rejects.toMatchObject({ code: "captchaFailed", details: { captchaRequired: true } });
  });

  test("A2 an empty sign-in names the missing fields and does not count as an attempt", async () => {
    const account = await aMember();
    const ip = "198.51.100.77";
    const empty = [{}, { username: account }, { username: account, password: "" }, { username: "  ", password: "x" }];
    for (let at = 0; at < 40; at += 1) {
      const tried = site.as({ ip }).session.login({ type: "username", ...empty[at % empty.length] });
      await expect(tried).rejects.toMatchObject({ code: "credentialsMissing" });
    }
    await expect(site.as({ ip }).session.login({ username: account, password: "wrong" })).rejects.toMatchObject({
      code: "wrongCredentials",
      details: { captchaRequired: false },
    });
    await expect(signIn(account)).resolves.toMatchObject({ user: { account } });
  });

  test("A18 at most five of a hundred concurrent wrong passwords are checked", async () => {
    const account = await aMember();
    const tries = Array.from({ length: 100 }, (_, at) =>
      site
        .as({ ip: `203.0.113.${at}` })
        .session.login({ username: account, password: `wrong${at}` })
        .catch((error: { code: string }) => error.code),
    );
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === "wrongCredentials").length).toBeLessThanOrEqual(5);
    expect(codes.filter((code) => code === "captchaFailed").length).toBeGreaterThanOrEqual(95);
  });
});

describe("members' side and agents' side", () => {
  test("A14 a member is refused on the agents' side, and an agent on the members' side when the brand says so", async () => {
    const member = await aMember();
    const own = "https://lotus.test/login";
    await expect(signIn(member, { side: "agent" })).rejects.toMatchObject({
      code: "nonAgents",
      details: { address: own },
    });
    const host = "harbor.test";
    const agent = await aMember({ type: 41, brand: "harbor" });
    const agents = { address: "https://harbor.test/agent" };
    await expect(signIn(agent, { host })).rejects.toMatchObject({ code: "nonMembers", details: agents });
    await expect(signIn(agent, { host, side: "agent" })).resolves.toMatchObject({ user: { isAgent: 41 } });
    await expect(signIn(await aMember({ type: 1 }))).resolves.toMatchObject({ user: { isAgent: 1 } });
  });
});

describe("a session", () => {
  test("A15 ends immediately when its owner signs out, and its token is refused afterwards", async () => {
    const { calls } = await asOne(await aMember());
    await calls.session.logout({});
    await expect(calls.member.info({})).rejects.toMatchObject({ code: "notLoggedIn" });
  });

  test("A15 is invalid on another brand", async () => {
    const { token } = await asOne(await aMember());
    const other = site.as({ host: "harbor.test", token });
    await expect(other.member.info({})).rejects.toMatchObject({ code: "notLoggedIn" });
  });

  test("A20 expires after the brand's idle time, and stays alive while in use", async () => {
    const { token } = await asOne(await aMember());
    const askedAt = (minutes: number) => site.as({ token, now: NOW + minutes * MINUTE }).member.info({});
    await askedAt(29);
    await askedAt(58);
    await expect(askedAt(58 + 31)).rejects.toMatchObject({ code: "notLoggedIn" });
  });

  test("A19 is listed to its owner, who can end one other session or all others", async () => {
    const account = await aMember();
    const first = await asOne(account);
    const second = await asOne(account, { now: NOW + 1000 });
    const third = await asOne(account, { now: NOW + 2000 });
    const { rows } = await third.calls.session.sessions({});
    expect(rows.map(({ current }) => current)).toEqual([true, false, false]);
    expect(rows[0]).toMatchObject({ device: "Firefox · Linux", ip: "203.0.113.9" });
    await third.calls.session.endSession({ id: rows[1]?.id });
    await expect(second.calls.member.info({})).rejects.toMatchObject({ code: "notLoggedIn" });
    await third.calls.session.endSession({});
    await expect(first.calls.member.info({})).rejects.toMatchObject({ code: "notLoggedIn" });
    await expect(third.calls.member.info({})).resolves.toMatchObject({ account });
  });

  test("A19 of another member cannot be ended", async () => {
    const [mine, theirs] = [await asOne(await aMember()), await asOne(await aMember())];
    const { rows } = await theirs.calls.session.sessions({});
    await mine.calls.session.endSession({ id: rows[0]?.id });
    await expect(theirs.calls.member.info({})).resolves.toBeDefined();
  });
});

describe("a remembered sign-in", () => {
  const rememberedToken = async (account: string) => {
    const given = { username: account, password: PASSWORD, rememberMe: true };
    return (await site.as().session.login(given)).rememberToken ?? "";
  };

  test("A5 signs in once, is replaced at each use, and expires after a day", async () => {
    const account = await aMember();
    const rememberToken = await rememberedToken(account);
    const again = await site.as().session.remembered({ rememberToken });
    expect(again.user.account).toBe(account);
    await expect(site.as().session.remembered({ rememberToken })).rejects.toMatchObject({ code: "notLoggedIn" });
    const tomorrow = site.as({ now: NOW + 24 * 60 * MINUTE + 1 });
    const late = tomorrow.session.remembered({ rememberToken: again.rememberToken ?? "" });
    await expect(late).rejects.toMatchObject({ code: "notLoggedIn" });
  });

  test("A5 only one of twenty concurrent uses of a token succeeds; a token replaced by a sign-in is invalid", async () => {
    const account = await aMember();
    const rememberToken = await rememberedToken(account);
    const uses = Array.from({ length: 20 }, () => site.as().session.remembered({ rememberToken }));
    const done = await Promise.allSettled(uses);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const replaced = await rememberedToken(account);
    await site.as().session.login({ username: account, password: PASSWORD, rememberToken: replaced });
    const old = site.as().session.remembered({ rememberToken: replaced });
    await expect(old).rejects.toMatchObject({ code: "notLoggedIn" });
  });
});

describe("the password", () => {
  const NEW = "Harbour-2027";
  const change = (oldPassword?: string) => ({ oldPassword, newPassword: NEW, confirmNewPassword: NEW });

  test("A3 a one-time password must be changed first, and the change does not require it again", async () => {
    const account = await aMember({ passwordOnce: true });
    const { calls } = await asOne(account);
    await expect(calls.member.info({})).rejects.toMatchObject({ code: "forcedPasswordChange" });
    expect(await calls.session.loginInfo({})).toMatchObject({ forced: true });
    const { token, passwordExpired } = await calls.member.changePassword(change());
    expect(passwordExpired).toBe(false);
    await expect(site.as({ token }).member.info({})).resolves.toMatchObject({ account });
  });

  test("A3 an expired password is reported at sign-in, and blocks the site only when the brand says so", async () => {
    const account = await aMember();
    const now = NOW + 4000 * 24 * 60 * MINUTE;
    const { passwordExpired, token } = await signIn(account, { now });
    expect(passwordExpired).toBe(true);
    expect(await site.as({ token, now }).session.loginInfo({})).toMatchObject({
      forced: false,
      pending: ["changePassword"],
    });
  });

  test("A4 a change needs the old password, ends every session and issues a new token", async () => {
    const account = await aMember();
    const [other, mine] = [await asOne(account), await asOne(account)];
    const wrong = mine.calls.member.changePassword(change("wrong"));
    await expect(wrong).rejects.toMatchObject({ code: "wrongCredentials" });
    const { token } = await mine.calls.member.changePassword(change(PASSWORD));
    for (const { calls } of [other, mine])
      await expect(calls.member.info({})).rejects.toMatchObject({ code: "notLoggedIn" });
    await expect(site.as({ token }).member.info({})).resolves.toMatchObject({ account });
    await expect(signIn(account)).rejects.toMatchObject({ code: "wrongCredentials" });
  });

  test("A4 a new password follows the brand's rule and is typed twice identically", async () => {
    const { calls } = await asOne(await aMember());
    const bad = calls.member.changePassword({ oldPassword: PASSWORD, newPassword: "x", confirmNewPassword: "y" });
    await expect(bad).rejects.toMatchObject({
      code: "validation",
      details: { issues: [{ field: "newPassword" }, { field: "confirmNewPassword" }] },
    });
  });
});

describe("free play", () => {
  test("A12 T13 creates a demo account only when the brand offers it", async () => {
    const { token, user } = await site.as().session.loginFreeplay({});
    expect(user.isAgent).toBe(4);
    expect(await site.as({ token }).session.loginInfo({})).toMatchObject({ isAgent: 4, pending: [] });
    const other = site.as({ host: "harbor.test" }).session.loginFreeplay({});
    await expect(other).rejects.toMatchObject({ code: "notAllowed" });
  });

  test("A12 a demo account gets an error when an action needs a real account", async () => {
    const { token } = await site.as().session.loginFreeplay({});
    const change = { newPassword: "Harbour-2027", confirmNewPassword: "Harbour-2027" };
    await expect(site.as({ token }).member.changePassword(change)).rejects.toMatchObject({ code: "needTrueAccount" });
  });
});

describe("a browser on the brand's origin", () => {
  const browser = { "sec-fetch-site": "same-origin", origin: "http://lotus.test" };

  test("A15 gets its token in a cookie that scripts cannot read, and sign-out deletes it", async () => {
    const given = { username: await aMember(), password: PASSWORD, rememberMe: true };
    const { body, headers } = await site.send("POST", "/wps/session/login", await site.seal(given), {
      headers: browser,
    });
    expect(body.value).toMatchObject({
      token: null,
      rememberToken: null,
      deviceToken: null,
      user: { account: given.username },
    });
    const cookies = headers.getSetCookie();
    const session = cookies.find((cookie) => cookie.startsWith("session=")) ?? "";
    expect(session).toMatch(/^session=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly$/);
    expect(cookies.find((cookie) => cookie.startsWith("remember="))).toMatch(/Max-Age=86400; HttpOnly$/);
    expect(cookies.find((cookie) => cookie.startsWith("device="))).toMatch(
      /^device=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=15552000; HttpOnly$/,
    );
    const token = /^session=([^;]+)/.exec(session)?.[1] ?? "";
    const out = await site.send("POST", "/wps/session/logout", {}, { headers: browser, token });
    expect(out.headers.getSetCookie()).toEqual([
      "session=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly",
      "remember=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly",
      "rememberName=; Path=/; SameSite=Lax; Max-Age=0",
    ]);
    await expect(site.as({ token }).member.info({})).rejects.toMatchObject({ code: "notLoggedIn" });
  });
});
