import { afterEach, expect, test } from "vitest";
import { foldHost, originOf } from "~/platform/http/hosts";
import { fakeHandlers, html, type RunningSite, startSite } from "../../helpers/fake-site";
import { raw, send } from "../../helpers/http";

let site: RunningSite | undefined;
afterEach(async () => {
  await site?.close(0);
  site = undefined;
});

test.each(["nobody.test", "127.0.0.1", "2130706433", "[::1]", "localhost", "www.alpha.test"])(
  "T3 the unknown host %s gets a plain 404 page with the 'invalid URL' text",
  async (host) => {
    site = await startSite();
    const answer = await send(site.port, { host, headers: { "accept-language": "vi" } });
    expect(answer.status).toBe(404);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.text).toContain('lang="vi"');
    expect(answer.text).toContain("VI:invalidUrl");
  },
);

test("T3 a request without a Host header gets the same page, with HTTP/1.1 and HTTP/1.0", async () => {
  site = await startSite();
  for (const version of ["1.1", "1.0"]) {
    const answer = await raw(site.port, `GET / HTTP/${version}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain("EN:invalidUrl");
  }
});

test("T3 calls on an unknown host get the same text as JSON", async () => {
  site = await startSite();
  const answer = await send(site.port, { host: "nobody.test", path: "/wps/system/status" });
  expect(answer.status).toBe(404);
  expect(JSON.parse(answer.text)).toEqual({
    success: false,
    message: "EN:invalidUrl",
    value: null,
    code: "unknownHost",
  });
});

test("T3 the 404 page has the text direction of its language", async () => {
  site = await startSite();
  const answer = await send(site.port, { host: "nobody.test", headers: { "accept-language": "ar" } });
  expect(answer.text).toContain('<html lang="ar" dir="rtl">');
});

test("T3 health and metrics are available on every host", async () => {
  site = await startSite();
  expect((await send(site.port, { host: "127.0.0.1", path: "/healthz" })).text).toBe("serving\n");
  const metrics = await send(site.port, { host: "127.0.0.1", path: "/metrics" });
  expect(metrics.status).toBe(200);
  expect(metrics.text).toContain("livery_page_cache_bytes");
});

test("T8 a broken brand returns 503 on its host, and other brands are served", async () => {
  site = await startSite();
  const broken = await send(site.port, { host: "broken.test" });
  expect(broken.status).toBe(503);
  expect(broken.headers["retry-after"]).toBe("30");
  const call = await send(site.port, { host: "broken.test", path: "/wps/system/menu" });
  expect([call.status, JSON.parse(call.text)]).toEqual([
    503,
    { success: false, message: expect.stringMatching(/\w/), value: null, code: "brandUnavailable" },
  ]);
  expect((await send(site.port, { host: "alpha.test" })).status).toBe(200);
});

test("T4 forwarded headers of an untrusted client are ignored", async () => {
  site = await startSite({ env: { TRUSTED_PROXIES: "10.0.0.0/8" } });
  const headers = { "x-forwarded-host": "beta.test", "x-forwarded-for": "9.9.9.9", "x-forwarded-proto": "https" };
  const answer = await send(site.port, { host: "alpha.test", headers });
  expect(answer.text).toContain("alpha v1");
  expect(answer.headers["strict-transport-security"]).toBeUndefined();
});

test("T4 forwarded headers of a trusted proxy are used: host, scheme, and the rightmost untrusted address as the client", async () => {
  const seen: unknown[] = [];
  const handlers = fakeHandlers({
    render: (_request, { client }) => {
      seen.push(client);
      return { response: html("ok") };
    },
  });
  site = await startSite({
    handlers,
    env: { TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8", COUNTRY_HEADER: "cf-ipcountry" },
  });
  const headers = {
    "x-forwarded-host": "beta.test",
    "x-forwarded-proto": "https",
    "x-forwarded-for": "6.6.6.6, 203.0.113.9, 10.1.2.3",
    "cf-ipcountry": "vn",
  };
  const answer = await send(site.port, { host: "inner", path: "/account", headers });
  expect(answer.headers["strict-transport-security"]).toContain("max-age=");
  expect(seen).toMatchObject([
    { ip: "203.0.113.9", host: "beta.test", origin: "https://beta.test", secure: true, country: "VN" },
  ]);
});

const PROXY_SIGNS = [
  ["x-forwarded-for", "203.0.113.9"],
  ["X-Forwarded-Host", "lotus.example"],
  ["x-forwarded-proto", "https"],
  ["x-forwarded-something-new", "1"],
  ["x-real-ip", "203.0.113.9"],
  ["forwarded", "for=203.0.113.9"],
  ["via", "1.1 proxy"],
  ["cf-ray", "1"],
  ["true-client-ip", "203.0.113.9"],
] as const;

test("T4 metrics and the demo's console are open to this machine under local names, and never through a proxy", async () => {
  site = await startSite({ demoStaff: [{ account: "iris", password: "known", note: "support" }] });
  const { port } = site;
  const metrics = (host: string, headers = {}) => send(port, { host, path: "/metrics", headers });
  const console = (headers = {}) => send(port, { host: "console.localhost", path: "/console", headers });
  for (const host of [
    "localhost",
    "LOCALHOST.:3000",
    "console.localhost",
    "alpha.localhost",
    "127.0.0.1",
    "127.1.2.3:1",
    "[::1]",
  ])
    expect([host, (await metrics(host)).status]).toEqual([host, 200]);
  for (const host of [
    "alpha.test",
    "lotus.example",
    "localhost.example",
    "xlocalhost",
    "10.0.0.1",
    "[::2]",
    "127.0.0.1.example",
  ])
    expect([host, (await metrics(host)).status]).toEqual([host, 404]);
  expect((await console()).status).toBe(200);
  for (const [name, value] of PROXY_SIGNS) {
    expect([name, (await metrics("localhost", { [name]: value })).status]).toEqual([name, 404]);
    expect([name, (await console({ [name]: value })).status]).toEqual([name, 404]);
  }
  for (const path of ["/metrics", "/console"])
    expect(await raw(site.port, `GET ${path} HTTP/1.0\r\nHost: console.localhost\r\n\r\n`)).toMatch(/^HTTP\/1.1 404 /);
});

test("T4 metrics are closed to a client behind a proxy on this machine unless it sends the token", async () => {
  site = await startSite({ env: { METRICS_TOKEN: "open sesame" } });
  const headers = { "x-forwarded-for": "203.0.113.9" };
  expect((await send(site.port, { path: "/metrics", headers })).status).toBe(404);
  const wrong = { ...headers, authorization: "Bearer open" };
  expect((await send(site.port, { path: "/metrics", headers: wrong })).status).toBe(404);
  const right = { ...headers, authorization: "Bearer open sesame" };
  expect((await send(site.port, { path: "/metrics", headers: right })).status).toBe(200);
});

test.each([
  ["A.TEST.:8080", { name: "a.test", port: "8080" }],
  ["a。test", { name: "a.test", port: "" }],
  ["münchen.test", { name: "xn--mnchen-3ya.test", port: "" }],
  ["a.test..", { name: "", port: "" }],
  ["a.test/evil", { name: "", port: "" }],
  ["user@a.test", { name: "", port: "" }],
])("T3 the host %s is normalised", (raw, folded) => {
  expect(foldHost(raw)).toEqual(folded);
});

test("T4 an origin omits only the default port of its scheme", () => {
  expect(originOf({ name: "a.test", port: "443" }, true)).toBe("https://a.test");
  expect(originOf({ name: "a.test", port: "443" }, false)).toBe("http://a.test:443");
});
