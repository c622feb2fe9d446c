import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parameter } from "../helpers/http";
import { aBrand, aTenantsFolder, healthOf, openStore } from "../helpers/tenants";
import { CLIENT } from "../helpers/wps/oidc-provider";
import { anIdentitySite, FAILED, type IdentitySite, SANDBOX } from "./identity-site";

let site: IdentitySite;
beforeAll(async () => {
  site = await anIdentitySite();
});
afterAll(() => site.close());
beforeEach(() => site.newVisitor());

describe("A1 sign-in by an OpenID provider", () => {
  test("A1 the first sign-in creates an account without a password; later sign-ins find it", async () => {
    const first = await site.calls().identityCallback(await site.thereAndBack());
    expect(first).toMatchObject({ firstTimeLogin: true, passwordExpired: false, rememberToken: null });
    expect(first.user).toMatchObject({ nickname: "thea of the provider", isAgent: 0 });
    expect(first.user.account).toMatch(/^real-[0-9a-f]{12}$/);
    const again = await site.calls().identityCallback(await site.thereAndBack());
    expect(again.user.id).toBe(first.user.id);
    expect(again.token).not.toBe(first.token);
    const info = await site.as({ now: Date.now(), token: again.token }).member.info({});
    expect(info).toMatchObject({ account: first.user.account, type: 0 });
    expect(await site.emailOf(first.user.id)).toBe("thea@mail.example");
    const byPassword = site.as().session.login({ username: first.user.account, password: "any" });
    await expect(byPassword).rejects.toMatchObject({ code: "wrongCredentials" });
  });

  test("A1 the authorization URL requests a code with PKCE and returns to the brand's origin", async () => {
    const { address, callback } = await site.calls().identityStart({ provider: "real" });
    expect(callback).toBe("https://lotus.test/auth/real/callback");
    const query = Object.fromEntries(new URL(address).searchParams);
    const asked = { response_type: "code", code_challenge_method: "S256", redirect_uri: callback };
    expect(query).toMatchObject({ client_id: CLIENT.id, scope: "openid profile email", ...asked });
    expect([query["state"], query["nonce"], query["code_challenge"]].map((text) => text?.length)).toEqual([43, 43, 43]);
  });

  test("A1 A18 cancelling at the provider is reported", async () => {
    site.provider.asked.person = null;
    const back = await site.thereAndBack();
    site.provider.asked.person = "thea";
    await expect(site.calls().identityCallback(back)).rejects.toMatchObject({ code: "identityCancelled" });
    await expect(site.calls().identityCallback(await site.bySandbox(undefined))).rejects.toMatchObject({
      code: "identityCancelled",
    });
  });

  test("A1 a provider without its secret is not offered", async () => {
    expect(Object.keys(site.context().brand.config.providers.identity)).not.toContain("unset");
    await expect(site.calls().identityStart({ provider: "unset" })).rejects.toMatchObject({ code: "notAllowed" });
  });

  test("A1 A18 an unavailable provider is reported as such", async () => {
    await expect(site.calls().identityStart({ provider: "down" })).rejects.toMatchObject({
      code: "identityUnavailable",
    });
    const { address, kept } = await site.calls().identityStart({ provider: "forged" });
    site.forger.answers = false;
    const back = { provider: "forged", query: `code=x&state=${parameter(address, "state")}`, kept };
    await expect(site.calls().identityCallback(back)).rejects.toMatchObject({ code: "identityUnavailable" });
    site.forger.answers = true;
  });

  test("A1 a sign-in without a button is refused: disabled by flag, unknown provider, the phone service", async () => {
    const start = (provider: string, host: string) => site.calls({ host }).identityStart({ provider });
    const refused = [start("google", "aurora.test"), start("facebook", "harbor.test"), start("phone", "lotus.test")];
    for (const answer of await Promise.allSettled(refused))
      expect(answer).toMatchObject({ status: "rejected", reason: { code: "notAllowed" } });
    await expect(
      site.calls().identitySandbox({ provider: "real", state: "s", nonce: "n", name: "Thea" }),
    ).rejects.toMatchObject({ code: "notAllowed" });
  });

  test("A1 a sandbox is refused on a brand with real accounts", async () => {
    const store = await openStore(aTenantsFolder(aBrand("cedar", { providers: SANDBOX })));
    const { problems } = healthOf(store, "cedar");
    expect(problems).toMatchObject([{ pointer: "/providers/identity/google/kind" }]);
    expect(problems[0]?.message).toContain("for demo brands only");
  });
});

describe("pitfall: a callback must be fresh and from the same browser and provider", () => {
  test("pitfall A1 a different state is refused, and so is a callback that this browser did not start", async () => {
    const back = await site.thereAndBack();
    const other = new URLSearchParams(back.query);
    other.set("state", "x".repeat(43));
    await expect(site.calls().identityCallback({ ...back, query: `${other}` })).rejects.toMatchObject({
      code: "identityFailed",
    });
    const { query } = await site.thereAndBack();
    await expect(site.calls().identityCallback({ provider: "real", query })).rejects.toMatchObject(FAILED);
    const { kept } = await site.calls().identityStart({ provider: "real" });
    await expect(site.calls().identityCallback({ provider: "real", query, kept })).rejects.toMatchObject(FAILED);
  });

  test("pitfall A1 a callback works once; only one of ten concurrent ones succeeds", async () => {
    const back = await site.thereAndBack();
    const done = await Promise.allSettled(Array.from({ length: 10 }, () => site.calls().identityCallback(back)));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(site.calls().identityCallback(back)).rejects.toMatchObject(FAILED);
  });

  test("pitfall A1 the sealed cookie is invalid at another brand, at another provider, and after it expires", async () => {
    const back = await site.bySandbox("Omar", { host: "harbor.test" });
    await expect(site.calls().identityCallback(back)).rejects.toMatchObject(FAILED);
    const real = await site.thereAndBack();
    await expect(site.calls().identityCallback({ ...real, provider: "google" })).rejects.toMatchObject(FAILED);
    const late = { host: "harbor.test", now: Date.now() + 11 * 60_000 };
    await expect(site.calls(late).identityCallback(back)).rejects.toMatchObject(FAILED);
    await expect(site.calls({ host: "harbor.test" }).identityCallback(back)).resolves.toBeDefined();
  });

  test("pitfall A1 a sandbox code is invalid in another sign-in", async () => {
    const [one, other] = [await site.bySandbox("Omar"), await site.bySandbox("Thea")];
    const [code, state] = [new URLSearchParams(one.query).get("code"), new URLSearchParams(other.query).get("state")];
    const mixed = { ...other, query: `code=${code}&state=${state}` };
    await expect(site.calls().identityCallback(mixed)).rejects.toMatchObject(FAILED);
  });
});
