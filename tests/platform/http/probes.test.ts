import { afterEach, expect, test } from "vitest";
import { createMetrics } from "~/platform/http/metrics";
import { type FakeSiteOptions, fakeHandlers, type RunningSite, startSite } from "../../helpers/fake-site";
import { send } from "../../helpers/http";

let site: RunningSite;
afterEach(() => site.close(0));
const start = async (options: FakeSiteOptions = {}) => {
  site = await startSite(options);
};

test("health: on every host, readiness depends on the database and liveness does not", async () => {
  let isUp = true;
  await start({ database: () => ({ isUp }) });
  for (const host of ["alpha.test", "console.localhost", "nobody.test"])
    expect((await send(site.port, { host, path: "/readyz" })).text).toBe("ready\n");
  isUp = false;
  const [live, ready] = [await send(site.port, { path: "/healthz" }), await send(site.port, { path: "/readyz" })];
  expect([live.status, ready.status, ready.text]).toEqual([200, 503, "database\n"]);
  expect((await send(site.port, { method: "HEAD", path: "/readyz" })).body).toHaveLength(0);
});

test("health: without the database the console shows a message immediately in the browser's language, and writes are passed on", async () => {
  let isUp = false;
  await start({ database: () => ({ isUp }), handlers: fakeHandlers() });
  const console = { host: "console.localhost", path: "/console/health" };
  const page = await send(site.port, { ...console, headers: { "accept-language": "ar" } });
  expect([page.status, page.headers["retry-after"]]).toEqual([503, "5"]);
  expect(page.text).toContain("AR:databaseSilent");
  expect(page.text).toContain('<meta http-equiv="refresh" content="5">');
  const call = await send(site.port, { ...console, path: "/wps/staff/health" });
  expect(JSON.parse(call.text)).toMatchObject({ success: false, code: "brandUnavailable" });
  const origin = "http://console.localhost";
  expect((await send(site.port, { ...console, method: "POST", headers: { origin } })).status).toBe(200);
  isUp = true;
  expect((await send(site.port, console)).status).toBe(200);
});

test.each([
  ["domain", "max-age=31536000; includeSubDomains"],
  ["host", "max-age=31536000"],
  ["off", undefined],
])("V3.4.1 HSTS_SCOPE=%s sets the scope of HSTS on every type of response", async (scope, header) => {
  await start({ env: { PUBLIC_SCHEME: "https", HSTS_SCOPE: scope } });
  for (const path of ["/", "/elsewhere", "/wps/system/status", "/healthz", "/art/game/x.svg", "/metrics"]) {
    const { headers } = await send(site.port, { path });
    expect([path, headers["strict-transport-security"]]).toEqual([path, header]);
  }
  // All cookies of one answer arrive.
  const { headers } = await send(site.port, { path: "/elsewhere?lang=VI", headers: { cookie: "__Host-preview=x" } });
  expect(headers["set-cookie"]).toHaveLength(3);
});

test("health: product metrics are read at each scrape, and disappear when their rows are removed", async () => {
  await start();
  const metrics = createMetrics({ defaults: false });
  let rows = [{ labels: { brand: "lotus" }, value: 2 }];
  const common = { help: "x", labelNames: ["brand"], read: () => rows };
  metrics.watch([
    { ...common, kind: "counter", name: "a_total" },
    { ...common, kind: "gauge", name: "b", over: "max" },
  ]);
  expect(await metrics.registry.metrics()).toMatch(/a_total\{brand="lotus"\} 2[\s\S]*b\{brand="lotus"\} 2/);
  rows = [];
  expect(await metrics.registry.metrics()).not.toContain("lotus");
});
