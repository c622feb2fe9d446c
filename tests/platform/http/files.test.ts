import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aSnapshot, fakeHandlers, fakeTenants, type RunningSite, startSite } from "../../helpers/fake-site";
import { send } from "../../helpers/http";

let dir: string;
let site: RunningSite;

async function put(path: string, content: string): Promise<void> {
  await mkdir(join(dir, path, ".."), { recursive: true });
  await writeFile(join(dir, path), content);
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "livery-files-"));
  await put("tenants/alpha/assets/logo.svg", "<svg onload='alert(1)'/>");
  await put("tenants/alpha/assets/page.html", "<script>1</script>");
  await put("tenants/alpha/assets/empty.png", "");
  await put("tenants/alpha/assets/.hidden.png", "no");
  await put("tenants/alpha/tenant.json", "{}");
  await put("tenants/beta/assets/secret.png", "of beta");
  await put("tenants/base/assets/shared.png", "of base");
  await put("outside.png", "outside");
  await symlink(join(dir, "outside.png"), join(dir, "tenants/alpha/assets/leak.png"));
  await symlink("logo.svg", join(dir, "tenants/alpha/assets/also.svg"));
  await put("client/assets/app-abc123.js", "console.log(1)");
  await put("client/assets/app-abc123.js.br", "as brotli");
  await put("client/assets/app-abc123.js.gz", "as gzip");
  await put("client/assets/service-worker-abc123.js", "console.log(2)");
  await put("client/secret.txt", "not an asset");
  const tenantsDir = join(dir, "tenants");
  const foldersBelow = [join(tenantsDir, "base"), join(tenantsDir, ".templates/show")];
  const brands = ["alpha", "beta"].map((code) => ({
    ...aSnapshot(code),
    folder: join(tenantsDir, code),
    foldersBelow,
  }));
  const env = { TENANTS_DIR: tenantsDir };
  site = await startSite({ clientDir: join(dir, "client"), tenants: fakeTenants(brands), env });
});
afterAll(async () => {
  await site.close(0);
  await rm(dir, { recursive: true, force: true });
});

test("a brand's picture is sent with its type, a sandbox policy and revalidation", async () => {
  const answer = await send(site.port, { path: "/brand-assets/logo.svg" });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "image/svg+xml; charset=utf-8",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "cache-control": "public, no-cache",
  });
  const again = { "if-none-match": String(answer.headers.etag) };
  expect((await send(site.port, { path: "/brand-assets/logo.svg", headers: again })).status).toBe(304);
});

test("a 304 for a built file has the headers that a cache updates: Cache-Control, ETag and Vary", async () => {
  const path = "/assets/app-abc123.js";
  const headers = { "accept-encoding": "br" };
  const first = await send(site.port, { path, headers });
  const again = await send(site.port, { path, headers: { ...headers, "if-none-match": String(first.headers.etag) } });
  expect(again.status).toBe(304);
  for (const name of ["cache-control", "etag", "vary", "x-content-type-options"])
    expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
  const other = await send(site.port, { path, headers: { ...headers, "if-none-match": '"other"' } });
  expect([other.status, other.headers.etag]).toEqual([200, first.headers.etag]);
  const none = await send(site.port, { path: "/assets/none.js", headers: { "if-none-match": '"other"' } });
  expect([none.status, none.headers["cache-control"]]).toEqual([404, "no-store"]);
});

test("the service worker is allowed the scope of all pages although it is in the folder of built files", async () => {
  const { headers } = await send(site.port, { path: "/assets/service-worker-abc123.js?lang=en" });
  expect(headers["service-worker-allowed"]).toBe("/");
  expect((await send(site.port, { path: "/assets/app-abc123.js" })).headers["service-worker-allowed"]).toBeUndefined();
});

