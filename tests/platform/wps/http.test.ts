import { expect, test } from "vitest";
import { WpsError } from "~/platform/wps/errors";
import { handleWps, type WpsCaller, type WpsHttpDeps } from "~/platform/wps/http";
import { CALL_DOCUMENTS, CALL_ROUTES, findRoute } from "~/registry/calls";

// Tests the protocol only: input and output of the handler, independent of the implementation of calls.

interface Seen {
  readonly calls: { readonly name: string; readonly input: unknown; readonly language: string }[];
  readonly logged: { readonly details: object }[];
}

function aHandler(invoke: (input: unknown) => unknown = () => ({ ok: 1 }), caller: Partial<WpsCaller> = {}) {
  const seen: Seen = { calls: [], logged: [] };
  const deps: WpsHttpDeps = {
    resolve: () => ({
      brand: "lotus",
      merchantCode: "LTS",
      languages: ["VI", "EN"],
      defaultLanguage: "VI",
      preview: false,
      async invoke(area, name, input, language) {
        seen.calls.push({ name: `${area}.${name}`, input, language });
        return invoke(input);
      },
      raw: () => null,
      unseal: async (sealed) => ({ opened: sealed }),
      ...caller,
    }),
    translate: (_brand, language, key, params) => `${language} ${key} ${JSON.stringify(params)}`,
    calls: { find: findRoute },
    documents: CALL_DOCUMENTS,
    log: { error: (details) => void seen.logged.push({ details }) },
  };
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await handleWps(new Request(`http://lotus.test${path}`, init), deps);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return { send, seen, deps };
}

const json = (body: unknown, headers: HeadersInit = {}): RequestInit => ({
  method: "PUT",
  headers: { "content-type": "application/json", ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

test("an answer is { success, message, value } and is never stored", async () => {
  const { send } = aHandler();
  const { status, headers, body } = await send("/wps/system/menu");
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, message: null, value: { ok: 1 } });
  expect(headers.get("cache-control")).toBe("no-store");
});

test("numbers and booleans of a query are converted, and other values stay text", async () => {
  const { send, seen } = aHandler();
  await send("/wps/game/list?pageNo=2&hot=true&gameName=7&minBet=0.05");
  expect(seen.calls[0]?.input).toEqual({ pageNo: 2, hot: true, gameName: "7", minBet: "0.05" });
});

test("a query with a duplicate field is refused, and the field is named", async () => {
  const { send, seen } = aHandler();
  const { status, body } = await send("/wps/game/list?pageNo=1&pageNo=2");
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: "validation", value: { issues: [{ field: "pageNo", issue: "duplicate" }] } });
  expect(seen.calls).toEqual([]);
});

test("T1 a Merchant header different from the host's brand is refused, and a matching one has no effect", async () => {
  const { send, seen } = aHandler();
  const refused = await send("/wps/system/menu", { headers: { merchant: "OTHER" } });
  expect(refused).toMatchObject({ status: 400, body: { code: "merchantMismatch" } });
  expect((await send("/wps/system/menu", { headers: { merchant: "LTS" } })).status).toBe(200);
  expect(seen.calls).toHaveLength(1);
});

test.each([
  [{}, "VI"],
  [{ language: "EN" }, "EN"],
  [{ language: "en" }, "EN"],
  [{ language: "KO" }, "VI"],
])("the language of %j is %s: the header, else MS, else the brand's default", async (headers, language) => {
  const { send, seen } = aHandler();
  await send("/wps/system/menu", { headers: headers as HeadersInit });
  expect(seen.calls[0]?.language).toBe(language);
});

test("API clients without a Language header get MS when the brand offers it", async () => {
  const { send, seen } = aHandler(undefined, { languages: ["EN", "MS"], defaultLanguage: "EN" });
  await send("/wps/system/menu");
  expect(seen.calls[0]?.language).toBe("MS");
});

