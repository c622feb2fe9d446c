import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assertUncommon } from "~/features/access/common-passwords.server";
import { signInBy } from "~/features/access/pages/sign-in/sign-in.server";
import { checkPassword, hashPassword } from "~/features/access/passwords.server";
import { isSamePerson, personKeys } from "~/features/access/rules/same-person";
import { signInFields } from "~/platform/brands/account-forms";
import { answerForm } from "~/site/answer-form.server";
import { changeMember } from "../helpers/rows";
import {
  arabic,
  codeSpellings,
  fullWidth,
  isSpellingTested,
  nameSpellings,
  passwordSpellings,
} from "../helpers/spellings";
import { aBrand } from "../helpers/tenants";
import { aPageContext, formResult } from "../helpers/wps/forms";
import { aMember, PASSWORD } from "../helpers/wps/members";
import { idOf } from "../helpers/wps/money";
import { aPayee, PAYMENT, requestId } from "../helpers/wps/payments";
import { appCodeAt, aStaff, STAFF_PASSWORD } from "../helpers/wps/staff";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";
import { aSignedInMember } from "./signed-in-members";

const SECRET = "mật khẩu dài của Thảo";

let site: WpsSite;
beforeAll(async () => {
  const any = { acceptedPattern: "*", patternId: "length" };
  const register = {
    paymentPassword: { minLength: 6, maxLength: 20, ...any },
    password: { minLength: 8, maxLength: 21, ...any },
  };
  site = await aWpsSite([aBrand("lotus", { register })]);
});
afterAll(() => site.close());

let count = 0;
const ip = () => `198.51.102.${++count % 250}`;
const set = (account: string, values: Readonly<Record<string, unknown>>) =>
  site.db.transaction("lotus", (tx) => changeMember(tx, account, values));

function byForm(username: string, password: string) {
  const page = aPageContext(site, { ip: ip() });
  const values = { type: "username", username, password };
  const form = { fields: signInFields({ ...site.context().brand.config.register }, values), values };
  return answerForm(page, form, () => signInBy(page, form, null)).then(formResult);
}

describe("A1 A4 typed text: a password in every Unicode form", () => {
  const forms = Object.entries(passwordSpellings(SECRET));

  test.each(forms.filter(isSpellingTested))(
    "A1 A4 a password set %s signs in in every form, by call and by form",
    async (_name, password) => {
      const { account, calls } = await aSignedInMember(site);
      const again = passwordSpellings(SECRET)["decomposed"] ?? "";
      await calls.member.changePassword({ oldPassword: PASSWORD, newPassword: password, confirmNewPassword: again });
      for (const [typed, text] of forms) {
        const call = site.as({ ip: ip() }).session.login({ username: account, password: text });
        expect([typed, (await call).user.account]).toEqual([typed, account]);
        expect([typed, await byForm(account, text)]).toEqual([typed, "302"]);
      }
      expect(await byForm(account, SECRET.toUpperCase())).not.toBe("302");
      expect(await byForm(account, fullWidth(SECRET))).not.toBe("302");
    },
  );

  test.each(forms.filter(isSpellingTested))(
    "A1 a hash of the %s form still works for that form",
    async (_name, password) => {
      const account = await aMember(site);
      await set(account, { passwordHash: await hash(` ${password}`) });
      const { user } = await site.as({ ip: ip() }).session.login({ username: account, password: ` ${password}` });
      expect(user.account).toBe(account);
      await set(account, { passwordHash: await hash(password) });
      expect(await byForm(account, password)).toBe("302");
      expect(await byForm(account, `${password}x`)).not.toBe("302");
    },
  );

  test("X1 staff sign in with every form of their password", async () => {
    const account = await aStaff(site);
    const given = { account, password: STAFF_PASSWORD, appCode: appCodeAt(NOW) };
    const { token } = await site.as({ host: "console.test", ip: ip() }).staff.staffSignIn(given);
    const own = site.as({ host: "console.test", token });
    await own.staff.staffPassword({
      oldPassword: STAFF_PASSWORD.replaceAll(" ", "\u00a0"),
      newPassword: SECRET.normalize("NFD"),
    });
    for (const [at, password] of Object.values(passwordSpellings(SECRET)).entries()) {
      const now = NOW + (at + 1) * 60_000;
      const asker = { host: "console.test", ip: ip(), now };
      const typed = { account: ` ${fullWidth(account.toUpperCase())}\u200b`, password, appCode: appCodeAt(now) };
      expect((await site.as(asker).staff.staffSignIn(typed)).account).toBe(account);
    }
    const blank = own.staff.staffPassword({ oldPassword: SECRET, newPassword: "\u00a0".repeat(14) });
    await expect(blank).rejects.toMatchObject({ code: "validation" });
    const same = own.staff.staffPassword({ oldPassword: SECRET, newPassword: SECRET.normalize("NFD") });
    await expect(same).rejects.toMatchObject({ code: "validation" });
  });

  test("A7 pitfall: a common password is refused in full-width letters and with accents, and spaces alone are not a password", async () => {
    for (const password of ["password123", "PASSWORD123", fullWidth("password123"), "pássword123"])
      await expect(assertUncommon(password, "password")).rejects.toMatchObject({ code: "passwordCommon" });
    const { calls } = await aSignedInMember(site);
    const blank = { newPassword: "\u3000".repeat(12), confirmNewPassword: "\u00a0".repeat(12) };
    await expect(calls.member.changePassword({ oldPassword: PASSWORD, ...blank })).rejects.toMatchObject({
      code: "validation",
    });
  });
});

