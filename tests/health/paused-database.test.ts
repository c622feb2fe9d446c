import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { temporaryFolder } from "../helpers/database";
import { askConsole, staffToken } from "../helpers/demo-staff";
import { send } from "../helpers/http";
import { type ServerProcess, startBuilt } from "../helpers/server-process";
import { aBrand } from "../helpers/tenants";

// The real process with a separate database, whose processes are stopped and resumed.

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const dir = temporaryFolder();
const tenants = join(dir, "tenants");
let server: ServerProcess;
let port: number;
let postmaster: number;
beforeAll(async () => {
  cpSync("tenants/base", join(tenants, "base"), { recursive: true });
  cpSync("tenants/.templates", join(tenants, ".templates"), { recursive: true });
  const { files } = aBrand("fine", {
    demo: true,
    hosts: { member: ["fine.localhost"] },
    origin: "http://fine.localhost",
  });
  mkdirSync(join(tenants, "fine"), { recursive: true });
  writeFileSync(join(tenants, "fine/tenant.json"), JSON.stringify(files["tenant.json"]));
  mkdirSync(join(tenants, "torn"), { recursive: true });
  writeFileSync(join(tenants, "torn/tenant.json"), '{ "flags": { "freePlya": true } }');
  server = startBuilt({ TENANTS_DIR: tenants, DATA_DIR: join(dir, "data"), DATABASE_URL: "", METRICS_TOKEN: "" });
  port = (await server.line("serving")).port ?? 0;
  const words = server.lines.flatMap(({ msg }) => /runs as process (\d+)/.exec(msg ?? "")?.[1] ?? []);
  postmaster = Number(words[0]);
});
afterAll(async () => {
  signalDatabase("SIGCONT");
  server.child.kill("SIGTERM");
  await server.ended;
  rmSync(dir, { recursive: true, force: true });
});

/** Signals the database's server and all its child processes. */
function signalDatabase(signal: "SIGSTOP" | "SIGCONT"): void {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const children = pairs.filter(([, parent]) => parent === postmaster).map(([pid]) => pid ?? 0);
  for (const pid of [postmaster, ...children]) process.kill(pid, signal);
}

const ask = async (path: string, host = "fine.localhost") => {
  const { headers, status, text } = await send(port, { host, path });
  return { status, text, retryAfter: headers["retry-after"] };
};
const figure = async (name: string) => {
  const { text } = await ask("/metrics", "localhost");
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.]+)$`, "m").exec(text)?.[1]);
};

test("X health: a paused database is reported by readiness, metrics and console during the pause, and by the health page afterwards", async () => {
  const token = await staffToken(port);
  await ask("/help");
  expect(await ask("/readyz")).toMatchObject({ status: 200, text: "ready\n" });
  expect(await figure("livery_database_up")).toBe(1);

  signalDatabase("SIGSTOP");
  await expect.poll(async () => (await ask("/readyz")).text).toBe("database\n");
  expect(await ask("/readyz")).toMatchObject({ status: 503, retryAfter: "5" });
  expect(await ask("/healthz")).toMatchObject({ status: 200, text: "serving\n" });
  expect(await figure("livery_database_up")).toBe(0);
  expect((await ask("/help")).status).toBe(200);
  const page = await ask("/console/health", "console.localhost");
  expect(page).toMatchObject({ status: 503, retryAfter: "5" });
  expect(page.text).toContain("The database is not responding.");

  signalDatabase("SIGCONT");
  await expect.poll(async () => (await ask("/readyz")).status).toBe(200);
  expect(await figure("livery_database_up")).toBe(1);
  expect(await figure("livery_database_outages_total")).toBe(1);
  expect(await figure("livery_database_outage_seconds_total")).toBeGreaterThan(1);
  const health = async () => (await askConsole(port, "/wps/staff/health", { token })).body.value;
  // Included in the next report of the process.
  await expect.poll(async () => (await health()).outages[0]?.until ?? null).not.toBeNull();
  const { outages, troubles } = await health();
  expect(Date.parse(outages[0].until)).toBeGreaterThan(Date.parse(outages[0].from));
  expect(troubles).toContainEqual(expect.objectContaining({ kind: "databaseSilent", subject: outages[0].process }));
});

test("T8 metrics: a broken brand has its own series, and brands are counted by state", async () => {
  const { text } = await ask("/metrics", "localhost");
  expect(text).toMatch(/^livery_brands\{state="live"\} 1$/m);
  expect(text).toMatch(/^livery_brands\{state="broken"\} 1$/m);
  expect(text).toMatch(/^livery_brand_not_as_files_say\{brand="torn",state="broken"\} 1$/m);
});
