import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noteSignIn } from "~/features/access/sign-in.server";
import { aBrand } from "../support/tenants";
import { aMember, aToken } from "../support/wps/examples";
import { solveHuman } from "../support/wps/human";
import { aMemberWith, letPass, newestCode, sentTo } from "../support/wps/sent";
import { aWpsSite, NOW, type WpsSite } from "../support/wps/wps-site";

const PASSWORD = "correct horse";

let site: WpsSite;
beforeAll(async () => {
  const flags = { passwordExpiry: true, mobileLogin: true };
  site = await aWpsSite([
    aBrand("lotus", {
      flags,
      register: { paymentPassword: { minLength: 6, maxLength: 20, acceptedPattern: "*", patternId: "length" } },
    }),
  ]);
});
afterAll(() => site.close());

let count = 0;
/** A number that nobody else uses. */
const aNumber = () => `+6012${String(3_000_000 + ++count)}`;

/** The calls of a new member who is signed in, each from an address of its own. */
async function aPerson(account?: string) {
  const name = account ?? (await aMember(site));
  const asker = { token: await aToken(site, name), ip: `198.51.101.${++count % 250}` };
  return { account: name, asker, calls: site.as(asker) };
}

/** The calls of somebody who came by a number and has no password. */
async function aPersonWithout(mobile = aNumber()) {
  await aMemberWith(site, mobile);
  return { mobile, ...(await aPerson(`a${mobile}`)) };
}

/** Asks for a code to be sent to a number that is to be bound. @returns the code */
async function codeTo({ asker, calls }: Awaited<ReturnType<typeof aPerson>>, mobileNum: string) {
  await calls.verification.smsBind({ mobileNum, human: await solveHuman(site, asker) });
  return newestCode(site, mobileNum);
}

const payment = (secret: string, proof: object = {}) => ({
  paymentPassword: secret,
  confirmPaymentPassword: secret,
  ...proof,
});