test("a picture with a version in its URL is cached permanently; empty pictures and HEAD are supported", async () => {
  const answer = await send(site.port, { path: "/brand-assets/logo.svg?v=1" });
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await send(site.port, { path: "/brand-assets/empty.png" })).headers["content-length"]).toBe("0");
  const head = await send(site.port, { path: "/brand-assets/logo.svg", method: "HEAD" });
  expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([200, 0, "24"]);
});

test("a picture that the brand lacks comes from the base; a link within the folder is followed", async () => {
  expect((await send(site.port, { path: "/brand-assets/shared.png" })).text).toBe("of base");
  expect((await send(site.port, { path: "/brand-assets/also.svg" })).status).toBe(200);
});

test.each([
  "/brand-assets/page.html",
  "/brand-assets/.hidden.png",
  "/brand-assets/leak.png",
  "/brand-assets/secret.png",
  "/brand-assets/none.png",
  "/brand-assets/..%2f..%2falpha%2ftenant.json",
  "/brand-assets/%2e%2e%2ftenant.json",
  "/brand-assets/../tenant.json",
  "/brand-assets/",
  "/brand-assets",
  "/assets/none.js",
  "/assets/..%2fsecret.txt",
  "/assets/%2e%2e/secret.txt",
  "/assets",
])("%s is not served", async (path) => {
  const answer = await send(site.port, { path });
  expect([400, 404]).toContain(answer.status);
  expect(answer.text).not.toMatch(/outside|of beta|script|not an asset|\{\}/);
});

test("a built file is cached permanently and sent in a precompressed encoding", async () => {
  const path = "/assets/app-abc123.js";
  const get = (encoding: string) => send(site.port, { path, headers: { "accept-encoding": encoding } });
  const brotli = await get("gzip, br");
  expect(brotli.text).toBe("as brotli");
  expect(brotli.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": expect.stringContaining("javascript"),
    "cache-control": "public,max-age=31536000,immutable",
    "x-content-type-options": "nosniff",
    vary: "Accept-Encoding",
  });
  expect((await get("gzip, br;q=0")).text).toBe("as gzip");
  expect((await get("br;q=0")).text).toBe("console.log(1)");
});

test("an invalid range returns the complete file", async () => {
  const answer = await send(site.port, { path: "/assets/app-abc123.js", headers: { range: "bytes=9-2" } });
  expect([answer.status, answer.text]).toEqual([200, "console.log(1)"]);
});

test("art is drawn for the host's brand, compressed, and cached permanently with a version in its URL", async () => {
  const drawn = await send(site.port, { path: "/art/game/x1.svg?v=9" });
  expect(drawn.text).toContain("alphax1");
  expect(drawn.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await send(site.port, { host: "beta.test", path: "/art/game/x1.svg" })).text).toContain("betax1");
  const gzip = { "accept-encoding": "gzip" };
  expect((await send(site.port, { path: "/art/game/x1.svg", headers: gzip })).headers["content-encoding"]).toBe("gzip");
  const etag = { "if-none-match": String(drawn.headers.etag) };
  expect((await send(site.port, { path: "/art/game/x1.svg", headers: etag })).status).toBe(304);
});

test.each(["/art/none/x.svg", "/art/game/x.png", "/art/game/a/b.svg", "/art"])(
  "%s is not a picture and returns 404",
  async (path) => {
    expect((await send(site.port, { path })).status).toBe(404);
  },
);

test("a picture that cannot be drawn returns 500 and does not affect pages", async () => {
  const handlers = fakeHandlers({
    art: () => {
      throw new Error("no ink");
    },
  });
  const other = await startSite({ handlers });
  expect((await send(other.port, { path: "/art/game/x.svg" })).status).toBe(500);
  expect((await send(other.port)).status).toBe(200);
  await other.close(0);
});

test("an asset that another build removed returns 404, and the server continues", async () => {
  await rm(join(dir, "client/assets"), { recursive: true });
  const answers = await Promise.all([1, 2, 3].map(() => send(site.port, { path: "/assets/app-abc123.js" })));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await send(site.port, { path: "/brand-assets/logo.svg" })).status).toBe(200);
});
