import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readOverrides } from "~/features/flags/server/overrides";
import { aBrand } from "../helpers/tenants";
import { aMember } from "../helpers/wps/members";
import { idOf } from "../helpers/wps/money";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  const flags = { promotions: true, referral: false, identityCheck: true };
  const region = { mode: "deny", countries: ["US"], notice: { EN: "Not here" } };
  site = await aWpsSite([
    aBrand("lotus", { flags, region }, { "pages/VIP.json": { enabled: false } }),
    aBrand("harbor", { flags: { agentsOnMemberSide: false, loggedInToHome: true } }),
  ]);
});
afterAll(() => site?.close());

/** Calls `whyShown` for an address. */
const why = (address: string, more: { readonly code?: string; readonly memberId?: string } = {}) =>
  site.console.staff.whyShown({ code: "lotus", address, ...more });
type Answer = Awaited<ReturnType<typeof why>>;

/** Returns one step of the answer, with its facts by name. */
function stepOf({ steps }: Answer, name: string) {
  const found = steps.find(({ step }) => step === name);
  return found && { verdict: found.verdict, ...Object.fromEntries(found.facts.map((fact) => [fact.name, fact.value])) };
}

/** Creates a member of lotus who signed in from an address. */
async function aPlayerFrom(ip: string, brand = "lotus") {
  const account = await aMember(site, brand);
  const asker = { ip, country: null, host: `${brand}.test` };
  await site.as(asker).session.login({ username: account, password: "correct horse" });
  return idOf(site, account, brand);
}

const setFlag = async (flag: string, value: boolean | null, reason: string, code = "lotus") => {
  const { overridesVersion: expectedVersion } = await site.console.staff.flags({ code });
  await site.console.staff.setFlag({ code, flag, value, expectedVersion, reason });
};

