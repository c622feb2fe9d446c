import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as passwords from "~/features/access/passwords.server";
import { newCaptcha } from "~/features/access/server/verification/captcha";
import { aBrand } from "../helpers/tenants";
import { solveHuman } from "../helpers/wps/human";
import { aMember, aToken } from "../helpers/wps/members";
import { resetLimit } from "../helpers/wps/sent";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

// Pitfalls of access (docs/security.md), one per test, in addition to those tested with their calls.

const PASSWORD = "correct horse";
const MINUTE = 60_000;

let site: WpsSite;
beforeAll(async () => {
  const flags = { freePlay: true, smsVerification: true, forgotPasswordByPhone: true };
  site = await aWpsSite([aBrand("lotus", { flags }), aBrand("harbor")]);
});
afterAll(() => site.close());

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    ({ code }: { code: string }) => code,
  );

describe("guessed passwords", () => {
  test("A18 pitfall: only five of 100 concurrent wrong passwords are checked, for known and unknown names", async () => {
    for (const username of [await aMember(site), "nobody-at-all"]) {
      const compared = vi.spyOn(passwords, "checkPassword");
      const tries = Array.from({ length: 100 }, (_, at) =>
        codeOf(site.as({ ip: `203.0.113.${at}` }).session.login({ username, password: `wrong${at}` })),
      );
      const codes = await Promise.all(tries);
      expect(compared.mock.calls.length).toBeGreaterThan(0);
      expect(compared.mock.calls.length).toBeLessThanOrEqual(5);
      expect(codes).not.toContain("done");
      compared.mockRestore();
    }
  });

  test("A18 pitfall: the limit on password guesses also applies to the holder of a session who changes the password", async () => {
    const token = await aToken(site, await aMember(site));
    const compared = vi.spyOn(passwords, "checkPassword");
    const given = { newPassword: "Harbour-2027", confirmNewPassword: "Harbour-2027" };
    const tries = Array.from({ length: 50 }, (_, at) =>
      codeOf(site.as({ token }).member.changePassword({ oldPassword: `wrong${at}`, ...given })),
    );
    expect(new Set(await Promise.all(tries))).toEqual(new Set(["wrongCredentials", "tooManyRequests"]));
    expect(compared.mock.calls.length).toBeLessThanOrEqual(5);
    compared.mockRestore();
  });

  test("A18 the lockout of a name ends after five minutes and does not affect existing sessions", async () => {
    const account = await aMember(site);
    const token = await aToken(site, account);
    const login = (password: string) => {
      const captcha = { id: newCaptcha(site.context(), "ABCDE").id, text: "ABCDE" };
      return codeOf(site.as().session.login({ username: account, password, captcha }));
    };
    for (let i = 0; i < 3; i += 1) expect(await login("wrong")).toBe("wrongCredentials");
    expect(await login(PASSWORD)).toBe("tooManyRequests");
    await expect(site.as({ token }).member.info({})).resolves.toMatchObject({ account });
    const [row] = (
      await site.db.pool.query("select expire from rate_limit where key = $1", [`signIn:lotus:${account}`])
    ).rows;
    expect(Number(row.expire) - Date.now()).toBeLessThanOrEqual(5 * MINUTE);
  });
});

describe("account enumeration", () => {
  test("A18 pitfall: the sixth attempt gets the same response for a known and an unknown name", async () => {
    const told = [];
    for (const username of [await aMember(site), "nobody-else"]) {
      const answers = [];
      for (let i = 0; i < 7; i += 1) {
        const body = await site.seal({ username, password: "wrong" });
        const { status, body: answer } = await site.send("POST", "/wps/session/login", body);
        answers.push({ status, ...answer });
      }
      told.push(answers);
    }
    expect(told[0]).toEqual(told[1]);
  });

  test("A9 pitfall: without a human check, a taken name and a free name get the same response", async () => {
    const given = { password: "Lantern-2026", confirmPassword: "Lantern-2026", agree: true };
    const told = [];
    for (const username of [await aMember(site), "freename1"]) {
      const body = await site.seal({ username, ...given });
      const { status, body: answer } = await site.send("PUT", "/wps/member/register", body);
      told.push({ status, ...answer });
    }
    expect(told[0]).toMatchObject({ code: "verificationFirst" });
    expect(told[1]).toEqual(told[0]);
  });

  test("A11 pitfall: a wrong password reset code gets the same response for a known and an unknown number", async () => {
    const told = [];
    for (const mobileNum of ["+60123450001", "+60123450002"]) {
      const body = await site.seal({ mobileNum, verificationCode: "000000", newPassword: "Harbour-2027" });
      const { status, body: answer } = await site.send("POST", "/wps/member/password/verification", body);
      told.push({ status, ...answer });
    }
    expect(told[0]).toMatchObject({ code: "invalidCode" });
    expect(told[1]).toEqual(told[0]);
  });
});

