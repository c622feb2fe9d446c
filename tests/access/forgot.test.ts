import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { solveHuman } from "../helpers/wps/human";
import { aMember, aToken } from "../helpers/wps/members";
import { aMemberWith, newestCode, sentTo } from "../helpers/wps/sent";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const NEW = "Harbour-2027";

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus", { flags: { forgotPasswordByPhone: true } }), aBrand("harbor")]);
});
afterAll(() => site.close());

/** Creates a member with an e-mail address. */
async function aMemberByMail() {
  const account = await aMember(site);
  const email = `${account}@mail.example`;
  await site.db.transaction("lotus", (tx) =>
    tx.query("update member set email = $1 where account = $2", [email, account]),
  );
  return { account, email };
}

const linkIn = (body: string | undefined) => /link=([\w-]+)/.exec(body ?? "")?.[1] ?? "";
/** Returns the mailed link. The mail is sent after the call's answer. */
async function linkTo(email: string): Promise<string> {
  await expect.poll(() => sentTo(site, email)).not.toEqual([]);
  return linkIn((await sentTo(site, email)).at(-1)?.body);
}

describe("password reset by e-mail", () => {
  test("A11 a link has the brand's origin, whatever the request says, and works once", async () => {
    const { account, email } = await aMemberByMail();
    const token = await aToken(site, account);
    const headers = { "x-forwarded-host": "evil.test" };
    await site.send("POST", "/wps/member/password/email", { username: account.toUpperCase(), email }, { headers });
    const link = await linkTo(email);
    const [mail] = await sentTo(site, email);
    expect(mail?.body).toContain(`https://lotus.test/login?view=reset&link=${link}`);
    await site.as().member.resetByLink({ link, newPassword: NEW });
    await expect(site.as({ token }).member.info({})).rejects.toMatchObject({ code: "notLoggedIn" });
    await expect(site.as().session.login({ username: account, password: NEW })).resolves.toBeDefined();
    const again = site.as().member.resetByLink({ link, newPassword: NEW });
    await expect(again).rejects.toMatchObject({ code: "invalidCode" });
  });

  test("A11 an unknown name and another member's address get the same response, and nothing is sent", async () => {
    const { account } = await aMemberByMail();
    const answers = await Promise.all(
      [account, "nobody1"].map((username) =>
        site.send("POST", "/wps/member/password/email", { username, email: "other@mail.example" }),
      ),
    );
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body });
    expect(await sentTo(site, "other@mail.example")).toEqual([]);
  });

  test("A11 a link expires after 30 minutes and is invalid on another brand", async () => {
    const { account, email } = await aMemberByMail();
    await site.as().member.forgotByEmail({ username: account, email });
    const link = await linkTo(email);
    const late = site.as({ now: NOW + 31 * 60_000 }).member.resetByLink({ link, newPassword: NEW });
    await expect(late).rejects.toMatchObject({ code: "invalidCode" });
    const elsewhere = site.as({ host: "harbor.test" }).member.resetByLink({ link, newPassword: NEW });
    await expect(elsewhere).rejects.toMatchObject({ code: "invalidCode" });
  });

  test("A11 only one of twenty concurrent uses of a link sets the password", async () => {
    const { account, email } = await aMemberByMail();
    await site.as().member.forgotByEmail({ username: account, email });
    const link = await linkTo(email);
    const uses = Array.from({ length: 20 }, (_, at) =>
      site.as({ ip: `203.0.113.${at}` }).member.resetByLink({ link, newPassword: `${NEW}${at}` }),
    );
    expect((await Promise.allSettled(uses)).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("password reset by phone", () => {
  const ask = async (mobileNum: string) => {
    const human = await solveHuman(site);
    await site.as().verification.smsNoLogin({ mobileNum, purpose: "password", human });
  };

  test("A11 T13 the code sent by SMS sets a new password", async () => {
    await aMemberWith(site, "+60123456789");
    await ask("+60123456789");
    await expect.poll(() => newestCode(site, "+60123456789")).toMatch(/^\d{6}$/);
    const verificationCode = await newestCode(site, "+60123456789");
    const given = { mobileNum: "+60 12-345 6789", verificationCode, newPassword: NEW };
    await site.as().member.forgotByPhone(given);
    const again = site.as().member.forgotByPhone(given);
    await expect(again).rejects.toMatchObject({ code: "invalidCode" });
  });

  test("A11 a number without an account gets the same response as a wrong code", async () => {
    await ask("+60123456000");
    const given = { mobileNum: "+60123456000", verificationCode: "123456", newPassword: NEW };
    await expect(site.as().member.forgotByPhone(given)).rejects.toMatchObject({ code: "invalidCode" });
  });

  test("T13 is refused when the brand has disabled it", async () => {
    const given = { mobileNum: "+60123456789", verificationCode: "123456", newPassword: NEW };
    const off = site.as({ host: "harbor.test" }).member.forgotByPhone(given);
    await expect(off).rejects.toMatchObject({ code: "notAllowed" });
  });
});
