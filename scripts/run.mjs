// Runs one of our TypeScript scripts: node scripts/run.mjs scripts/brand.ts list
// It installs nothing and writes nothing into the checkout: a server may be running from it.
import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { COMMANDS, isBuilt, ROOT } from "./lib/project.mjs";

const [script, ...rest] = process.argv.slice(2);
const name = basename(script, ".ts");
const built = `${ROOT}build/commands/${name}.mjs`;
process.argv = [process.argv[0], script, ...rest];
const isReady = COMMANDS.includes(name) && existsSync(built) && isBuilt();
await import(pathToFileURL(isReady ? built : await bundled()).href);

/** Bundles the script into a temporary folder, which is removed when the process ends. */
async function bundled() {
  const bundler = await import("./lib/bundle.mjs").catch(() => null);
  if (bundler === null) {
    console.error(
      `The build of "${name}" does not match these sources, and the packages for a new build are not installed.\n` +
        "Deploy build/ together with its sources, or run `npm ci` and `npm run build`.",
    );
    process.exit(1);
  }
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `livery-${name}-`)));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  await bundler.bundle({ [name]: script }, folder);
  return join(folder, `${name}.mjs`);
}
