import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitedFetch, readLimited } from "~/platform/wps/read-limited";

// Answers of other systems are read up to a limit, and no further.

const LIMIT = 64 * 1024;
let server: http.Server;
let base = "";
/** Number of bytes of the last answer that the other system could send. */
let sent = 0;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    sent = 0;
    if (request.url === "/small") return void response.end("né");
    if (request.url === "/bomb") {
      response.setHeader("content-encoding", "gzip");
      return void response.end(gzipSync(Buffer.alloc(50_000_000)));
    }
    const chunk = Buffer.alloc(16_384, "x");
    const more = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      response.once("drain", more);
    };
    more();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("requests: an answer within the limit is read completely", async () => {
  expect(await readLimited(await fetch(`${base}/small`), LIMIT)).toBe("né");
  const answer = await limitedFetch(LIMIT, fetch)(`${base}/small`);
  expect([answer.status, await answer.text()]).toEqual([200, "né"]);
});

test.each(["/endless", "/bomb"])(
  "requests: an answer over the limit, %s, is aborted, and its connection is closed",
  async (path) => {
    await expect(fetch(base + path).then((answer) => readLimited(answer, LIMIT))).rejects.toThrow("65536");
    await expect(limitedFetch(LIMIT, fetch)(base + path)).rejects.toThrow("65536");
    await expect.poll(() => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(0);
    expect(sent).toBeLessThan(50_000_000);
  },
);

test("requests: an endless answer is aborted at the request timeout", async () => {
  const signal = AbortSignal.timeout(100);
  const slow = http.createServer((_request, response) => void response.write("x"));
  slow.listen(0, "127.0.0.1");
  await once(slow, "listening");
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  await expect(fetch(url, { signal }).then((answer) => readLimited(answer, LIMIT))).rejects.toThrow(/timeout/i);
  slow.closeAllConnections();
  slow.close();
});

/** Returns the TypeScript files below a folder. */
function sources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.tsx?$/.test(path));
}

/** Browser code is excluded: it only calls the product's own server, whose answers are bounded. */
const isOfServer = (path: string) =>
  /\/server\/|\.server\.ts$|^app\/platform\/(?!http\/|wps\/(?:browser-call|human|service-key|seal)\.ts)/.test(path);

test("requests: all server code reads answers of other systems with a limit", () => {
  const unlimited = /\b(response|answer|reply|send\([^)]*\)\)?)\.(text|json|arrayBuffer|blob|formData|bytes)\(\)/;
  for (const path of ["app/features", "app/platform"].flatMap(sources).filter(isOfServer))
    expect(unlimited.test(readFileSync(path, "utf8")), path).toBe(false);
  const libraries = ["createRemoteJWKSet(", "client.discovery(", "new client.Configuration("];
  for (const path of ["app/features", "app/platform"].flatMap(sources).filter(isOfServer)) {
    const text = readFileSync(path, "utf8");
    for (const name of libraries) if (text.includes(name)) expect(text, path).toContain("customFetch");
  }
});
