import { createHash } from "node:crypto";
import http from "node:http";
import { gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import type { SiteVisit } from "~/platform/http/types";
import {
  aSnapshot,
  type FakeSiteOptions,
  fakeHandlers,
  html,
  type RunningSite,
  startSite,
} from "../../helpers/fake-site";
import { send } from "../../helpers/http";

let site: RunningSite;
afterEach(async () => {
  await site.close(0);
});
const start = async (options: FakeSiteOptions = {}) => {
  site = await startSite(options);
};
const own = { origin: "http://alpha.test" };

test("the Content-Security-Policy of a page contains hashes and the brand's lists", async () => {
  await start();
  const policy = String((await send(site.port)).headers["content-security-policy"]);
  const hash = createHash("sha256").update("a{color:red}").digest("base64");
  const empty = createHash("sha256").update("").digest("base64");
  expect(policy.split("; ")).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${empty}' 'sha256-${hash}'`,
    "img-src 'self' data: https://img.example",
    "frame-src 'self' https://play.example",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self' console.localhost:*",
  ]);
});

test("an uncached page has the same policy, and the console can frame it outside demo mode too", async () => {
  await start({ env: { DEMO: "0" } });
  const policy = (await send(site.port, { path: "/elsewhere" })).headers["content-security-policy"];
  expect(policy).toMatch(/style-src 'self' 'sha256-.*frame-ancestors 'self' console\.localhost:\*$/);
});

test.each([["/"], ["/elsewhere"], ["/wps/system/status"]])("%s has the other security headers", async (path) => {
  await start();
  const { headers } = await send(site.port, { path });
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["content-security-policy"]).toContain("default-src");
  expect(headers["strict-transport-security"]).toBeUndefined();
  expect(headers["cross-origin-opener-policy"]).toBeUndefined();
});

test("HSTS and the opener policy are sent only over https", async () => {
  await start({ env: { PUBLIC_SCHEME: "https" } });
  const { headers } = await send(site.port);
  expect(headers["strict-transport-security"]).toContain("max-age=31536000");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
});

test("uncached responses are compressed, and not stored by default", async () => {
  await start();
  const answer = await send(site.port, { path: "/elsewhere", headers: { "accept-encoding": "gzip" } });
  expect(gunzipSync(answer.body).toString()).toContain("alpha v1");
  expect(answer.headers["cache-control"]).toBe("private, no-store");
});

test("each Set-Cookie of a response is sent as a separate header", async () => {
  const headers = new Headers([
    ["set-cookie", "a=1; Path=/"],
    ["set-cookie", "b=2; Expires=Wed, 01 Jan 2031 00:00:00 GMT"],
  ]);
  await start({ handlers: fakeHandlers({ render: () => ({ response: html("x", { headers }) }) }) });
  const answer = await send(site.port, { path: "/elsewhere" });
  expect(answer.headers["set-cookie"]).toEqual(["a=1; Path=/", "b=2; Expires=Wed, 01 Jan 2031 00:00:00 GMT"]);
});

test("a failing page returns 500 with an id that is in the log", async () => {
  await start({ handlers: fakeHandlers({ render: () => Promise.reject(new Error("boom password=hunter2")) }) });
  const answer = await send(site.port, { path: "/elsewhere" });
  const line = site.lines.find(({ level }) => level === "error");
  expect(answer.status).toBe(500);
  expect(answer.text).toContain("EN:systemError");
  expect(answer.text).toContain(String(line?.["requestId"]));
  expect(answer.text).not.toContain("boom");
  expect(JSON.stringify(line)).toContain("boom");
  expect(JSON.stringify(line)).not.toContain("hunter2");
});

test("R7 a page or call that exceeds the timeout returns the 'network link abnormal' text", async () => {
  let aborted = 0;
  const hang = (request: Request) =>
    new Promise<never>(() => {
      request.signal.addEventListener("abort", () => {
        aborted += 1;
      });
    });
  await start({ handlers: fakeHandlers({ render: hang, wps: hang }), settings: { requestTimeoutMs: 100 } });
  for (const path of ["/", "/elsewhere", "/wps/system/status"]) {
    const answer = await send(site.port, { path });
    expect(answer.status).toBe(504);
    expect(answer.text).toContain("EN:networkAbnormal");
  }
  expect(aborted).toBe(3);
});

test("a slow page is logged", async () => {
  await start({ settings: { slowRequestMs: 0 } });
  await send(site.port, { path: "/elsewhere?token=abc" });
  await expect.poll(() => site.lines.find(({ msg }) => msg === "a slow request")).toMatchObject({ path: "/elsewhere" });
  expect(JSON.stringify(site.lines)).not.toContain("abc");
});

