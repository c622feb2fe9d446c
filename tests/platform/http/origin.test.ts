import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningSite, startSite } from "../../helpers/fake-site";
import { send } from "../../helpers/http";

let site: RunningSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(async () => {
  await site.close(0);
});

const post = async (path: string, headers: Record<string, string>) =>
  (await send(site.port, { method: "POST", path, headers, body: "a=1" })).status;

const host = "alpha.test:3000";

test.each([
  ["the site's own form", { host, origin: "http://alpha.test:3000" }, 200],
  ["another port", { host, origin: "http://alpha.test:3001" }, 403],
  ["another scheme", { host, origin: "https://alpha.test:3000" }, 403],
  ["another site", { host, origin: "http://evil.test" }, 403],
  ["a name that begins alike", { host, origin: "http://alpha.test:3000.evil.test" }, 403],
  ["an opaque origin", { host, origin: "null" }, 403],
  ["no origin", { host }, 403],
  ["cross-site without an origin", { host, "sec-fetch-site": "cross-site" }, 403],
  ["cross-site with a forged origin", { host, origin: "http://alpha.test:3000", "sec-fetch-site": "cross-site" }, 403],
  ["a neighbour host", { host, origin: "http://alpha.test:3000", "sec-fetch-site": "same-site" }, 403],
  ["same-origin by fetch metadata", { host, "sec-fetch-site": "same-origin" }, 200],
])("a form post from %s", async (_name, headers, expected) => {
  expect(await post("/preferences", headers)).toBe(expected);
});

test("an API client without Origin can call, but not with a session cookie", async () => {
  expect(await post("/wps/session/login", {})).toBe(200);
  expect(await post("/wps/session/login", { cookie: "session=abc" })).toBe(403);
  expect(await post("/wps/session/login", { cookie: "session=abc", origin: "http://alpha.test" })).toBe(200);
});

test.each(["PUT", "PATCH", "DELETE"])("%s is checked too, and GET is not", async (method) => {
  const headers = { origin: "http://evil.test" };
  expect((await send(site.port, { method, path: "/wps/member/language", headers })).status).toBe(403);
  expect((await send(site.port, { path: "/wps/system/status", headers })).status).toBe(200);
});

test("a refused call returns JSON", async () => {
  const answer = await send(site.port, { method: "POST", path: "/wps/x", headers: { origin: "null" } });
  expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: "forbidden", value: null });
});
