import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { hashPassword } from "~/features/access/passwords.server";
import { openSession } from "~/features/access/sessions.server";
import { round } from "~/features/games/server/schema-games";
import { member } from "~/platform/db/schema";
import { uuidV7 } from "~/platform/text/uuid";
import type { CallRoute } from "~/platform/wps/types";
import { contract } from "~/registry/contract";
import { MADE_BRAND_FILES } from "./brand-files";
import { solveHuman } from "./human";
import { give, idOf } from "./money";
import { mayWithdraw, paidOut, requestId } from "./payments";
import { MADE_PLAYERS } from "./players";
import { MADE_REWARDS } from "./rewards";
import { aMemberWith, newestCode, sentTo } from "./sent";
import { MADE_STAFF } from "./staff";
import type { WpsSite } from "./wps-site";

const PASSWORD = "correct horse";
let count = 0;
/** Made once: it is slow on purpose. */
let passwordHash: Promise<string> | undefined;

/** A member of a brand whose password is `correct horse`. @returns its account */
export async function aMember(site: Pick<WpsSite, "db" | "now">, brand = "lotus"): Promise<string> {
  count += 1;
  const account = `person${count}`;
  const at = new Date(site.now);
  passwordHash ??= hashPassword(PASSWORD);
  const names = { account, nickname: account, avatar: "a", referralCode: account, contacts: {}, type: 0 };
  const row = {
    id: uuidV7(site.now, randomBytes(10)),
    passwordHash: await passwordHash,
    passwordAt: at,
    createdAt: at,
  };
  await site.db.transaction(brand, ({ db }) =>
    db.insert(member).values({ merchantId: brand, ...row, ...names, firstLoginDone: true }),
  );
  return account;
}

/** The token of a session of a member, opened without a sign-in. */
export async function aToken(site: Pick<WpsSite, "db" | "now">, account: string, brand = "lotus"): Promise<string> {
  return site.db.transaction(brand, async (tx) => {
    const [row] = await tx.query<{ id: string }>("select id from member where account = $1", [account]);
    const who = { memberId: row?.id ?? "", side: "member", method: "username", ip: null, device: "test" } as const;
    return openSession(tx, { ...who, now: site.now });
  });
}

/** One part of an address's query. */
export const parameter = (address: string, name: string) =>
  new URL(address, "http://own.invalid").searchParams.get(name) ?? "";

/** A member whose passport waits for staff. */
async function aPendingCheck(site: WpsSite, account: string) {
  const { file } = contract.member.addIdentityDocument.example.input;
  const token = await aToken(site, account);
  await site.as({ token }).member.addIdentityDocument({ kind: "passport", file });
  const { rows } = await site.console.staff.identityQueue({ code: "lotus" });
  const { memberId = "", version = 0 } = rows.find((row) => row.account === account) ?? {};
  const { documents } = await site.console.staff.identityCheck({ code: "lotus", memberId });
  return { memberId, version, document: documents[0]?.id };
}

/** Gives the member of an example 2,000.00 to spend. */
async function withMoney(site: WpsSite, account: string): Promise<string> {
  const memberId = await idOf(site, account);
  await give(site, memberId, 200_000n);
  return memberId;
}

/** A deposit of a member that was begun, and the ticket of its page. */
async function aDeposit(site: WpsSite, account: string) {
  const calls = site.as({ token: await aToken(site, account) });
  const { id, payUrl } = await calls.payment.deposit({ method: "bank", amount: "100", requestId: requestId() });
  return { id, ticket: parameter(payUrl ?? "", "ticket") };
}

/** A withdrawal of a member that waits for review. */
async function aWithdrawal(site: WpsSite, account: string): Promise<string> {
  const { accountId, calls } = await mayWithdraw(site, account);
  const given = { method: "bank", account: accountId, amount: "100", paymentPassword: "246813" };
  return (await calls.payment.withdraw({ ...given, requestId: requestId() })).id;
}

const aWaiting = async (site: WpsSite, account: string) => ({
  id: await aWithdrawal(site, account),
  expectedVersion: 1,
});

/** One that its member says did not come. */
async function aDispute(site: WpsSite, account: string) {
  const { calls, id } = await paidOut(site, account);
  const { file } = contract.payment.uploadProof.example.input;
  const { id: proof } = await calls.payment.uploadProof({ order: id, file });
  await calls.payment.confirmWithdrawal({ order: id, outcome: "notReceived", proofs: [proof] });
  return { id, proof };
}

/** A session at a game of the house, with money to play. @returns its token */
async function atTheHouse(site: WpsSite, account: string, gameCode: string): Promise<{ readonly session: string }> {
  await give(site, await idOf(site, account), 200_000n, "lotus", "vendor:HOUSE");
  const calls = site.as({ token: await aToken(site, account) });
  const { url } = await calls.game.launch({ gameCode });
  return { session: (await site.as().house.enter({ token: parameter(url, "token") })).session };
}