describe("the payment password", () => {
  test("A16 is set by the account password, then by the one before; forgotten, by the account password again", async () => {
    const { calls } = await aPerson();
    await calls.member.setPaymentPassword(payment("246813", { password: PASSWORD }));
    expect(await calls.member.security({})).toMatchObject({ paymentPassword: true });
    await calls.member.setPaymentPassword(payment("135792", { oldPaymentPassword: "246813" }));
    const old = calls.member.setPaymentPassword(payment("111222", { oldPaymentPassword: "246813" }));
    await expect(old).rejects.toMatchObject({
      code: "wrongPaymentPassword",
      details: { issues: [{ field: "oldPaymentPassword" }] },
    });
    await expect(calls.member.setPaymentPassword(payment("999111", { password: PASSWORD }))).resolves.toEqual({});
  });

  test.each([
    ["wrongPassword", "password", payment("246813", { password: "wrong" })],
    ["validation", "password", payment("246813")],
    ["validation", "password", payment("246813", { oldPaymentPassword: "never set" })],
    ["validation", "paymentPassword", payment("1", { password: PASSWORD })],
    [
      "validation",
      "confirmPaymentPassword",
      { ...payment("246813", { password: PASSWORD }), confirmPaymentPassword: "2" },
    ],
    ["validation", "paymentPassword", payment(PASSWORD, { password: PASSWORD })],
  ])("A18 %s is told at %s", async (code, field, given) => {
    const { calls } = await aPerson();
    const refused = calls.member.setPaymentPassword(given);
    await expect(refused).rejects.toMatchObject({ code, details: { issues: [{ field }] } });
    expect(await calls.member.security({})).toMatchObject({ paymentPassword: false });
  });

  test("A16 and the account password stay two: a new account password must not be the payment password", async () => {
    const { account, calls } = await aPerson();
    await calls.member.setPaymentPassword(payment("payme-246813", { password: PASSWORD }));
    const change = { oldPassword: PASSWORD, newPassword: "payme-246813", confirmNewPassword: "payme-246813" };
    await expect(calls.member.changePassword(change)).rejects.toMatchObject({
      details: { issues: [{ field: "newPassword", issue: "errors:field.samePassword" }] },
    });
    const email = `${account}@mail.example`;
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set email = $1 where account = $2", [email, account]),
    );
    await site.as().member.forgotByEmail({ username: account, email });
    await expect.poll(() => sentTo(site, email)).not.toEqual([]);
    const link = /link=([\w-]+)/.exec((await sentTo(site, email))[0]?.body ?? "")?.[1] ?? "";
    const reset = (newPassword: string) => site.as().member.resetByLink({ link, newPassword });
    await expect(reset("payme-246813")).rejects.toMatchObject({ code: "validation" });
    await expect(reset("Harbour-2027")).resolves.toEqual({});
  });

  test("A16 pitfall: of fifty guesses at once five are compared, by either password", async () => {
    for (const proof of ["password", "oldPaymentPassword"]) {
      const { calls } = await aPerson();
      await calls.member.setPaymentPassword(payment("246813", { password: PASSWORD }));
      const tries = Array.from({ length: 50 }, (_, at) =>
        calls.member.setPaymentPassword(payment("135792", { [proof]: `wrong${at}` })).catch(({ code }) => code),
      );
      const codes = await Promise.all(tries);
      expect(codes.filter((code) => code.startsWith("wrong")).length).toBeLessThanOrEqual(5);
      expect(codes.filter((code) => code === "tooManyRequests").length).toBeGreaterThanOrEqual(45);
    }
  });

  test("A16 an account without a password proves itself by a code to its number, which works once", async () => {
    const { asker, calls, mobile } = await aPersonWithout();
    await expect(calls.member.setPaymentPassword(payment("246813"))).rejects.toMatchObject({ code: "invalidCode" });
    await calls.verification.smsOwner({ human: await solveHuman(site, asker) });
    const ownerCode = await newestCode(site, mobile);
    const tries = Array.from({ length: 50 }, () => calls.member.setPaymentPassword(payment("246813", { ownerCode })));
    const done = await Promise.allSettled(tries);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await calls.member.security({})).toMatchObject({ paymentPassword: true, password: { set: false } });
  });

  test("A18 an account that has neither is asked for a number first", async () => {
    const { account, asker, calls } = await aPersonWithout();
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set mobile = null where account = $1", [account]),
    );
    await expect(calls.member.setPaymentPassword(payment("246813"))).rejects.toMatchObject({ code: "mobileFirst" });
    const code = calls.verification.smsOwner({ human: await solveHuman(site, asker) });
    await expect(code).rejects.toMatchObject({ code: "mobileFirst" });
  });
});

