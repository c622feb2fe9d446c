import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { solveHuman } from "../helpers/wps/human";
import { aMember, aToken } from "../helpers/wps/members";
import { aMemberWith, newestCode } from "../helpers/wps/sent";
import { aWpsSite, type CallerOptions, NOW, type WpsSite } from "../helpers/wps/wps-site";

const PASSWORD = "correct horse";
const TIME_STEP_MS = 30_000;

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus", { name: "Lotus", flags: { mobileLogin: true } })]);
});
afterAll(() => site.close());

/** Returns the code that an authenticator app shows for a secret. */
const codeOf = (secret: string, timestamp = NOW) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Creates a signed-in member. @returns account and calls */
async function aSignedInMember() {
  const account = await aMember(site);
  return { account, calls: site.as({ token: await aToken(site, account) }) };
}

/** Creates a member with the second step enabled. */
async function aMemberWithTwoStep() {
  const { account, calls } = await aSignedInMember();
  const { secret } = await calls.member.twoStep({ action: "enable", password: PASSWORD });
  const { recoveryCodes } = await calls.member.twoStep({ action: "confirm", code: codeOf(secret ?? "") });
  return { account, calls, secret: secret ?? "", recoveryCodes: recoveryCodes ?? [] };
}

let addresses = 0;
/** Signs in from a new address, because limits count by address. */
const signIn = (username: string, twoStepCode?: string, asker: CallerOptions = {}) =>
  site
    .as({ now: NOW + 2 * TIME_STEP_MS, ip: `198.51.100.${++addresses % 250}`, ...asker })
    .session.login({ username, password: PASSWORD, twoStepCode });

describe("enabling two-step verification", () => {
  test("A19 issues an authenticator secret, and is enabled only after a correct code", async () => {
    const { account, calls } = await aSignedInMember();
    const { on, secret, uri } = await calls.member.twoStep({ action: "enable", password: PASSWORD });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri ?? "").searchParams.get("secret")).toBe(secret);
    expect([on, decodeURIComponent(uri ?? "")]).toEqual([false, expect.stringContaining(`totp/Lotus:${account}`)]);
    await expect(signIn(account)).resolves.toBeDefined();
    const wrong = calls.member.twoStep({ action: "confirm", code: wrongCode(codeOf(secret ?? "")) });
    await expect(wrong).rejects.toMatchObject({ code: "invalidCode" });
    const { recoveryCodes, ...done } = await calls.member.twoStep({ action: "confirm", code: codeOf(secret ?? "") });
    expect(done).toEqual({ on: true, secret: null, uri: null });
    expect(new Set(recoveryCodes).size).toBe(8);
    expect(await calls.member.security({})).toMatchObject({ twoStep: { on: true, recoveryCodes: 8 } });
    await expect(signIn(account)).rejects.toMatchObject({ code: "twoStepRequired" });
  });

  test("A19 requires the password, ends all other sessions and remembered sign-ins, and keeps the current session", async () => {
    const account = await aMember(site);
    const { rememberToken, token } = await site
      .as()
      .session.login({ username: account, password: PASSWORD, rememberMe: true });
    const calls = site.as({ token: await aToken(site, account) });
    const wrong = calls.member.twoStep({ action: "enable", password: "wrong" });
    await expect(wrong).rejects.toMatchObject({ code: "wrongPassword", details: { issues: [{ field: "password" }] } });
    const { secret } = await calls.member.twoStep({ action: "enable", password: PASSWORD });
    await expect(site.as({ token }).member.info({})).resolves.toBeDefined();
    await calls.member.twoStep({ action: "confirm", code: codeOf(secret ?? "") });
    await expect(site.as({ token }).member.info({})).rejects.toMatchObject({ code: "notLoggedIn" });
    const remembered = site.as().session.remembered({ rememberToken: rememberToken ?? "" });
    await expect(remembered).rejects.toMatchObject({ code: "notLoggedIn" });
    await expect(calls.member.info({})).resolves.toMatchObject({ account });
  });

  test("A19 only one of fifty concurrent correct codes enables it", async () => {
    const { calls } = await aSignedInMember();
    const { secret } = await calls.member.twoStep({ action: "enable", password: PASSWORD });
    const code = codeOf(secret ?? "");
    const done = await Promise.allSettled(
      Array.from({ length: 50 }, () => calls.member.twoStep({ action: "confirm", code })),
    );
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await calls.member.security({})).toMatchObject({ twoStep: { on: true, recoveryCodes: 8 } });
  });

  test("A19 a new secret replaces an unconfirmed one; enabling or disabling twice is refused", async () => {
    const { calls } = await aSignedInMember();
    const early = calls.member.twoStep({ action: "confirm", code: "123456" });
    await expect(early).rejects.toMatchObject({ code: "staleSave" });
    await expect(calls.member.twoStep({ action: "disable" })).rejects.toMatchObject({ code: "staleSave" });
    const first = await calls.member.twoStep({ action: "enable", password: PASSWORD });
    const { secret } = await calls.member.twoStep({ action: "enable", password: PASSWORD });
    const old = calls.member.twoStep({ action: "confirm", code: codeOf(first.secret ?? "") });
    await expect(old).rejects.toMatchObject({ code: "invalidCode" });
    await calls.member.twoStep({ action: "confirm", code: codeOf(secret ?? "") });
    const again = calls.member.twoStep({ action: "enable", password: PASSWORD });
    await expect(again).rejects.toMatchObject({ code: "staleSave" });
  });

  test("A19 neither the secret nor a recovery code is readable in the database", async () => {
    const { account, recoveryCodes, secret } = await aMemberWithTwoStep();
    const rows = await site.db.transaction("lotus", (tx) =>
      tx.query(
        "select m.two_step_secret, r.code_hash from member m join recovery_code r on r.member_id = m.id where m.account = $1",
        [account],
      ),
    );
    expect(rows).toHaveLength(8);
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace("-", ""))])
      expect(JSON.stringify(rows)).not.toContain(hidden);
  });
});

