import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aMember, aToken } from "../helpers/wps/members";
import { aPlayer, creditMember, idOf } from "../helpers/wps/money";
import { aKnownPlayer } from "../helpers/wps/players";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const HOST = "console.test";
const PASSWORD = "correct horse";
const DAY = 24 * 3_600_000;
const reason = "He called";

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus"), aBrand("harbor"), aBrand("pages")]);
});
afterAll(() => site?.close());

const support = (now = NOW) => site.as({ host: HOST, now, staff: { role: "support", name: "iris" } }).staff;
const found = async (search: object) =>
  (await support().players({ code: "lotus", ...search })).rows.map(({ account }) => account);
const signIn = (username: string, password = PASSWORD, now = NOW) =>
  site.as({ now }).session.login({ username, password });

describe("X5 search", () => {
  test("X5 a member is found by the start of the name, id, number and e-mail address, only at their brand", async () => {
    const { account, email, memberId, mobile } = await aKnownPlayer(site);
    const spaced = `${mobile.slice(0, 3)} ${mobile.slice(3)}`;
    for (const find of [account.toUpperCase(), memberId, mobile, spaced, email, email.toLowerCase(), `  ${account}`])
      expect([find, await found({ find })]).toEqual([find, expect.arrayContaining([account])]);
    for (const find of [memberId, mobile, email]) {
      expect(await found({ find })).toEqual([account]);
      expect((await support().players({ code: "harbor", find })).rows).toEqual([]);
    }
    for (const find of ["%", "_", `${account} nobody`]) expect([find, await found({ find })]).toEqual([find, []]);
    expect(await found({ find: email.slice(1) })).toEqual([]);
  });

  test("X5 results are masked, and so are search terms in the audit", async () => {
    const { email, mobile } = await aKnownPlayer(site);
    const numbered = mobile.slice(1);
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set account = $1 where mobile = $2", [numbered, mobile]),
    );
    expect(await found({ find: mobile })).toEqual([expect.stringMatching(/^\+60\*+\d{4}$/)]);
    await found({ find: email });
    const { rows } = await site.console.staff.auditLog({ call: "players", pageSize: 2 });
    expect(rows.map(({ input }) => input["find"])).toEqual([
      "T***@mail.example",
      expect.stringMatching(/^\+60\*+\d{4}$/),
    ]);
  });

  test("X5 pages neither skip nor repeat a member, by name and by age", async () => {
    const made = [];
    for (let at = 0; at < 7; at += 1) made.push(await aMember(site, "pages"));
    for (const find of ["person", ""]) {
      const seen = [];
      for (let after: string | null | undefined; after !== null; ) {
        const more = after ? { after } : {};
        const { next, rows } = await support().players({ code: "pages", find, pageSize: 3, ...more });
        seen.push(...rows.map(({ account }) => account));
        after = next;
      }
      expect(seen.toSorted()).toEqual(made.toSorted());
    }
  });

  test("X5 labels are set, searched, shown to the member, and not overwritten after another's change", async () => {
    const { account, named } = await aKnownPlayer(site);
    await support().labelPlayer({ ...named, labels: ["Whale", "prefers chat"], expected: [] });
    expect(await found({ label: "Whale" })).toEqual([account]);
    expect((await support().players({ code: "lotus" })).labels).toEqual(["prefers chat", "Whale"].toSorted());
    const { memberLabel } = await site.as({ token: await aToken(site, account) }).member.info({});
    expect(memberLabel.map(({ labelName }) => labelName)).toEqual(["Whale", "prefers chat"]);
    await expect(support().labelPlayer({ ...named, labels: [], expected: [] })).rejects.toMatchObject({
      code: "staleSave",
    });
    await support().labelPlayer({ ...named, labels: [], expected: ["Whale", "prefers chat"] });
    expect(await found({ label: "Whale" })).toEqual([]);
  });
});

