import fc from "fast-check";
import { CompactEncrypt, type CryptoKey, generateKeyPair, importJWK } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, type CallerOptions, NOW, type WpsSite } from "../helpers/wps/wps-site";

// Sealed bodies from the caller's view. A login with an unknown field shows whether its body was opened: it is refused for that
// field, before any sign-in.

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus"), aBrand("orchid")]);
});
afterAll(() => site.close());

const OPENED = "validation";
const REFUSED = "sealInvalid";
const FIELDS = { unheardOf: 1 };
const SECONDS = NOW / 1000;
let count = 0;
const anId = () => `one-time-id-${String(++count).padStart(6, "0")}`;
const aPayload = (over: object = {}) => ({ iat: SECONDS, jti: anId(), body: FIELDS, ...over });

const post = (sealed: string, asker: CallerOptions = {}, at = site) =>
  at.send("POST", "/wps/session/login", { sealed }, asker);
const codeOf = async (sealed: string, asker: CallerOptions = {}) => (await post(sealed, asker)).body.code;
const newestKey = async () => {
  const [key] = (await site.as().system.keys({})).keys;
  if (!key) throw new Error("no key");
  return key;
};

/** Seals a body by hand: any payload, any header, any key. */
async function sealedAs(payload: object | string | Uint8Array, header: object = {}, key?: CryptoKey | Uint8Array) {
  const { kid, ...jwk } = await newestKey();
  const text = typeof payload === "string" ? payload : JSON.stringify(payload);
  return new CompactEncrypt(payload instanceof Uint8Array ? payload : new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid, ...header })
    .encrypt(key ?? (await importJWK(jwk, "ECDH-ES")));
}

test("A16 a sealed body is opened, and the call receives the original body", async () => {
  const { sealed } = await site.seal(FIELDS);
  const { status, body } = await post(sealed);
  expect(status).toBe(422);
  expect(body.value.issues).toEqual([{ field: "unheardOf", issue: "unknown_field", code: "unknownField" }]);
});

test("A16 the published keys are public halves, each with its id and use", async () => {
  const { keys, time } = await site.as().system.keys({});
  expect(time).toBe(SECONDS);
  for (const key of keys) {
    expect(Object.keys(key).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x", "y"]);
    expect(key).toMatchObject({ kty: "EC", crv: "P-256", alg: "ECDH-ES", use: "enc" });
  }
});

test("A16 a replayed body is refused", async () => {
  const sealed = await sealedAs(aPayload());
  expect(await codeOf(sealed)).toBe(OPENED);
  expect(await codeOf(sealed)).toBe(REFUSED);
});

test("A16 of 20 concurrent copies of a body one is accepted", async () => {
  const sealed = await sealedAs(aPayload());
  const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(sealed)));
  expect(codes.filter((code) => code === OPENED)).toHaveLength(1);
  expect(codes.filter((code) => code === REFUSED)).toHaveLength(19);
});

test("A16 two sealed bodies with the same id count as one: the id decides, not the ciphertext", async () => {
  const payload = aPayload();
  expect(await codeOf(await sealedAs(payload))).toBe(OPENED);
  expect(await codeOf(await sealedAs(payload))).toBe(REFUSED);
});

test("A16 keys are shared by all brands: another brand can open a body, also once", async () => {
  const sealed = await sealedAs(aPayload());
  expect(await codeOf(sealed, { host: "lotus.test" })).toBe(OPENED);
  expect(await codeOf(sealed, { host: "orchid.test" })).toBe(OPENED);
  expect(await codeOf(sealed, { host: "orchid.test" })).toBe(REFUSED);
});

test.each([
  ["5 minutes ago", -300, OPENED],
  ["a second longer ago", -301, REFUSED],
  ["in a minute", 60, OPENED],
  ["a second later", 61, REFUSED],
  ["in milliseconds", SECONDS * 999, REFUSED],
])("A16 a body sealed %s (%i s) is %s", async (_when, seconds, code) => {
  expect(await codeOf(await sealedAs(aPayload({ iat: SECONDS + seconds })))).toBe(code);
});

test("A16 a used body stays refused until it has expired", async () => {
  const sealed = await sealedAs(aPayload({ iat: SECONDS + 60 }));
  const codes = [];
  for (const seconds of [0, 299, 360, 361, 420]) codes.push(await codeOf(sealed, { now: NOW + seconds * 1000 }));
  expect(codes).toEqual([OPENED, REFUSED, REFUSED, REFUSED, REFUSED]);
});

