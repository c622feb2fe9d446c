import { readdirSync } from "node:fs";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BrowserCallOptions } from "~/platform/wps/browser-call";
import type { CallSpec } from "~/platform/wps/define";
import { contract } from "~/registry/contract";
import { callFiles, constantName } from "../../../scripts/generate/calls";

type Constant = (input: object, options?: BrowserCallOptions) => Promise<unknown>;

const FOLDER = "app/platform/wps/calls";
const AREAS = Object.entries(contract) as [string, Readonly<Record<string, CallSpec>>][];
const ALL = AREAS.flatMap(([area, calls]) =>
  Object.values(calls).map((call) => [constantName(area, call.name), area, call] as const),
);

const constantsOf = (area: string): Promise<Readonly<Record<string, Constant>>> =>
  import(`../../../app/platform/wps/calls/${area}.gen.ts`);

const requests: string[] = [];
beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal("fetch", async (path: string, { method, body = "" }: { method: string; body?: string }) => {
    requests.push(`${method} ${path.split("?")[0]}${body.startsWith('{"sealed":') ? " sealed" : ""}`);
    const { publicKey } = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
    const key = { ...(await crypto.subtle.exportKey("jwk", publicKey)), kid: "1" };
    return Response.json({ success: true, value: { keys: [key], time: Date.now() / 1000 } });
  });
});
afterEach(() => vi.unstubAllGlobals());
// The sealing module caches its key for the lifetime of a page.
afterAll(() => vi.resetModules());

test.each(ALL)(
  "A16 %s of the pages' client makes the contract's call of %s, sealed if the contract requires it",
  async (...row) => {
    const [name, area, { method, path, encrypted, example }] = row;
    await (await constantsOf(area))[name]?.(example.input, { language: "VI" });
    expect(requests.at(-1)).toBe(`${method} ${path}${encrypted ? " sealed" : ""}`);
  },
);

test("the pages' client has exactly one constant per call and one file per area", async () => {
  expect(readdirSync(FOLDER).sort()).toEqual(AREAS.map(([area]) => `${area}.gen.ts`).sort());
  const names = await Promise.all(AREAS.map(async ([area]) => Object.keys(await constantsOf(area))));
  expect(names.flat().sort()).toEqual(ALL.map(([name]) => name).sort());
});

test("a changed method, path or encryption in the contract changes the pages' client", () => {
  const { login } = contract.session;
  const before = callFiles({ session: { login } });
  expect(before[0]?.[1]).toContain('sealedCall<"session", "login">("POST /wps/session/login", systemKeys)');
  const moved = callFiles({
    session: { login: { ...login, method: "PUT", path: "/wps/session/door", encrypted: false } },
  });
  expect(moved[0]?.[1]).toContain('browserCall<"session", "login">("PUT /wps/session/door")');
});
