import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

function works(path) {
  return path && existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}

async function find() {
  const { chromium } = await import("playwright");
  return [process.env.BROWSER_PATH, chromium.executablePath(), ...SYSTEM].find(works);
}

function install(command, args) {
  console.log(`No browser found; trying: ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

/**
 * The browser for the tests: BROWSER_PATH, Playwright's own, the system's; else it installs one and says so.
 * @returns the path of an executable
 */
export async function ensureBrowser() {
  const found = await find();
  if (found) return found;
  install("npx", ["playwright", "install", "chromium"]);
  let path = await find();
  if (!path && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    install("apt-get", ["update", "-qq"]);
    install("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
    path = await find();
  }
  if (path) return path;
  throw new Error("The tests need a Chromium: install one and set BROWSER_PATH to it.");
}