describe("X5 one member", () => {
  test("X5 personal data are masked until staff give a reason; the audit has the reason and not the data", async () => {
    const { account, birthday, email, memberId, mobile, named, payeeName } = await aKnownPlayer(site);
    const masked = JSON.stringify(await support().player(named));
    for (const own of [mobile, email, payeeName, birthday, "+60123450000"]) expect(masked).not.toContain(own);
    expect((await support().player(named)).masked).toMatchObject({ account, payeeName: "T*** L***" });
    await expect(support().revealPlayer({ ...named, reason: " " })).rejects.toMatchObject({ code: "reasonRequired" });
    expect(await support().revealPlayer({ ...named, reason })).toMatchObject({ mobile, email, payeeName, birthday });
    const [entry] = (await site.console.staff.auditLog({ call: "revealPlayer", pageSize: 1 })).rows;
    expect(entry).toMatchObject({ actor: "iris", outcome: "done", input: { code: "lotus", memberId, reason } });
    for (const own of [mobile, email, payeeName]) expect(JSON.stringify(entry)).not.toContain(own);
    expect((await support().playerNotes(named)).rows[0]).toMatchObject({ kind: "revealed", words: reason });
  });

  test("X5 an operator cannot unmask personal data, and unmasking is rate-limited", async () => {
    const { named } = await aKnownPlayer(site);
    const as = (role: "operator" | "finance") => site.as({ host: HOST, staff: { role, name: `many-${role}` } }).staff;
    const codeOf = (asked: Promise<unknown>) => asked.then(() => "done").catch(({ code }) => code);
    expect(await codeOf(as("operator").revealPlayer({ ...named, reason }))).toBe("forbidden");
    const codes = await Promise.all(
      Array.from({ length: 61 }, () => codeOf(as("finance").revealPlayer({ ...named, reason }))),
    );
    expect(codes.filter((code) => code === "tooManyRequests")).toHaveLength(1);
  });

  test("X5 staff see the data of the member's own pages: wallets, ledger, bets, limits, sessions", async () => {
    const { account, calls, memberId } = await aPlayer(site, 12_345n);
    await creditMember(site, memberId, 55n);
    await calls.member.setLimits({ kind: "deposit", period: "day", value: "50.00" });
    const named = { code: "lotus", memberId };
    await site.as({ ip: "8.8.8.8" }).session.login({ username: account, password: PASSWORD });
    expect(await support().player(named)).toMatchObject({
      total: "124.00",
      counts: { sessions: 2 },
      lastSignIn: { ip: "8.8.8.8", country: "US" },
    });
    // Sessions that were idle for this long have ended.
    expect((await support(NOW + 60 * DAY).player(named)).counts.sessions).toBe(0);
    expect(await support().playerLedger(named)).toEqual(await calls.report.accountRecord({}));
    expect(await support().playerBets(named)).toEqual(await calls.report.bettingRecord({}));
    expect((await support().playerLimits(named)).limits).toEqual((await calls.member.limits({})).rows);
    const { sessions, signIns } = await support().playerSessions(named);
    expect(sessions).toHaveLength(2);
    expect(signIns).toMatchObject({ total: 1, rows: [{ ip: "8.8.8.8", ok: true }] });
  });

  test("X5 notes are added with author and time, and cannot be changed or removed", async () => {
    const { named } = await aKnownPlayer(site);
    await support().addPlayerNote({ ...named, words: "First" });
    await support(NOW + 1).addPlayerNote({ ...named, words: "Second" });
    const { rows, total } = await support().playerNotes({ ...named, pageSize: 1 });
    expect([total, rows]).toEqual([2, [expect.objectContaining({ words: "Second", actor: "iris", kind: "note" })]]);
    for (const sql of ["update member_note set words = 'x'", "delete from member_note"])
      await expect(site.db.transaction("lotus", (tx) => tx.query(sql))).rejects.toMatchObject({ code: "42501" });
  });

  test("X5 a member of another brand is not found by any call", async () => {
    const { memberId } = await aKnownPlayer(site, "harbor");
    const named = { code: "lotus", memberId };
    const staff = support();
    const asked = await Promise.allSettled([
      staff.player(named),
      staff.playerLedger(named),
      staff.playerSessions(named),
      staff.playerNotes(named),
      staff.revealPlayer({ ...named, reason }),
      staff.addPlayerNote({ ...named, words: "x" }),
      staff.lockPlayer({ ...named, locked: true, reason }),
      staff.playerPassword({ ...named, reason }),
      staff.whyShown({ ...named, address: "/" }),
    ]);
    for (const one of asked) expect(one).toMatchObject({ status: "rejected", reason: { code: "notFound" } });
  });
});

