import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { anEmptyCheckout, type Checkout, copyInto, ownEnvironment } from "../helpers/checkout";

/** Fake build: starts another process, writes both process ids, and never ends. */
const BUILD = `import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
const child = spawn("sleep", ["600"], { stdio: "inherit" });
mkdirSync(process.env.BUILD_DIR);
writeFileSync("pids", process.pid + " " + child.pid);
setInterval(() => {}, 1000);
`;
/** Fake `npm ci` with the same behaviour as `BUILD`. */
const INSTALL = `sleep 600 &
echo "$$ $!" > ../pids
wait`;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A zombie process counts as ended.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
};

async function waitUntil(isTrue: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !isTrue(); await new Promise((resolve) => setTimeout(resolve, 20)))
    if (Date.now() > end) throw new Error("it did not become true");
}

function aCheckout(files: Readonly<Record<string, string>>): Checkout {
  const checkout = anEmptyCheckout(INSTALL);
  onTestFinished(() => checkout.remove());
  copyInto(checkout, ["scripts/lib", "scripts/start.mjs"]);
  const all = { "package.json": '{"type":"module"}', "package-lock.json": '{"packages":{}}', ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(join(checkout.dir, name, ".."), { recursive: true });
    writeFileSync(join(checkout.dir, name), text);
  }
  return checkout;
}

const STEPS: readonly (readonly [
  step: string,
  signal: NodeJS.Signals,
  status: number,
  files: Readonly<Record<string, string>>,
])[] = [
  ["build", "SIGTERM", 143, { "scripts/build.mjs": BUILD, "node_modules/.package-lock.json": '{"packages":{}}' }],
  ["build", "SIGINT", 130, { "scripts/build.mjs": BUILD, "node_modules/.package-lock.json": '{"packages":{}}' }],
  ["install", "SIGTERM", 143, { "scripts/build.mjs": BUILD }],
];

test.each(STEPS)(
  "start: during the first %s, %s ends the start with all its child processes and leaves no files",
  async (_step, signal, status, files) => {
    const checkout = aCheckout(files);
    const env = ownEnvironment(checkout);
    const start = spawn(process.execPath, ["scripts/start.mjs"], { cwd: checkout.dir, env, stdio: "ignore" });
    const ended = new Promise<number | null>((done) => start.on("exit", done));
    const pidFile = join(checkout.dir, "pids");
    await waitUntil(() => existsSync(pidFile) && readFileSync(pidFile, "utf8").trim().includes(" "));
    const pids = readFileSync(pidFile, "utf8").trim().split(" ").map(Number);
    onTestFinished(() => {
      for (const pid of pids.filter(isAlive)) process.kill(pid, "SIGKILL");
    });
    start.kill(signal);
    expect(await ended).toBe(status);
    await waitUntil(() => !pids.some(isAlive));
    const left = readdirSync(checkout.dir).filter((name) => /^build|^node_modules\.|setup-lock/.test(name));
    expect(left).toEqual([]);
  },
);

test("start: a failing build prints the reason and leaves no files", async () => {
  const checkout = aCheckout({
    "scripts/build.mjs": 'console.error("the reason"); process.exit(3);',
    "node_modules/.package-lock.json": '{"packages":{}}',
  });
  const start = spawn(process.execPath, ["scripts/start.mjs"], { cwd: checkout.dir, env: ownEnvironment(checkout) });
  let output = "";
  start.stderr.on("data", (text: Buffer) => {
    output += text;
  });
  expect(await new Promise((done) => start.on("close", done))).toBe(3);
  expect(output).toContain("the reason");
  expect(readdirSync(checkout.dir).filter((name) => /^build|setup-lock/.test(name))).toEqual([]);
});
