import { exportSPKI, SignJWT } from "jose";
import { Secret, TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newTwoStepSecret } from "~/features/access/two-step.server";
import { give, reach } from "../support/grants";
import { aBrand, aTenantsFolder, healthOf, openStore } from "../support/tenants";
import { parameter } from "../support/wps/examples";
import { solveHuman } from "../support/wps/human";
import { aForger, aProvider, CLIENT, type Forger, followTo } from "../support/wps/oidc-provider";
import { type Asker, aWpsSite, type WpsSite } from "../support/wps/wps-site";

const FLAGS = { phoneService: true, smsVerification: true, mobileRegistration: true, mobilePassword: false };
const SANDBOX = { identity: { google: { kind: "sandbox" } } };

let site: WpsSite;
let provider: Awaited<ReturnType<typeof aProvider>>;
let forger: Forger;
beforeAll(async () => {
  provider = await aProvider(["https://lotus.test/auth/real/callback"]);
  forger = await aForger();
  const names = { clientIdEnv: "IDENTITY_ID", clientSecretEnv: "IDENTITY_SECRET" };
  const identity = {
    real: { kind: "oidc", issuer: provider.issuer, ...names },
    forged: { kind: "oidc", issuer: forger.issuer, ...names },
    down: { kind: "oidc", issuer: "http://127.0.0.1:9", ...names },
    unset: { kind: "oidc", issuer: provider.issuer, ...names, clientSecretEnv: "IDENTITY_UNSET" },
    phone: { kind: "phone", issuer: forger.issuer, clientIdEnv: "IDENTITY_ID" },
    google: { kind: "sandbox" },
  };
  const issuers = [provider.issuer, forger.issuer, "http://127.0.0.1:9"];
  site = await aWpsSite(
    [
      aBrand("lotus", { demo: true, flags: FLAGS, providers: { identity } }),
      aBrand("harbor", { demo: true, flags: FLAGS, providers: SANDBOX }),
      aBrand("pebble", { demo: true, flags: { ...FLAGS, directRegistration: false }, providers: SANDBOX }),
      aBrand("aurora", { demo: true, flags: { phoneService: false }, providers: SANDBOX }),
    ],
    {
      env: {
        ...reach("lotus", ...issuers),
        ...give("IDENTITY_ID", CLIENT.id, ["lotus"], ...issuers),
        ...give("IDENTITY_SECRET", CLIENT.secret, ["lotus"], ...issuers),
      },
    },
  );
});
afterAll(async () => {
  await site.close();
  provider.close();
  forger.close();
});
afterEach(() => {
  vi.useRealTimers();
});

let visitors = 0;
/** Each test comes from an address of its own, so that they do not count each other's tries. */
beforeEach(() => {
  visitors += 1;
});

/** The calls of somebody who comes now: providers go by the clock of the machine. */
const calls = (asker: Asker = {}) => site.as({ now: Date.now(), ip: `198.51.100.${visitors}`, ...asker }).session;

/** Goes to the provider and is led back: what `identityCallback` is given. */
async function thereAndBack() {
  const { address, callback, kept } = await calls().identityStart({ provider: "real" });
  return { provider: "real", query: await followTo(address, callback), kept };
}

/** The same at the sandbox, as somebody of that name. */
async function bySandbox(name: string | undefined, asker: Asker = {}, side?: "agent") {
  const { address: there, kept } = await calls(asker).identityStart({ provider: "google", side });
  const asked = { state: parameter(there, "state"), nonce: parameter(there, "nonce") };
  const { address } = await calls(asker).identitySandbox({ provider: "google", name, ...asked });
  return { provider: "google", query: address.split("?")[1] ?? "", kept };
}

const enter = async (name: string, asker: Asker = {}) => calls(asker).identityCallback(await bySandbox(name, asker));