describe("sign-in with two-step verification", () => {
  test("A19 accepts an app code once, and the code one step before or after", async () => {
    const { account, secret } = await aMemberWithTwoStep();
    const code = codeOf(secret, NOW + 2 * TIME_STEP_MS);
    await expect(signIn(account, `${code.slice(0, 3)} ${code.slice(3)}`)).resolves.toMatchObject({ user: { account } });
    await expect(signIn(account, code)).rejects.toMatchObject({ code: "invalidCode" });
    await expect(signIn(account, codeOf(secret, NOW + 3 * TIME_STEP_MS))).resolves.toBeDefined();
    await expect(signIn(account, codeOf(secret, NOW + 9 * TIME_STEP_MS))).rejects.toMatchObject({
      code: "invalidCode",
    });
  });

  test("A19 a wrong code appears in the history, because the password was right", async () => {
    const { account, calls, secret } = await aMemberWithTwoStep();
    await expect(signIn(account, wrongCode(codeOf(secret, NOW + 2 * TIME_STEP_MS)))).rejects.toMatchObject({
      code: "invalidCode",
    });
    const { rows } = await calls.member.loginHistory({});
    expect(rows.map(({ ok }) => ok)).toEqual([false]);
  });

  test("A19 accepts each recovery code once, in any spelling", async () => {
    const { account, calls, recoveryCodes } = await aMemberWithTwoStep();
    const [first = "", second = ""] = recoveryCodes;
    await expect(signIn(account, first.toUpperCase().replace("-", " "))).resolves.toBeDefined();
    await expect(signIn(account, first)).rejects.toMatchObject({ code: "invalidCode" });
    const many = Array.from({ length: 50 }, () => signIn(account, second));
    const done = await Promise.allSettled(many);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await calls.member.security({})).toMatchObject({ twoStep: { recoveryCodes: 6 } });
  });

  test("A19 a recovery code of another member is invalid", async () => {
    const [mine, theirs] = [await aMemberWithTwoStep(), await aMemberWithTwoStep()];
    const foreign = signIn(mine.account, theirs.recoveryCodes[0]);
    await expect(foreign).rejects.toMatchObject({ code: "invalidCode" });
  });

  test("A19 at most five of a hundred concurrent codes are checked", async () => {
    const { calls, secret } = await aMemberWithTwoStep();
    const right = codeOf(secret, NOW + 2 * TIME_STEP_MS);
    const guesses = Array.from({ length: 100 }, (_, at) => {
      const code = at % 2 === 0 ? wrongCode(right) : `abcde-${at}`;
      return calls.member.twoStep({ action: "disable", code }).catch(({ code }) => code);
    });
    const codes = await Promise.all(guesses);
    expect(codes.filter((code) => code === "invalidCode").length).toBeLessThanOrEqual(5);
    expect(codes.filter((code) => code === "tooManyRequests").length).toBeGreaterThanOrEqual(95);
  });

  test("A19 an SMS code stays valid until the second step succeeds, and no longer", async () => {
    const mobileNum = "+60123990001";
    await aMemberWith(site, mobileNum);
    const calls = site.as({ token: await aToken(site, `a${mobileNum}`) });
    await calls.verification.smsOwner({ human: await solveHuman(site) });
    const { secret } = await calls.member.twoStep({ action: "enable", ownerCode: await newestCode(site, mobileNum) });
    await calls.member.twoStep({ action: "confirm", code: codeOf(secret ?? "") });
    const now = NOW + 2 * TIME_STEP_MS;
    const later = site.as({ now, ip: "198.51.102.1" });
    await site.db.pool.query("delete from rate_limit where key like 'smsMinute:%'");
    await later.verification.smsNoLogin({ mobileNum, purpose: "login", human: await solveHuman(site) });
    await expect.poll(() => hasSentMessages(mobileNum, 2)).toBe(true);
    const smsCode = await newestCode(site, mobileNum);
    const signIn = (twoStepCode?: string) => later.session.login({ type: "sms", mobileNum, smsCode, twoStepCode });
    await expect(signIn()).rejects.toMatchObject({ code: "twoStepRequired" });
    await expect(signIn(wrongCode(codeOf(secret ?? "", now)))).rejects.toMatchObject({ code: "invalidCode" });
    await expect(signIn(codeOf(secret ?? "", now))).resolves.toMatchObject({ user: { isAgent: 0 } });
    await expect(signIn(codeOf(secret ?? "", now + TIME_STEP_MS))).rejects.toMatchObject({ code: "invalidCode" });
  });
});

/** Returns true when `count` messages were sent to a number. */
async function hasSentMessages(receiver: string, count: number): Promise<boolean> {
  const [row] = await site.db.transaction("lotus", (tx) =>
    tx.query<{ count: bigint }>("select count(*) from outbox where receiver = $1", [receiver]),
  );
  return Number(row?.count) === count;
}

describe("disabling two-step verification", () => {
  test.each(["app", "recovery code"])(
    "A19 accepts a correct code of the %s; afterwards sign-in requires no code",
    async (kind) => {
      const { account, calls, recoveryCodes, secret } = await aMemberWithTwoStep();
      const wrong = calls.member.twoStep({ action: "disable", code: "abcde-fghjk" });
      await expect(wrong).rejects.toMatchObject({ code: "invalidCode" });
      // The code that enabled the second step is used up; the next time step's code is accepted.
      const code = kind === "app" ? codeOf(secret, NOW + TIME_STEP_MS) : recoveryCodes[0];
      expect(await calls.member.twoStep({ action: "disable", code })).toMatchObject({ on: false });
      expect(await calls.member.security({})).toMatchObject({ twoStep: { on: false, recoveryCodes: 0 } });
      await expect(signIn(account)).resolves.toMatchObject({ user: { account } });
    },
  );
});
