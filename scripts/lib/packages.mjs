// Built-in modules only: this runs before packages are installed.
import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isProcessAlive, ROOT, removeAtEnd, runStep, withLock } from "./project.mjs";

const MODULES = join(ROOT, "node_modules");
/** Files of the checkout that npm needs for an install. */
const MANIFESTS = ["package.json", "package-lock.json", ".npmrc"];

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  } catch {
    return null;
  }
}

/**
 * Compares the installed packages with `package-lock.json`, by the list that npm writes after a complete install: `all`,
 * `production` (without development packages), or `none`. Packages for other platforms may be missing. The version of Node does
 * not matter: every native package uses Node-API, which is the same in all versions.
 * @param root the checkout
 * @public
 */
export function installedPackages(root = ROOT) {
  const wanted = packagesIn(join(root, "package-lock.json"));
  const found = packagesIn(join(root, "node_modules", ".package-lock.json"));
  if (wanted === null || found === null) return "none";
  const missing = Object.entries(wanted).filter(
    ([path, { devOptional, optional, version }]) =>
      path !== "" && !optional && !devOptional && found[path]?.version !== version,
  );
  if (missing.length === 0) return "all";
  return missing.every(([, { dev }]) => dev) ? "production" : "none";
}

/** Returns true for a folder that can be replaced: not a link, not a mount point. */
const isPlainFolder = (path) => existsSync(path) && lstatSync(path).isDirectory();

/** Removes the remains of interrupted installs. */
function removeInterruptedInstalls() {
  for (const name of readdirSync(ROOT)) {
    const owner = /^node_modules\.(\d+)(?:\.old)?$/.exec(name)?.[1];
    if (owner && !isProcessAlive(Number(owner))) rmSync(join(ROOT, name), { recursive: true, force: true });
  }
}

/** Replaces the old packages with a finished install, in two renames. Returns false when the folder cannot be moved. */
function replaceModules(made) {
  const old = join(ROOT, `node_modules.${process.pid}.old`);
  if (existsSync(MODULES)) {
    if (!isPlainFolder(MODULES)) return false;
    try {
      renameSync(MODULES, old);
    } catch {
      return false;
    }
  }
  renameSync(made, MODULES);
  rmSync(old, { recursive: true, force: true });
  return true;
}

/** Installs into a temporary folder and then moves it into place: an interrupted install keeps the previous packages. */
async function install() {
  console.log("Installing packages …");
  removeInterruptedInstalls();
  // NODE_ENV=production would omit the packages of the build.
  const { NODE_ENV: _unused, npm_config_omit: _omit, ...env } = process.env;
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--include=dev"];
  const aside = join(ROOT, `node_modules.${process.pid}`);
  const removeAside = removeAtEnd(aside);
  try {
    mkdirSync(aside);
    for (const name of MANIFESTS) if (existsSync(join(ROOT, name))) copyFileSync(join(ROOT, name), join(aside, name));
    await runStep("npm", args, { env, cwd: aside });
    if (!replaceModules(join(aside, "node_modules"))) await runStep("npm", args, { env });
  } finally {
    removeAside();
  }
}

/** Installs missing packages. Only for `npm start` and `npm test`: no other command may change a running server's packages. */
export async function ensureInstalled(needed = "all") {
  const isEnough = () => ["all", needed].includes(installedPackages());
  if (isEnough()) return;
  await withLock(async () => {
    if (!isEnough()) await install();
  });
}

/** Exits with instructions when development packages are missing, for commands that install nothing. */
export function requireInstalled() {
  if (installedPackages() === "all") return;
  console.error("This command needs the development packages and does not install them: run `npm ci` first.");
  process.exit(1);
}
