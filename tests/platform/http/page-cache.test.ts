import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { pageKey } from "~/platform/http/page-cache";
import type { RenderedPage, SiteVisit, Visit } from "~/platform/http/types";
import { aSnapshot, fakeHandlers, html, type RunningSite, startSite } from "../../support/fake-site";
import { send } from "../../support/http";

let site: RunningSite;
let renders: SiteVisit[] = [];
afterEach(async () => {
  await site.close(0);
});

type Page = (visit: SiteVisit, request: Request) => RenderedPage | Promise<RenderedPage>;

async function start(
  page: Page = (visit) => ({ response: html(`${visit.brand.code} n${renders.length} ${"x".repeat(2_000)}`) }),
) {
  renders = [];
  const render = (request: Request, visit: Visit) => {
    renders.push(visit as SiteVisit);
    return page(visit as SiteVisit, request);
  };
  // A token names the kind of its account: `member-1`.
  const account = async (_brand: unknown, token: string) =>
    (["member", "agent", "demo"] as const).find((kind) => token.startsWith(kind)) ?? "visitor";
  site = await startSite({ handlers: fakeHandlers({ render, account }) });
}

test("a page is rendered once; the second visitor gets the same bytes", async () => {
  await start();
  const first = await send(site.port);
  const second = await send(site.port);
  expect(renders).toHaveLength(1);
  expect(second.text).toBe(first.text);
  expect(first.headers["cache-control"]).toBe("private, no-cache");
  expect(first.headers.vary).toBe("Accept-Encoding, Accept-Language, Cookie");
});

test("the same path on A, then on B: each gets its own page", async () => {
  await start();
  expect((await send(site.port, { host: "alpha.test" })).text).toContain("alpha n1");
  expect((await send(site.port, { host: "beta.test" })).text).toContain("beta n2");
  expect((await send(site.port, { host: "alpha.test" })).text).toContain("alpha n1");
});

test("side, language and theme each have their own page", async () => {
  await start();
  await send(site.port);
  await send(site.port, { host: "agent.alpha.test" });
  await send(site.port, { headers: { cookie: "lang=VI" } });
  await send(site.port, { headers: { "accept-language": "vi-VN,vi" } });
  await send(site.port, { headers: { cookie: "theme=dark" } });
  const kinds = renders.map(({ side, language, theme }) => `${side} ${language} ${theme}`);
  expect(kinds).toEqual(["member EN light", "agent EN light", "member VI light", "member EN dark"]);
});

test("no brand, no cache", () => {
  const id = {
    version: "v1",
    side: "member",
    account: "visitor" as const,
    secure: false,
    language: "EN",
    theme: "light",
    path: "/",
    query: "",
  };
  expect(() => pageKey({ ...id, brand: "" })).toThrow("without a brand");
});

test("a render that is shared sees nothing of the visitor", async () => {
  await start((_visit, request) => ({ response: html(`${request.url} ${[...request.headers.keys()].join()}`) }));
  const headers = { cookie: "tracker=1", "user-agent": "secret", "x-forwarded-for": "9.9.9.9" };
  const page = await send(site.port, { path: "/help?utm=9&page=2&page2=x", headers });
  expect(page.text).toContain("https://alpha.example/help?page=2 accept");
  expect(renders[0]?.client).toMatchObject({ ip: "", country: null });
});

test("100 requests at once make one render", async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await start(() => gate.then(() => ({ response: html("once") })));
  let arrived = 0;
  site.server.on("request", () => {
    arrived += 1;
  });
  const all = Array.from({ length: 100 }, () => send(site.port));
  await expect.poll(() => arrived).toBe(100);
  open();
  const answers = await Promise.all(all);
  expect(answers.every(({ status, text }) => status === 200 && text.includes("once"))).toBe(true);
  expect(renders).toHaveLength(1);
});

test("a render that throws is not kept and does not fail those who waited", async () => {
  await start(async () => {
    if (renders.length === 1) throw new Error("first one fails");
    return { response: html("fine") };
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(site.port)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 500]);
  expect((await send(site.port)).text).toContain("fine");
});

test("a page with Set-Cookie is never kept, and nobody else gets the cookie", async () => {
  await start(() => ({ response: html("mine", { headers: { "set-cookie": `id=${renders.length}` } }) }));
  const answers = await Promise.all([send(site.port), send(site.port), send(site.port)]);
  const cookies = answers.map(({ headers }) => headers["set-cookie"]?.[0]);
  expect(new Set(cookies)).toEqual(new Set(["id=1", "id=2", "id=3"]));
  expect(answers.every(({ headers }) => headers["cache-control"] === "no-store")).toBe(true);
});

