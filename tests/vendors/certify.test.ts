import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aSubject, aVendorSite } from "../helpers/wps/vendor-site";
import type { WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
let url: string;
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string]);
  // The command uses the real clock; the site normally uses the tests' clock.
  const asked = { method: "POST", headers, body: Buffer.concat(chunks) };
  const answer = await site.raw(request.url ?? "", asked, { now: Date.now() });
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
});
beforeAll(async () => {
  site = await aVendorSite();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await site.close();
});

/** Runs `npm run certify` like a vendor. */
function run(args: readonly string[], secret: string): Promise<{ readonly status: number; readonly out: string }> {
  const env = { ...process.env, VENDOR_SECRET: secret };
  return new Promise((done) => {
    execFile(process.execPath, ["scripts/run.mjs", "scripts/certify.ts", ...args], { env }, (error, out, err) =>
      done({ status: error ? Number(error.code) : 0, out: out + err }),
    );
  });
}

test("G11 a vendor certifies the integration by a command, over the network", async () => {
  const { gameId, token } = await aSubject(site, "REEL");
  await site.db.transaction("lotus", (tx) => tx.query("update launch set expires_at = now() + interval '1 hour'"));
  const args = ["--url", url, "--vendor", "REEL", "--key", "k1", "--game", gameId, "--token", token];
  const { out, status } = await run(args, "the key of Reelhouse");
  expect(out).toMatch(/^passed {3}a win without a bet is refused: unknown transaction$/m);
  expect(out).toMatch(/^skipped {2}an expired token .*: no expired token given$/m);
  expect(out).toMatch(/^\d{2} passed, 0 failed, 1 skipped$/m);
  expect(status).toBe(0);
});

test("G11 the address can be a name below localhost, also on systems that do not resolve it", async () => {
  const local = url.replace("127.0.0.1", "lotus.localhost");
  const args = ["--url", local, "--vendor", "REEL", "--key", "k1", "--game", "jade-garden", "--token", "x"];
  expect(await run(args, "a wrong key")).toMatchObject({ status: 1, out: expect.stringContaining("invalidSignature") });
});

test("G11 with a wrong key the command reports it and exits with status 1", async () => {
  const args = ["--url", url, "--vendor", "REEL", "--key", "k1", "--game", "jade-garden", "--token", "x"];
  const { out, status } = await run(args, "a wrong key");
  expect([status, out]).toEqual([1, expect.stringContaining("invalidSignature")]);
  expect(await run([], "")).toMatchObject({ status: 1, out: expect.stringContaining("Usage:") });
});