describe("X8 explanation of what a player sees", () => {
  test("X8 a visible page: host and side, version, and its flag with the source of the value", async () => {
    const answer = await why("https://lotus.test/promotions?from=mail");
    expect(answer).toMatchObject({ path: "/promotions", shown: true });
    expect(stepOf(answer, "host")).toEqual({ verdict: "shown", host: "lotus.test", side: "member" });
    expect(stepOf(answer, "version")).toMatchObject({ state: "live", files: expect.stringMatching(/^[\da-f]+/) });
    expect(stepOf(answer, "flag")).toEqual({ verdict: "shown", flag: "promotions", value: "on", source: "brand" });
    expect(stepOf(await why("/promotions"), "host")).toEqual({ verdict: "info", hosts: "lotus.test" });
    expect(await why("harbor.test/promotions")).toMatchObject({ shown: false });
  });

  test("X8 a flag switched off by staff: by whom, when and why", async () => {
    await setFlag("promotions", false, "Complaint 4711");
    const answer = await why("/promotions");
    expect(answer.shown).toBe(false);
    expect(stepOf(answer, "flag")).toEqual({
      verdict: "hidden",
      flag: "promotions",
      value: "off",
      source: "override",
      actor: "demo",
      reason: "Complaint 4711",
      at: "2026-01-31T08:00:00.000Z",
    });
    await setFlag("promotions", null, "Mended");
    expect((await why("/promotions")).shown).toBe(true);
  });

  test("X8 a page disabled in the brand's files, an unknown page, and a block of a disabled page", async () => {
    expect(stepOf(await why("/vip"), "module")).toEqual({ verdict: "hidden", module: "VIP", value: "off" });
    expect(stepOf(await why("/nothing-here"), "page")).toEqual({ verdict: "hidden", path: "/nothing-here" });
    await setFlag("winnersBoard", false, "Privacy");
    const home = await why("/");
    expect(home.shown).toBe(true);
    expect(stepOf(home, "block")).toMatchObject({ flag: "winnersBoard", source: "override", reason: "Privacy" });
    await setFlag("winnersBoard", null, "Agreed");
  });

  test("X8 maintenance: its source, and its end", async () => {
    const { overridesVersion: expectedVersion } = await site.console.staff.flags({ code: "lotus" });
    const until = "2026-01-31T10:00:00.000Z";
    const change = { code: "lotus", on: true, until, expectedVersion, reason: "Release" };
    const saved = await site.console.staff.setMaintenance(change);
    const answer = await why("/promotions");
    expect(stepOf(answer, "maintenance")).toMatchObject({
      verdict: "hidden",
      source: "override",
      reason: "Release",
      until,
    });
    await site.console.staff.setMaintenance({ ...change, on: null, expectedVersion: saved.overridesVersion });
    expect(stepOf(await why("/promotions"), "maintenance")).toEqual({ verdict: "shown" });
  });

  test("X8 the region rule, with the country of the player's last sign-in", async () => {
    const [abroad, home] = [await aPlayerFrom("8.8.8.8"), await aPlayerFrom("202.90.136.1")];
    const stepFor = async (memberId?: string) => stepOf(await why("/", memberId ? { memberId } : {}), "region");
    expect(await stepFor(abroad)).toEqual({
      verdict: "hidden",
      mode: "deny",
      countries: "US",
      country: "US",
      source: "brand",
    });
    expect(await stepFor(home)).toMatchObject({ verdict: "shown", country: "PH" });
    expect(await stepFor()).toEqual({ verdict: "info", mode: "deny", countries: "US", source: "brand" });
  });

  test("X8 temporary switches by staff: countries and closed games, and their end", async () => {
    const { staff } = site.console;
    const until = "2026-01-31T10:00:00.000Z";
    const change = { code: "lotus", reason: "Told to" };
    const version = async () => (await staff.siteSwitches({ code: "lotus" })).overridesVersion;
    const rule = { mode: "allow" as const, countries: ["DE"], until };
    await staff.setRegion({ ...change, rule, expectedVersion: await version() });
    const fish = { ...change, kind: "category", name: "FISH" } as const;
    await staff.setClosed({ ...fish, closed: true, until, expectedVersion: await version() });
    const answer = await why("/");
    expect(stepOf(answer, "region")).toMatchObject({ mode: "allow", source: "override", reason: "Told to", until });
    const set = { source: "override", actor: "demo", reason: "Told to", until };
    expect(stepOf(answer, "closed")).toMatchObject({ verdict: "info", category: "FISH", ...set });
    expect(stepOf(await why("/fish"), "closed")).toMatchObject({ verdict: "hidden", ...set });
    expect((await why("/fish")).shown).toBe(false);
    expect((await why("/rng")).shown).toBe(true);
    await staff.setRegion({ ...change, rule: null, expectedVersion: await version() });
    await staff.setClosed({ ...fish, closed: false, expectedVersion: await version() });
    expect(stepOf(await why("/"), "closed")).toBeUndefined();
  });

  test("X8 a disabled feature is named at every place where it would appear, with who disabled it, when and why", async () => {
    await setFlag("freePlay", false, "Abused");
    const parts = async (address: string) =>
      (await why(address)).steps.filter(({ step }) => step === "part").map(({ facts }) => facts);
    for (const address of ["/", "/login", "/help", "/member/securityCenter"])
      expect(await parts(address)).toContainEqual(
        expect.arrayContaining([
          { name: "flag", value: "freePlay" },
          { name: "source", value: "override" },
          { name: "actor", value: "demo" },
          { name: "reason", value: "Abused" },
        ]),
      );
    await setFlag("freePlay", true, "Mended");
    expect(JSON.stringify(await parts("/"))).not.toContain("freePlay");
    await setFlag("freePlay", null, "As before");
  });

  test("X8 a scheduled change in effect is named with its start, and a future one decides nothing", async () => {
    const from = "2026-01-31T09:00:00.000Z";
    const { overridesVersion: expectedVersion } = await site.console.staff.flags({ code: "lotus" });
    const plan = { code: "lotus", flag: "promotions", value: false, from, expectedVersion, reason: "Season is over" };
    await site.console.staff.setFlag(plan);
    expect((await why("/promotions")).shown).toBe(true);
    const later = Date.parse(from) + 1;
    site.tenants.applyOverrides((await readOverrides(site.db, later)).brands);
    const answer = await site
      .as({ host: "console.test", now: later })
      .staff.whyShown({ code: "lotus", address: "/promotions" });
    expect(stepOf(answer, "flag")).toMatchObject({
      verdict: "hidden",
      source: "plan",
      actor: "demo",
      reason: "Season is over",
      from,
    });
    await setFlag("promotions", null, "As before");
  });

  test("X8 a game of a closed vendor: the closure applies to its countries", async () => {
    const { staff } = site.console;
    const [abroad, home] = [await aPlayerFrom("8.8.8.8"), await aPlayerFrom("202.90.136.1")];
    const close = async (closed: boolean) => {
      const { overridesVersion: expectedVersion } = await staff.siteSwitches({ code: "lotus" });
      const fish = {
        code: "lotus",
        kind: "category",
        name: "FISH",
        closed,
        expectedVersion,
        reason: "Licence",
      } as const;
      await staff.setClosed(closed ? { ...fish, countries: ["US"] } : fish);
    };
    await close(true);
    const verdict = async (memberId: string) =>
      stepOf(await why("/game?gameType=FISH&code=1", { memberId }), "closed")?.verdict;
    expect([await verdict(abroad), await verdict(home)]).toEqual(["hidden", "info"]);
    await close(false);
  });

  test("X8 the account: a centre not for its class, a flag of a centre's page, a lock, the wrong side", async () => {
    const memberId = await aPlayerFrom("202.90.136.1");
    expect(stepOf(await why("/agent/agentTeamOverview", { memberId }), "centre")).toMatchObject({
      verdict: "hidden",
      class: "member",
    });
    expect(stepOf(await why("/member/securityCenter"), "centre")).toMatchObject({
      verdict: "hidden",
      class: "visitor",
    });
    expect((await why("/member/identityCheck", { memberId })).shown).toBe(true);
    expect(stepOf(await why("/member/referral", { memberId }), "flag")).toMatchObject({
      flag: "referral",
      value: "off",
    });
    await site.console.staff.lockPlayer({ code: "lotus", memberId, locked: true, reason: "x" });
    expect(stepOf(await why("/", { memberId }), "account")).toMatchObject({ verdict: "hidden", state: "locked" });
    const agent = await aPlayerFrom("202.90.136.1", "harbor");
    await site.db.transaction("harbor", (tx) => tx.query("update member set type = 1 where id = $1", [agent]));
    expect(stepOf(await why("/", { code: "harbor", memberId: agent }), "side")).toMatchObject({
      flag: "agentsOnMemberSide",
      source: "brand",
    });
  });

  test("X8 a brand that requires sign-in; an invalid address is an error at its field", async () => {
    expect(stepOf(await why("/promotions", { code: "harbor" }), "signIn")).toMatchObject({ verdict: "hidden" });
    const memberId = await aPlayerFrom("202.90.136.1", "harbor");
    expect(stepOf(await why("/", { code: "harbor", memberId }), "signIn")).toMatchObject({ verdict: "shown" });
    await expect(why("http://")).rejects.toMatchObject({ code: "validation" });
  });
});
