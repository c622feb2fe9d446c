import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findMember } from "~/features/access/accounts.server";
import { securityAction } from "~/features/access/pages/security-center/actions.server";
import { registerBy, signInBy } from "~/features/access/pages/sign-in/sign-in.server";
import { newCaptcha } from "~/features/access/server/verification/captcha";
import { type FormMode, registerFields, signInFields } from "~/platform/brands/account-forms";
import { answerForm } from "~/site/answer-form.server";
import { changeMember } from "../helpers/rows";
import { codeSpellings, isSpellingTested, phoneSpellings, type Spellings, wordSpellings } from "../helpers/spellings";
import { aBrand } from "../helpers/tenants";
import { aPageContext, formResult } from "../helpers/wps/forms";
import { solveHuman } from "../helpers/wps/human";
import { aMember, PASSWORD } from "../helpers/wps/members";
import { aMemberWith, newestCode } from "../helpers/wps/sent";
import { appCodeAt, aStaff, STAFF_PASSWORD } from "../helpers/wps/staff";
import { codeOf, withTwoStep } from "../helpers/wps/two-steps";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";
import { aSignedInMember } from "./signed-in-members";

const RULE = { enabled: true, required: false, acceptedPattern: "^[A-Za-z0-9]*$", patternId: "lettersOrDigits" };
const FLAGS = { mobileLogin: true, forgotPasswordByPhone: true, usernameRegistration: true, mobileRegistration: true };

let site: WpsSite;
beforeAll(async () => {
  const mobileNum = { enabled: true, required: false, acceptedPattern: "^0[0-9]*$", minLength: 10, maxLength: 10 };
  const register = { mobileNum, recommenderId: { ...RULE, minLength: 1, maxLength: 20 } };
  const flags = { ...FLAGS, smsVerification: true, mobilePassword: false };
  site = await aWpsSite([aBrand("lotus", { flags: FLAGS, register }), aBrand("harbor", { flags, register })]);
});
afterAll(() => site.close());

let count = 0;
/** Returns an unused number (digits after its 0) and an unused address. */
const aFresh = () => ({ digits: `912${String(100_000 + ++count)}`, ip: `198.51.${count >> 8}.${count & 255}` });
const dial = { countryDialingCode: "+84" };

/** Tries an entry with every spelling and expects the same answer to all. */
async function takes(spellings: Spellings, entry: (typed: string) => Promise<unknown>, expected: unknown) {
  for (const [name, typed] of Object.entries(spellings)) {
    const found = await entry(typed).catch((error: unknown) => (error as { code?: string }).code ?? error);
    expect([name, found]).toEqual([name, expected]);
  }
}

/** Sends a code for a purpose to a member's new number. */
async function aCode(purpose: "login" | "password") {
  const { digits, ip } = aFresh();
  await aMemberWith(site, `+84${digits}`);
  await site
    .as({ ip })
    .verification.smsNoLogin({ mobileNum: `+84${digits}`, purpose, human: await solveHuman(site, { ip }) });
  await expect.poll(() => newestCode(site, `+84${digits}`)).toMatch(/^\d{6}$/);
  return { digits, ip, code: await newestCode(site, `+84${digits}`) };
}

const login = (values: Readonly<Record<string, string>>, ip: string) => {
  const page = aPageContext(site, { ip });
  const form = { fields: signInFields({ ...site.context().brand.config.register }, values), values };
  return answerForm(page, form, () => signInBy(page, form, null)).then(formResult);
};

/** Each spelling is tried with a new code. */
const ofSix = codeSpellings("123456");
const spelled = (name: string, code: string) => codeSpellings(code)[name] ?? "";

