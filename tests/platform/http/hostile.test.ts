import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readTarget } from "~/platform/http/request-line";
import { type RunningSite, startSite } from "../../helpers/fake-site";
import { raw, send } from "../../helpers/http";

let site: RunningSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(async () => {
  await site.close(0);
});

const status = async (head: string): Promise<number> => {
  const answer = await raw(site.port, `${head}\r\nConnection: close\r\n\r\n`);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
};

test.each([
  ["an absolute form", "GET http://beta.test/ HTTP/1.1\r\nHost: alpha.test"],
  ["two hosts", "GET / HTTP/1.1\r\nHost: alpha.test\r\nHost: beta.test"],
  ["two slashes", "GET //evil.test HTTP/1.1\r\nHost: alpha.test"],
  ["two slashes inside", "GET /a//b HTTP/1.1\r\nHost: alpha.test"],
  ["encoded slashes", "GET /a/%2f/b HTTP/1.1\r\nHost: alpha.test"],
  ["a backslash", "GET /\\evil.test HTTP/1.1\r\nHost: alpha.test"],
  ["an encoded backslash", "GET /%5cevil.test HTTP/1.1\r\nHost: alpha.test"],
  ["bad percent-encoding", "GET /%zz HTTP/1.1\r\nHost: alpha.test"],
  ["broken UTF-8", "GET /%ff HTTP/1.1\r\nHost: alpha.test"],
  ["an encoded NUL", "GET /%00 HTTP/1.1\r\nHost: alpha.test"],
  ["a NUL", "GET /\0 HTTP/1.1\r\nHost: alpha.test"],
  ["dot segments", "GET /a/../console HTTP/1.1\r\nHost: alpha.test"],
  ["encoded dot segments", "GET /a/%2e%2e/console HTTP/1.1\r\nHost: alpha.test"],
  ["a fragment", "GET /#a HTTP/1.1\r\nHost: alpha.test"],
  ["raw bytes above ASCII", "GET /\u00e9 HTTP/1.1\r\nHost: alpha.test"],
  ["a target of 5,000 characters", `GET /${"a".repeat(5_000)} HTTP/1.1\r\nHost: alpha.test`],
  ["two lengths", "POST / HTTP/1.1\r\nHost: alpha.test\r\nContent-Length: 1\r\nContent-Length: 2"],
  ["length and chunks", "POST / HTTP/1.1\r\nHost: alpha.test\r\nContent-Length: 1\r\nTransfer-Encoding: chunked"],
  ["no HTTP at all", "hello"],
])("%s returns 400 and the server continues", async (_name, head) => {
  expect(await status(head)).toBe(400);
  expect((await send(site.port)).status).toBe(200);
});

test("headers of 20 kB return 431", async () => {
  expect(await status(`GET / HTTP/1.1\r\nHost: alpha.test\r\nX: ${"a".repeat(20_000)}`)).toBe(431);
});

test("a client that does not finish its headers gets 408 and is disconnected", async () => {
  const slow = await startSite({ settings: { headersTimeoutMs: 100 } });
  expect(await raw(slow.port, "GET / HTTP/1.1\r\nHost: alpha.test\r\nX: ")).toMatch(/^HTTP\/1\.1 408 /);
  await slow.close(0);
});

test.each(["TRACE", "OPTIONS", "PROPFIND"])("the method %s is refused with 405", async (method) => {
  expect(await status(`${method} / HTTP/1.1\r\nHost: alpha.test`)).toBe(405);
});

test.each(["/console", "/Console/flags", "/%63onsole", "/wps/staff/flags", "/WPS/%73taff/flags"])(
  "%s does not exist on a brand's host",
  async (path) => {
    expect((await send(site.port, { path })).status).toBe(404);
  },
);

test("no request target crashes the parser, and an accepted one has no dot segment, backslash or double slash", () => {
  const odd = fc.constantFrom(
    "/",
    "//",
    ".",
    "..",
    "%2e",
    "%2F",
    "%5C",
    "%",
    "%00",
    "\\",
    "a",
    "A",
    "é",
    "?",
    "#",
    " ",
  );
  fc.assert(
    fc.property(fc.array(odd, { maxLength: 12 }), (parts) => {
      const target = readTarget(`/${parts.join("")}`);
      if (target === null) return;
      const url = new URL(`http://a.test${target.path}`);
      expect(decodeURIComponent(url.pathname).toLowerCase()).toBe(target.folded);
      expect(target.folded).not.toMatch(/\/\/|\\|\0|\/\.\.?(?:\/|$)/);
    }),
  );
});