/** Comes back from the provider that gives out the token that `make` makes for the nonce of this sign-in. */
async function byForger(make: (nonce: string) => string | Promise<string>) {
  const { address, kept } = await calls().identityStart({ provider: "forged" });
  forger.token = await make(parameter(address, "nonce"));
  return calls().identityCallback({ provider: "forged", query: `code=x&state=${parameter(address, "state")}`, kept });
}

const emailOf = async (id: string) => {
  const rows = await site.db.transaction("lotus", (tx) =>
    tx.query<{ email: string | null }>("select email from member where id::text = $1", [id]),
  );
  return rows[0]?.email;
};

const set = (id: string, change: string, brand = "lotus") =>
  site.db.transaction(brand, (tx) => tx.query(`update member set ${change} where id::text = $1`, [id]));

const FAILED = { name: "WpsError", code: "identityFailed" };

describe("A1 sign-in by an OpenID provider", () => {
  test("A1 the first time opens an account without a password, later times find it again", async () => {
    const first = await calls().identityCallback(await thereAndBack());
    expect(first).toMatchObject({ firstTimeLogin: true, passwordExpired: false, rememberToken: null });
    expect(first.user).toMatchObject({ nickname: "thea of the provider", isAgent: 0 });
    expect(first.user.account).toMatch(/^real-[0-9a-f]{12}$/);
    const again = await calls().identityCallback(await thereAndBack());
    expect(again.user.id).toBe(first.user.id);
    expect(again.token).not.toBe(first.token);
    const info = await site.as({ now: Date.now(), token: again.token }).member.info({});
    expect(info).toMatchObject({ account: first.user.account, type: 0 });
    expect(await emailOf(first.user.id)).toBe("thea@mail.example");
    const byPassword = site.as().session.login({ username: first.user.account, password: "" });
    await expect(byPassword).rejects.toMatchObject({ code: "wrongCredentials" });
  });

  test("A1 the address asks for a code with PKCE, and leads back to the brand's own origin", async () => {
    const { address, callback } = await calls().identityStart({ provider: "real" });
    expect(callback).toBe("https://lotus.test/auth/real/callback");
    const query = Object.fromEntries(new URL(address).searchParams);
    const asked = { response_type: "code", code_challenge_method: "S256", redirect_uri: callback };
    expect(query).toMatchObject({ client_id: CLIENT.id, scope: "openid profile email", ...asked });
    expect([query["state"], query["nonce"], query["code_challenge"]].map((text) => text?.length)).toEqual([43, 43, 43]);
  });

  test("A1 A18 who turns back at the provider is told so", async () => {
    provider.asked.person = null;
    const back = await thereAndBack();
    provider.asked.person = "thea";
    await expect(calls().identityCallback(back)).rejects.toMatchObject({ code: "identityCancelled" });
    await expect(calls().identityCallback(await bySandbox(undefined))).rejects.toMatchObject({
      code: "identityCancelled",
    });
  });

  test("A1 a provider whose secret is not set is not offered", async () => {
    expect(Object.keys(site.context().brand.config.providers.identity)).not.toContain("unset");
    await expect(calls().identityStart({ provider: "unset" })).rejects.toMatchObject({ code: "notAllowed" });
  });

  test("A1 A18 a provider that is down is told as such", async () => {
    await expect(calls().identityStart({ provider: "down" })).rejects.toMatchObject({ code: "identityUnavailable" });
    const { address, kept } = await calls().identityStart({ provider: "forged" });
    forger.answers = false;
    const back = { provider: "forged", query: `code=x&state=${parameter(address, "state")}`, kept };
    await expect(calls().identityCallback(back)).rejects.toMatchObject({ code: "identityUnavailable" });
    forger.answers = true;
  });

  test("A1 what no button stands for is refused: no flag, no such provider, the phone service", async () => {
    const start = (provider: string, host: string) => calls({ host }).identityStart({ provider });
    const refused = [start("google", "aurora.test"), start("facebook", "harbor.test"), start("phone", "lotus.test")];
    for (const answer of await Promise.allSettled(refused))
      expect(answer).toMatchObject({ status: "rejected", reason: { code: "notAllowed" } });
    await expect(
      calls().identitySandbox({ provider: "real", state: "s", nonce: "n", name: "Thea" }),
    ).rejects.toMatchObject({ code: "notAllowed" });
  });

  test("A1 a sandbox is refused on a brand whose accounts are real", async () => {
    const store = await openStore(aTenantsFolder(aBrand("cedar", { providers: SANDBOX })));
    const { problems } = healthOf(store, "cedar");
    expect(problems).toMatchObject([{ pointer: "/providers/identity/google/kind" }]);
    expect(problems[0]?.message).toContain("for demo brands only");
  });
});