describe("contacts", () => {
  test("A6 a number is bound by its code, in any spelling, and shown masked", async () => {
    const person = await aPerson();
    const number = aNumber();
    const verificationCode = await codeTo(person, number);
    const given = { mobileNum: number.replace("+60", "0"), countryDialingCode: "+60", verificationCode };
    await person.calls.member.bindContact({ ...given, password: PASSWORD });
    expect((await person.calls.member.security({})).mobile).toBe(`+60*****${number.slice(-4)}`);
    const again = person.calls.member.bindContact({ ...given, password: PASSWORD });
    await expect(again).rejects.toMatchObject({ code: "invalidCode" });
  });

  test("A6 an e-mail address is bound by the code of a mail, in the visitor's language", async () => {
    const { account, asker, calls } = await aPerson();
    const email = `${account}@Mail.Example`;
    await calls.verification.mailBind({ email, human: await solveHuman(site, asker) });
    const [mail] = await sentTo(site, `${account}@mail.example`);
    expect([mail?.channel, mail?.subject]).toEqual([
      "mail",
      expect.stringMatching(/^EN common:mail\.code\.subject \d{6}/),
    ]);
    const verificationCode = /\d{6}/.exec(mail?.body ?? "")?.[0];
    await calls.member.bindContact({ email, verificationCode, password: PASSWORD });
    expect((await calls.member.security({})).email).toBe("p***@mail.example");
  });

  test("A19 the number and the address that were replaced are told; who had none hears nothing", async () => {
    const person = await aPersonWithout();
    const next = aNumber();
    const verificationCode = await codeTo(person, next);
    await person.calls.verification.smsOwner({ human: await solveHuman(site, person.asker) });
    const ownerCode = await newestCode(site, person.mobile);
    await person.calls.member.bindContact({ mobileNum: next, verificationCode, ownerCode });
    const all = async (receiver: string) => (await sentTo(site, receiver)).map(({ body }) => body).join("\n");
    await expect.poll(() => all(person.mobile)).toMatch(/^EN common:sms\.replaced/m);
    expect(await all(next)).not.toContain("replaced");
    const { account, asker, calls } = await aPerson();
    for (const email of [`${account}@old.example`, `${account}@new.example`]) {
      await calls.verification.mailBind({ email, human: await solveHuman(site, asker) });
      const code = /\d{6}/.exec(await all(email))?.[0];
      await calls.member.bindContact({ email, verificationCode: code, password: PASSWORD });
    }
    await expect.poll(() => all(`${account}@old.example`)).toMatch(/^EN common:mail\.replaced\.text/m);
    expect(await all(`${account}@new.example`)).not.toContain("replaced");
  });

  test("A18 a number of another account is told so to who has its code, and the code stays good", async () => {
    const { mobile } = await aPersonWithout();
    const person = await aPerson();
    const verificationCode = await codeTo(person, mobile);
    const bind = (code: string) =>
      person.calls.member.bindContact({ mobileNum: mobile, verificationCode: code, password: PASSWORD });
    await expect(bind(verificationCode === "000000" ? "000001" : "000000")).rejects.toMatchObject({
      code: "invalidCode",
    });
    for (let i = 0; i < 2; i += 1)
      await expect(bind(verificationCode)).rejects.toMatchObject({
        code: "mobileTaken",
        details: { issues: [{ field: "mobileNum" }] },
      });
    expect((await person.calls.member.security({})).mobile).toBeNull();
  });

  test("A6 of twenty accounts that bind one number at once one gets it", async () => {
    const number = aNumber();
    const people = await Promise.all(Array.from({ length: 5 }, () => aPerson()));
    const first = people[0] ?? (await aPerson());
    const verificationCode = await codeTo(first, number);
    const given = { mobileNum: number, verificationCode, password: PASSWORD };
    const uses = people.flatMap(({ calls }) => Array.from({ length: 4 }, () => calls.member.bindContact(given)));
    const done = await Promise.allSettled(uses);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("A16 what gives new passwords is bound by the owner only: a session and a code are not enough", async () => {
    const person = await aPerson();
    const [mobileNum, email] = [aNumber(), "somebody@mail.example"];
    const verificationCode = await codeTo(person, mobileNum);
    const bind = (more: object) => person.calls.member.bindContact({ verificationCode, ...more });
    await expect(bind({ mobileNum })).rejects.toMatchObject({ details: { issues: [{ field: "password" }] } });
    await expect(bind({ mobileNum, password: "wrong" })).rejects.toMatchObject({ code: "wrongPassword" });
    await expect(bind({ email, password: "wrong" })).rejects.toMatchObject({ code: "wrongPassword" });
    await expect(bind({ mobileNum, password: PASSWORD })).resolves.toEqual({});
  });

  test("A16 without a password a new number needs the code of the old one, too", async () => {
    const person = await aPersonWithout();
    const next = aNumber();
    const verificationCode = await codeTo(person, next);
    const bind = (ownerCode?: string) =>
      person.calls.member.bindContact({ mobileNum: next, verificationCode, ownerCode });
    await expect(bind()).rejects.toMatchObject({ code: "invalidCode" });
    await person.calls.verification.smsOwner({ human: await solveHuman(site, person.asker) });
    await expect(bind(await newestCode(site, person.mobile))).resolves.toEqual({});
    expect((await person.calls.member.security({})).mobile).toContain(next.slice(-4));
  });

  test.each([
    ["mobileNum", {}],
    ["email", { email: "somebody@mail.example", mobileNum: "+60123456789" }],
    ["email", { email: "not an address" }],
    ["email", { email: "a@b" }],
  ])("A18 names the field that is wrong: %s %j", async (field, given) => {
    const { calls } = await aPerson();
    const refused = calls.member.bindContact({ ...given, verificationCode: "123456", password: PASSWORD });
    await expect(refused).rejects.toMatchObject({ code: "validation", details: { issues: [{ field }] } });
  });

  test("A6 a mail needs a solved challenge, and goes once a minute and five times an hour to an address", async () => {
    const { account, asker, calls } = await aPerson();
    const email = `${account}@mail.example`;
    await expect(calls.verification.mailBind({ email })).rejects.toMatchObject({ code: "verificationFirst" });
    const ask = async (to = email) => calls.verification.mailBind({ email: to, human: await solveHuman(site, asker) });
    await ask("twice@mail.example");
    await expect(ask("Twice@mail.example")).rejects.toMatchObject({ code: "tooManyRequests" });
    await ask();
    for (let sent = 1; sent < 5; sent += 1) {
      await letPass(site, `mailMinute:lotus:${email}`);
      await ask();
    }
    await letPass(site, `mailMinute:lotus:${email}`);
    await expect(ask()).rejects.toMatchObject({ code: "tooManyRequests" });
    expect(await sentTo(site, email)).toHaveLength(5);
  });
});

describe("what protects the account, and who came in", () => {
  test("A19 tells what is set, masked, and how old the password is", async () => {
    const { calls } = await aPerson();
    expect(await calls.member.security({})).toEqual({
      password: { set: true, changedAt: new Date(NOW).toISOString(), expired: false },
      paymentPassword: false,
      mobile: null,
      email: null,
      twoStep: { on: false, recoveryCodes: 0 },
      lastSignIn: null,
    });
  });

  test("A19 an expired password and the sign-in before this one are told", async () => {
    const account = await aMember(site);
    const later = { now: NOW + 4000 * 86_400_000 };
    await site.as().session.login({ username: account, password: PASSWORD });
    const { token } = await site.as(later).session.login({ username: account, password: PASSWORD });
    expect(await site.as({ ...later, token }).member.security({})).toMatchObject({
      password: { expired: true },
      lastSignIn: { at: new Date(NOW).toISOString(), ok: true, method: "username", device: "Firefox on Linux" },
    });
  });

  test("A19 the history holds right and wrong tries, one's own only, the latest first", async () => {
    const [account, other] = [await aMember(site), await aMember(site)];
    for (const [at, password] of ["wrong", PASSWORD].entries())
      await site
        .as({ now: NOW + at })
        .session.login({ username: account, password })
        .catch(() => {});
    await site.as().session.login({ username: other, password: PASSWORD });
    const { rows, total } = await (await aPerson(account)).calls.member.loginHistory({});
    expect(total).toBe(2);
    expect(rows.map(({ ok }) => ok)).toEqual([true, false]);
    expect(rows[0]).toMatchObject({ ip: "203.0.113.9", device: "Firefox on Linux", method: "username" });
  });

  test("A19 pitfall: a hundred tries of one moment are paged without a gap and without a double", async () => {
    const { account, calls } = await aPerson();
    const ctx = site.context();
    await site.db.transaction("lotus", async (tx) => {
      const [row] = await tx.query<{ id: string }>("select id from member where account = $1", [account]);
      // Only the id of the member is read.
      const who = { id: row?.id ?? "" } as Parameters<typeof noteSignIn>[2];
      for (let i = 0; i < 100; i += 1) await noteSignIn(tx, { ...ctx, device: `device ${i}` }, who, "username", true);
    });
    const pages = await Promise.all(
      Array.from({ length: 9 }, (_, at) => calls.member.loginHistory({ pageNo: at + 1, pageSize: 12 })),
    );
    expect(pages[0]).toMatchObject({ total: 100, totalPages: 9 });
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ device }) => device))).size).toBe(100);
    expect((await calls.member.loginHistory({ pageNo: 10, pageSize: 12 })).rows).toEqual([]);
  });
});