type Input = Readonly<Record<string, unknown>>;

/** What the example of a call cannot hold: what exists on the brand of the test only. By the call's name. */
const MADE: Readonly<Record<string, (site: WpsSite, account: string) => Input | Promise<Input>>> = {
  login: (_site, username) => ({ username, password: PASSWORD }),
  changePassword: () => ({ oldPassword: PASSWORD }),
  async remembered(site, username) {
    const given = { username, password: PASSWORD, rememberMe: true };
    return { rememberToken: (await site.as().session.login(given)).rememberToken };
  },
  ...MADE_REWARDS,
  ...MADE_STAFF,
  ...MADE_BRAND_FILES,
  ...MADE_PLAYERS,
  register: (_site, account) => ({ username: `new${account}` }),
  async registerMobile(site) {
    // Neither the number nor the address of the other examples, whose codes are counted.
    const mobileNum = "0123456787";
    const asked = { mobileNo: mobileNum, countryDialingCode: "+60", human: await solveHuman(site) };
    await site.as({ ip: "198.51.100.7" }).verification.smsRegisterMobile(asked);
    return { mobileNum, verificationCode: await newestCode(site, "+60123456787") };
  },
  async resetByLink(site, username) {
    const email = `${username}@mail.example`;
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set email = $1 where account = $2", [email, username]),
    );
    await site.as().member.forgotByEmail({ username, email });
    await expect.poll(() => sentTo(site, email)).not.toEqual([]);
    return { link: /link=([\w-]+)/.exec((await sentTo(site, email))[0]?.body ?? "")?.[1] };
  },
  async forgotByPhone(site) {
    const mobileNum = "+60123456788";
    await aMemberWith(site, mobileNum);
    const asked = { mobileNum, purpose: "password", human: await solveHuman(site) } as const;
    await site.as({ ip: "198.51.100.8" }).verification.smsNoLogin(asked);
    await expect.poll(() => newestCode(site, mobileNum)).toMatch(/^\d{6}$/);
    return { mobileNum, verificationCode: await newestCode(site, mobileNum) };
  },
  async teamOverview(site, account) {
    await site.db.transaction("lotus", (tx) => tx.query("update member set type = 1 where account = $1", [account]));
    return {};
  },
  async enter(site, account) {
    const { url } = await site.as({ token: await aToken(site, account) }).game.launch({ gameCode: "lantern-garden" });
    return { token: parameter(url, "token") };
  },
  gameBalance: (site, account) => atTheHouse(site, account, "lantern-garden"),
  reelsSpin: (site, account) => atTheHouse(site, account, "lantern-garden"),
  fairness: (site, account) => atTheHouse(site, account, "lantern-garden"),
  tableDeal: (site, account) => atTheHouse(site, account, "lantern-twenty-one"),
  async tableAct(site, account) {
    const { session } = await atTheHouse(site, account, "lantern-twenty-one");
    // A hand of twenty-one is over before anybody acts.
    for (let hand = 1; hand < 40; hand += 1) {
      const { result } = await site
        .as()
        .house.tableDeal({ session, stake: "2.00", requestId: `${account}-deal-${hand}` });
      if (result === null) return { session };
    }
    throw new Error("no hand was open");
  },
  slipMatches: (site, account) => atTheHouse(site, account, "lantern-sports"),
  slipBets: (site, account) => atTheHouse(site, account, "lantern-sports"),
  async slipPlace(site, account) {
    const { session } = await atTheHouse(site, account, "lantern-sports");
    const [match] = (await site.as().house.slipMatches({ session })).matches;
    if (!match) throw new Error("there is no match to bet on");
    return { session, legs: [{ matchId: match.matchId, pick: "home", odds: match.odds.home }] };
  },
  async round(site, account) {
    const id = uuidV7(site.now, randomBytes(10));
    const row = { vendor: "HOUSE", roundId: `r-${account}`, id, memberId: await idOf(site, account) };
    const at = { openedAt: new Date(site.now), closedAt: new Date(site.now) };
    const what = {
      gameId: "lantern-garden",
      category: "RNG",
      demo: false,
      state: "closed",
      bet: 100n,
      win: 300n,
    } as const;
    await site.db.transaction("lotus", ({ db }) =>
      db.insert(round).values({ merchantId: "lotus", ...row, ...what, ...at }),
    );
    return { id };
  },
  async transfer(site, account) {
    await withMoney(site, account);
    return {};
  },
  async transferUpline(site, account) {
    const memberId = await withMoney(site, account);
    const upline = await idOf(site, await aMember(site));
    const payment = await hashPassword("246813");
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set upline_id = $1, payment_hash = $2 where id = $3", [upline, payment, memberId]),
    );
    return {};
  },
  // The brand stays open for the calls after it.
  setMaintenance: () => ({ on: false }),
  setPaymentPassword: () => ({ password: PASSWORD }),
  async bindContact(site, account) {
    const mobileNum = "+60123456785";
    const asked = { mobileNum, human: await solveHuman(site) };
    await site.as({ ip: "198.51.100.9", token: await aToken(site, account) }).verification.smsBind(asked);
    return { mobileNum, verificationCode: await newestCode(site, mobileNum), password: PASSWORD };
  },
  twoStep: () => ({ password: PASSWORD }),
  async smsOwner(site, account) {
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set mobile = $1 where account = $2", ["+60123456783", account]),
    );
    return {};
  },
  async identityCallback(site) {
    const { session } = site.as();
    const { address: there, kept } = await session.identityStart({ provider: "google" });
    const [state = "", nonce = ""] = ["state", "nonce"].map((name) => parameter(there, name));
    const { address } = await session.identitySandbox({ provider: "google", state, nonce, name: "Thea" });
    return { query: address.split("?")[1], kept };
  },
  async identityCheck(site, account) {
    return { memberId: (await aPendingCheck(site, account)).memberId };
  },
  async identityDocument(site, account) {
    return { id: (await aPendingCheck(site, account)).document };
  },
  async reviewIdentity(site, account) {
    const { memberId, version: expectedVersion } = await aPendingCheck(site, account);
    return { memberId, expectedVersion };
  },
  async order(site, account) {
    return { id: (await aDeposit(site, account)).id };
  },
  async sandboxPayment(site, account) {
    const { id: order, ticket } = await aDeposit(site, account);
    return { order, ticket };
  },
  async paySandbox(site, account) {
    const { id: order, ticket } = await aDeposit(site, account);
    return { order, ticket };
  },
  async removeBankAccount(site, account) {
    return { id: (await mayWithdraw(site, account)).accountId };
  },
  async withdraw(site, account) {
    return { account: (await mayWithdraw(site, account)).accountId };
  },
  async payOutBalance(site, account) {
    const { accountId, calls, memberId } = await mayWithdraw(site, account);
    await calls.member.selfExclude({ months: 6, confirm: true });
    return { memberId, account: accountId };
  },
  async cancelWithdrawal(site, account) {
    return { order: await aWithdrawal(site, account) };
  },
  async uploadProof(site, account) {
    return { order: (await paidOut(site, account)).id };
  },
  async confirmWithdrawal(site, account) {
    return { order: (await paidOut(site, account)).id };
  },
  async paymentOrder(site, account) {
    return { id: await aWithdrawal(site, account) };
  },
  claimOrder: (site, account) => aWaiting(site, account),
  reviewOrder: (site, account) => aWaiting(site, account),
  async settleWithdrawal(site, account) {
    const { id, expectedVersion } = await aWaiting(site, account);
    await site.console.staff.reviewOrder({ code: "lotus", id, verdict: "approved", expectedVersion });
    return { id, expectedVersion: expectedVersion + 1 };
  },
  async forceReceived(site, account) {
    return { id: (await paidOut(site, account)).id, expectedVersion: 3 };
  },
  async resolveDispute(site, account) {
    const { id } = await aDispute(site, account);
    return { id, expectedVersion: 4 };
  },
  async paymentProof(site, account) {
    return { id: (await aDispute(site, account)).proof };
  },
  sendMessage: (_site, name) => ({ name, requestId: requestId() }),
  async undoFlag(site) {
    const { overridesVersion: expectedVersion } = await site.console.staff.flags({ code: "lotus" });
    const change = { code: "lotus", flag: "snow", value: true, expectedVersion, reason: "to be undone" };
    const saved = await site.console.staff.setFlag(change);
    const { rows } = await site.console.staff.flagHistory({ code: "lotus" });
    return { historyId: rows[0]?.historyId, expectedVersion: saved.overridesVersion };
  },
};

/**
 * The example of a call, made to fit the brand of the test: an account that exists, the brand's override version, a
 * challenge that is solved.
 * @param account of who makes the call
 */
export async function fitting(site: WpsSite, { call }: CallRoute, account: string): Promise<Input> {
  const { overridesVersion } = await site.console.staff.flags({ code: "lotus" });
  return {
    ...call.example.input,
    ...("human" in call.input.shape ? { human: await solveHuman(site) } : {}),
    ...("expectedVersion" in call.input.shape ? { expectedVersion: overridesVersion } : {}),
    ...(await MADE[call.name]?.(site, account)),
  };
}