describe("sessions", () => {
  test("A15 pitfall: session fixation: a sign-in issues a new token and invalidates the previous one", async () => {
    const [first, second] = [await aMember(site), await aMember(site)];
    const before = await aToken(site, first);
    const { token } = await site.as({ token: before }).session.login({ username: second, password: PASSWORD });
    expect(token).not.toBe(before);
    expect(await codeOf(site.as({ token: before }).member.info({}))).toBe("notLoggedIn");
    await expect(site.as({ token }).member.info({})).resolves.toMatchObject({ account: second });
  });

  test("A15 pitfall: session fixation: a made-up token never becomes a session", async () => {
    const planted = "x".repeat(43);
    const { token } = await site.as({ token: planted }).session.loginFreeplay({});
    expect(token).not.toBe(planted);
    expect(await codeOf(site.as({ token: planted }).session.loginInfo({}))).toBe("notLoggedIn");
  });

  test("A15 a failed sign-in keeps the existing session", async () => {
    const account = await aMember(site);
    const token = await aToken(site, account);
    expect(await codeOf(site.as({ token }).session.login({ username: account, password: "wrong" }))).toBe(
      "wrongCredentials",
    );
    await expect(site.as({ token }).member.info({})).resolves.toMatchObject({ account });
  });

  test("A15 locking an account ends its sessions, remembered ones included, and blocks sign-in", async () => {
    const account = await aMember(site);
    const given = { username: account, password: PASSWORD };
    const { token, rememberToken } = await site.as().session.login({ ...given, rememberMe: true });
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set locked = true where account = $1", [account]),
    );
    expect(await codeOf(site.as({ token }).member.info({}))).toBe("notLoggedIn");
    expect(await codeOf(site.as().session.remembered({ rememberToken: rememberToken ?? "" }))).toBe("accountLocked");
    expect(await codeOf(site.as().session.login(given))).toBe("accountLocked");
  });

  test("A15 tokens are 256 random bits, unique, and stored only as hashes", async () => {
    const account = await aMember(site);
    const tokens = await Promise.all(Array.from({ length: 50 }, () => aToken(site, account)));
    expect(new Set(tokens).size).toBe(50);
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const stored = await site.db.transaction("lotus", (tx) => tx.query("select * from session"));
    for (const token of tokens) expect(JSON.stringify(stored)).not.toContain(token);
  });
});

describe("passwords", () => {
  test("A7 the most common passwords are refused at registration, password change and password reset", async () => {
    const token = await aToken(site, await aMember(site));
    for (const newPassword of ["password1", "QWERTY123", "iloveyou", "1234567890"]) {
      const change = { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword };
      expect(await codeOf(site.as({ token }).member.changePassword(change))).toBe("passwordCommon");
      const both = { password: newPassword, confirmPassword: newPassword };
      const human = await solveHuman(site);
      const opened = site.as().member.register({ username: "newcomer1", ...both, agree: true, human });
      await expect(opened).rejects.toMatchObject({
        code: "passwordCommon",
        details: { issues: [{ field: "password", issue: "common" }] },
      });
      const byPhone = { mobileNum: "+60123450003", verificationCode: "000000", newPassword };
      expect(await codeOf(site.as().member.forgotByPhone(byPhone))).toBe("passwordCommon");
      expect(await codeOf(site.as().member.resetByLink({ link: "x", newPassword }))).toBe("passwordCommon");
    }
  });

  test("A7 without a brand rule a password may contain any characters; every character and its case count", async () => {
    const password = "  Ünïcödé 密码 🔑 spaces  ";
    const human = await solveHuman(site);
    const given = { username: "anychars1", password, confirmPassword: password, agree: true, human };
    await site.as().member.register(given);
    const signIn = (one: string) => codeOf(site.as().session.login({ username: "anychars1", password: one }));
    expect(await signIn(password.replace("🔑", ""))).toBe("wrongCredentials");
    expect(await signIn(password.toLowerCase())).toBe("wrongCredentials");
    await resetLimit(site, "signInFree:lotus:anychars1");
    expect(await signIn(password)).toBe("done");
  });
});