describe("W4 A16 typed text: a payment password in every spelling", () => {
  const spellings = Object.entries(codeSpellings(PAYMENT)).filter(isSpellingTested);

  test.each(spellings)("W4 %s: is set, confirms a change, and pays", async (_name, paymentPassword) => {
    const { calls, withdraw, account } = await aPayee(site);
    await withdraw("10", { paymentPassword });
    await calls.member.setPaymentPassword({
      paymentPassword: arabic("975310"),
      confirmPaymentPassword: "975-310",
      oldPaymentPassword: paymentPassword,
    });
    await withdraw("10", { paymentPassword: "975310" });
    const upline = await aMember(site);
    await set(account, { uplineId: await idOf(site, upline) });
    const sent = { amount: "10", paymentPassword: fullWidth("975310"), requestId: requestId() };
    await expect(calls.wallet.transferUpline(sent)).resolves.toBeDefined();
  });

  test("A16 pitfall: it must differ from the account password in any digits, and an old hash still works", async () => {
    const { account, calls } = await aSignedInMember(site);
    await set(account, { passwordHash: await hashPassword("975310246") });
    const twice = { paymentPassword: arabic("975310246"), confirmPaymentPassword: "975310246", password: "975310246" };
    await expect(calls.member.setPaymentPassword({ ...twice, paymentPassword: "975310246" })).rejects.toMatchObject({
      code: "validation",
    });
    const old = `${arabic("24")} 6813`;
    expect(await checkPassword(await hash(old), old, "payment")).toBe(true);
    expect(await checkPassword(await hash(old), PAYMENT, "payment")).toBe(false);
    expect(await checkPassword(null, old, "payment")).toBe(false);
  });
});

describe("A10 W9 typed text: names", () => {
  test.each(Object.entries(nameSpellings("Nguyễn Văn Đức")))(
    "A10 stored and entered again: %s",
    async (_name, payeeName) => {
      const { calls } = await aSignedInMember(site);
      expect(await calls.member.setProfile({ payeeName, birthday: `${arabic("1990")}/5/1` })).toMatchObject({
        payeeName: "Nguyễn Văn Đức",
        birthday: "1990-05-01",
      });
      await expect(calls.member.setProfile({ payeeName: "Nguyễn  Văn Đức".normalize("NFD") })).resolves.toBeDefined();
      await expect(calls.member.setProfile({ payeeName: "Nguyen Van Duc" })).rejects.toMatchObject({
        code: "validation",
      });
    },
  );

  test("A10 a name stored decomposed, with invisible characters, equals the same name entered again", async () => {
    const { account, calls } = await aSignedInMember(site);
    await set(account, { payeeName: "Nguyễn\u200b Văn".normalize("NFD") });
    await expect(calls.member.setProfile({ payeeName: "Nguyễn Văn" })).resolves.toBeDefined();
  });

  test("W9 pitfall: an excluded person is recognised in any spelling of the name, also by an older exclusion", () => {
    const person = (payeeName: string) => personKeys({ payeeName, birthday: "1990-05-01", mobile: null, email: null });
    const excluded = person("Nguyễn Văn Đức");
    for (const name of [
      "NGUYEN VAN DUC",
      "nguyễn  văn đức".normalize("NFD"),
      "Nguye\u200bn Van-Duc",
      fullWidth("Nguyen Van Duc"),
    ])
      expect([name, isSamePerson(person(name), excluded)]).toEqual([name, true]);
    const older = { mobile: null, email: null, named: "søren øst 1990-05-01" };
    expect(isSamePerson(person("Søren Øst"), older)).toBe(true);
    expect(isSamePerson(person("Soren Ost"), person("Søren Øst"))).toBe(true);
    expect(isSamePerson(person("Soren Vest"), older)).toBe(false);
  });
});