describe("pitfall: what somebody brings back is his own, fresh, and the provider's", () => {
  test("pitfall A1 another state is refused, and so is a callback that this browser did not begin", async () => {
    const back = await thereAndBack();
    const other = new URLSearchParams(back.query);
    other.set("state", "x".repeat(43));
    await expect(calls().identityCallback({ ...back, query: `${other}` })).rejects.toMatchObject(FAILED);
    const { query } = await thereAndBack();
    await expect(calls().identityCallback({ provider: "real", query })).rejects.toMatchObject(FAILED);
    const { kept } = await calls().identityStart({ provider: "real" });
    await expect(calls().identityCallback({ provider: "real", query, kept })).rejects.toMatchObject(FAILED);
  });

  test("pitfall A1 a callback works once, and of ten at once one", async () => {
    const back = await thereAndBack();
    const done = await Promise.allSettled(Array.from({ length: 10 }, () => calls().identityCallback(back)));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(calls().identityCallback(back)).rejects.toMatchObject(FAILED);
  });

  test("pitfall A1 what one brand's browser keeps is nothing at another, nor at another provider, nor later", async () => {
    const back = await bySandbox("Omar", { host: "harbor.test" });
    await expect(calls().identityCallback(back)).rejects.toMatchObject(FAILED);
    const real = await thereAndBack();
    await expect(calls().identityCallback({ ...real, provider: "google" })).rejects.toMatchObject(FAILED);
    const late = { host: "harbor.test", now: Date.now() + 11 * 60_000 };
    await expect(calls(late).identityCallback(back)).rejects.toMatchObject(FAILED);
    await expect(calls({ host: "harbor.test" }).identityCallback(back)).resolves.toBeDefined();
  });

  test("pitfall A1 what the sandbox vouched for is worth nothing in another sign-in", async () => {
    const [one, other] = [await bySandbox("Omar"), await bySandbox("Thea")];
    const [code, state] = [new URLSearchParams(one.query).get("code"), new URLSearchParams(other.query).get("state")];
    const mixed = { ...other, query: `code=${code}&state=${state}` };
    await expect(calls().identityCallback(mixed)).rejects.toMatchObject(FAILED);
  });
});

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const inSeconds = (s: number) => Math.floor(Date.now() / 1000) + s;
/** Claims that are right but for what is given; `nonce` where one was asked for. */
const claims = (more: object, nonce?: string) => ({
  ...(nonce ? { nonce } : {}),
  phone_number: "+60123456781",
  ...more,
});