test("404, 500 and no-store pages are not kept", async () => {
  const kinds = [{ status: 404 }, { status: 500 }, { headers: { "cache-control": "no-store" } }, {}];
  await start(() => ({ response: html(`n${renders.length}`, kinds[renders.length - 1]) }));
  const texts = [];
  for (let at = 0; at < 5; at += 1) texts.push(/n\d/.exec((await send(site.port)).text)?.[0]);
  expect(texts).toEqual(["n1", "n2", "n3", "n4", "n4"]);
});

test("a page is rendered once for each kind of account, and sees nothing of who asks", async () => {
  await start(({ account }) => ({ response: html(`for a ${account}`) }));
  const asked = async (session: string) => (await send(site.port, { headers: { cookie: `session=${session}` } })).text;
  expect((await send(site.port)).text).toContain("for a visitor");
  for (const token of ["member-1", "member-2"]) expect(await asked(token)).toContain("for a member");
  expect(await asked("demo-1")).toContain("for a demo");
  expect(await asked("over")).toContain("for a visitor");
  expect(renders.map(({ account, session, shared }) => [account, session, shared])).toEqual([
    ["visitor", null, true],
    ["member", null, true],
    ["demo", null, true],
  ]);
});

test("a page that is not kept belongs to the session that asks", async () => {
  await start();
  const own = await send(site.port, { path: "/own", headers: { cookie: "session=member-1" } });
  expect(own.headers["cache-control"]).toBe("private, no-store");
  expect(own.headers.etag).toBeUndefined();
  expect(renders).toMatchObject([{ session: "member-1", account: "member", shared: false }]);
});

test("G3 a list of one's own is rendered for its session alone; a visitor's page about it is kept like any other", async () => {
  await start();
  for (const list of ["favourites", "recent"]) {
    const path = `/?list=${list}`;
    for (const token of ["member-1", "member-2"]) {
      const own = await send(site.port, { path, headers: { cookie: `session=${token}` } });
      expect(own.headers["cache-control"]).toBe("private, no-store");
      expect(renders.at(-1)).toMatchObject({ session: token, shared: false });
    }
    await send(site.port, { path });
  }
  const visitors = renders.filter(({ account }) => account === "visitor");
  expect(visitors.map(({ session, shared }) => [session, shared])).toEqual(visitors.map(() => [null, true]));
  expect(visitors.length).toBeGreaterThan(0);
});

test("X2 a switched flag shows at the next view, and the old page is gone from memory", async () => {
  await start((visit) => ({ response: html(`version ${visit.brand.version}`) }));
  const before = await send(site.port);
  site.tenants.change(aSnapshot("alpha", "v2"));
  const headers = { "if-none-match": before.headers.etag };
  const after = await send(site.port, { headers });
  expect(after.status).toBe(200);
  expect(after.text).toContain("version v2");
  expect((await send(site.port, { path: "/metrics", host: "localhost" })).text).toContain(
    "livery_page_cache_entries 1",
  );
});

test("a page that was begun before the change is not kept under the new version", async () => {
  await start((visit) => {
    if (renders.length === 1) site.tenants.change(aSnapshot("alpha", "v2"));
    return { response: html(`version ${visit.brand.version}`) };
  });
  await send(site.port);
  expect((await send(site.port)).text).toContain("version v2");
  expect((await send(site.port, { path: "/metrics", host: "localhost" })).text).toContain(
    "livery_page_cache_entries 1",
  );
});

test("a dropped tag drops the pages that show it, of that brand", async () => {
  await start(() => ({ response: html(`n${renders.length}`), tags: ["winners"] }));
  await send(site.port, { host: "alpha.test" });
  await send(site.port, { host: "beta.test" });
  site.dropTags(["other"]);
  site.dropTags(["winners"], "alpha");
  expect((await send(site.port, { host: "beta.test" })).text).toContain("n2");
  expect((await send(site.port, { host: "alpha.test" })).text).toContain("n3");
});

test("a tag dropped while its page renders keeps that page out", async () => {
  await start(() => {
    if (renders.length === 1) site.dropTags(["winners"]);
    return { response: html(`n${renders.length}`), tags: ["winners"] };
  });
  await send(site.port);
  expect((await send(site.port)).text).toContain("n2");
});

test("a page with maxAge 0 is not kept", async () => {
  await start(() => ({ response: html(`n${renders.length}`), maxAge: 0 }));
  await send(site.port);
  expect((await send(site.port)).text).toContain("n2");
});

