import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aProductionCheckout, type Checkout, replaceFile, treeHash } from "../helpers/checkout";
import { send } from "../helpers/http";

let checkout: Checkout;
let folder: string;
beforeAll(() => {
  checkout = aProductionCheckout();
  folder = mkdtempSync(join(tmpdir(), "livery-commands-"));
});
afterAll(() => {
  checkout.remove();
  rmSync(folder, { recursive: true, force: true });
});

const environment = () => ({
  ...process.env,
  NODE_ENV: "production" as const,
  PATH: checkout.path,
  HOST: "127.0.0.1",
  PORT: "0",
  DATABASE_URL: "",
  DEMO_HISTORY: "0",
  DATA_DIR: join(folder, "data"),
  VENDOR_SECRET: "s",
});

/** Runs a command of `package.json` like npm. */
function command(name: string, ...args: string[]): Promise<{ readonly status: number; readonly out: string }> {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const [, ...words] = (scripts[name] ?? "").split(" ");
  return new Promise((done) => {
    execFile(process.execPath, [...words, ...args], { cwd: checkout.dir, env: environment() }, (error, out, err) =>
      done({ status: error ? Number(error.code) : 0, out: out + err }),
    );
  });
}

/** Starts the product like `npm start`. Resolves with its port. */
function startServer(): Promise<{ readonly port: number; stop(): Promise<unknown> }> {
  const child = spawn(process.execPath, ["scripts/start.mjs"], { cwd: checkout.dir, env: environment() });
  const ended = new Promise((done) => child.once("close", done));
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  return new Promise((done, failed) => {
    let said = "";
    const listen = (part: Buffer) => {
      said += part;
      const port = /"port":(\d+)[^\n]*"msg":"serving"/.exec(said)?.[1];
      if (port) done({ port: Number(port), stop });
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("exit", (code) => failed(new Error(`ended with ${code}: ${said.slice(-2000)}`)));
  });
}

test("commands: with production packages a built release serves, and every command works in parallel without changing a package", async () => {
  const before = treeHash(join(checkout.dir, "node_modules"));
  const server = await startServer();
  const backup = join(folder, "copy.jsonl.gz");
  const address = `http://aurora.localhost:${server.port}`;
  const certify = ["--url", address, "--vendor", "X", "--key", "k", "--game", "g", "--token", "t"];
  const together = await Promise.all([
    command("brand", "list"),
    command("brand", "check"),
    command("staff", "list"),
    command("certify", ...certify),
    command("backup", backup),
  ]);
  const results = [...together, await command("restore", backup)];
  expect(results.map(({ out }) => out)).toEqual([
    expect.stringContaining("aurora"),
    expect.stringMatching(/No problem|problem/i),
    expect.stringMatching(/account|all brands/),
    expect.not.stringContaining("not installed"),
    expect.stringContaining("Written:"),
    expect.stringMatching(/not empty|empty database/i),
  ]);
  expect((await send(server.port, { host: "aurora.localhost" })).status).toBe(200);
  expect(await server.stop()).toBe(0);
  expect([checkout.npmCalls(), treeHash(join(checkout.dir, "node_modules"))]).toEqual(["", before]);
}, 240_000);

test("commands: with an outdated build and no build tools, each command prints the solution and installs no package", async () => {
  const before = treeHash(join(checkout.dir, "node_modules"));
  replaceFile(checkout, "scripts/brand.ts", readFileSync("scripts/brand.ts", "utf8").concat("\n// changed\n"));
  for (const name of ["brand", "staff", "backup", "restore", "certify", "types"]) {
    const { out, status } = await command(name, "list");
    expect([name, status, out]).toEqual([name, 1, expect.stringMatching(/npm ci.*npm run build/s)]);
  }
  expect([checkout.npmCalls(), treeHash(join(checkout.dir, "node_modules"))]).toEqual(["", before]);
});
