// `npm run check`: the checks that need no running product. Two lanes, because the type checker alone takes one core. Exports
// `check` for `npm test`.
import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import { requireInstalled } from "./lib/packages.mjs";
import { ROOT } from "./lib/project.mjs";

const bin = (name) => `${ROOT}node_modules/.bin/${name}`;
const node = (...args) => [process.execPath, ...args];

const LANES = [
  [["types", bin("tsc"), "--noEmit"]],
  [
    ["format and lint", bin("biome"), "ci", "--max-diagnostics=40"],
    ["generated files are fresh", ...node("scripts/run.mjs", "scripts/generate.ts", "--check")],
    ["imports and cycles", bin("depcruise"), "--config", "scripts/check/dependency-cruiser.mjs", "app"],
    ["unused files, exports and packages", bin("knip"), "--no-progress"],
    ["paths in rules match files", ...node("scripts/check/paths.mjs")],
    ["names and links in the documents", ...node("scripts/check/docs.mjs")],
    ["words of comments, titles and documents", ...node("scripts/check/words.mjs")],
  ],
];

/** Runs one step and prints its output at the end. @returns its title when it failed */
function step([title, command, ...args]) {
  const started = Date.now();
  const child = spawn(command, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => said.push(part));
  return new Promise((resolve) => {
    child.once("close", (status) => {
      if (status !== 0) process.stdout.write(`\n${Buffer.concat(said)}`);
      console.log(`— ${title}: ${status === 0 ? "ok" : "FAILED"} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
      resolve(status === 0 ? [] : [title]);
    });
  });
}

async function lane(steps) {
  const failed = [];
  for (const one of steps) failed.push(...(await step(one)));
  return failed;
}

/** Runs all checks. @returns titles of the failed ones */
export async function check() {
  return (await Promise.all(LANES.map(lane))).flat();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  requireInstalled();
  process.exitCode = (await check()).length === 0 ? 0 : 1;
}
