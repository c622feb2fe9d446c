import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningSite, startSite } from "../../helpers/fake-site";
import { raw, send, type TestRequest } from "../../helpers/http";

let dir: string;
let site: RunningSite;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "livery-headers-"));
  for (const [path, content] of [
    ["client/assets/app-abc.js", "export {}"],
    ["client/.git/config", "[core]"],
    ["tenants/alpha/assets/logo.svg", "<svg/>"],
    ["tenants/alpha/tenant.json", "{}"],
    ["tenants/alpha/.git/config", "[core]"],
  ] as const) {
    await mkdir(join(dir, path, ".."), { recursive: true });
    await writeFile(join(dir, path), content);
  }
  const env = { TENANTS_DIR: join(dir, "tenants"), PUBLIC_SCHEME: "https" };
  site = await startSite({ clientDir: join(dir, "client"), env });
});
afterAll(async () => {
  await site.close(0);
  await rm(dir, { recursive: true, force: true });
});

/** One request for each kind of answer. */
const KINDS: Readonly<Record<string, TestRequest>> = {
  "a kept page": {},
  "a page that is not kept": { path: "/elsewhere" },
  "a call": { path: "/wps/system/status" },
  "a built file": { path: "/assets/app-abc.js" },
  "a file that is not there": { path: "/assets/none.js" },
  "a brand's picture": { path: "/brand-assets/logo.svg" },
  "a drawn picture": { path: "/art/game/x.svg" },
  "an icon": { path: "/card.png" },
  "an unknown host": { host: "nobody.test" },
  "a broken brand": { host: "broken.test" },
  "another site's form": { method: "POST", path: "/login", headers: { origin: "https://evil.test" } },
  "a method that is not answered": { method: "TRACE" },
  "a health check": { path: "/healthz" },
  "the metrics": { path: "/metrics", host: "localhost" },
  "the console": { host: "console.localhost", path: "/console" },
};

describe.each(Object.entries(KINDS))("V3 V4 %s", (_name, request) => {
  test("under https the response has HSTS, nosniff and a content type with a charset", async () => {
    const { headers, body } = await send(site.port, request);
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    if (body.length === 0) return;
    expect(headers["content-type"]).toMatch(/^(application\/json|image\/png|.+; ?charset=utf-8)$/i);
  });

  test("no other origin can read the response, and no script of another origin runs in it", async () => {
    const asked = { ...request, headers: { origin: "https://evil.test", ...request.headers } };
    const { headers } = await send(site.port, asked);
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
    // Scripts have no policy, because they are not documents.
    if (String(headers["content-type"]).startsWith("text/javascript")) return;
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'|object-src 'none'; base-uri 'none'/);
    expect(headers["content-security-policy"]).not.toMatch(/unsafe-eval|script-src[^;]*(unsafe-inline|\*)/);
  });
});

test("V3.3.1 under https only cookies with the __Host- prefix are read, including the preview cookie", async () => {
  const pageFor = async (cookie: string) => (await send(site.port, { path: "/elsewhere", headers: { cookie } })).text;
  expect(await pageFor("lang=VI; theme=dark")).toContain("EN light");
  expect(await pageFor("__Host-lang=VI; __Host-theme=dark")).toContain("VI dark");
  const cookies =
    (await send(site.port, { path: "/elsewhere?lang=VI", headers: { cookie: "__Host-preview=over" } })).headers[
      "set-cookie"
    ] ?? [];
  expect(cookies).toHaveLength(3);
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-(preview|lang)=.*; Path=\/; .*Secure$/);
});

test("V3.4.1 the response to an unreadable request has HSTS", async () => {
  expect(await raw(site.port, "hello\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*Strict-Transport-Security: max-age=31536000/,
  );
});

test.each(["/.git/config", "/.env", "/package.json", "/tenant.json", "/assets/.git/config", "/assets/../.git/config"])(
  "V13.4.1 %s is not served",
  async (path) => {
    const { status, text } = await send(site.port, { path });
    // The fake pages answer any path with their own content.
    expect(text).not.toContain("[core]");
    if (path.startsWith("/assets")) expect([400, 404]).toContain(status);
  },
);

test.each(["/brand-assets/.git", "/brand-assets/tenant.json", "/brand-assets/..%2ftenant.json", "/brand-assets/"])(
  "V13.4.1 V5.3.2 %s is not served",
  async (path) => {
    expect([400, 404]).toContain((await send(site.port, { path })).status);
  },
);