test("an unknown path returns 404, and a wrong method returns 405 with the allowed methods", async () => {
  const { send } = aHandler();
  expect(await send("/wps/nothing")).toMatchObject({ status: 404, body: { success: false, code: "notFound" } });
  const wrong = await send("/wps/staff/flags", { method: "DELETE" });
  expect(wrong).toMatchObject({ status: 405, body: { code: "methodNotAllowed" } });
  expect(wrong.headers.get("allow")).toBe("GET, HEAD, PUT");
});

const CHANGING = CALL_ROUTES.filter(({ call }) => call.method !== "GET");

test("requests: every non-GET call treats a missing body as an empty object", async () => {
  const { send, seen } = aHandler();
  const types: (HeadersInit | undefined)[] = [undefined, { "content-type": "application/json" }];
  for (const { call } of CHANGING)
    for (const headers of types) {
      const { status, body } = await send(call.path, { method: call.method, ...(headers ? { headers } : {}) });
      if (call.encrypted) expect([call.name, status, body.code]).toEqual([call.name, 400, "sealRequired"]);
      else expect([call.name, status, seen.calls.at(-1)?.input]).toEqual([call.name, 200, {}]);
    }
});

test("requests: an unencrypted call accepts JSON, and a form only if the specification sends it as a form", async () => {
  const { send, seen } = aHandler();
  const taking: string[] = [];
  for (const { call } of CHANGING.filter(({ call }) => !call.encrypted)) {
    for (const type of ["application/x-www-form-urlencoded", "application/x-www-form-urlencoded; charset=UTF-8"]) {
      const form = {
        method: call.method,
        headers: { "content-type": type },
        body: "username=th%C3%A9a&email=a%2Bb%40c.example",
      };
      const { status } = await send(call.path, form);
      expect([call.name, status]).toEqual([call.name, call.forms ? 200 : 415]);
    }
    if (call.forms) taking.push(`${call.method} ${call.path}`);
  }
  expect(taking).toEqual(["POST /wps/member/password/email"]);
  expect(seen.calls.at(-1)?.input).toEqual({ username: "théa", email: "a+b@c.example" });
});

test.each([
  ["a field twice", "username=a&username=b", 400],
  ["escapes that are no UTF-8", "username=%FF", 400],
  ["a key that could reach a prototype", "__proto__=a", 422],
  ["another charset", "username=a", 415],
])("requests: a form with %s is refused", async (what, body, status) => {
  const { send, seen } = aHandler();
  const type = `application/x-www-form-urlencoded${what === "another charset" ? "; charset=latin1" : ""}`;
  const form = { method: "POST", headers: { "content-type": type }, body };
  expect((await send("/wps/member/password/email", form)).status).toBe(status);
  expect(seen.calls).toEqual([]);
});