/** Tokens that are wrong in one way each. */
const WRONG: readonly (readonly [string, (nonce?: string) => Promise<string>])[] = [
  ["another audience", (nonce) => forger.sign(claims({ aud: "another" }, nonce))],
  [
    "a second audience that it is made out to",
    (nonce) => forger.sign(claims({ aud: [CLIENT.id, "another"], azp: "another" }, nonce)),
  ],
  ["another issuer", (nonce) => forger.sign(claims({ iss: "https://evil.test" }, nonce))],
  ["expired", (nonce) => forger.sign(claims({ iat: inSeconds(-900), exp: inSeconds(-600) }, nonce))],
  ["no expiry", (nonce) => forger.sign(claims({ exp: undefined }, nonce))],
  ["no subject", (nonce) => forger.sign(claims({ sub: undefined }, nonce))],
  [
    "alg: none",
    async (nonce) => {
      const payload = { iss: forger.issuer, aud: CLIENT.id, sub: "thea", iat: inSeconds(0), exp: inSeconds(300) };
      return `${encoded({ alg: "none" })}.${encoded({ ...payload, ...claims({}, nonce) })}.`;
    },
  ],
  [
    "HS256 with the public key for a secret",
    async (nonce) => {
      const [key] = forger.keys;
      if (!key) throw new Error("the forger has no key");
      const payload = { iss: forger.issuer, aud: CLIENT.id, sub: "thea", iat: inSeconds(0), exp: inSeconds(300) };
      const secret = Buffer.from(await exportSPKI(key.publicKey));
      return new SignJWT({ ...payload, ...claims({}, nonce) })
        .setProtectedHeader({ alg: "HS256", kid: key.kid })
        .sign(secret);
    },
  ],
  [
    "a key that is not the provider's",
    async (nonce) => {
      const { privateKey } = await forger.aKey("first");
      const payload = { iss: forger.issuer, aud: CLIENT.id, sub: "thea", iat: inSeconds(0), exp: inSeconds(300) };
      return new SignJWT({ ...payload, ...claims({}, nonce) })
        .setProtectedHeader({ alg: "RS256", kid: "first" })
        .sign(privateKey);
    },
  ],
  [
    "a changed body",
    async (nonce) => {
      const [head, , tail] = (await forger.sign(claims({}, nonce))).split(".");
      const payload = { iss: forger.issuer, aud: CLIENT.id, sub: "omar", iat: inSeconds(0), exp: inSeconds(300) };
      return [head, encoded({ ...payload, ...claims({}, nonce) }), tail].join(".");
    },
  ],
];

describe("pitfall: tokens with another algorithm, no expiry, another audience", () => {
  test("pitfall A1 the token that they are made from is accepted", async () => {
    await expect(byForger((nonce) => forger.sign(claims({}, nonce)))).resolves.toBeDefined();
  });

  test.each(WRONG)("pitfall A1 refused at sign-in: %s", async (_name, make) => {
    await expect(byForger(make)).rejects.toMatchObject(FAILED);
  });

  test("pitfall A1 refused at sign-in: another nonce, and none", async () => {
    await expect(byForger(() => forger.sign({ nonce: "x".repeat(43) }))).rejects.toMatchObject(FAILED);
    await expect(byForger(() => forger.sign({}))).rejects.toMatchObject(FAILED);
  });

  test("pitfall A1 a new key is found after one look, and unknown ones do not make us look again and again", async () => {
    await byForger((nonce) => forger.sign({ nonce }));
    forger.keys.push(await forger.aKey("second"));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    const before = forger.keyReads;
    await expect(byForger((nonce) => forger.sign({ nonce }))).resolves.toBeDefined();
    expect(forger.keyReads).toBe(before + 1);
    for (let i = 0; i < 20; i += 1)
      await expect(byForger((nonce) => forger.sign({ nonce }, { kid: `made-up-${i}` }))).rejects.toMatchObject(FAILED);
    expect(forger.keyReads).toBe(before + 1);
  });
});

