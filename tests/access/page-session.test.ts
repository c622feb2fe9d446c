import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aPlayer } from "../helpers/wps/money";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus")]);
});
afterAll(() => site.close());

/** Makes a call four times in the context of one request. @returns the number of times that the session was read, and the answers */
async function fourCalls(token: string, isPage: boolean) {
  const reads = vi.spyOn(site.db, "lookUp");
  const ctx = { ...site.context({ token }), ...(isPage ? { sessionOfPage: {} } : {}) };
  const invoke = () => site.invoke("wallet", "balance", {}, ctx).catch((error) => error.code);
  const answers = [await invoke(), await invoke(), ...(await Promise.all([invoke(), invoke()]))];
  const count = reads.mock.calls.filter(([, { name }]) => name.endsWith("sessionOfToken")).length;
  reads.mockRestore();
  return { count, answers };
}

describe("the session of a request", () => {
  test("A15 a page that is only shown reads it once, other requests with each call", async () => {
    const { token } = await aPlayer(site, 100n);
    expect((await fourCalls(token, true)).count).toBe(1);
    expect((await fourCalls(token, false)).count).toBe(4);
  });

  test("A15 an ended session is refused by every call of a page", async () => {
    const { calls, token } = await aPlayer(site, 100n);
    await calls.session.logout({});
    expect((await fourCalls(token, true)).answers).toEqual(Array(4).fill("notLoggedIn"));
  });
});
