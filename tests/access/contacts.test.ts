import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { solveHuman } from "../helpers/wps/human";
import { PASSWORD } from "../helpers/wps/members";
import { newestCode, resetLimit, sentTo } from "../helpers/wps/sent";
import type { WpsSite } from "../helpers/wps/wps-site";
import { aMemberWithoutPassword, aNumber, aSecuritySite, aSignedInMember, codeTo } from "./signed-in-members";

let site: WpsSite;
beforeAll(async () => {
  site = await aSecuritySite();
});
afterAll(() => site.close());

describe("contacts", () => {
  test("A6 a mobile number is bound by its code, in any spelling, and shown masked", async () => {
    const person = await aSignedInMember(site);
    const number = aNumber();
    const verificationCode = await codeTo(site, person, number);
    const given = { mobileNum: number.replace("+60", "0"), countryDialingCode: "+60", verificationCode };
    await person.calls.member.bindContact({ ...given, password: PASSWORD });
    expect((await person.calls.member.security({})).mobile).toBe(`+60*****${number.slice(-4)}`);
    const again = person.calls.member.bindContact({ ...given, password: PASSWORD });
    await expect(again).rejects.toMatchObject({ code: "invalidCode" });
  });

  test("A6 an e-mail address is bound by a mailed code; the mail is in the visitor's language", async () => {
    const { account, asker, calls } = await aSignedInMember(site);
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

  test("A19 the replaced number and address are notified; an account without them notifies nothing", async () => {
    const person = await aMemberWithoutPassword(site);
    const next = aNumber();
    const verificationCode = await codeTo(site, person, next);
    await person.calls.verification.smsOwner({ human: await solveHuman(site, person.asker) });
    const ownerCode = await newestCode(site, person.mobile);
    await person.calls.member.bindContact({ mobileNum: next, verificationCode, ownerCode });
    const all = async (receiver: string) => (await sentTo(site, receiver)).map(({ body }) => body).join("\n");
    await expect.poll(() => all(person.mobile)).toMatch(/^EN common:sms\.replaced/m);
    expect(await all(next)).not.toContain("replaced");
    const { account, asker, calls } = await aSignedInMember(site);
    for (const email of [`${account}@old.example`, `${account}@new.example`]) {
      await calls.verification.mailBind({ email, human: await solveHuman(site, asker) });
      const code = /\d{6}/.exec(await all(email))?.[0];
      await calls.member.bindContact({ email, verificationCode: code, password: PASSWORD });
    }
    await expect.poll(() => all(`${account}@old.example`)).toMatch(/^EN common:mail\.replaced\.text/m);
    expect(await all(`${account}@new.example`)).not.toContain("replaced");
  });

  test("A18 a correct code for another account's number reports the number as taken, and the code stays valid", async () => {
    const { mobile } = await aMemberWithoutPassword(site);
    const person = await aSignedInMember(site);
    const verificationCode = await codeTo(site, person, mobile);
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

  test("A6 only one of twenty accounts that bind one number concurrently succeeds", async () => {
    const number = aNumber();
    const people = await Promise.all(Array.from({ length: 5 }, () => aSignedInMember(site)));
    const first = people[0] ?? (await aSignedInMember(site));
    const verificationCode = await codeTo(site, first, number);
    const given = { mobileNum: number, verificationCode, password: PASSWORD };
    const uses = people.flatMap(({ calls }) => Array.from({ length: 4 }, () => calls.member.bindContact(given)));
    const done = await Promise.allSettled(uses);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("A16 binding a contact that can reset the password needs the password: a session and a code are not enough", async () => {
    const person = await aSignedInMember(site);
    const [mobileNum, email] = [aNumber(), "somebody@mail.example"];
    const verificationCode = await codeTo(site, person, mobileNum);
    const bind = (more: object) => person.calls.member.bindContact({ verificationCode, ...more });
    await expect(bind({ mobileNum })).rejects.toMatchObject({ details: { issues: [{ field: "password" }] } });
    await expect(bind({ mobileNum, password: "wrong" })).rejects.toMatchObject({ code: "wrongPassword" });
    await expect(bind({ email, password: "wrong" })).rejects.toMatchObject({ code: "wrongPassword" });
    await expect(bind({ mobileNum, password: PASSWORD })).resolves.toEqual({});
  });

  test("A16 an account without a password also needs a code sent to the old number to bind a new one", async () => {
    const person = await aMemberWithoutPassword(site);
    const next = aNumber();
    const verificationCode = await codeTo(site, person, next);
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
  ])("A18 an error names the invalid field: %s %j", async (field, given) => {
    const { calls } = await aSignedInMember(site);
    const refused = calls.member.bindContact({ ...given, verificationCode: "123456", password: PASSWORD });
    await expect(refused).rejects.toMatchObject({ code: "validation", details: { issues: [{ field }] } });
  });

  test("A6 a mail needs a solved challenge and is limited to one a minute and five an hour per address", async () => {
    const { account, asker, calls } = await aSignedInMember(site);
    const email = `${account}@mail.example`;
    await expect(calls.verification.mailBind({ email })).rejects.toMatchObject({ code: "verificationFirst" });
    const ask = async (to = email) => calls.verification.mailBind({ email: to, human: await solveHuman(site, asker) });
    await ask("twice@mail.example");
    await expect(ask("Twice@mail.example")).rejects.toMatchObject({ code: "tooManyRequests" });
    await ask();
    for (let sent = 1; sent < 5; sent += 1) {
      await resetLimit(site, `mailMinute:lotus:${email}`);
      await ask();
    }
    await resetLimit(site, `mailMinute:lotus:${email}`);
    await expect(ask()).rejects.toMatchObject({ code: "tooManyRequests" });
    expect(await sentTo(site, email)).toHaveLength(5);
  });
});
