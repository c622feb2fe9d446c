import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorCodesOf } from "~/wps/contract/define";
import { CALL_ROUTES, type CallRoute } from "~/wps/routes";
import { aBrand } from "../support/tenants";
import { aWpsSite, NOW, type WpsSite } from "./wps-site";

// For every call of the contract, by itself: a new call is tested by being declared.

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus")]);
});
afterAll(() => site.close());

const every = CALL_ROUTES.map((route) => [`${route.area}.${route.name}`, route] as const);
const staff = every.filter(([, { call }]) => call.staff);

/** The example of a call, made to fit the brand of the test: its override version and, for undo, a change to undo. */
async function fitting({ call }: CallRoute): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = { ...call.example.input };
  if (!("expectedVersion" in call.input.shape)) return input;
  const { overridesVersion } = await site.console.staff.flags({ code: "lotus" });
  if (call.name !== "undoFlag") return { ...input, expectedVersion: overridesVersion };
  const change = {
    code: "lotus",
    flag: "snow",
    value: true,
    expectedVersion: overridesVersion,
    reason: "to be undone",
  };
  const saved = await site.console.staff.setFlag(change);
  const { rows } = await site.console.staff.flagHistory({ code: "lotus" });
  return { ...input, historyId: rows[0]?.historyId, expectedVersion: saved.overridesVersion };
}

const send = (route: CallRoute, input: Readonly<Record<string, unknown>>, host?: string) =>
  site.send(route.call.method, route.call.path, input, {
    host: host ?? (route.call.staff ? "console.test" : "lotus.test"),
  });

describe.each(every)("%s", (_name, route) => {
  test("its example, too, is right by its own schemas", () => {
    expect(route.call.input.safeParse(route.call.example.input).error).toBeUndefined();
    expect(route.call.output.parse(route.call.example.value)).toEqual(route.call.example.value);
  });

  test("answers its example with a value that is exactly what it declares", async () => {
    const { status, body } = await send(route, await fitting(route));
    expect(body).toMatchObject({ success: true, message: null });
    expect(status).toBe(200);
    expect(route.call.output.parse(body.value)).toEqual(body.value);
  });

  test("refuses a field that it does not know, and names it", async () => {
    const { status, body } = await send(route, { ...route.call.example.input, unheardOf: 1 });
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, code: "validation", message: expect.stringContaining("unheardOf") });
    expect(body.value.issues).toContainEqual({ field: "unheardOf", issue: "unknown_field" });
  });

  test("answers a wrong method with 405 and the right ones", async () => {
    const { status, headers } = await site.send("PATCH", route.call.path, {}, { host: "lotus.test" });
    expect(status).toBe(405);
    expect(headers.get("allow")?.split(", ")).toContain(route.call.method);
  });

  test("answers whatever comes in with its value or one of its errors, never with a system error", async () => {
    const known = Object.keys(route.call.input.shape);
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom("lotus", "snow", 0, -1, 1e9, "EN", true, "\u0000", "'\"", "%"),
    );
    const body = fc.dictionary(fc.oneof(fc.constantFrom("url", "code", ...known), fc.string({ maxLength: 8 })), value, {
      maxKeys: 6,
    });
    await fc.assert(
      fc.asyncProperty(body, async (input) => {
        const { status, body } = await send(route, input);
        if (body.success) return;
        expect(errorCodesOf(route.call)).toContain(body.code);
        expect(status).toBeLessThan(500);
        expect(JSON.stringify(body)).not.toMatch(/\.ts:|node_modules| at /);
      }),
      { numRuns: 30 },
    );
    expect(site.logged).toEqual([]);
  });
});

test.each(staff)("%s is refused on a brand's host, where nobody is staff", async (_name, route) => {
  const { status, body } = await send(route, await fitting(route), "lotus.test");
  expect(status).toBe(403);
  expect(body).toMatchObject({ success: false, code: "forbidden" });
});

test("pitfall: on a host without a brand the calls of brands are refused, not answered for all", async () => {
  for (const [, route] of every.filter(([, { call }]) => !call.staff)) {
    const { status, body } = await send(route, route.call.example.input, "console.test");
    expect([status, body.code]).toEqual([404, "invalidUrl"]);
  }
});

test("the examples of the contract are dated before the clock of this test", () => {
  expect(NOW).toBeLessThan(Date.parse("2026-01-31T10:00:00Z"));
});
