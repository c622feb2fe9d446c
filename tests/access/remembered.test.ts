import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aMember } from "../helpers/wps/members";
import { idOf } from "../helpers/wps/money";
import { codeOf, withTwoStep } from "../helpers/wps/two-steps";
import { aWpsSite, type CallerOptions, NOW, type WpsSite } from "../helpers/wps/wps-site";

const PASSWORD = "correct horse";
const MINUTE = 60_000;

let site: WpsSite;
beforeAll(async () => {
  const flags = { mobileLogin: true, forgotPasswordByPhone: true };
  site = await aWpsSite([aBrand("lotus", { flags }), aBrand("harbor")]);
});
afterAll(() => site.close());

let addresses = 0;
const from = (asker: CallerOptions = {}): CallerOptions => ({ ip: `198.51.100.${++addresses % 250}`, ...asker });

/** Creates a member with a remembered sign-in on one device. */
async function aRemembered(asker: CallerOptions = {}) {
  const account = await aMember(site);
  const given = { username: account, password: PASSWORD, rememberMe: true };
  const { deviceToken, rememberToken, token } = await site.as(from(asker)).session.login(given);
  return { account, token, rememberToken: rememberToken ?? "", deviceToken: deviceToken ?? "" };
}
type Person = Awaited<ReturnType<typeof aRemembered>>;

const comeBack = (rememberToken: string, asker: CallerOptions = {}) =>
  site.as(from(asker)).session.remembered({ rememberToken });
const isOver = (token: string, asker: CallerOptions = {}) =>
  expect(comeBack(token, asker)).rejects.toMatchObject({ code: "notLoggedIn" });
const mine = ({ token }: Pick<Person, "token">) => site.as({ token });
const other = async ({ account }: Person) =>
  site.as({ token: (await site.as(from()).session.login({ username: account, password: PASSWORD })).token });
const NEW = { newPassword: "Harbour-2027", confirmNewPassword: "Harbour-2027" };
const named = async ({ account }: Person) => ({
  code: "lotus",
  memberId: await idOf(site, account),
  reason: "A test.",
});

/** Every way to end a session. */
const ENDS: Readonly<Record<string, (who: Person) => Promise<unknown>>> = {
  "signing out": (who) => mine(who).session.logout({}),
  "ending that session in the list": async (who) => {
    const { rows } = await (await other(who)).session.sessions({});
    const { id } = rows.find(({ current }) => !current) ?? {};
    return (await other(who)).session.endSession({ id });
  },
  "signing out everywhere else, from another device": async (who) => (await other(who)).session.endSession({}),
  "signing out everywhere else, from this device": (who) => mine(who).session.endSession({}),
  "a change of the password": (who) => mine(who).member.changePassword({ oldPassword: PASSWORD, ...NEW }),
  "a new password by a link": async ({ account }) => {
    const email = `${account}@mail.example`;
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set email = $1 where account = $2", [email, account]),
    );
    await site.as(from()).member.forgotByEmail({ username: account, email });
    const find = () =>
      site.db.transaction("lotus", (tx) =>
        tx.query<{ body: string }>("select body from outbox where receiver = $1", [email]),
      );
    await expect.poll(find).toHaveLength(1);
    const link = /link=([\w-]+)/.exec((await find())[0]?.body ?? "")?.[1] ?? "";
    return site.as(from()).member.resetByLink({ link, newPassword: NEW.newPassword });
  },
  "switching the second step on": async (who) => {
    const { secret } = await mine(who).member.twoStep({ action: "enable", password: PASSWORD });
    return mine(who).member.twoStep({ action: "confirm", code: codeOf(secret ?? "") });
  },
  "signing in as somebody else on the same browser": async (who) => {
    const next = { username: await aMember(site), password: PASSWORD };
    return site.as(from({ token: who.token })).session.login(next);
  },
  "signing in by password where it is remembered": ({ account, rememberToken }) =>
    site.as(from()).session.login({ username: account, password: PASSWORD, rememberToken }),
  "self-exclusion": (who) => mine(who).member.selfExclude({ months: 6, confirm: true }),
  "a lock by staff": async (who) => {
    await site.console.staff.lockPlayer({ ...(await named(who)), locked: true });
    return site.console.staff.lockPlayer({ ...(await named(who)), locked: false });
  },
  "staff signing the member out": async (who) => site.console.staff.signOutPlayer(await named(who)),
  "a password given by staff": async (who) => site.console.staff.playerPassword(await named(who)),
  "the row of the session being deleted, by whatever": async ({ account }) =>
    site.db.transaction("lotus", async (tx) =>
      tx.query("delete from session where member_id = $1", [await idOf(site, account)]),
    ),
};

