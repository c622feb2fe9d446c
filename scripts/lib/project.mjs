// Built-ins only: this runs before anything is installed.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const LOCK = join(ROOT, ".setup-lock");
const LOCK_WAIT_MS = 10 * 60 * 1000;

/** Prints one step and runs it; ends the process with its status when it fails. */
export function run(command, args, { cwd = ROOT, env = process.env, quiet = false } = {}) {
  const result = spawnSync(command, args, { cwd, env, stdio: quiet ? "pipe" : "inherit", encoding: "utf8" });
  if (result.status !== 0) {
    if (quiet) process.stderr.write(`${result.stdout ?? ""}${result.stderr ?? ""}`);
    console.error(`${command} ${args.join(" ")} failed`);
    process.exit(result.status ?? 1);
  }
  return result;
}

/** True while a process with this id lives (also one of another user). */
export function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** One set-up at a time in a checkout; a lock whose owner died is taken over. */
export function withLock(work) {
  const until = Date.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      const owner = Number(readFileSync(LOCK, "utf8") || 0);
      if (owner && !lives(owner)) rmSync(LOCK, { force: true });
      else if (Date.now() > until) throw new Error(`another set-up (process ${owner}) holds ${LOCK}`);
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  try {
    return work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

/** Folders that a running product or a build writes among the sources: of these names anywhere, and this one. */
const WRITTEN = [".versions", ".drafts"];
const WRITTEN_SCHEMAS = join("schemas", "authoring");

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  if (path.endsWith(WRITTEN_SCHEMAS)) return;
  for (const name of readdirSync(path).sort()) if (!WRITTEN.includes(name)) yield* filesBelow(join(path, name));
}

/** Hash over names and content of files and folders, relative to the checkout. */
function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesBelow(join(ROOT, path))) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** The operator's commands, which are built with the product. */
export const COMMANDS = ["backup", "brand", "certify", "staff"];

const SOURCES = [
  "app",
  "scripts/lib",
  "scripts/vite",
  "scripts/build.mjs",
  "scripts/brand",
  ...COMMANDS.map((name) => `scripts/${name}.ts`),
  "vite.config.ts",
  "remix.config.js",
  "tsconfig.json",
  "package-lock.json",
];

/** What a test may read, beside the configurations of the tools. */
const TESTED = ["app", "demo", "docs", "schemas", "scripts", "tenants", "tests", "README.md", ".ci"];
const isConfiguration = (name) => /\.(json|ts|js)$/.test(name);

/** Names the code that the tests run with. */
export const testedSources = () => hashOf([...TESTED, ...readdirSync(ROOT).filter(isConfiguration).sort()]);

const BUILD = join(ROOT, "build");

/** Writes down what a folder was built from. */
export const stampBuild = (folder, sources) => writeFileSync(join(folder, ".sources"), sources);

/** Names what would be built now. */
export const buildSources = () => hashOf(SOURCES);

/** Whether `build/` is of these sources. Where a build was shipped without any, it is. */
export function isBuilt(sources = buildSources()) {
  const stamp = readStamp(join(BUILD, ".sources"));
  return stamp !== "" && (stamp === sources || !existsSync(join(ROOT, "scripts/build.mjs")));
}

/**
 * Builds when sources changed since the last build; the finished build replaces the old one in one rename.
 * @param prepare called before a build, and only then
 */
export function ensureBuilt(prepare = () => {}) {
  const wanted = buildSources();
  if (isBuilt(wanted)) return;
  prepare();
  withLock(() => {
    if (isBuilt(wanted)) return;
    console.log("Building …");
    const aside = join(ROOT, `build.${process.pid}`);
    const env = { ...process.env, BUILD_DIR: aside.slice(ROOT.length), NODE_ENV: "production" };
    run(process.execPath, ["scripts/build.mjs"], { env, quiet: true });
    const old = join(ROOT, `build.${process.pid}.old`);
    mkdirSync(BUILD, { recursive: true });
    renameSync(BUILD, old);
    renameSync(aside, BUILD);
    rmSync(old, { recursive: true, force: true });
  });
}