test("queries: declared names count, others are ignored, odd values are not kept", async () => {
  await start();
  const views = [
    "/help",
    "/help?x=1",
    "/help?page=A",
    "/help?y=2&page=A",
    "/help?page=A&page=B",
    `/help?page=${"a".repeat(99)}`,
  ];
  for (const path of views) await send(site.port, { path });
  for (const path of views) await send(site.port, { path });
  expect(renders.filter(({ shared }) => shared)).toHaveLength(2);
  expect((await send(site.port, { path: "/metrics", host: "localhost" })).text).toContain(
    "livery_page_cache_entries 2",
  );
});

test("made-up values of a declared name keep at most 64 pages", async () => {
  await start();
  for (let page = 0; page < 80; page += 1) await send(site.port, { path: `/help?page=${page}` });
  expect((await send(site.port, { path: "/metrics", host: "localhost" })).text).toContain(
    "livery_page_cache_entries 64",
  );
});

test("304 for the tag of the encoding that was sent, in a list and weak too; not for another", async () => {
  await start();
  const gzip = { "accept-encoding": "gzip" };
  const etag = String((await send(site.port, { headers: gzip })).headers.etag);
  for (const given of [etag, `"a", W/${etag}`, "*"]) {
    const answer = await send(site.port, { headers: { ...gzip, "if-none-match": given } });
    expect([answer.status, answer.body.length]).toEqual([304, 0]);
    expect(answer.headers.etag).toBe(etag);
  }
  const plain = await send(site.port, { headers: { "if-none-match": etag } });
  expect(plain.status).toBe(200);
});

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["gzip;q=0, br;q=0", undefined],
  ["*", "br"],
  ["*;q=0", undefined],
  ["deflate", undefined],
])("Accept-Encoding %s gets %s", async (accepted, encoding) => {
  await start();
  const answer = await send(site.port, { headers: { "accept-encoding": accepted } });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(encoding)] ?? ((body: Buffer) => body);
  expect(unpack(answer.body).toString()).toContain("alpha n1");
});

test("T17 a preview token that is none, in the query, the cookie or both, gets the kept page, and its cookie goes", async () => {
  await start();
  const kept = (await send(site.port)).text;
  const page = await send(site.port, { path: "/?preview=junk" });
  expect([page.text, page.headers["set-cookie"]]).toEqual([kept, undefined]);
  for (const path of ["/", "/?preview=junk"])
    for (const value of ["junk", "1.alpha.draft.1800000000000.x", "%00", "x".repeat(4_000)]) {
      const answer = await send(site.port, { path, headers: { cookie: `preview=${value}` } });
      expect(answer.text).toBe(kept);
      expect(answer.headers["set-cookie"]?.[0]).toMatch(/^preview=; .*Max-Age=0/);
    }
  expect(renders).toHaveLength(1);
});

test("HEAD has the headers of GET and no body", async () => {
  await start();
  const head = await send(site.port, { method: "HEAD" });
  const get = await send(site.port);
  expect(head.body).toHaveLength(0);
  expect(head.headers["content-length"]).toBe(String(get.body.length));
  expect(head.headers.etag).toBe(get.headers.etag);
  expect(renders).toHaveLength(1);
});

test("I3 ?lang= wins over the cookie and sets it; that answer is kept nowhere, the page behind it is", async () => {
  await start();
  const answer = await send(site.port, { path: "/?lang=VI", headers: { cookie: "lang=EN" } });
  expect(renders[0]?.language).toBe("VI");
  expect(answer.headers["set-cookie"]?.[0]).toMatch(/^lang=VI; /);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const later = await send(site.port, { headers: { cookie: "lang=VI" } });
  expect(later.headers["set-cookie"]).toBeUndefined();
  expect(later.text).toBe(answer.text);
  expect(renders).toHaveLength(1);
});

test("R5 a status other than 0 is decided before the cache and its screen is never kept", async () => {
  let status: 0 | 1 = 0;
  renders = [];
  const render = (_request: Request, visit: Visit) => {
    renders.push(visit as SiteVisit);
    return { response: html(`status ${(visit as SiteVisit).status}`) };
  };
  site = await startSite({ handlers: fakeHandlers({ render, status: () => status }) });
  await send(site.port);
  status = 1;
  const screen = await send(site.port);
  expect(screen.text).toContain("status 1");
  expect(screen.headers["cache-control"]).toBe("private, no-store");
  status = 0;
  expect((await send(site.port)).text).toContain("status 0");
  expect(renders).toHaveLength(2);
});
