import { execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { anEmptyCheckout, type Checkout, copyInto } from "../helpers/checkout";

const LOCK = {
  packages: {
    "": { name: "x" },
    "node_modules/used": { version: "1.0.0" },
    "node_modules/tool": { version: "2.0.0", dev: true },
    "node_modules/platform": { version: "1.0.0", optional: true },
  },
};
/** Fake `npm ci`: writes a package, waits while `.wait` exists, and finally writes the list of installed packages. */
const INSTALL = `mkdir -p node_modules/used && echo new > node_modules/used/x
  touch ../.begun; while [ -e ../.wait ]; do sleep 0.05; done
  cp package-lock.json node_modules/.package-lock.json`;

function aCheckout(installed: object | null = null): Checkout {
  const checkout = anEmptyCheckout(INSTALL);
  onTestFinished(() => checkout.remove());
  copyInto(checkout, ["scripts/lib"]);
  writeFileSync(join(checkout.dir, "package.json"), "{}");
  writeFileSync(join(checkout.dir, "package-lock.json"), JSON.stringify(LOCK));
  if (installed !== null) {
    mkdirSync(join(checkout.dir, "node_modules/used"), { recursive: true });
    writeFileSync(join(checkout.dir, "node_modules/used/x"), "old");
    writeFileSync(join(checkout.dir, "node_modules/.package-lock.json"), JSON.stringify({ packages: installed }));
  }
  return checkout;
}
const { "node_modules/tool": tool, "node_modules/used": used } = LOCK.packages;
const ALL = { "node_modules/used": used, "node_modules/tool": tool };

const nodeArguments = (checkout: Checkout, call: string) => [
  "--input-type=module",
  "-e",
  `const m = await import(${JSON.stringify(pathToFileURL(join(checkout.dir, "scripts/lib/packages.mjs")).href)}); console.log(m.${call});`,
];
const callPackages = (checkout: Checkout, call: string): Promise<string> =>
  new Promise((done) => {
    const env = { ...process.env, PATH: checkout.path, NODE_ENV: "production" as const };
    execFile(process.execPath, nodeArguments(checkout, call), { env }, (_, out) =>
      done(out.trim().split("\n").at(-1) ?? ""),
    );
  });
const installedMark = ({ dir }: Checkout) => readFileSync(join(dir, "node_modules/used/x"), "utf8").trim();
const leftovers = ({ dir }: Checkout) => readdirSync(dir).filter((name) => name.startsWith("node_modules."));

test.each([
  ["all packages", ALL, "all"],
  ["no development packages", { "node_modules/used": used }, "production"],
  ["another version", { ...ALL, "node_modules/used": { version: "0.9.0" } }, "none"],
  ["another version of a tool", { ...ALL, "node_modules/tool": { version: "1.0.0" } }, "production"],
  ["nothing, or an install that was cut off", null, "none"],
])("installs: with %s the installed packages are reported as '%s'", async (_, installed, wanted) => {
  const checkout = aCheckout(installed as object | null);
  expect(await callPackages(checkout, "installedPackages()")).toBe(wanted);
});

test("installs: sufficient packages are kept with any Node version, and otherwise all are installed in a separate folder", async () => {
  const whole = aCheckout(ALL);
  await callPackages(whole, "ensureInstalled()");
  const production = aCheckout({ "node_modules/used": used });
  await callPackages(production, 'ensureInstalled("production")');
  expect([whole, production].map((one) => [one.npmCalls(), installedMark(one)])).toEqual([
    ["", "old"],
    ["", "old"],
  ]);
  await callPackages(production, "ensureInstalled()");
  expect(installedMark(production)).toBe("new");
  expect(production.npmCalls()).toMatch(/^ci .*--include=dev\n$/);
  expect(leftovers(production)).toEqual([]);
});

test("installs: a killed install keeps the old packages, and the next install deletes its leftovers", async () => {
  const checkout = aCheckout({ "node_modules/used": { version: "0.9.0" } });
  const wait = join(checkout.dir, ".wait");
  writeFileSync(wait, "");
  const env = { ...process.env, PATH: checkout.path };
  const child = spawn(process.execPath, nodeArguments(checkout, "ensureInstalled()"), { env, stdio: "ignore" });
  await expect.poll(() => existsSync(join(checkout.dir, ".begun"))).toBe(true);
  expect(installedMark(checkout)).toBe("old");
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGKILL");
  await ended;
  expect([installedMark(checkout), leftovers(checkout).length]).toEqual(["old", 1]);
  const { rmSync } = await import("node:fs");
  rmSync(wait);
  await callPackages(checkout, "ensureInstalled()");
  expect([installedMark(checkout), leftovers(checkout)]).toEqual(["new", []]);
});
