import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import type { SiteVisit } from "~/platform/http/types";
import type { RunningSite } from "../../helpers/fake-site";
import { send } from "../../helpers/http";
import { startPageSite } from "./page-site";

let site: RunningSite;
let renders: readonly SiteVisit[];
async function start() {
  ({ site, renders } = await startPageSite());
}
afterEach(() => site.close(0));

test("a 304 is returned for the ETag of the sent encoding, also in a list or weak, and not for another encoding", async () => {
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

test("T17 an invalid preview token in the query, the cookie or both gets the cached page, and its cookie is deleted", async () => {
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

test("HEAD returns the headers of GET without a body", async () => {
  await start();
  const head = await send(site.port, { method: "HEAD" });
  const get = await send(site.port);
  expect(head.body).toHaveLength(0);
  expect(head.headers["content-length"]).toBe(String(get.body.length));
  expect(head.headers.etag).toBe(get.headers.etag);
  expect(renders).toHaveLength(1);
});

test("I3 ?lang= overrides the cookie and sets it; the response is not stored, but the rendered page is cached", async () => {
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