const echo = fakeHandlers({ wps: async (request) => new Response(await request.text()) });

test("a request body arrives complete", async () => {
  await start({ handlers: echo });
  const body = "né".repeat(100_000);
  expect((await send(site.port, { method: "POST", path: "/wps/x", headers: own, body })).text).toBe(body);
});

test("a body over the limit is refused, with or without a Content-Length", async () => {
  await start({ handlers: echo, env: { BODY_LIMIT_KB: "1" } });
  const body = "x".repeat(2_000);
  const announced = { ...own, "content-length": "2000" };
  const chunked = { ...own, "transfer-encoding": "chunked" };
  for (const headers of [announced, chunked]) {
    const answer = await send(site.port, { method: "POST", path: "/wps/x", headers, body });
    expect([answer.status, answer.headers.connection]).toEqual([413, "close"]);
  }
  expect((await send(site.port)).status).toBe(200);
});

test("a disconnected client aborts the request", async () => {
  let signal: AbortSignal | undefined;
  const wps = (request: Request) =>
    new Promise<never>(() => {
      signal = request.signal;
    });
  await start({ handlers: fakeHandlers({ wps }) });
  const request = http.get({ host: "127.0.0.1", port: site.port, path: "/wps/x", headers: { host: "alpha.test" } });
  request.on("error", () => {});
  await expect.poll(() => signal).toBeDefined();
  request.destroy();
  await expect.poll(() => signal?.aborted).toBe(true);
});

test("an event stream is sent event by event, uncompressed, and ends with the process", async () => {
  let push: (text: string) => void = () => {};
  const wps = async () => {
    const body = new ReadableStream({
      start: (controller) => {
        push = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
  await start({ handlers: fakeHandlers({ wps }) });
  const headers = { host: "alpha.test", "accept-encoding": "gzip" };
  let text = "";
  const ended = new Promise<void>((resolve) => {
    http.get({ host: "127.0.0.1", port: site.port, path: "/wps/x", headers }, (incoming) => {
      push("data: 1\n\n");
      incoming.on("data", (chunk) => {
        text += chunk;
      });
      incoming.on("error", () => {});
      incoming.on("close", () => resolve());
    });
  });
  await expect.poll(() => text).toBe("data: 1\n\n");
  expect(await site.close(5_000)).toBe(true);
  await ended;
});

test("T10 a preview link shows the unpublished version, uncached, and a cookie keeps the preview", async () => {
  const preview = (token: string) => (token === "good" ? async () => aSnapshot("alpha", "draft") : null);
  await start({ handlers: fakeHandlers({ preview }) });
  const first = await send(site.port, { path: "/?preview=good" });
  expect(first.text).toContain("alpha draft");
  expect(first.headers["cache-control"]).toBe("no-store");
  expect(first.headers["set-cookie"]?.[0]).toMatch(/^preview=good; Path=\/; HttpOnly/);
  expect((await send(site.port, { headers: { cookie: "preview=good" } })).text).toContain("alpha draft");
  const expired = await send(site.port, { headers: { cookie: "preview=bad" } });
  expect(expired.text).toContain("alpha v1");
  expect(expired.headers["set-cookie"]?.[0]).toMatch(/^preview=; .*Max-Age=0/);
  expect((await send(site.port)).text).toContain("alpha v1");
});

test("T10 in a cross-site frame of the console, a partitioned cookie keeps the preview", async () => {
  const preview = (token: string) => (token === "good" ? async () => aSnapshot("alpha", "draft") : null);
  await start({ handlers: fakeHandlers({ preview }) });
  const headers = { "sec-fetch-dest": "iframe", "sec-fetch-site": "cross-site" };
  const first = await send(site.port, { path: "/?preview=good", headers });
  expect(first.headers["set-cookie"]).toEqual(["preview=good; Path=/; HttpOnly; SameSite=None; Partitioned; Secure"]);
  const expired = await send(site.port, { headers: { ...headers, cookie: "preview=bad" } });
  expect(expired.headers["set-cookie"]).toEqual([
    "preview=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
    "preview=; Path=/; HttpOnly; SameSite=None; Partitioned; Max-Age=0; Secure",
  ]);
});

test("the renderer receives side, session, theme and language of the visit", async () => {
  const visits: SiteVisit[] = [];
  const render = (_request: Request, visit: unknown) => {
    visits.push(visit as SiteVisit);
    return { response: html("x") };
  };
  await start({ handlers: fakeHandlers({ render }) });
  const headers = { cookie: "a=1; session=s%20; theme=dark; lang=AR" };
  await send(site.port, { host: "agent.alpha.test", path: "/own", headers });
  expect(visits).toMatchObject([{ side: "agent", session: "s%20", theme: "dark", language: "AR", shared: false }]);
});
