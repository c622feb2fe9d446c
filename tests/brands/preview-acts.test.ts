import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changesSomething } from "~/platform/wps/changes";
import { CALL_ROUTES } from "~/registry/calls";
import { send } from "../helpers/http";
import {
  aPreviewedProduct,
  CARRIERS,
  COOKIE,
  DRAFT,
  HOST,
  ORIGIN_HEADERS,
  type PreviewedProduct,
  tokenOf,
} from "./previewed-product";

// Runs the product on a brand whose draft has other money rules than the live brand, to test the restrictions of a preview.

let site: PreviewedProduct;
beforeAll(async () => {
  site = await aPreviewedProduct();
}, 240_000);
afterAll(() => site?.close());

const METHODS = process.env["TEST_FULL"] ? ["POST", "PUT", "PATCH", "DELETE"] : ["POST"];
const acting = CALL_ROUTES.filter(({ call }) => changesSomething(call));

// Each carrier takes seconds: `npm test` tries the cookie, and the others with the preferences below.
describe.each(process.env["TEST_FULL"] ? CARRIERS : [COOKIE])("T17 a preview with its token in %s", (_name, carry) => {
  test("T17 refuses every call that changes something, in the visitor's language, and changes no row", async () => {
    const before = await site.contents();
    for (const { call, name } of acting) {
      const body = JSON.stringify(call.example.input);
      const headers = { "content-type": "application/json", language: "CN" };
      const answer = await site.ask(carry, call.path, {
        method: call.method,
        headers,
        ...(call.method === "GET" ? {} : { body }),
      });
      const code = call.staff ? "notFound" : "previewReadOnly";
      expect([name, answer.status, JSON.parse(answer.text).code]).toEqual([name, call.staff ? 404 : 409, code]);
    }
    expect(await site.contents()).toEqual(before);
  });

  test("T17 refuses every form of every route with a page that explains it and how to leave, and changes no row", async () => {
    const before = await site.contents();
    for (const { hasAction, id, path } of site.routes.filter(({ id }) => id !== "routes/preferences")) {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      for (const method of METHODS) {
        const page = await site.ask(carry, path, { method, headers, body: "amount=50000&act=paid&language=CN" });
        expect([id, method, page.status]).toEqual([id, method, 409]);
        if (hasAction) expect(page.text, id).toContain("?preview=off");
        expect(page.headers["set-cookie"]?.filter((one) => !one.startsWith("preview="))).toEqual([]);
      }
      const separator = path.includes("?") ? "&" : "?";
      const data = await site.ask(carry, `${path}${separator}_data=${encodeURIComponent(id)}`, {
        method: "POST",
        headers,
        body: "a=b",
      });
      expect([id, data.status, JSON.parse(data.text).code]).toEqual([id, 409, "previewReadOnly"]);
    }
    expect(await site.contents()).toEqual(before);
  });
});

test("T17 the refusal page of a form is in the site's frame, explains the preview, and links out of it", async () => {
  const [, carry] = COOKIE;
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const page = await site.ask(carry, "/login", {
    method: "POST",
    headers,
    body: "type=username&username=a&password=b",
  });
  expect(page.text).toContain("This is a preview");
  expect(page.text).toMatch(/<a[^>]*href="\?preview=off"/);
  expect(page.text).toContain("Fern, redrawn");
  const left = await site.open("/help?preview=off&page=2");
  expect([left.status, left.headers.location]).toEqual([303, "/help?page=2"]);
  expect(left.headers["set-cookie"]).toHaveLength(2);
  for (const cookie of left.headers["set-cookie"] ?? []) expect(cookie).toMatch(/^preview=;.*Max-Age=0/);
});

test("T17 language and theme can be chosen in a preview, and only their cookies are set", async () => {
  const before = await site.contents();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  for (const [, carry] of CARRIERS) {
    const answer = await site.ask(carry, "/preferences", { method: "POST", headers, body: "language=VI&theme=dark" });
    expect(answer.status).toBe(303);
    const set = answer.headers["set-cookie"]?.map((one) => one.split("=")[0]);
    expect(set?.filter((name) => name !== "preview")).toEqual(["lang", "theme"]);
  }
  expect((await site.open("/", `preview=${tokenOf("fern")}; lang=VI`)).text).toMatch(/<html[^>]*lang="vi"/i);
  expect(await site.contents()).toEqual(before);
});

