import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { temporaryFolder, testDatabaseUrl } from "../helpers/database";
import { staffToken } from "../helpers/demo-staff";
import { send, type TestRequest } from "../helpers/http";
import { type ServerProcess, startBuilt } from "../helpers/server-process";
import { aBrand, connected } from "../helpers/tenants";
import { builtRoutes } from "./site-routes";

// The real process with the demo brands: answers of addresses to people, search engines, browsers and providers.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const dir = temporaryFolder();
const tenants = join(dir, "tenants");
let server: ServerProcess;
let port: number;
beforeAll(async () => {
  cpSync("tenants", tenants, { recursive: true });
  const until = new Date(Date.now() + 3_600_000).toISOString();
  for (const [code, maintenance] of [
    ["shut", { on: true, until }],
    ["closed", { on: true }],
  ] as const) {
    const own = { hosts: { member: [`${code}.localhost`] }, origin: `http://${code}.localhost`, maintenance };
    mkdirSync(join(tenants, code), { recursive: true });
    writeFileSync(join(tenants, code, "tenant.json"), JSON.stringify(aBrand(code, own).files["tenant.json"]));
  }
  const wide = { demo: true, hosts: { member: ["wide.localhost"] }, origin: "http://wide.localhost" };
  for (const [path, content] of Object.entries(aBrand("wide", wide, connected("REEL", "GEMS")).files)) {
    mkdirSync(join(tenants, "wide", path, ".."), { recursive: true });
    writeFileSync(join(tenants, "wide", path), JSON.stringify(content));
  }
  const DATABASE_URL = await testDatabaseUrl();
  server = startBuilt({ DATABASE_URL, DEMO: "1", TENANTS_DIR: tenants, METRICS_TOKEN: "" });
  port = (await server.line("serving")).port ?? 0;
});
afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  rmSync(dir, { recursive: true, force: true });
});

const ask = (path: string, { brand = "aurora", ...more }: TestRequest & { brand?: string } = {}) =>
  send(port, { host: `${brand}.localhost`, path, ...more });
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
const linkOf = (html: string, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1];
const isNoindex = (html: string) => html.includes('<meta name="robots" content="noindex"/>');

describe("R1 pages selected by their URL", () => {
  test.each([
    ["/promoDetail?id=no-such", "aurora"],
    ["/rng?page=NOBODY", "aurora"],
    ["/games?page=NOBODY", "aurora"],
    ["/noticePage?id=no-such", "aurora"],
    ["/promotions?category=no-such", "aurora"],
    ["/pointMall?kind=no-such", "aurora"],
    ["/lottery?gameCode=no-such", "lotus"],
    ["/lottery?vendor=NOBODY", "lotus"],
    ["/game?gameId=no-such", "aurora"],
  ])("R1 %s names a missing entry and gets a 404 page with noindex", async (path, brand) => {
    const { status, text } = await ask(path, { brand });
    expect([status, isNoindex(text), linkOf(text, "canonical")]).toEqual([404, true, undefined]);
    expect(text).toContain('data-area="main"');
  });

  test("R1 title, description, card and canonical URL belong to the entry that the page shows", async () => {
    const sitemap = (await ask("/sitemap.xml")).text;
    const ids = [...sitemap.matchAll(/\/promoDetail\?id=([\w-]+)<\/loc>/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(2);
    const pages = await Promise.all(ids.slice(0, 3).map((id) => ask(`/promoDetail?id=${id}`)));
    const titles = pages.map(({ text }) => titleOf(text));
    expect(new Set(titles).size).toBe(titles.length);
    for (const [at, { status, text }] of pages.entries()) {
      expect(status).toBe(200);
      expect(linkOf(text, "canonical")).toBe(`http://aurora.localhost:${port}/promoDetail?id=${ids[at]}`);
      const card = /property="og:title" content="([^"]*)"/.exec(text)?.[1] ?? "";
      expect(card.length).toBeGreaterThan(3);
      expect(titles[at]).toContain(card);
    }
    const lottery = await ask("/lottery?gameCode=golden-paddy-4d&lang=EN", { brand: "lotus" });
    expect(titleOf(lottery.text)).toMatch(/^Golden Paddy 4D · .+ · Lotus$/);
  });

  test("R1 a page that needs an entry in its URL is not listed without one, and each canonical URL is listed once", async () => {
    for (const brand of ["aurora", "lotus", "harbor", "pebble"]) {
      const places = [...(await ask("/sitemap.xml", { brand })).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, loc]) => loc,
      );
      expect(new Set(places).size).toBe(places.length);
      const paths = places.map((place) => new URL(place ?? "").pathname + new URL(place ?? "").search);
      expect(paths).not.toContain("/promoDetail");
      expect(paths).not.toContain("/games/rng");
    }
    expect(isNoindex((await ask("/promoDetail")).text)).toBe(true);
    expect(linkOf((await ask("/games/rng")).text, "canonical")).toBe(`http://aurora.localhost:${port}/rng`);
  });

  test("R1 structured data contains the organisation, the breadcrumbs and the questions", async () => {
    const data = async (path: string) =>
      [...(await ask(path)).text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
        JSON.parse(json ?? ""),
      );
    expect(await data("/")).toMatchObject([{ "@type": "Organization", name: "Aurora" }]);
    const [way, questions] = await data("/help");
    expect(way["@type"]).toBe("BreadcrumbList");
    expect(way.itemListElement.map(({ position }: { position: number }) => position)).toEqual([1, 2]);
    expect(questions.mainEntity.length).toBeGreaterThan(3);
    const [promotion] = await data("/promoDetail?id=welcome");
    expect(promotion.itemListElement).toHaveLength(3);
    expect(await data("/promoDetail?id=no-such")).toEqual([]);
    expect(await data("/login")).toEqual([]);
  });
});

