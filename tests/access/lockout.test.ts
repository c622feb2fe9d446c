import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { issueCode } from "~/features/access/codes.server";
import * as passwords from "~/features/access/passwords.server";
import { newCaptcha } from "~/features/access/server/verification/captcha";
import { aBrand } from "../helpers/tenants";
import { solveHuman } from "../helpers/wps/human";
import { aMember, aToken } from "../helpers/wps/members";
import { sentTo } from "../helpers/wps/sent";
import { codeOf, withTwoStep } from "../helpers/wps/two-steps";
import { aWpsSite, type CallerOptions, NOW, type WpsSite } from "../helpers/wps/wps-site";

// Lockout attacks: the attacker has no session, but knows the member's name or number. The member must still be able to sign in on
// a known device.

const PASSWORD = "correct horse";
const TEXT = "ABCDE";

let site: WpsSite;
beforeAll(async () => {
  const flags = { mobileLogin: true, forgotPasswordByPhone: true };
  site = await aWpsSite([aBrand("lotus", { flags }), aBrand("harbor")]);
});
afterAll(() => site.close());

let addresses = 0;
const callerFromNewAddress = (caller: CallerOptions = {}): CallerOptions => ({
  ip: `198.18.${++addresses >> 8}.${addresses % 256}`,
  ...caller,
});
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    ({ code }: { code: string }) => code,
  );
const solved = () => ({ id: newCaptcha(site.context(), TEXT).id, text: TEXT });
const login = (username: string, password: string, more: object = {}, caller: CallerOptions = {}) =>
  outcomeOf(site.as(callerFromNewAddress(caller)).session.login({ username, password, ...more }));

/** Creates a member with a number, an e-mail address, and an earlier sign-in on a device. */
async function aMemberWithDevice() {
  const account = await aMember(site);
  const mobile = `+6012${String(5_000_000 + ++addresses)}`;
  const email = `${account}@mail.example`;
  await site.db.transaction("lotus", (tx) =>
    tx.query("update member set mobile = $1, email = $2 where account = $3", [mobile, email, account]),
  );
  const { deviceToken } = await site
    .as(callerFromNewAddress())
    .session.login({ username: account, password: PASSWORD });
  return { account, mobile, email, deviceToken: deviceToken ?? "" };
}
type Member = Awaited<ReturnType<typeof aMemberWithDevice>>;

const requestSmsCode = async (mobileNum: string, purpose: "login" | "password", caller: CallerOptions = {}) =>
  outcomeOf(
    site
      .as(callerFromNewAddress(caller))
      .verification.smsNoLogin({ mobileNum, purpose, human: await solveHuman(site) }),
  );

/** Attacks by an outsider, each with the member's next action on the known device. */
const ATTACKS: Readonly<
  Record<string, readonly [(who: Member) => Promise<unknown>, (who: Member) => Promise<unknown>]>
> = {
  "wrong passwords without a captcha": [
    ({ account }) => Promise.all(Array.from({ length: 60 }, () => login(account, "wrong"))),
    ({ account, deviceToken }) =>
      site.as(callerFromNewAddress({ deviceToken })).session.login({ username: account, password: PASSWORD }),
  ],
  "wrong passwords with solved captchas": [
    ({ account }) => Promise.all(Array.from({ length: 20 }, () => login(account, "wrong", { captcha: solved() }))),
    ({ account, deviceToken }) =>
      site.as(callerFromNewAddress({ deviceToken })).session.login({ username: account, password: PASSWORD }),
  ],
  "wrong SMS codes": [
    async ({ mobile }) => {
      await issueCode(site.context(), "login", mobile);
      for (let i = 0; i < 8; i += 1)
        await outcomeOf(
          site.as(callerFromNewAddress()).session.login({ type: "sms", mobileNum: mobile, smsCode: "000000" }),
        );
    },
    async ({ deviceToken, mobile }) => {
      const smsCode = await issueCode(site.context(), "login", mobile);
      return site.as(callerFromNewAddress({ deviceToken })).session.login({ type: "sms", mobileNum: mobile, smsCode });
    },
  ],
  "unrequested SMS codes": [
    async ({ mobile }) => {
      for (let i = 0; i < 8; i += 1) {
        await requestSmsCode(mobile, i % 2 ? "login" : "password");
        await site.db.pool.query("delete from rate_limit where key = $1", [`smsMinute:lotus:${mobile}`]);
      }
    },
    async ({ deviceToken, mobile }) => {
      expect(await requestSmsCode(mobile, "login", { deviceToken })).toBe("done");
      const smsCode = await issueCode(site.context(), "login", mobile);
      return site.as(callerFromNewAddress({ deviceToken })).session.login({ type: "sms", mobileNum: mobile, smsCode });
    },
  ],
  "password reset links to another address": [
    async ({ account, email }) => {
      await site.as(callerFromNewAddress()).member.forgotByEmail({ username: account, email });
      for (let i = 0; i < 8; i += 1)
        await outcomeOf(
          site.as(callerFromNewAddress()).member.forgotByEmail({ username: account, email: `${i % 2}@evil.example` }),
        );
    },
    async ({ email }) => {
      await expect.poll(() => sentTo(site, email)).toHaveLength(1);
      const link = /link=([\w-]+)/.exec((await sentTo(site, email))[0]?.body ?? "")?.[1] ?? "";
      return site.as(callerFromNewAddress()).member.resetByLink({ link, newPassword: "Harbour-2027" });
    },
  ],
};