describe("X5 account actions", () => {
  test("X5 a locked member is signed out immediately and sees the reason at sign-in; unlocked they can sign in again", async () => {
    const account = await aMember(site);
    const named = { code: "lotus", memberId: await idOf(site, account) };
    const { token } = await signIn(account);
    await support().lockPlayer({ ...named, locked: true, reason });
    await expect(site.as({ token }).member.info({})).rejects.toMatchObject({ code: "notLoggedIn" });
    await expect(signIn(account)).rejects.toMatchObject({ code: "accountLocked" });
    expect(await support().player(named)).toMatchObject({ state: "locked", counts: { sessions: 0 } });
    const again = support().lockPlayer({ ...named, locked: true, reason });
    await expect(again).rejects.toMatchObject({ code: "staleSave" });
    await support(NOW + 1).lockPlayer({ ...named, locked: false, reason: "It was his brother" });
    await expect(signIn(account)).resolves.toMatchObject({ user: { account } });
    const { rows } = await support().playerNotes(named);
    expect(rows.map(({ kind, words }) => [kind, words])).toEqual([
      ["unlocked", "It was his brother"],
      ["locked", reason],
    ]);
  });

  test("X5 a signed-out member is signed out on every device, remembered sign-ins included", async () => {
    const account = await aMember(site);
    const named = { code: "lotus", memberId: await idOf(site, account) };
    const given = { username: account, password: PASSWORD, rememberMe: true };
    const { rememberToken, token } = await site.as().session.login(given);
    expect(await support().signOutPlayer({ ...named, reason })).toEqual({ ended: 1 });
    await expect(site.as({ token }).member.info({})).rejects.toMatchObject({ code: "notLoggedIn" });
    const remembered = site.as().session.remembered({ rememberToken: rememberToken ?? "" });
    await expect(remembered).rejects.toMatchObject({ code: "notLoggedIn" });
  });

  test("X5 a one-time password must be replaced by a different one, and is invalid afterwards", async () => {
    const account = await aMember(site);
    const named = { code: "lotus", memberId: await idOf(site, account) };
    const { token: before } = await signIn(account);
    const { once } = await support().playerPassword({ ...named, reason });
    await expect(site.as({ token: before }).member.info({})).rejects.toMatchObject({ code: "notLoggedIn" });
    await expect(signIn(account)).rejects.toMatchObject({ code: "wrongCredentials" });
    const { passwordExpired, token } = await signIn(account, once);
    expect(passwordExpired).toBe(true);
    const calls = site.as({ token });
    await expect(calls.member.info({})).rejects.toMatchObject({ code: "forcedPasswordChange" });
    const to = (password: string) =>
      calls.member.changePassword({ newPassword: password, confirmNewPassword: password });
    await expect(to(once)).rejects.toMatchObject({ code: "validation" });
    const changed = site.as({ token: (await to("Harbour-2027")).token });
    expect((await changed.message.messages({})).rows[0]?.title).toContain("passwordGiven");
    await expect(signIn(account, once)).rejects.toMatchObject({ code: "wrongCredentials" });
    expect(JSON.stringify(await site.console.staff.auditLog({ pageSize: 1_000 }))).not.toContain(once);
  });

  test("X5 a one-time password expires after a day; a free-play account gets none", async () => {
    const account = await aMember(site);
    const named = { code: "lotus", memberId: await idOf(site, account) };
    const { once, until } = await support().playerPassword({ ...named, reason });
    expect(until).toBe(new Date(NOW + DAY).toISOString());
    await expect(signIn(account, once, NOW + DAY)).rejects.toMatchObject({ code: "wrongCredentials" });
    await expect(signIn(account, once, NOW + DAY - 1)).resolves.toMatchObject({ passwordExpired: true });
    await site.db.transaction("lotus", (tx) => tx.query("update member set type = 4 where account = $1", [account]));
    await expect(support().playerPassword({ ...named, reason })).rejects.toMatchObject({ code: "notAllowed" });
  });
});