describe("well-known URLs of browsers and programs", () => {
  test("HEAD returns the status of GET without a body, for every GET URL", async () => {
    const routes = (await builtRoutes()).filter(({ isConsole }) => !isConsole).map(({ path }) => path);
    const others = ["/wps/calls.md", "/wps/openapi.json", "/wps/schemas/brand.schema.json", "/wps/system/status"];
    const files = ["/favicon.ico", "/card.png", "/art/logo/aurora.svg", "/.well-known/security.txt", "/healthz"];
    for (const path of [...routes, ...others, ...files]) {
      const [get, head] = [await ask(path), await ask(path, { method: "HEAD" })];
      expect([path, head.status, head.body.length]).toEqual([path, get.status, 0]);
    }
  });

  test("/favicon.ico is a small icon of the brand, and change-password and security.txt have their well-known URLs", async () => {
    const icon = await ask("/favicon.ico");
    expect(icon.headers["content-type"]).toBe("image/x-icon");
    expect([...icon.body.subarray(0, 4), icon.body.subarray(22, 26).toString("latin1")]).toEqual([
      0,
      0,
      1,
      0,
      "\x89PNG",
    ]);
    expect(icon.body.length).toBeLessThan(8_000);
    const password = await ask("/.well-known/change-password");
    expect([password.status, password.headers.location]).toEqual([302, "/member/securityCenter"]);
    const console = { host: "console.localhost" };
    expect((await ask("/.well-known/change-password", console)).headers.location).toBe("/console/account");
    expect((await ask("/favicon.ico", console)).headers.location).toBe("/art/logo/console.svg");
    const { status, text } = await ask("/.well-known/security.txt");
    expect(status).toBe(200);
    expect(text).toMatch(/^Contact: (https?|mailto):\S+$/m);
    expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "")).toBeGreaterThan(Date.now());
  });

  test("R1 the manifest describes the site, and its shortcuts lead to existing pages", async () => {
    const manifest = JSON.parse((await ask("/manifest.webmanifest")).text);
    expect(manifest.description.length).toBeGreaterThan(10);
    expect(manifest.shortcuts.length).toBeGreaterThan(1);
    expect(manifest.screenshots).toHaveLength(2);
    for (const { sizes, src } of manifest.screenshots) {
      const { height, width } = await sharp((await ask(src)).body).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    for (const { name, url } of manifest.shortcuts) {
      expect(name.length).toBeGreaterThan(2);
      expect((await ask(url)).status).toBe(200);
    }
  });

  test("R1 a page path with a slash at its end redirects to the page, and an unknown path stays 404", async () => {
    const led = await ask("/help/?q=a");
    expect([led.status, led.headers.location]).toEqual([301, "/help?q=a"]);
    expect((await ask("/games/rng/")).headers.location).toBe("/games/rng");
    expect((await ask("/no-such/")).status).toBe(404);
    expect((await ask("//help/")).status).toBe(400);
  });

  test("W3 a provider's return by POST redirects to the order's page and passes on no form data", async () => {
    const order = "019413d6-0000-7000-8000-00000000000a";
    const path = `/member/depositv2?order=${order}`;
    const form = {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://pay.example",
      "sec-fetch-site": "cross-site",
    };
    const back = (to: string, headers: Record<string, string> = form) =>
      ask(to, { method: "POST", headers, body: "state=paid&intent=deposit&amount=999" });
    const led = await back(path);
    expect([led.status, led.headers.location]).toEqual([303, path]);
    expect((await back(`${path}&next=//evil.test`)).headers.location).toBe(path);
    // Only the order's page accepts this form, and only from another site.
    for (const to of [
      "/member/depositv2",
      "/member/depositv2?order=x",
      "/member/withdraw",
      "/login",
      "/wps/payment/deposit",
    ])
      expect([to, (await back(to)).status]).toEqual([to, 403]);
  });

  test("R5 maintenance pages have a Retry-After header", async () => {
    const known = await ask("/", { brand: "shut" });
    expect(known.status).toBe(503);
    expect(Number(known.headers["retry-after"])).toBeGreaterThan(3_000);
    expect(Number(known.headers["retry-after"])).toBeLessThanOrEqual(3_600);
    expect((await ask("/help", { brand: "closed" })).headers["retry-after"]).toBe("300");
  });
});

test("R17 the dialling code is a text field for autofill programs", async () => {
  const fields = (await ask("/register")).text.match(/<input[^>]*autocomplete="tel-country-code"[^>]*>/gi) ?? [];
  for (const field of fields) expect(field).toContain('type="text"');
});

test("G1 images in the first row of a lobby load eagerly, and images below load lazily", async () => {
  const tiles = (await ask("/rng", { brand: "wide" })).text.match(/<a class="tile".*?<img[^>]*>/gs) ?? [];
  const eager = tiles.map((tile) => tile.includes('loading="eager"'));
  expect(eager.length).toBeGreaterThan(6);
  expect(eager.slice(0, 6)).toEqual(Array(6).fill(true));
  expect(eager.slice(6)).not.toContain(true);
});

test("X3 days out of range cause no error on the console's pages", async () => {
  const cookie = `session=${await staffToken(port)}`;
  const host = "console.localhost";
  for (const day of ["0000-01-01", "0001-01-01", "9999-12-31", "2026-02-30", "+010000-01-01", "x"]) {
    const query = `from=${encodeURIComponent(day)}&to=${encodeURIComponent(day)}`;
    for (const page of ["/console/audit", "/console/audit.csv", "/console/figures", "/console/figures.csv"]) {
      const { status } = await ask(`${page}?${query}`, { host, headers: { cookie } });
      expect([page, day, status]).toEqual([page, day, 200]);
    }
  }
});