test("only JSON objects are accepted", async () => {
  const { send, seen } = aHandler();
  const form = { method: "PUT", headers: { "content-type": "text/plain" }, body: "{}" };
  expect(await send("/wps/staff/flags", form)).toMatchObject({ status: 415, body: { code: "unsupportedMediaType" } });
  for (const bad of [
    " ",
    "{",
    "[]",
    "1",
    "null",
    '"x"',
    `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
    `{"a":${"[".repeat(20)}${"]".repeat(20)}}`,
  ]) {
    expect(await send("/wps/staff/flags", json(bad))).toMatchObject({ status: 400, body: { code: "malformedBody" } });
  }
  const bytes = { ...json(""), body: new Uint8Array([0x7b, 0xff, 0x7d]) };
  expect((await send("/wps/staff/flags", bytes)).body.code).toBe("malformedBody");
  expect(seen.calls).toEqual([]);
});

test("a body over 64 kB is refused, with or without a Content-Length", async () => {
  const { send } = aHandler();
  const big = JSON.stringify({ reason: "x".repeat(65_536) });
  expect(await send("/wps/staff/flags", json(big))).toMatchObject({ status: 413, body: { code: "tooLarge" } });
  const stream = new Blob([big]).stream();
  const unsized = { ...json(""), body: stream, duplex: "half" } as RequestInit;
  expect((await send("/wps/staff/flags", unsized)).body.code).toBe("tooLarge");
  expect((await send("/wps/staff/flags", json({ reason: "x".repeat(60_000) }))).status).toBe(200);
});

test.each(['{"__proto__":{"freePlay":true}}', '{"a":{"constructor":1}}', '{"a":[{"prototype":1}]}'])(
  "pitfall: %s is refused",
  async (body) => {
    const { send, seen } = aHandler();
    expect(await send("/wps/staff/flags", json(body))).toMatchObject({ status: 422, body: { code: "validation" } });
    expect(seen.calls).toEqual([]);
  },
);

test.each(["null", "http://evil.test", "https://lotus.test", "http://lotus.test:81"])(
  "pitfall: a change from origin %s is refused",
  async (origin) => {
    const { send, seen } = aHandler();
    expect(await send("/wps/staff/flags", json({}, { origin }))).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
    expect(seen.calls).toEqual([]);
  },
);

test("a change from the site's own origin or from a client without an origin is accepted", async () => {
  const { send } = aHandler();
  expect((await send("/wps/staff/flags", json({}, { origin: "http://lotus.test" }))).status).toBe(200);
  expect((await send("/wps/staff/flags", json({}))).status).toBe(200);
});

test.each([{}, { username: "thea" }, { sealed: 1 }, { sealed: "jwe", username: "thea" }])(
  "A16 an encrypted call with the body %j is refused without decryption",
  async (body) => {
    const { send, seen } = aHandler();
    const answer = await send("/wps/session/login", { ...json(body), method: "POST" });
    expect(answer).toMatchObject({ status: 400, body: { code: "sealRequired" } });
    expect(seen.calls).toEqual([]);
  },
);

test("A16 an encrypted call gets the decrypted body, and another call gets the body unchanged", async () => {
  const { send, seen } = aHandler();
  await send("/wps/session/login", { ...json({ sealed: "jwe" }), method: "POST" });
  await send("/wps/staff/flags", json({ sealed: "jwe" }));
  expect(seen.calls.map(({ input }) => input)).toEqual([{ opened: "jwe" }, { sealed: "jwe" }]);
});

test("a refusal contains its code, its text in the caller's language, and its details", async () => {
  const { send, seen } = aHandler(() => {
    throw new WpsError("staleSave", {}, { overridesVersion: 8 });
  });
  const { status, body } = await send("/wps/system/menu");
  expect(status).toBe(409);
  expect(body).toEqual({
    success: false,
    message: "VI errors:staleSave {}",
    value: { overridesVersion: 8 },
    code: "staleSave",
  });
  expect(seen.logged).toEqual([]);
});

test("an unexpected error returns only its number, and is logged with this number", async () => {
  const secret = new Error("password=hunter2 at /srv/app/x.ts:1");
  const { send, seen } = aHandler(() => {
    throw secret;
  });
  const { status, body } = await send("/wps/system/menu");
  expect(status).toBe(500);
  expect(body).toMatchObject({
    success: false,
    value: null,
    code: "systemError",
    errorId: expect.stringMatching(/^[0-9A-F]{10}$/),
  });
  expect(body.message).toContain(body.errorId);
  expect(JSON.stringify(body)).not.toMatch(/hunter2|x\.ts|at /);
  expect(seen.logged[0]?.details).toMatchObject({ err: secret, errorId: body.errorId, path: "/wps/system/menu" });
});

test("T3 an unknown host gets the 'invalid URL' answer, in the requested language", async () => {
  const { deps } = aHandler();
  const resolve = () => {
    throw new WpsError("unknownHost");
  };
  const request = new Request("http://nobody.test/wps/system/whitelabel", { headers: { language: "EN" } });
  const response = await handleWps(request, { ...deps, resolve });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "unknownHost", message: "EN errors:unknownHost {}" });
});