describe("lockout attacks by outsiders", () => {
  test.each(Object.entries(ATTACKS))(
    "A18 %s do not block the member's known device",
    async (_name, [attack, signInOnDevice]) => {
      const who = await aMemberWithDevice();
      await attack(who);
      await expect(signInOnDevice(who)).resolves.toBeDefined();
    },
  );

  test("A18 attempts without a captcha do not lock a name: a solved captcha admits the member on a new device", async () => {
    const account = await aMember(site);
    const answers = await Promise.all(Array.from({ length: 100 }, () => login(account, "wrong")));
    expect(new Set(answers)).toEqual(new Set(["wrongCredentials", "captchaFailed"]));
    expect(await login(account, PASSWORD)).toBe("captchaFailed");
    expect(await login(account, PASSWORD, { captcha: { id: solved().id, text: "wrong" } })).toBe("captchaFailed");
    expect(await login(account, PASSWORD, { captcha: solved() })).toBe("done");
  });

  test("A18 only five of a hundred concurrent attempts are checked, with and without solved captchas, for any name", async () => {
    for (const username of [await aMember(site), "nobody-here"]) {
      const compared = vi.spyOn(passwords, "checkPassword");
      const tries = Array.from({ length: 100 }, (_, at) =>
        login(username, "wrong", at % 2 ? { captcha: solved() } : {}),
      );
      const answers = await Promise.all(tries);
      expect(compared.mock.calls.length).toBe(5);
      expect(answers.filter((answer) => answer === "wrongCredentials")).toHaveLength(5);
      compared.mockRestore();
    }
  });

  test("A18 a member's known device has its own limit of five attempts", async () => {
    const { account, deviceToken } = await aMemberWithDevice();
    const compared = vi.spyOn(passwords, "checkPassword");
    for (let at = 0; at < 20; at += 1)
      await login(account, "wrong", at < 2 ? {} : { captcha: solved() }, { deviceToken });
    expect(compared.mock.calls.length).toBe(5);
    compared.mockRestore();
    expect(await login(account, PASSWORD, { captcha: solved() })).toBe("done");
  });

  test("A18 a device of another member, a made-up device and a device of another brand have no separate limit", async () => {
    const [mine, theirs] = [await aMemberWithDevice(), await aMemberWithDevice()];
    const answers: string[] = [];
    for (const deviceToken of [mine.deviceToken, "x".repeat(43), mine.deviceToken, undefined])
      answers.push(await login(theirs.account, "wrong", {}, deviceToken ? { deviceToken } : {}));
    expect(answers).toEqual(["wrongCredentials", "wrongCredentials", "captchaFailed", "captchaFailed"]);
  });

  test("A18 wrong second-step codes from other devices, sent with the right password, do not use up the attempts of the member's device", async () => {
    const { account, deviceToken } = await aMemberWithDevice();
    const { secret } = await withTwoStep(site, account);
    const now = NOW + 120_000;
    for (let at = 0; at < 8; at += 1)
      await login(account, PASSWORD, { twoStepCode: "000000", ...(at < 2 ? {} : { captcha: solved() }) }, { now });
    expect(await login(account, PASSWORD, { twoStepCode: codeOf(secret, now) }, { now, deviceToken })).toBe("done");
  });

  test("A18 a signed-in member can re-enter the password while others use up the attempts of the name", async () => {
    const account = await aMember(site);
    const calls = site.as({ token: await aToken(site, account) });
    for (let at = 0; at < 8; at += 1) await login(account, "wrong", at < 2 ? {} : { captcha: solved() });
    const given = { oldPassword: PASSWORD, newPassword: "Harbour-2027", confirmNewPassword: "Harbour-2027" };
    await expect(calls.member.changePassword(given)).resolves.toBeDefined();
  });

  test("X1 wrong staff passwords from other devices do not block a device on which that staff member has signed in", async () => {
    const role = "support" as const;
    const account = `door${++addresses}`;
    const { once } = await site.console.staff.addStaff({ account, role });
    const signInStaff = (more: object, caller: CallerOptions = {}) =>
      site
        .as(callerFromNewAddress({ host: "console.test", ...caller }))
        .staff.staffSignIn({ account, password: once ?? "", ...more });
    const { deviceToken } = await signInStaff({});
    for (let at = 0; at < 8; at += 1) await outcomeOf(signInStaff({ password: "wrong" }));
    expect(await outcomeOf(signInStaff({}))).toBe("tooManyRequests");
    expect(await outcomeOf(signInStaff({}, { deviceToken }))).toBe("done");
    const forged = `${deviceToken.slice(0, -4)}AAAA`;
    expect(await outcomeOf(signInStaff({}, { deviceToken: forged }))).toBe("tooManyRequests");
  });
});
