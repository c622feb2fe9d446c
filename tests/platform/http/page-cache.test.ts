import { afterEach, expect, test } from "vitest";
import { pageKey } from "~/platform/http/page-cache";
import type { SiteVisit } from "~/platform/http/types";
import { html, type RunningSite } from "../../helpers/fake-site";
import { send } from "../../helpers/http";
import { type Page, startPageSite } from "./page-site";

let site: RunningSite;
let renders: readonly SiteVisit[];
async function start(page?: Page) {
  ({ site, renders } = await startPageSite(page));
}
afterEach(() => site.close(0));

test("a page is rendered once, and the second visitor gets the same bytes", async () => {
  await start();
  const first = await send(site.port);
  const second = await send(site.port);
  expect(renders).toHaveLength(1);
  expect(second.text).toBe(first.text);
  expect(first.headers["cache-control"]).toBe("private, no-cache");
  expect(first.headers.vary).toBe("Accept-Encoding, Accept-Language, Cookie");
});

test("the same path on two brands returns each brand's own page", async () => {
  await start();
  expect((await send(site.port, { host: "alpha.test" })).text).toContain("alpha n1");
  expect((await send(site.port, { host: "beta.test" })).text).toContain("beta n2");
  expect((await send(site.port, { host: "alpha.test" })).text).toContain("alpha n1");
});

test("each side, language and theme has its own cached page", async () => {
  await start();
  await send(site.port);
  await send(site.port, { host: "agent.alpha.test" });
  await send(site.port, { headers: { cookie: "lang=VI" } });
  await send(site.port, { headers: { "accept-language": "vi-VN,vi" } });
  await send(site.port, { headers: { cookie: "theme=dark" } });
  const kinds = renders.map(({ side, language, theme }) => `${side} ${language} ${theme}`);
  expect(kinds).toEqual(["member EN light", "agent EN light", "member VI light", "member EN dark"]);
});

test("a cache key without a brand is an error", () => {
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
  expect(() => pageKey({ ...id, brand: "" })).toThrow("needs a brand and a version");
});

test("a shared render has no access to data of the visitor", async () => {
  await start((_visit, request) => ({ response: html(`${request.url} ${[...request.headers.keys()].join()}`) }));
  const headers = { cookie: "tracker=1", "user-agent": "secret", "x-forwarded-for": "9.9.9.9" };
  const page = await send(site.port, { path: "/help?utm=9&page=2&page2=x", headers });
  expect(page.text).toContain("https://alpha.example/help?page=2 accept");
  expect(renders[0]?.client).toMatchObject({ ip: "", country: null });
});

test("100 concurrent requests cause one render", async () => {
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

test("a failing render is not cached and does not fail the waiting requests", async () => {
  await start(async () => {
    if (renders.length === 1) throw new Error("first one fails");
    return { response: html("fine") };
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(site.port)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 500]);
  expect((await send(site.port)).text).toContain("fine");
});

test("a page with Set-Cookie is never cached, and no other client gets the cookie", async () => {
  await start(() => ({ response: html("mine", { headers: { "set-cookie": `id=${renders.length}` } }) }));
  const answers = await Promise.all([send(site.port), send(site.port), send(site.port)]);
  const cookies = answers.map(({ headers }) => headers["set-cookie"]?.[0]);
  expect(new Set(cookies)).toEqual(new Set(["id=1", "id=2", "id=3"]));
  expect(answers.every(({ headers }) => headers["cache-control"] === "no-store")).toBe(true);
});

test("404, 500 and no-store pages are not cached", async () => {
  const kinds = [{ status: 404 }, { status: 500 }, { headers: { "cache-control": "no-store" } }, {}];
  await start(() => ({ response: html(`n${renders.length}`, kinds[renders.length - 1]) }));
  const texts = [];
  for (let at = 0; at < 5; at += 1) texts.push(/n\d/.exec((await send(site.port)).text)?.[0]);
  expect(texts).toEqual(["n1", "n2", "n3", "n4", "n4"]);
});

test("a page is rendered once for each account type, without data of the session", async () => {
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

test("an uncached page is rendered for the session of the request", async () => {
  await start();
  const own = await send(site.port, { path: "/own", headers: { cookie: "session=member-1" } });
  expect(own.headers["cache-control"]).toBe("private, no-store");
  expect(own.headers.etag).toBeUndefined();
  expect(renders).toMatchObject([{ session: "member-1", account: "member", shared: false }]);
});

test("G3 a member's own list is rendered only for the session, and a visitor's page of the list is cached", async () => {
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

test("a page with maxAge 0 is not cached", async () => {
  await start(() => ({ response: html(`n${renders.length}`), maxAge: 0 }));
  await send(site.port);
  expect((await send(site.port)).text).toContain("n2");
});

test("queries: declared names are part of the key, others are ignored, and invalid values are not cached", async () => {
  await start();
  const views = [
    "/help",
    "/help?x=1",
    "/help?page=A",
    "/help?y=2&page=A",
    "/help?page=A&page=B",
    `/help?page=${"a".repeat(99)}`,
  ];
  const entries = async () => {
    const { text } = await send(site.port, { path: "/metrics", host: "localhost" });
    return Number(/livery_page_cache_entries (\d+)/.exec(text)?.[1]);
  };
  // A page is stored shortly after its answer.
  await send(site.port, { path: "/help" });
  await expect.poll(entries).toBe(1);
  await send(site.port, { path: "/help?page=A" });
  await expect.poll(entries).toBe(2);
  for (const path of views) await send(site.port, { path });
  expect(renders.filter(({ shared }) => shared)).toHaveLength(2);
  expect(await entries()).toBe(2);
});

test("invented values of a declared query name cache at most 64 pages", async () => {
  await start();
  for (let page = 0; page < 80; page += 1) await send(site.port, { path: `/help?page=${page}` });
  expect((await send(site.port, { path: "/metrics", host: "localhost" })).text).toContain(
    "livery_page_cache_entries 64",
  );
});