test("T17 every page and every read call answers in a preview, and changes no row", async () => {
  const before = await site.contents();
  const cookie = `preview=${tokenOf("fern")}; session=${site.session}`;
  for (const { id, path } of site.routes) expect((await site.open(path, cookie)).status, id).toBeLessThan(500);
  const reading = CALL_ROUTES.filter(({ call }) => !call.staff && !changesSomething(call));
  for (const { call, name } of reading) {
    const query = new URLSearchParams(Object.entries(call.example.input).map(([key, value]) => [key, String(value)]));
    expect((await site.open(`${call.path}?${query}`, cookie)).status, name).toBeLessThan(500);
  }
  expect(await site.contents()).toEqual(before);
});

test("T17 a sandbox deposit that only the draft allows is refused in its preview", async () => {
  const before = await site.contents();
  const [, carry] = COOKIE;
  const headers = { "content-type": "application/json" };
  const deposit = { method: "bank", amount: "50000", requestId: "019413d6-0000-7000-8000-00000000a0a1" };
  const order = "019413d6-0000-7000-8000-00000000a0a0";
  for (const [path, body] of [
    ["/wps/payment/deposit", deposit],
    ["/wps/payment/sandbox", { order, ticket: "x", act: "paid" }],
    ["/wps/session/login/freeplay", {}],
  ] as const) {
    const answer = await site.ask(carry, path, { method: "POST", headers, body: JSON.stringify(body) });
    expect([path, answer.status, JSON.parse(answer.text).code]).toEqual([path, 409, "previewReadOnly"]);
  }
  expect(await site.contents()).toEqual(before);
});

test("T17 a token that is expired, made up or of another brand is ignored, and its cookie is deleted", async () => {
  const visitors = (await site.open("/", "")).text;
  for (const token of [tokenOf("fern", -1), tokenOf("moss"), tokenOf("unborn"), "junk", `${tokenOf("fern")}x`]) {
    const page = await site.open("/", `preview=${token}`);
    expect(page.text).toBe(visitors);
    expect(page.headers["set-cookie"]?.[0]).toMatch(/^preview=; .*Max-Age=0/);
    expect((await site.open(`/?preview=${token}`, "")).text).toBe(visitors);
    const headers = { "content-type": "application/json", cookie: `preview=${token}` };
    const call = {
      method: "POST",
      host: HOST,
      path: "/wps/session/logout",
      headers: { ...ORIGIN_HEADERS, ...headers },
      body: "{}",
    };
    expect((await send(site.product.port, call)).status).not.toBe(409);
  }
});

test("T17 shared caches never store the contents of a preview, also under an address of the live site", async () => {
  const live = (await site.open("/", "")).text;
  const files = [
    ...new Set(
      [...live.matchAll(/(?:src|href)="(\/(?:art|brand-assets|texts)\/[^"]+)"/g)].map(([, path = ""]) => path),
    ),
  ];
  expect(files.length).toBeGreaterThan(3);
  for (const path of [
    ...files,
    "/art/logo/fern.svg?v=1",
    "/favicon-32.png?v=1",
    "/card.png?v=1",
    "/",
    "/manifest.webmanifest",
  ]) {
    const { headers, status } = await site.open(path.replaceAll("&amp;", "&"));
    expect([path, status < 500, String(headers["cache-control"]).includes("public")]).toEqual([path, true, false]);
  }
});

test("T17 a host that exists only in a draft answers 404, with or without its token", async () => {
  for (const name of ["unborn.localhost", "new.localhost"])
    for (const code of ["unborn", "fern"]) {
      const headers = { cookie: `preview=${tokenOf(code)}` };
      expect((await send(site.product.port, { host: name, headers })).status).toBe(404);
    }
});

test("T17 a preview with a broken draft still changes nothing", async () => {
  site.folder.write(".drafts/fern/tenant.json", "{");
  const [, carry] = COOKIE;
  const headers = { "content-type": "application/json" };
  const call = await site.ask(carry, "/wps/session/logout", { method: "POST", headers, body: "{}" });
  expect([call.status, JSON.parse(call.text).code]).toEqual([409, "previewReadOnly"]);
  expect((await site.open("/")).headers["set-cookie"]?.[0]).toMatch(/^preview=; .*Max-Age=0/);
  site.folder.write(".drafts/fern/tenant.json", DRAFT);
});

test("T17 a preview of a draft that runs on an operator's system sends no session to that system", async () => {
  site.heard.length = 0;
  const own = await site.aSession("moss");
  const cookie = `preview=${tokenOf("moss")}; session=${own}`;
  const headers = { cookie, authorization: `Bearer ${own}` };
  for (const path of ["/", "/wallet", "/member", "/wps/session/profile", "/wps/system/notices"])
    await send(site.product.port, { host: "moss.localhost", path, headers });
  expect(site.heard.length).toBeGreaterThan(0);
  expect(site.heard.filter((one) => one.includes(own))).toEqual([]);
});
