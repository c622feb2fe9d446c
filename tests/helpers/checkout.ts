import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** Contents of a release, without its packages. */
const SHIPPED =
  "app build demo schemas scripts tenants package.json package-lock.json remix.config.js tsconfig.json vite.config.ts";

/** Copies by hard links where the file system allows it. */
export function hardLinkCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (spawnSync("cp", ["-al", from, to], { stdio: "ignore" }).status === 0) return;
  rmSync(to, { recursive: true, force: true });
  execFileSync("cp", ["-a", from, to]);
}

interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly version?: string;
}

/** A separate checkout. */
export interface Checkout {
  readonly dir: string;
  /** PATH whose first entry has a fake `npm` that records its calls. */
  readonly path: string;
  readonly npmCalls: () => string;
  remove(): void;
}

function fakeNpm(dir: string, script: string): string {
  const bin = join(dir, ".bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "npm"), `#!/bin/sh\necho "$@" >> "${dir}/.npm-calls"\n${script}\n`);
  chmodSync(join(bin, "npm"), 0o755);
  return `${bin}:${process.env["PATH"]}`;
}

/** Creates an empty folder with a fake `npm` that runs the given shell script. */
export function anEmptyCheckout(npm: string): Checkout {
  // Outside this checkout: Node would find this checkout's packages from a subfolder.
  const dir = realpathSync(mkdtempSync(join(tmpdir(), "livery-checkout-")));
  // Started as root, the database runs as another user.
  chmodSync(dir, 0o711);
  const path = fakeNpm(dir, npm);
  const npmCalls = () => {
    try {
      return readFileSync(join(dir, ".npm-calls"), "utf8");
    } catch {
      return "";
    }
  };
  return { dir, path, npmCalls, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Returns the environment of a command in a checkout, without the variables of the test run. */
export const ownEnvironment = ({ path }: Checkout): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: path,
  VITEST: undefined,
  TEST_STATE: undefined,
  TEST_FULL: undefined,
});

/**
 * Creates a copy of this checkout as shipped for production: built, with the packages of `npm ci --omit=dev`. Consists of hard
 * links: change no file of it in place.
 */
export function aProductionCheckout(): Checkout {
  const checkout = anEmptyCheckout("exit 9");
  const { dir } = checkout;
  for (const name of SHIPPED.split(" ")) hardLinkCopy(resolve(name), join(dir, name));
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
  const installed = JSON.parse(readFileSync("node_modules/.package-lock.json", "utf8")) as typeof lock;
  const isShipped = (path: string) => !lock.packages[path]?.dev && !lock.packages[path]?.devOptional;
  const paths = Object.keys(installed.packages).filter((path) => path !== "" && isShipped(path));
  // Nested packages are copied with the outer ones.
  const outer = paths.filter((path) => path.lastIndexOf("node_modules/") === 0);
  for (const path of outer) hardLinkCopy(resolve(path), join(dir, path));
  const packages = Object.fromEntries(paths.map((path) => [path, installed.packages[path]]));
  writeFileSync(join(dir, "node_modules/.package-lock.json"), JSON.stringify({ ...installed, packages }));
  return checkout;
}

/** Returns a hash over all names, sizes, times and links below a folder. Every change to the contents changes the hash. */
export function treeHash(folder: string): string {
  const hash = createHash("sha256");
  for (const name of (readdirSync(folder, { recursive: true }) as string[]).sort()) {
    const stat = lstatSync(join(folder, name));
    const what = stat.isSymbolicLink() ? readlinkSync(join(folder, name)) : `${stat.size} ${stat.mtimeMs}`;
    if (!stat.isDirectory()) hash.update(`${name} ${what}\n`);
    else hash.update(`${name}/\n`);
  }
  return hash.digest("hex");
}

/** Replaces a linked file by a separate one. */
export function replaceFile(checkout: Checkout, name: string, text: string): void {
  const file = join(checkout.dir, name);
  rmSync(file, { force: true });
  writeFileSync(file, text);
}

/** Copies files of this checkout, so that they may be changed. */
export function copyInto(checkout: Checkout, names: readonly string[]): void {
  for (const name of names) cpSync(resolve(name), join(checkout.dir, name), { recursive: true });
}
