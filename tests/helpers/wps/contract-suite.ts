import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { errorCodesOf } from "~/platform/wps/define";
import { ISSUE_CODES } from "~/platform/wps/issue-codes";
import type { CallRoute } from "~/platform/wps/types";
import { CALL_ROUTES } from "~/registry/calls";
import { fittedExample } from "./examples";
import { aMember, aToken } from "./members";
import { nearInputs } from "./near-inputs";
import type { CallerOptions, WpsSite } from "./wps-site";

/** Flags of the brand `lotus` of a site under test: all on, so that every call has an answer. */
const FLAGS = {
  mobileLogin: true,
  mobileRegistration: true,
  smsVerification: true,
  freePlay: true,
  forgotPasswordByPhone: true,
  phoneService: true,
  identityCheck: true,
  referral: true,
};

/** Settings in the `tenant.json` of that brand. */
export const ALL_FEATURES_ON = {
  demo: true,
  flags: FLAGS,
  providers: { identity: { google: { kind: "sandbox" } } },
  wallet: { single: false },
};

/**
 * Defines the tests that every call of the contract must pass: declaring a call is enough. They apply to this product and to an
 * operator's own system behind it.
 * @param open opens a site with the brands `lotus` (with `ALL_FEATURES_ON`) and `harbor`
 * @param runs number of random inputs per call
 * @param isMeant selects the tested calls; default: all
 */
export function describeContract(
  open: () => Promise<WpsSite>,
  runs: number,
  isMeant: (route: CallRoute) => boolean = () => true,
): void {
  const every = CALL_ROUTES.filter(isMeant).map((route) => [`${route.area}.${route.name}`, route] as const);
  const staff = every.filter(([, { call }]) => call.staff);
  const members = every.filter(([, { call }]) => call.token);
  const encrypted = every.filter(([, { call }]) => call.encrypted);
  let site: WpsSite;
  /** Member who makes the calls of a test. Each test has its own, so that limits are not shared. */
  let account: string;
  /** Session token of a member of another brand; invalid on this one. */
  let foreign: string;
  beforeAll(async () => {
    site = await open();
  });
  beforeEach(async () => {
    account = await aMember(site);
    foreign = await aToken(site, account);
  });
  afterAll(() => site?.close());

  /** Sends an input in the form that the call requires: sealed for an encrypted call, with a session where it needs one. */
  async function send({ call }: CallRoute, input: Readonly<Record<string, unknown>>, asker: CallerOptions = {}) {
    const host = asker.host ?? (call.staff ? "console.test" : "lotus.test");
    const token = call.token && asker.token === undefined ? await aToken(site, account) : null;
    const body = call.encrypted ? await site.seal(input) : input;
    return site.send(call.method, call.path, body, { token, ...asker, host });
  }

  describe.each(every)("%s", (_name, route) => {
    test("the example matches the call's own schemas", () => {
      expect(route.call.input.safeParse(route.call.example.input).error).toBeUndefined();
      expect(route.call.output.parse(route.call.example.value)).toEqual(route.call.example.value);
    });

    test("a call with the example input returns a value that matches the output schema exactly", async () => {
      const { status, body } = await send(route, await fittedExample(site, route, account));
      expect(body).toMatchObject({ success: true, message: null });
      expect(status).toBe(200);
      expect(route.call.output.parse(body.value)).toEqual(body.value);
    });

    test("an unknown field is refused and named", async () => {
      const { status, body } = await send(route, { ...route.call.example.input, unheardOf: 1 });
      expect(status).toBe(422);
      expect(body).toMatchObject({ success: false, code: "validation", message: expect.stringContaining("unheardOf") });
      expect(body.value.issues).toContainEqual({ field: "unheardOf", issue: "unknown_field", code: "unknownField" });
    });

    test("a wrong method is answered with 405 and an Allow header", async () => {
      const { status, headers } = await site.send("PATCH", route.call.path, {}, { host: "lotus.test" });
      expect(status).toBe(405);
      expect(headers.get("allow")?.split(", ")).toContain(route.call.method);
    });

    test("any input from any caller returns a value or a declared error, never a system error", async () => {
      const strangers: CallerOptions[] = [
        { token: null },
        { token: "x".repeat(43) },
        { host: "harbor.test", token: foreign },
      ];
      const asker = fc.constantFrom<CallerOptions>({}, ...(route.call.staff ? [] : strangers));
      await fc.assert(
        fc.asyncProperty(nearInputs(route.call), asker, async (input, asker) => {
          const { status, body } = await send(route, input, { ip: "192.0.2.1", ...asker });
          if (body.success) return;
          expect(errorCodesOf(route.call)).toContain(body.code);
          expect(status).toBeLessThan(500);
          for (const { code } of body.value?.issues ?? []) expect(ISSUE_CODES).toHaveProperty(code);
          expect(JSON.stringify(body)).not.toMatch(/\.ts:|node_modules|\\n +at /);
        }),
        { numRuns: runs },
      );
      expect(site.logged).toEqual([]);
    });
  });

  test.each(staff)("%s is refused on a brand's host, where no caller is staff", async (_name, route) => {
    const { status, body } = await send(route, await fittedExample(site, route, account), { host: "lotus.test" });
    expect(status).toBe(403);
    expect(body).toMatchObject({ success: false, code: "forbidden" });
  });

  test.each(encrypted)("A16 %s is refused unless its body is sealed", async (_name, { call }) => {
    const { status, body } = await site.send(call.method, call.path, call.example.input);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: "sealRequired" });
  });

  test("A16 every encrypted call has a body that can be sealed", () => {
    expect(encrypted.map(([name]) => name)).toContain("session.login");
    for (const [, { call }] of encrypted) expect(call.method).not.toBe("GET");
  });

  test("V14.2.1 no call that takes its input from the URL has a secret among its fields", () => {
    const read = every.filter(([, { call }]) => call.method === "GET");
    for (const [name, { call }] of read)
      for (const field of Object.keys(call.input.shape))
        expect(`${name}.${field}`).not.toMatch(/password|token|secret|otp/i);
  });

  test("pitfall: on a host without a brand, calls of brands are refused instead of returning data of all brands", async () => {
    for (const [, route] of every.filter(([, { call }]) => !call.staff)) {
      const { status, body } = await send(route, route.call.example.input, { host: "console.test" });
      expect([status, body.code]).toEqual([404, "invalidUrl"]);
    }
  });

  describe.each(members)("%s", (_name, route) => {
    test("A13 is refused without a session, with an invalid token and with another brand's token", async () => {
      for (const token of [null, "x".repeat(43), foreign]) {
        const input = route.call.example.input;
        const { status, body } = await send(route, input, { host: "harbor.test", token });
        expect(status).toBe(401);
        expect(body).toMatchObject({ success: false, code: "notLoggedIn", value: null });
      }
    });
  });
}
