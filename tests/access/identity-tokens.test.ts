import { exportSPKI, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { solveHuman } from "../helpers/wps/human";
import { CLIENT, type Forger } from "../helpers/wps/oidc-provider";
import { anIdentitySite, FAILED, type IdentitySite } from "./identity-site";

let site: IdentitySite;
beforeAll(async () => {
  site = await anIdentitySite();
});
afterAll(() => site.close());
beforeEach(() => site.newVisitor());
afterEach(() => {
  vi.useRealTimers();
});

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const inSeconds = (s: number) => Math.floor(Date.now() / 1000) + s;
/** Returns valid claims with changes and an optional `nonce`. */
const claims = (more: object, nonce?: string) => ({
  ...(nonce ? { nonce } : {}),
  phone_number: "+60123456781",
  ...more,
});

/** Tokens with exactly one fault each. */
const WRONG: readonly (readonly [string, (forger: Forger, nonce?: string) => Promise<string>])[] = [
  ["another audience", (forger, nonce) => forger.sign(claims({ aud: "another" }, nonce))],
  [
    "a second audience that it is made out to",
    (forger, nonce) => forger.sign(claims({ aud: [CLIENT.id, "another"], azp: "another" }, nonce)),
  ],
  ["another issuer", (forger, nonce) => forger.sign(claims({ iss: "https://evil.test" }, nonce))],
  ["expired", (forger, nonce) => forger.sign(claims({ iat: inSeconds(-900), exp: inSeconds(-600) }, nonce))],
  ["no expiry", (forger, nonce) => forger.sign(claims({ exp: undefined }, nonce))],
  ["no subject", (forger, nonce) => forger.sign(claims({ sub: undefined }, nonce))],
  [
    "alg: none",
    async (forger, nonce) => {
      const payload = { iss: forger.issuer, aud: CLIENT.id, sub: "thea", iat: inSeconds(0), exp: inSeconds(300) };
      return `${encoded({ alg: "none" })}.${encoded({ ...payload, ...claims({}, nonce) })}.`;
    },
  ],
  [
    "HS256 with the public key for a secret",
    async (forger, nonce) => {
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
    async (forger, nonce) => {
      const { privateKey } = await forger.aKey("first");
      const payload = { iss: forger.issuer, aud: CLIENT.id, sub: "thea", iat: inSeconds(0), exp: inSeconds(300) };
      return new SignJWT({ ...payload, ...claims({}, nonce) })
        .setProtectedHeader({ alg: "RS256", kid: "first" })
        .sign(privateKey);
    },
  ],
  [
    "a changed body",
    async (forger, nonce) => {
      const [head, , tail] = (await forger.sign(claims({}, nonce))).split(".");
      const payload = { iss: forger.issuer, aud: CLIENT.id, sub: "omar", iat: inSeconds(0), exp: inSeconds(300) };
      return [head, encoded({ ...payload, ...claims({}, nonce) }), tail].join(".");
    },
  ],
];

describe("pitfall: ID tokens with another algorithm, no expiry, another audience", () => {
  test("pitfall A1 the valid token that the faulty ones derive from is accepted", async () => {
    await expect(site.byForger((nonce) => site.forger.sign(claims({}, nonce)))).resolves.toBeDefined();
  });

  test.each(WRONG)("pitfall A1 refused at sign-in: %s", async (_name, make) => {
    await expect(site.byForger((nonce) => make(site.forger, nonce))).rejects.toMatchObject(FAILED);
  });

  test("pitfall A1 refused at sign-in: a different nonce, or no nonce", async () => {
    await expect(site.byForger(() => site.forger.sign({ nonce: "x".repeat(43) }))).rejects.toMatchObject(FAILED);
    await expect(site.byForger(() => site.forger.sign({}))).rejects.toMatchObject(FAILED);
  });

  test("pitfall A1 a new key is found after one read of the key set; unknown keys do not cause repeated reads", async () => {
    await site.byForger((nonce) => site.forger.sign({ nonce }));
    site.forger.keys.push(await site.forger.aKey("second"));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    const before = site.forger.keyReads;
    await expect(site.byForger((nonce) => site.forger.sign({ nonce }))).resolves.toBeDefined();
    expect(site.forger.keyReads).toBe(before + 1);
    for (let i = 0; i < 20; i += 1)
      await expect(
        site.byForger((nonce) => site.forger.sign({ nonce }, { kid: `made-up-${i}` })),
      ).rejects.toMatchObject(FAILED);
    expect(site.forger.keyReads).toBe(before + 1);
  });
});

describe("A9 a registration with a number verified by the phone service", () => {
  const register = async (mobileNum: string, firebaseIdToken: string, host = "lotus.test") => {
    const asker = { host, now: Date.now() };
    const human = await solveHuman(site, asker);
    const given = { mobileNum, countryDialingCode: "+60", agree: true, human, firebaseChannel: "sms", firebaseIdToken };
    return site.as(asker).member.registerMobile(given);
  };

  test("A9 a token for the same number replaces the SMS code", async () => {
    const token = await site.forger.sign(claims({}));
    await expect(register("0123456782", token)).rejects.toMatchObject({ code: "invalidCode" });
    expect((await register("0123456781", token)).user.account).toBe("60123456781");
  });

  test("A9 a brand without a phone service still requires the SMS code", async () => {
    const token = await site.forger.sign(claims({}));
    await expect(register("0123456781", token, "harbor.test")).rejects.toMatchObject({ code: "invalidCode" });
  });

  test.each(WRONG)("pitfall A9 refused at registration: %s", async (_name, make) => {
    await expect(register("0123456781", await make(site.forger))).rejects.toMatchObject({ code: "invalidCode" });
  });
});