describe("A1 A6 typed text: an SMS code in every spelling", () => {
  test.each(Object.keys(ofSix).filter(isSpellingTested))(
    "A1 A6 signs in by call and by form, and resets a password: %s",
    async (name) => {
      const [call, form, reset] = [await aCode("login"), await aCode("login"), await aCode("password")];
      const given = { type: "sms" as const, mobileNum: `0${call.digits}`, ...dial, smsCode: spelled(name, call.code) };
      await expect(site.as({ ip: call.ip }).session.login(given)).resolves.toMatchObject({ firstTimeLogin: true });
      const typed = { type: "sms", mobileNum: `0${form.digits}`, ...dial, verificationCode: spelled(name, form.code) };
      expect(await login(typed, form.ip)).toBe("302");
      const forgotten = { type: "forgotPhone", mobileNum: `0${reset.digits}`, ...dial, newPassword: "secret 78 more" };
      const code = { verificationCode: spelled(name, reset.code) };
      expect(await login({ ...forgotten, ...code }, reset.ip)).toBe("shell:forgot.done");
    },
  );

  test.each(Object.keys(ofSix).filter(isSpellingTested))(
    "A7 A19 registers an account and binds a number: %s",
    async (name) => {
      const { digits, ip } = aFresh();
      const host = "harbor.test";
      const asker = { ip, host };
      const human = () => solveHuman(site, asker);
      await site.as(asker).verification.smsRegisterMobile({ mobileNo: `0${digits}`, ...dial, human: await human() });
      const page = aPageContext(site, asker);
      const verificationCode = spelled(name, await newestCode(site, `+84${digits}`, "harbor"));
      const values = {
        mode: "mobile",
        agree: "1",
        mobileNum: `0${digits}`,
        ...dial,
        verificationCode,
        human: await human(),
      };
      expect(await registerBy(page, { fields: [], values }).then(formResult)).toBe("302");
      const person = await aSignedInMember(site);
      const other = aFresh().digits;
      await person.calls.verification.smsBind({
        mobileNum: `+84${other}`,
        human: await solveHuman(site, person.asker),
      });
      const bound = { type: "mobile", mobileNum: `0${other}`, ...dial, password: PASSWORD };
      const own = { verificationCode: spelled(name, await newestCode(site, `+84${other}`)) };
      const answer = await securityAction(aPageContext(site, person.asker), { ...bound, ...own });
      expect(await formResult(answer)).toBe("shell:security.verified");
    },
  );
});

test.each(Object.keys(ofSix).filter(isSpellingTested))(
  "A19 X1 typed text: an app code of a member and of staff: %s",
  async (name) => {
    const account = await aMember(site);
    const { calls, secret } = await withTwoStep(site, account);
    const at = NOW + 60_000;
    const { ip } = aFresh();
    const given = { username: account, password: PASSWORD, twoStepCode: spelled(name, codeOf(secret, at)) };
    await expect(site.as({ ip, now: at }).session.login(given)).resolves.toBeDefined();
    await calls.member.twoStep({ action: "disable", code: spelled(name, codeOf(secret)) }).catch(() => {});
    const name2 = await aStaff(site);
    const staff = { account: name2, password: STAFF_PASSWORD, appCode: spelled(name, appCodeAt(NOW)) };
    await expect(site.as({ host: "console.test", ip }).staff.staffSignIn(staff)).resolves.toMatchObject({
      stage: "ready",
    });
  },
);

test("A19 typed text: a recovery code in every spelling, once each", async () => {
  const { account, calls } = await aSignedInMember(site);
  const { secret } = await calls.member.twoStep({ action: "enable", password: PASSWORD });
  const { recoveryCodes } = await calls.member.twoStep({ action: "confirm", code: codeOf(secret ?? "") });
  const left = [...(recoveryCodes ?? [])];
  for (const name of ["composed", "invisible", "capitals", "full-width", "with blanks"]) {
    const twoStepCode = wordSpellings(left.pop() ?? "")[name] ?? "";
    await expect(
      login({ type: "username", username: account, password: PASSWORD, twoStepCode }, aFresh().ip),
    ).resolves.toBe("302");
  }
});

