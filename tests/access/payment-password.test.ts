import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { solveHuman } from "../helpers/wps/human";
import { PASSWORD } from "../helpers/wps/members";
import { newestCode, sentTo } from "../helpers/wps/sent";
import type { WpsSite } from "../helpers/wps/wps-site";
import { aMemberWithoutPassword, aSecuritySite, aSignedInMember } from "./signed-in-members";

let site: WpsSite;
beforeAll(async () => {
  site = await aSecuritySite();
});
afterAll(() => site.close());

const payment = (secret: string, proof: object = {}) => ({
  paymentPassword: secret,
  confirmPaymentPassword: secret,
  ...proof,
});

/** Returns the link for a new password that the member requested by e-mail. */
async function aResetLink(account: string): Promise<string> {
  const email = `${account}@mail.example`;
  await site.db.transaction("lotus", (tx) =>
    tx.query("update member set email = $1 where account = $2", [email, account]),
  );
  await site.as().member.forgotByEmail({ username: account, email });
  await expect.poll(() => sentTo(site, email)).not.toEqual([]);
  return /link=([\w-]+)/.exec((await sentTo(site, email))[0]?.body ?? "")?.[1] ?? "";
}

describe("the payment password", () => {
  test("A16 is set with the account password, changed with the previous payment password, and reset with the account password", async () => {
    const { calls } = await aSignedInMember(site);
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
  ])("A18 error %s at field %s", async (code, field, given) => {
    const { calls } = await aSignedInMember(site);
    const refused = calls.member.setPaymentPassword(given);
    await expect(refused).rejects.toMatchObject({ code, details: { issues: [{ field }] } });
    expect(await calls.member.security({})).toMatchObject({ paymentPassword: false });
  });

  test("A16 a new account password must differ from the payment password", async () => {
    const { account, calls } = await aSignedInMember(site);
    await calls.member.setPaymentPassword(payment("payme-246813", { password: PASSWORD }));
    const change = { oldPassword: PASSWORD, newPassword: "payme-246813", confirmNewPassword: "payme-246813" };
    await expect(calls.member.changePassword(change)).rejects.toMatchObject({
      details: { issues: [{ field: "newPassword", issue: "errors:field.samePassword" }] },
    });
    const link = await aResetLink(account);
    const reset = (newPassword: string) => site.as().member.resetByLink({ link, newPassword });
    await expect(reset("payme-246813")).rejects.toMatchObject({ code: "validation" });
    await expect(reset("Harbour-2027")).resolves.toEqual({});
  });

  test("A16 pitfall: only ten changes an hour are compared with the account password, also by the owner of the payment password", async () => {
    const { calls } = await aSignedInMember(site);
    await calls.member.setPaymentPassword(payment("246800", { password: PASSWORD }));
    const codes: string[] = [];
    for (let guess = 1; guess <= 15; guess += 1) {
      const given = payment(`${246_800 + guess}`, { oldPaymentPassword: `${246_800 + Math.min(guess, 10) - 1}` });
      codes.push(
        await calls.member.setPaymentPassword(given).then(
          () => "changed",
          ({ code }) => code,
        ),
      );
    }
    expect(codes.filter((code) => code === "changed")).toHaveLength(9);
    expect(codes.slice(9).every((code) => code === "tooManyRequests")).toBe(true);
  });

  test("A16 pitfall: ten guesses an hour at the other password, over all calls that set one of the two", async () => {
    const { account, calls } = await aSignedInMember(site);
    await calls.member.setPaymentPassword(payment("payme-246813", { password: PASSWORD }));
    const link = await aResetLink(account);
    const codeOf = (call: Promise<unknown>) =>
      call.then(
        () => "changed",
        ({ code }) => code,
      );
    const guesses = Array.from({ length: 50 }, () =>
      codeOf(site.as().member.resetByLink({ link, newPassword: "payme-246813" })),
    );
    const codes = await Promise.all(guesses);
    expect(codes.filter((code) => code === "validation").length).toBeLessThanOrEqual(10);
    expect(codes.filter((code) => code === "changed")).toEqual([]);
    const change = { oldPassword: PASSWORD, newPassword: "payme-246813", confirmNewPassword: "payme-246813" };
    await expect(codeOf(calls.member.changePassword(change))).resolves.toBe("tooManyRequests");
    const same = payment(PASSWORD, { oldPaymentPassword: "payme-246813" });
    await expect(codeOf(calls.member.setPaymentPassword(same))).resolves.toBe("tooManyRequests");
  });

  test("A16 pitfall: only five of fifty concurrent guesses are checked, for either password", async () => {
    for (const proof of ["password", "oldPaymentPassword"]) {
      const { calls } = await aSignedInMember(site);
      await calls.member.setPaymentPassword(payment("246813", { password: PASSWORD }));
      const tries = Array.from({ length: 50 }, (_, at) =>
        calls.member.setPaymentPassword(payment("135792", { [proof]: `wrong${at}` })).catch(({ code }) => code),
      );
      const codes = await Promise.all(tries);
      expect(codes.filter((code) => code.startsWith("wrong")).length).toBeLessThanOrEqual(5);
      expect(codes.filter((code) => code === "tooManyRequests").length).toBeGreaterThanOrEqual(45);
    }
  });

  test("A16 an account without a password confirms with a code sent to its number, which works once", async () => {
    const { asker, calls, mobile } = await aMemberWithoutPassword(site);
    await expect(calls.member.setPaymentPassword(payment("246813"))).rejects.toMatchObject({ code: "invalidCode" });
    await calls.verification.smsOwner({ human: await solveHuman(site, asker) });
    const ownerCode = await newestCode(site, mobile);
    const tries = Array.from({ length: 50 }, () => calls.member.setPaymentPassword(payment("246813", { ownerCode })));
    const done = await Promise.allSettled(tries);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await calls.member.security({})).toMatchObject({ paymentPassword: true, password: { set: false } });
  });

  test("A18 an account without a password or a number must add a number first", async () => {
    const { account, asker, calls } = await aMemberWithoutPassword(site);
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set mobile = null where account = $1", [account]),
    );
    await expect(calls.member.setPaymentPassword(payment("246813"))).rejects.toMatchObject({ code: "mobileFirst" });
    const code = calls.verification.smsOwner({ human: await solveHuman(site, asker) });
    await expect(code).rejects.toMatchObject({ code: "mobileFirst" });
  });
});
