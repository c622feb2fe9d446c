import { describe, expect, test, vi } from "vitest";
import type { AccountClass } from "~/platform/wps/account-types";
import { WpsError } from "~/platform/wps/errors";
import { action } from "~/routes/preferences";

/** Posts a preference with an account class. @returns the calls made to the server, and the answer */
async function choose(account: AccountClass, form: Readonly<Record<string, string>>, refusal?: Error) {
  const updateLanguage = vi.fn(() => (refusal ? Promise.reject(refusal) : Promise.resolve({})));
  const context = { kind: "site", account, secure: false, wps: { system: { updateLanguage } } };
  const request = new Request("http://lotus.test/preferences", { method: "POST", body: new URLSearchParams(form) });
  // Remix types the context as an open record.
  const args = { request, context, params: {} } as unknown as Parameters<typeof action>[0];
  const answer = await action(args);
  return { told: updateLanguage.mock.calls, answer };
}

describe("I3 a chosen language", () => {
  test("I3 is sent to the server for signed-in accounts, and stored in the cookie for all", async () => {
    for (const account of ["member", "agent", "demo"] as const)
      expect((await choose(account, { language: "VI" })).told).toEqual([[{ language: "VI" }]]);
    const { told, answer } = await choose("visitor", { language: "VI" });
    expect(told).toEqual([]);
    expect(answer.headers.get("set-cookie")).toContain("lang=VI");
  });

  test("I3 is stored in the cookie when the session has ended, and other errors are thrown", async () => {
    const { answer } = await choose("member", { language: "VI" }, new WpsError("notLoggedIn"));
    expect(answer.headers.get("set-cookie")).toContain("lang=VI");
    await expect(choose("member", { language: "VI" }, new Error("no database"))).rejects.toThrow("no database");
  });

  test("I3 a theme change sends no language", async () => {
    expect((await choose("member", { theme: "dark" })).told).toEqual([]);
  });
});
