// Built-in modules only: this runs before packages are installed.

import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const LOCK = join(ROOT, ".setup-lock");
const LOCK_WAIT_MS = 10 * 60 * 1000;

/** Prints and runs one step. Exits with its status when it fails. */
export function run(command, args, { cwd = ROOT, env = process.env, quiet = false } = {}) {
  const result = spawnSync(command, args, { cwd, env, stdio: quiet ? "pipe" : "inherit", encoding: "utf8" });
  if (result.status !== 0) {
    if (quiet) process.stderr.write(`${result.stdout ?? ""}${result.stderr ?? ""}`);
    console.error(`${command} ${args.join(" ")} failed`);
    process.exit(result.status ?? 1);
  }
  return result;
}

/** Signals that end a start, with their exit statuses. */
const SIGNAL_EXIT_STATUS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
/** Time in ms after which a process that does not end is killed. */
const KILL_AFTER_MS = 10_000;

/**
 * Runs one step and waits for it. Exits with its status when it fails. A signal that ends this process first ends the step with
 * all its child processes: the step is a separate process group.
 */
export async function runStep(command, args, { cwd = ROOT, env = process.env, quiet = false } = {}) {
  let ended = 0;
  const kill = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The process has already ended.
    }
  };
  const end = (signal) => {
    ended = SIGNAL_EXIT_STATUS[signal];
    kill("SIGTERM");
    setTimeout(kill, KILL_AFTER_MS, "SIGKILL").unref();
  };
  // Before the start of the child: a signal may arrive at any time.
  for (const signal of Object.keys(SIGNAL_EXIT_STATUS)) process.on(signal, end);
  const stdio = ["ignore", ...Array(2).fill(quiet ? "pipe" : "inherit")];
  const child = spawn(command, args, { cwd, env, stdio, detached: true });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => said.push(part));
  const status = await new Promise((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(code ?? signal));
  });
  for (const signal of Object.keys(SIGNAL_EXIT_STATUS)) process.off(signal, end);
  if (ended !== 0) process.exit(ended);
  if (status === 0) return;
  process.stderr.write(Buffer.concat(said));
  console.error(`${command} ${args.join(" ")} failed (${status})`);
  process.exit(typeof status === "number" ? status : 1);
}

/** Returns true while a process with this id exists, also one of another user. */
export function isProcessAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/**
 * Removes the temporary output of a set-up, also when the process exits early. @returns function to call at the end of the set-up
 */
export function removeAtEnd(...paths) {
  const remove = () => {
    for (const path of paths) rmSync(path, { recursive: true, force: true });
  };
  process.once("exit", remove);
  return () => {
    process.off("exit", remove);
    remove();
  };
}

/** Runs one set-up at a time per checkout. A lock whose owner died is taken over. */
export async function withLock(work) {
  const until = Date.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      const owner = Number(readStamp(LOCK) || 0);
      if (owner && !isProcessAlive(owner)) rmSync(LOCK, { force: true });
      else if (Date.now() > until) throw new Error(`another setup (process ${owner}) holds the lock ${LOCK}`);
      else await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  const unlock = removeAtEnd(LOCK);
  try {
    return await work();
  } finally {
    unlock();
  }
}

/** Folders that a running product or a build writes among the sources: these names at any depth, and `schemas/authoring`. */
const WRITTEN = [".versions", ".drafts"];
const WRITTEN_SCHEMAS = join("schemas", "authoring");

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  if (path.endsWith(WRITTEN_SCHEMAS)) return;
  for (const name of readdirSync(path).sort()) if (!WRITTEN.includes(name)) yield* filesBelow(join(path, name));
}

/** Returns a hash of the names and content of files and folders, relative to the checkout. */
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

/** Operator commands, which are built with the product. */
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

/** Files that a test may read, in addition to the tools' configurations. */
const TESTED = ["app", "demo", "docs", "schemas", "scripts", "tenants", "tests", "README.md", ".ci"];
const isConfiguration = (name) => /\.(json|ts|js)$/.test(name);

/** Returns a hash of the code under test. */
export const testedSources = () => hashOf([...TESTED, ...readdirSync(ROOT).filter(isConfiguration).sort()]);

const BUILD = join(ROOT, "build");

/** Records the sources of a build. */
export const stampBuild = (folder, sources) => writeFileSync(join(folder, ".sources"), sources);

/** Returns a hash of the current sources of the build. */
export const buildSources = () => hashOf(SOURCES);

/** Returns whether `build/` matches these sources. A build shipped without sources always matches. */
export function isBuilt(sources = buildSources()) {
  const stamp = readStamp(join(BUILD, ".sources"));
  return stamp !== "" && (stamp === sources || !existsSync(join(ROOT, "scripts/build.mjs")));
}

/**
 * Builds when sources changed since the last build. The finished build replaces the old one in one rename.
 * @param prepare called only before a build
 */
export async function ensureBuilt(prepare = async () => {}) {
  const wanted = buildSources();
  if (isBuilt(wanted)) return;
  await prepare();
  await withLock(async () => {
    if (isBuilt(wanted)) return;
    console.log("Building …");
    const aside = join(ROOT, `build.${process.pid}`);
    const old = join(ROOT, `build.${process.pid}.old`);
    const removeAside = removeAtEnd(aside, old);
    const env = { ...process.env, BUILD_DIR: aside.slice(ROOT.length), NODE_ENV: "production" };
    await runStep(process.execPath, ["scripts/build.mjs"], { env, quiet: true });
    mkdirSync(BUILD, { recursive: true });
    renameSync(BUILD, old);
    renameSync(aside, BUILD);
    removeAside();
  });
}
