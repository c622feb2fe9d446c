import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Chromium without a window system: pages open in half the time. The Debian package has the same name. */
const SHELL = "chromium-headless-shell";
const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

function isRunnable(path) {
  return path && existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}

async function find() {
  const { chromium } = await import("playwright");
  return [process.env.BROWSER_PATH, `/usr/bin/${SHELL}`, chromium.executablePath(), ...SYSTEM].find(isRunnable);
}

function install(command, args) {
  console.log(`Installing a browser for the tests: ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit", timeout: 180_000 }).status === 0;
}

/** Installs the shell where Debian packages can be installed. It takes ten seconds, and the tests gain more. */
function installShell() {
  if (process.env.BROWSER_PATH || existsSync(`/usr/bin/${SHELL}`)) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const shell = ["install", "-y", "-qq", "--no-install-recommends", SHELL];
  if (!install("apt-get", shell) && install("apt-get", ["update", "-qq"])) install("apt-get", shell);
}

/**
 * Returns the browser for the tests: BROWSER_PATH, the system's headless shell, Playwright's own, or the system's. Installs one,
 * with a message, when there is none.
 * @returns path of an executable
 */
export async function ensureBrowser() {
  installShell();
  if (!(await find())) install("npx", ["playwright", "install", "chromium"]);
  const found = await find();
  if (found) return found;
  throw new Error("The tests need Chromium: install it and set BROWSER_PATH to its path.");
}