describe("A8 typed text: a number in every spelling with its dialling code", () => {
  const names = Object.keys(phoneSpellings("912345678")).filter(isSpellingTested);

  test.each(names)("A8 at sign-in, registration, binding, password reset and staff search: %s", async (name) => {
    const written = (digits: string) => phoneSpellings(digits)[name] ?? "";
    const call = await aCode("login");
    const signIn = { type: "sms", mobileNum: written(call.digits), ...dial, verificationCode: call.code };
    expect(await login(signIn, call.ip)).toBe("302");
    const { digits, ip } = aFresh();
    const asker = { ip };
    const username = `phoned${count}`;
    const password = { password: "secret 77 more", confirmPassword: "secret 77 more" };
    const values = { mode: "username", username, ...password, agree: "1", mobileNum: written(digits), ...dial };
    const page = aPageContext(site, asker);
    const human = await solveHuman(site, asker);
    const form = { fields: fieldsOf("username"), values: { ...values, human } };
    expect(await answerForm(page, form, () => registerBy(page, form)).then(formResult)).toBe("302");
    expect(await mobileOf(username)).toBe(`+84${digits}`);
    const { rows } = await site.console.staff.players({
      code: "lotus",
      find: `+84 ${digits.slice(0, 4)} ${digits.slice(4)}`,
    });
    expect(rows.map(({ account }) => account)).toEqual([username]);
    const person = await aSignedInMember(site);
    const own = aFresh().digits;
    await person.calls.verification.smsBind({
      mobileNum: written(own),
      ...dial,
      human: await solveHuman(site, person.asker),
    });
    const code = { verificationCode: await newestCode(site, `+84${own}`) };
    const bound = { type: "mobile", mobileNum: written(own), ...dial, ...code, password: PASSWORD };
    expect(await securityAction(aPageContext(site, person.asker), bound).then(formResult)).toBe(
      "shell:security.verified",
    );
    expect(await mobileOf(person.account)).toBe(`+84${own}`);
    const lost = await aCode("password");
    const reset = { type: "forgotPhone", mobileNum: written(lost.digits), ...dial, newPassword: "secret 78 more" };
    expect(await login({ ...reset, verificationCode: lost.code }, lost.ip)).toBe("shell:forgot.done");
  });

  test("A8 a text that is not a number is still refused with the rule's message", async () => {
    const values = {
      mode: "username",
      username: "nobodyhere",
      password: "secret 77 more",
      confirmPassword: "secret 77 more",
    };
    const form = { fields: fieldsOf("username"), values: { ...values, agree: "1", mobileNum: "+84 12", ...dial } };
    const page = aPageContext(site);
    expect(await answerForm(page, form, () => registerBy(page, form)).then(formResult)).toContain("mobileNum");
  });
});

const fieldsOf = (mode: FormMode) =>
  registerFields({ ...site.context().brand.config.register }, mode, site.context().brand);

const mobileOf = (account: string) =>
  site.db.transaction("lotus", async (tx) => (await findMember(tx, { account }))?.mobile);

test("A1 A9 A11 typed text: user names and invitation codes in every spelling", async () => {
  const { account } = await aSignedInMember(site);
  const spellings = wordSpellings(account);
  await takes(spellings, (username) => login({ type: "username", username, password: PASSWORD }, aFresh().ip), "302");
  await site.db.transaction("lotus", (tx) => changeMember(tx, account, { referralCode: "abc12def" }));
  const check = (code: string) => site.as({ ip: aFresh().ip }).member.affiliateCheck({ code });
  const agents = wordSpellings("abc12def");
  await takes(agents, check, { valid: false });
  await site.db.transaction("lotus", (tx) => changeMember(tx, account, { type: 1 }));
  await takes(agents, check, { valid: true });
  const inviters = { referralCode: agents, affiliateCode: agents, recommenderId: spellings };
  for (const [field, codes] of Object.entries(inviters)) {
    await takes(
      codes,
      async (code) => {
        const { ip } = aFresh();
        const password = { password: "secret 77 more", confirmPassword: "secret 77 more" };
        const values = { mode: "username", username: `invited${count}`, ...password, agree: "1", [field]: code };
        const page = aPageContext(site, { ip });
        const form = { fields: fieldsOf("username"), values: { ...values, human: await solveHuman(site, { ip }) } };
        return answerForm(page, form, () => registerBy(page, form)).then(formResult);
      },
      "302",
    );
  }
  const asked = (find: string) =>
    site.console.staff.players({ code: "lotus", find }).then(({ rows }) => rows[0]?.account);
  await takes(spellings, asked, account);
});

test("A1 typed text: an account created under another form of its name is still found", async () => {
  const account = await aMember(site);
  const former = "ｔｈｅａ ｌ";
  await site.db.transaction("lotus", (tx) => changeMember(tx, account, { account: former }));
  const given = { type: "username", username: former.toUpperCase(), password: PASSWORD };
  expect(await login(given, aFresh().ip)).toBe("302");
});

test("A2 typed text: a captcha in every spelling", async () => {
  const email = "nobody@mail.example";
  await takes(
    { ...wordSpellings("abc34"), spaced: "A B C 3 4", hyphenated: "abc-34" },
    async (text) => {
      const { calls } = await aSignedInMember(site);
      const { id } = newCaptcha(site.context(), "ABC34");
      return calls.verification.mailBind({ email: `${++count}${email}`, captcha: { id, text } });
    },
    { expiredMinutes: 5 },
  );
});
