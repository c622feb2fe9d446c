import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ODD_KINDS, ODD_PLACES, putOdd } from "../../../scripts/bench/odd-files";
import { temporaryFolder } from "../../helpers/database";
import { send } from "../../helpers/http";
import { type ServerProcess, startBuilt } from "../../helpers/server-process";
import { aBrand } from "../../helpers/tenants";

// The real process, with its watcher and polling: files of one brand's folder must never block the others.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const dir = temporaryFolder();
const tenants = join(dir, "tenants");
let server: ServerProcess;
let port: number;
beforeAll(async () => {
  cpSync("tenants/base", join(tenants, "base"), { recursive: true });
  for (const code of ["odd", "fine"]) {
    const { files } = aBrand(code, { hosts: { member: [`${code}.localhost`] }, origin: `http://${code}.localhost` });
    mkdirSync(join(tenants, code, "assets"), { recursive: true });
    writeFileSync(join(tenants, code, "tenant.json"), JSON.stringify(files["tenant.json"]));
  }
  server = startBuilt({ TENANTS_DIR: tenants, DATA_DIR: join(dir, "data"), DATABASE_URL: "", METRICS_TOKEN: "" });
  port = (await server.line("serving")).port ?? 0;
});
afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  rmSync(dir, { recursive: true, force: true });
});

/** Sends requests that must always be answered. The timeout is far above a normal answer and far below a hang. */
async function expectAnswers(what: string): Promise<void> {
  const asked = [
    { host: "fine.localhost", path: "/help" },
    { host: "fine.localhost", path: "/healthz" },
    { host: "console.localhost", path: "/console" },
  ].map(async ({ host, path }) => [what, path, (await send(port, { host, path })).status < 500] as const);
  const late = new Promise<"late">((done) => setTimeout(() => done("late"), 10_000).unref());
  const answers = await Promise.race([Promise.all(asked), late]);
  expect(answers).toEqual([
    [what, "/help", true],
    [what, "/healthz", true],
    [what, "/console", true],
  ]);
}

test.each(Object.entries(ODD_KINDS))(
  "odd files: %s anywhere in a brand's folder never block other brands",
  async (_kind, put) => {
    for (const place of ODD_PLACES) {
      putOdd(tenants, place, put);
      await expectAnswers(place);
    }
    // More requests than file-reading threads: none of the threads may be blocked.
    const pictures = Array.from({ length: 12 }, () => send(port, { host: "odd.localhost", path: "/assets/logo.png" }));
    await expectAnswers("pictures");
    expect((await Promise.all(pictures)).every(({ status }) => status < 500 || status === 503)).toBe(true);
    for (const place of ODD_PLACES) rmSync(join(tenants, place), { recursive: true, force: true });
    const { files } = aBrand("odd", { hosts: { member: ["odd.localhost"] }, origin: "http://odd.localhost" });
    mkdirSync(join(tenants, "odd"), { recursive: true });
    writeFileSync(join(tenants, "odd/tenant.json"), JSON.stringify(files["tenant.json"]));
    await expect.poll(async () => (await send(port, { host: "odd.localhost", path: "/help" })).status).toBe(200);
  },
);