describe("a remembered sign-in ends with its session", () => {
  test.each(Object.entries(ENDS))("A5 %s invalidates the remembered sign-in of that session", async (_name, end) => {
    const who = await aRemembered();
    await end(who);
    await isOver(who.rememberToken);
    const left = await site.db.transaction("lotus", async (tx) =>
      tx.query("select 1 from remembered where member_id = $1", [await idOf(site, who.account)]),
    );
    expect(left).toEqual([]);
  });

  test("A5 an idle session stays remembered and listed until its owner ends it", async () => {
    const who = await aRemembered();
    const now = NOW + 60 * MINUTE;
    await expect(site.as({ token: who.token, now }).member.info({})).rejects.toMatchObject({ code: "notLoggedIn" });
    const given = { username: who.account, password: PASSWORD };
    const later = site.as({ now, token: (await site.as(from({ now })).session.login(given)).token });
    const { rows } = await later.session.sessions({});
    expect(rows).toHaveLength(2);
    await later.session.endSession({ id: rows.find(({ current }) => !current)?.id });
    await isOver(who.rememberToken, { now });
  });

  test("A5 reuse of a consumed token ends the session and the replacement token", async () => {
    const who = await aRemembered();
    const { rememberToken, token } = await comeBack(who.rememberToken);
    await isOver(who.rememberToken, { now: NOW + MINUTE });
    await expect(site.as({ token }).member.info({})).rejects.toMatchObject({ code: "notLoggedIn" });
    await isOver(rememberToken ?? "");
  });

  test("A5 a form sent twice leaves the member signed in", async () => {
    const who = await aRemembered();
    const both = await Promise.allSettled([comeBack(who.rememberToken), comeBack(who.rememberToken)]);
    const done = both.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(done).toHaveLength(1);
    await expect(site.as({ token: done[0]?.token ?? "" }).member.info({})).resolves.toMatchObject({
      account: who.account,
    });
  });

  test("A5 a remembered sign-in ends the previous session; another brand accepts neither token nor device", async () => {
    const who = await aRemembered();
    await isOver(who.rememberToken, { host: "harbor.test" });
    const { token } = await comeBack(who.rememberToken);
    await expect(mine(who).member.info({})).rejects.toMatchObject({ code: "notLoggedIn" });
    expect((await site.as({ token }).session.sessions({})).rows).toHaveLength(1);
  });
});

describe("a remembered sign-in with two-step verification", () => {
  /** Creates a member with the second step and a remembered sign-in on a device, trusted or not. */
  async function aCareful(trustDevice: boolean) {
    const account = await aMember(site);
    const { calls, secret } = await withTwoStep(site, account);
    const given = { username: account, password: PASSWORD, rememberMe: true, trustDevice };
    const now = NOW + 2 * MINUTE;
    const asker = from({ now });
    const answer = await site.as(asker).session.login({ ...given, twoStepCode: codeOf(secret, now) });
    const { deviceToken, rememberToken, token } = answer;
    return { account, calls, secret, now, token, rememberToken: rememberToken ?? "", deviceToken: deviceToken ?? "" };
  }

  test("A19 a remembered sign-in requires the code, and its token stays usable until the code is right", async () => {
    const { deviceToken, now, rememberToken, secret } = await aCareful(false);
    await expect(comeBack(rememberToken, { now, deviceToken })).rejects.toMatchObject({ code: "twoStepRequired" });
    const later = now + MINUTE;
    const calls = site.as(from({ now: later, deviceToken }));
    const wrong = calls.session.remembered({ rememberToken, twoStepCode: "000000" });
    await expect(wrong).rejects.toMatchObject({ code: "invalidCode" });
    const right = calls.session.remembered({ rememberToken, twoStepCode: codeOf(secret, later) });
    await expect(right).resolves.toMatchObject({ passwordExpired: false });
  });

  test("A19 a trusted device skips the code for 30 days, by password or remembered; its trust admits no other device", async () => {
    const { account, deviceToken, now, rememberToken } = await aCareful(true);
    await expect(comeBack(rememberToken, { now })).rejects.toMatchObject({ code: "twoStepRequired" });
    const { deviceToken: next } = await comeBack(rememberToken, { now, deviceToken });
    const login = (asker: CallerOptions) =>
      site.as(from(asker)).session.login({ username: account, password: PASSWORD });
    await expect(login({ now, deviceToken })).rejects.toMatchObject({ code: "twoStepRequired" });
    await expect(login({ now: now + 31 * 24 * 60 * MINUTE, deviceToken: next ?? "" })).rejects.toMatchObject({
      code: "twoStepRequired",
    });
    await expect(login({ now, deviceToken: next ?? "" })).resolves.toBeDefined();
  });

  test("A19 a device becomes trusted only with a correct code", async () => {
    const who = await aRemembered();
    await withTwoStep(site, who.account);
    const given = { username: who.account, password: PASSWORD, trustDevice: true };
    const login = () => site.as(from({ deviceToken: who.deviceToken })).session.login(given);
    await expect(login()).rejects.toMatchObject({ code: "twoStepRequired" });
    await expect(login()).rejects.toMatchObject({ code: "twoStepRequired" });
  });

  test.each<[string, (calls: ReturnType<WpsSite["as"]>, id: string) => Promise<unknown>]>([
    ["removing it from the list", (calls, id) => calls.session.forgetDevice({ id })],
    ["signing out everywhere else", (calls) => calls.session.endSession({})],
    ["a change of the password", (calls) => calls.member.changePassword({ oldPassword: PASSWORD, ...NEW })],
  ])("A19 %s ends the trust in a device", async (name, end) => {
    const { account, deviceToken, now, token } = await aCareful(true);
    const calls = site.as({ token, now, deviceToken });
    const { rows } = await calls.session.devices({});
    expect(rows.filter(({ trustedUntil }) => trustedUntil !== null)).toMatchObject([{ current: true }]);
    await end(calls, rows[0]?.id ?? "");
    const password = name.includes("password") ? NEW.newPassword : PASSWORD;
    const again = site.as(from({ now, deviceToken })).session.login({ username: account, password });
    await expect(again).rejects.toMatchObject({ code: "twoStepRequired" });
  });

  test("A19 a device of another member cannot be removed", async () => {
    const [one, two] = [await aCareful(true), await aCareful(true)];
    const { rows } = await site.as({ token: two.token, now: two.now }).session.devices({});
    for (const { id } of rows) await site.as({ token: one.token, now: one.now }).session.forgetDevice({ id });
    expect((await site.as({ token: two.token, now: two.now }).session.devices({})).rows).toEqual(rows);
  });
});
