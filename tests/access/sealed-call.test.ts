import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

// Encrypted calls of a page, against the real handler. The site's clock differs from this machine's, like a page on a device with
// a wrong clock.

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus")]);
});
afterAll(() => site.close());
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** Loads a page and records its requests. `times` is the number of deliveries of each change: see the last test. */
async function aPage({ times = 1 } = {}) {
  const sent: { path: string; body: string }[] = [];
  const clock = { now: NOW };
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body = "" }: { method?: string; body?: string }) => {
    const deliver = () => site.send(method, path, body ? JSON.parse(body) : {}, clock);
    sent.push({ path, body });
    let answer = await deliver();
    for (let i = 1; i < times && method !== "GET"; i++) answer = await deliver();
    return Response.json(answer.body, { status: answer.status });
  });
  const { sessionLogin } = await import("~/platform/wps/calls/session.gen");
  const login = () => sessionLogin({ username: TOO_LONG }).catch((error: unknown) => error);
  return { login, sent, clock, paths: () => sent.map(({ path }) => path) };
}

const KEYS = "/wps/system/keys";
const LOGIN = "/wps/session/login";
const TOO_LONG = "thea".repeat(50);
/** Error of a call whose body the server has read. */
const READ = { name: "CallError", code: "validation", message: "EN errors:validation username" };

test("A16 a page seals the body, fetches the keys once, and uses the server's clock", async () => {
  const { login, sent, paths } = await aPage();
  expect(await login()).toMatchObject(READ);
  expect(await login()).toMatchObject(READ);
  expect(paths()).toEqual([KEYS, LOGIN, LOGIN]);
  expect(sent[1]?.body).toMatch(/^\{"sealed":"[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+"\}$/);
});

test("A16 a page that has been open for days fetches the new keys and resends the body", async () => {
  const { login, clock, paths } = await aPage();
  await login();
  clock.now = NOW + 80 * 3_600_000;
  expect(await login()).toMatchObject(READ);
  expect(paths()).toEqual([KEYS, LOGIN, LOGIN, KEYS, LOGIN]);
});

test("A16 without keys a call fails with 'network link abnormal', and the next call retries", async () => {
  const { login } = await aPage();
  const working = fetch;
  vi.stubGlobal("fetch", async () => new Response("bad gateway", { status: 502 }));
  expect(await login()).toMatchObject({ code: "networkAbnormal" });
  vi.stubGlobal("fetch", working);
  expect(await login()).toMatchObject(READ);
});

test("A16 a page over plain HTTP, where browsers cannot encrypt, sends nothing and reports it", async () => {
  const { login, paths } = await aPage();
  vi.stubGlobal("crypto", {});
  expect(await login()).toMatchObject({ code: "sealRequired" });
  expect(paths()).toEqual([]);
});

test("A16 a request delivered twice by the network is not resent, because it has been carried out", async () => {
  const { login, paths } = await aPage({ times: 2 });
  expect(await login()).toMatchObject({ code: "sealInvalid" });
  expect(paths()).toEqual([KEYS, LOGIN, KEYS]);
});