describe("A1 the account behind a provider", () => {
  test("A1 the e-mail is kept only if the provider has verified it and nobody else has it; it opens no other account", async () => {
    const owner = await byForger((nonce) =>
      forger.sign({ nonce, sub: "owner", email: "Shared@mail.example", email_verified: true }),
    );
    const other = await byForger((nonce) =>
      forger.sign({ nonce, sub: "other", email: "shared@mail.example", email_verified: true }),
    );
    const unsure = await byForger((nonce) =>
      forger.sign({ nonce, sub: "unsure", email: "unsure@mail.example", email_verified: false }),
    );
    expect(new Set([owner, other, unsure].map(({ user }) => user.id)).size).toBe(3);
    expect(await Promise.all([owner, other, unsure].map(({ user }) => emailOf(user.id)))).toEqual([
      "Shared@mail.example",
      null,
      null,
    ]);
  });

  test("A1 who comes back twice at once for the first time has one account", async () => {
    const backs = await Promise.all(["Twin", "twin", "TWIN"].map((name) => bySandbox(name)));
    const done = await Promise.all(backs.map((back) => calls().identityCallback(back)));
    expect(new Set(done.map(({ user }) => user.id)).size).toBe(1);
  });

  test("A1 the same person is another at another brand and at another provider", async () => {
    const [here, there] = [await enter("Mina"), await enter("Mina", { host: "harbor.test" })];
    expect(here.user.id).not.toBe(there.user.id);
  });

  test("A1 A14 nobody is let in where registration is closed, nor a member on the agents' side, nor who is locked", async () => {
    await expect(enter("Newcomer", { host: "pebble.test" })).rejects.toMatchObject({ code: "notAllowed" });
    const asAgent = async (name: string) => calls().identityCallback(await bySandbox(name, {}, "agent"));
    await expect(asAgent("Stranger")).rejects.toMatchObject({ code: "nonAgents" });
    const { user } = await enter("Quay");
    await expect(asAgent("Quay")).rejects.toMatchObject({ code: "nonAgents" });
    await set(user.id, "locked = true");
    await expect(enter("Quay")).rejects.toMatchObject({ code: "accountLocked" });
  });

  test("A19 with a second step on, the sign-in waits for a code of the app, which is asked for with a ticket", async () => {
    const { kept, secret } = newTwoStepSecret(site.context());
    const { user } = await enter("Careful");
    await set(user.id, `two_step_on = true, two_step_secret = '${kept}'`);
    const { details } = await enter("Careful").catch((error) => error);
    const { ticket } = details;
    const finish = (more: object) => calls().login({ type: "firebase", ticket, ...more });
    await expect(finish({})).rejects.toMatchObject({ code: "twoStepRequired" });
    await expect(finish({ twoStepCode: "000000" })).rejects.toMatchObject({ code: "invalidCode" });
    const twoStepCode = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await expect(finish({ twoStepCode, ticket: "made up" })).rejects.toMatchObject(FAILED);
    expect((await finish({ twoStepCode })).user.id).toBe(user.id);
    await set(user.id, "two_step_on = false");
    await expect(finish({}), "the ticket is used up").rejects.toMatchObject(FAILED);
  });
});

describe("A9 a registration whose number the phone service vouches for", () => {
  const register = async (mobileNum: string, firebaseIdToken: string, host = "lotus.test") => {
    const asker = { host, now: Date.now() };
    const human = await solveHuman(site, asker);
    const given = { mobileNum, countryDialingCode: "+60", agree: true, human, firebaseChannel: "sms", firebaseIdToken };
    return site.as(asker).member.registerMobile(given);
  };

  test("A9 the token of that very number stands for the code by SMS", async () => {
    const token = await forger.sign(claims({}));
    await expect(register("0123456782", token)).rejects.toMatchObject({ code: "invalidCode" });
    expect((await register("0123456781", token)).user.account).toBe("60123456781");
  });

  test("A9 where the brand has no phone service the code by SMS is asked for all the same", async () => {
    const token = await forger.sign(claims({}));
    await expect(register("0123456781", token, "harbor.test")).rejects.toMatchObject({ code: "invalidCode" });
  });

  test.each(WRONG)("pitfall A9 refused at registration: %s", async (_name, make) => {
    await expect(register("0123456781", await make())).rejects.toMatchObject({ code: "invalidCode" });
  });
});
