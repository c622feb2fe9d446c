import { expect } from "vitest";
import { parameter } from "../http";
import { solveHuman } from "./human";
import { aToken, PASSWORD } from "./members";
import { aMemberWith, newestCode, sentTo } from "./sent";
import type { WpsSite } from "./wps-site";

/** Example inputs of calls on members' accounts. */
export const MADE_ACCESS = {
  login: (_site: WpsSite, username: string) => ({ username, password: PASSWORD }),
  changePassword: () => ({ oldPassword: PASSWORD }),
  async remembered(site: WpsSite, username: string) {
    const given = { username, password: PASSWORD, rememberMe: true };
    return { rememberToken: (await site.as().session.login(given)).rememberToken };
  },
  register: (_site: WpsSite, account: string) => ({ username: `new${account}` }),
  async registerMobile(site: WpsSite) {
    // Another number and address than the other examples, whose codes are counted.
    const mobileNum = "0123456787";
    const asked = { mobileNo: mobileNum, countryDialingCode: "+60", human: await solveHuman(site) };
    await site.as({ ip: "198.51.100.7" }).verification.smsRegisterMobile(asked);
    return { mobileNum, verificationCode: await newestCode(site, "+60123456787") };
  },
  async resetByLink(site: WpsSite, username: string) {
    const email = `${username}@mail.example`;
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set email = $1 where account = $2", [email, username]),
    );
    await site.as().member.forgotByEmail({ username, email });
    await expect.poll(() => sentTo(site, email)).not.toEqual([]);
    return { link: /link=([\w-]+)/.exec((await sentTo(site, email))[0]?.body ?? "")?.[1] };
  },
  async forgotByPhone(site: WpsSite) {
    const mobileNum = "+60123456788";
    await aMemberWith(site, mobileNum);
    const asked = { mobileNum, purpose: "password", human: await solveHuman(site) } as const;
    await site.as({ ip: "198.51.100.8" }).verification.smsNoLogin(asked);
    await expect.poll(() => newestCode(site, mobileNum)).toMatch(/^\d{6}$/);
    return { mobileNum, verificationCode: await newestCode(site, mobileNum) };
  },
  setPaymentPassword: () => ({ password: PASSWORD }),
  async bindContact(site: WpsSite, account: string) {
    const mobileNum = "+60123456785";
    const asked = { mobileNum, human: await solveHuman(site) };
    await site.as({ ip: "198.51.100.9", token: await aToken(site, account) }).verification.smsBind(asked);
    return { mobileNum, verificationCode: await newestCode(site, mobileNum), password: PASSWORD };
  },
  twoStep: () => ({ password: PASSWORD }),
  async smsOwner(site: WpsSite, account: string) {
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set mobile = $1 where account = $2", ["+60123456783", account]),
    );
    return {};
  },
  async identityCallback(site: WpsSite) {
    const { session } = site.as();
    const { address: there, kept } = await session.identityStart({ provider: "google" });
    const [state = "", nonce = ""] = ["state", "nonce"].map((name) => parameter(there, name));
    const { address } = await session.identitySandbox({ provider: "google", state, nonce, name: "Thea" });
    return { query: address.split("?")[1], kept };
  },
};
