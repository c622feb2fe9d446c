import { afterEach, expect, test } from "vitest";
import { type FakeSiteOptions, fakeHandlers, html, type RunningSite, startSite } from "../../helpers/fake-site";
import { send } from "../../helpers/http";

let site: RunningSite;
afterEach(async () => {
  await site.close(0);
});
const start = async (options: FakeSiteOptions = {}) => {
  site = await startSite(options);
};
const host = "Console.Localhost.:3000";
const get = (path: string, headers = {}) => send(site.port, { host, path, headers });

test("the console host's root redirects to the console", async () => {
  await start();
  const answer = await get("/");
  expect([answer.status, answer.headers.location]).toEqual([302, "/console"]);
});

test("the console renders on its host, is never stored, and can frame the origins that the page names", async () => {
  const render = () => ({ response: html("staff"), frames: ["http://alpha.test:3000"] });
  await start({ handlers: fakeHandlers({ render }) });
  const answer = await get("/console/flags");
  expect(answer.status).toBe(200);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  expect(answer.headers["content-security-policy"]).toContain("frame-src 'self' http://alpha.test:3000;");
  expect(answer.headers["content-security-policy"]).toMatch(/frame-ancestors 'self'$/);
});

test.each(["/help", "/wps/system/status", "/wps", "/brand-assets/logo.svg", "/consolex", "/wps/staffx"])(
  "%s of the sites is not available on the console's host",
  async (path) => {
    await start();
    expect((await get(path)).status).toBe(404);
  },
);

test("the console's calls, pictures and preferences are available on its host", async () => {
  await start();
  expect(JSON.parse((await get("/wps/staff/brands")).text)).toMatchObject({ kind: "console" });
  expect((await get("/art/game/x.svg")).status).toBe(200);
  const headers = { origin: "http://console.localhost:3000" };
  expect((await send(site.port, { host, path: "/preferences", method: "POST", headers, body: "" })).status).toBe(200);
  const foreign = { origin: "http://alpha.test:3000" };
  expect((await send(site.port, { host, path: "/wps/staff/setFlag", method: "POST", headers: foreign })).status).toBe(
    403,
  );
});

test("without demo staff the console is open to every address, with an embedded database too", async () => {
  await start();
  const elsewhere = { "x-forwarded-for": "203.0.113.9" };
  for (const path of ["/console", "/wps/staff/brands"]) expect((await get(path, elsewhere)).status).toBe(200);
});

test("with public demo staff the console is closed to other machines unless DEMO=1 is set", async () => {
  const elsewhere = { "x-forwarded-for": "203.0.113.9" };
  const demoStaff = [{ account: "iris", password: "known", note: "support" }];
  await start({ demoStaff });
  expect((await get("/console", elsewhere)).status).toBe(404);
  await site.close(0);
  await start({ demoStaff, env: { DEMO: "1" } });
  expect((await get("/console", elsewhere)).status).toBe(200);
});

test("I3 the plain answers of the console's host are in the language that the staff chose", async () => {
  const chosen = { cookie: "lang=VI", "accept-language": "en" };
  await start();
  expect((await get("/help", chosen)).text).toContain("VI:notFound");
  expect((await get("/art/none/x.svg", chosen)).text).toContain("VI:notFound");
  const headers = { ...chosen, origin: "http://alpha.test:3000" };
  const foreign = await send(site.port, { host, path: "/console/flags", method: "POST", headers, body: "" });
  expect(foreign.text).toContain("VI:refused");
  await site.close(0);
  await start({ database: () => ({ isUp: false }) });
  expect((await get("/console", chosen)).text).toContain("VI:databaseSilent");
});