test.each<[string, object | string | Uint8Array]>([
  ["no issue time", aPayload({ iat: undefined })],
  ["an issue time in words", aPayload({ iat: String(SECONDS) })],
  ["an endless issue time", `{"iat":1e999,"jti":"${anId()}","body":{}}`],
  ["no id", aPayload({ jti: undefined })],
  ["an id that is none", aPayload({ jti: 1234567890123456 })],
  ["a short id", aPayload({ jti: "1" })],
  ["a long id", aPayload({ jti: "x".repeat(3000) })],
  ["an id that the database cannot hold", aPayload({ jti: `${anId()}\u0000` })],
  ["no body", aPayload({ body: undefined })],
  ["a list for a body", aPayload({ body: [] })],
  ["null for a body", aPayload({ body: null })],
  ["a text for a body", aPayload({ body: "{}" })],
  ["a list", []],
  ["null", "null"],
  ["no JSON", "{"],
  ["bytes that are no UTF-8", new Uint8Array([0x7b, 0xff, 0x7d])],
  ["a key that could reach a prototype", `{"iat":${SECONDS},"jti":"${anId()}","body":{"a":[{"__proto__":{}}]}}`],
  ["nesting without end", `{"iat":${SECONDS},"jti":"${anId()}","body":{"a":${"[".repeat(5000)}${"]".repeat(5000)}}}`],
])("A16 a payload with %s is refused", async (_what, payload) => {
  expect(await codeOf(await sealedAs(payload))).toBe(REFUSED);
});

test("A16 pitfall: algorithms other than the pinned ones are refused", async () => {
  const rsa = (await generateKeyPair("RSA-OAEP")).publicKey;
  const others = [
    await sealedAs(aPayload(), { alg: "RSA-OAEP" }, rsa),
    await sealedAs(aPayload(), { alg: "dir" }, new Uint8Array(32)),
    await sealedAs(aPayload(), { alg: "ECDH-ES+A256KW" }),
    await sealedAs(aPayload(), { enc: "A128GCM" }),
    await sealedAs(aPayload(), { enc: "A256CBC-HS512" }),
  ];
  for (const sealed of others) expect(await codeOf(sealed)).toBe(REFUSED);
});

test("A16 a compressed body is refused, because its decompressed size is unknown", async () => {
  expect(await codeOf(await sealedAs(aPayload({ body: { a: "x".repeat(200_000) } }), { zip: "DEF" }))).toBe(REFUSED);
});

test("A16 a body with another key, another curve, an unknown key id or no key id is refused", async () => {
  const stranger = (await generateKeyPair("ECDH-ES", { crv: "P-256" })).publicKey;
  const otherCurve = (await generateKeyPair("ECDH-ES", { crv: "X25519" })).publicKey;
  const bad = [
    await sealedAs(aPayload(), {}, stranger),
    await sealedAs(aPayload(), {}, otherCurve),
    await sealedAs(aPayload(), { kid: "nobody's" }),
    await sealedAs(aPayload(), { kid: undefined }),
    await sealedAs(aPayload(), { kid: 7 }),
  ];
  for (const sealed of bad) expect(await codeOf(sealed)).toBe(REFUSED);
  expect(site.logged).toEqual([]);
});

test("A16 malformed input is refused and never causes a system error", async () => {
  const good = await sealedAs(aPayload());
  const parts = good.split(".");
  const header = fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString("base64url"));
  const mangled = fc
    .tuple(fc.nat(4), fc.oneof(header, fc.base64String(), fc.string({ unit: "binary" })))
    .map(([index, part]) => parts.with(index, part).join("."))
    .filter((text) => text !== good);
  const garbage = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(fc.base64String()).map((list) => list.join(".")),
    mangled,
  );
  await fc.assert(
    fc.asyncProperty(garbage, async (sealed) => {
      expect(await post(sealed)).toMatchObject({ status: 400, body: { code: REFUSED } });
    }),
    { numRuns: 300 },
  );
  expect(site.logged).toEqual([]);
  // The modified bodies did not use up the original's id.
  expect(await codeOf(good)).toBe(OPENED);
});

test("A16 a sealed body over 64 kB is refused like any other body", async () => {
  expect(await codeOf(await sealedAs(aPayload({ body: { a: "x".repeat(60_000) } })))).toBe("tooLarge");
  expect(await codeOf(await sealedAs(aPayload({ body: { ...FIELDS, a: "x".repeat(40_000) } })))).toBe(OPENED);
});
