import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { anEmptyCheckout, copyInto, ownEnvironment } from "../helpers/checkout";

/** Returns the source of a test that records its run, then executes `then`; `until(file)` waits for a file. */
const aTest = (name: string, then = "") => `
  import { appendFileSync, existsSync } from "node:fs";
  const until = async (file) => { while (!existsSync(file)) await new Promise((done) => setTimeout(done, 20)); };
  test("${name}", async () => { appendFileSync("ran", "${name} "); ${then} });`;
const unit = (name: string, then?: string) =>
  `import { test } from "vitest"; ${aTest(name, then)} test.skip("another", () => {});`;
const browser = (name: string, then?: string) => `import { test } from "@playwright/test"; ${aTest(name, then)}`;

/** Creates a project with the real scripts and configurations, and a few tests. */
function aProject(files: Readonly<Record<string, string>>) {
  const checkout = anEmptyCheckout("exit 9");
  onTestFinished(() => checkout.remove());
  copyInto(checkout, [
    "package.json",
    "package-lock.json",
    "vitest.config.ts",
    "playwright.config.ts",
    "tsconfig.json",
  ]);
  copyInto(checkout, ["scripts/lib", "scripts/test.mjs", "scripts/check.mjs"]);
  symlinkSync(resolve("node_modules"), join(checkout.dir, "node_modules"));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(checkout.dir, name)), { recursive: true });
    writeFileSync(join(checkout.dir, name), text);
  };
  const own = { "build/.sources": "shipped", "tests/helpers/global-setup.ts": "export default () => {};\n", ...files };
  for (const [name, text] of Object.entries(own)) write(name, text);
  const has = (name: string) => existsSync(join(checkout.dir, name));
  /** Returns the tests that ran since the last call. */
  const ran = () => {
    const names = has("ran") ? readFileSync(join(checkout.dir, "ran"), "utf8").trim().split(" ").sort() : [];
    write("ran", "");
    return names.filter((name) => name !== "");
  };
  const start = (...args: readonly string[]) => {
    const child = spawn(process.execPath, ["scripts/test.mjs", "--full", ...args], {
      cwd: checkout.dir,
      env: { ...ownEnvironment(checkout), BROWSER_PATH: process.execPath },
      detached: true,
    });
    let out = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (out += part));
    const ended = new Promise<{ readonly status: number | null; readonly total: string; readonly out: string }>(
      (done) => child.once("close", (status) => done({ status, out, total: out.trim().split("\n").at(-1) ?? "" })),
    );
    const kill = (signal: NodeJS.Signals) => process.kill(-(child.pid as number), signal);
    return { ended, kill };
  };
  const state = () =>
    has(".cache/passed.jsonl") ? readFileSync(join(checkout.dir, ".cache/passed.jsonl"), "utf8") : "";
  return { write, ran, start, state, run: (...args: readonly string[]) => start(...args).ended };
}

test.each(["SIGKILL", "SIGINT"] as const)(
  "resume: a run ended by %s keeps its passed files, and the next run of the same code runs only the others",
  async (signal) => {
    const project = aProject({
      "tests/a.test.ts": unit("a"),
      "tests/b.test.ts": unit("b", 'await until("go")'),
      "tests/e2e/c.spec.ts": browser("c"),
      "tests/e2e/d.spec.ts": browser("d", 'await until("on")'),
    });
    const first = project.start("tests/");
    await expect.poll(project.state).toContain("tests/a.test.ts");
    first.kill(signal);
    await first.ended;
    project.ran();
    project.write("go", "");
    const second = project.start("tests/");
    await expect.poll(project.state).toContain("tests/e2e/c.spec.ts");
    second.kill(signal);
    await second.ended;
    expect(project.ran()).toEqual(expect.arrayContaining(["b", "c"]));
    project.write("on", "");
    const { status, total, out } = await project.run("tests/");
    expect(project.ran()).toEqual(["d"]);
    expect(out).toContain("earlier run of the same code: 2 passed tests in 2 files");
    expect([status, total]).toEqual([
      0,
      "4 passed, of which 3 in an earlier run of the same code, 0 failed, 2 skipped",
    ]);
  },
);

test("resume: failed tests run again, and fail the run again", async () => {
  const fail = 'throw new Error("no")';
  const project = aProject({
    "tests/a.test.ts": unit("a"),
    "tests/b.test.ts": unit("b", fail),
    "tests/e2e/c.spec.ts": browser("c"),
    "tests/e2e/d.spec.ts": browser("d", fail),
  });
  expect(await project.run("tests/")).toMatchObject({ status: 1, total: "2 passed, 2 failed, 2 skipped" });
  expect(project.ran()).toEqual(["a", "b", "c", "d"]);
  const total = "2 passed, of which 2 in an earlier run of the same code, 2 failed, 2 skipped";
  expect(await project.run("tests/")).toMatchObject({ status: 1, total });
  expect(project.ran()).toEqual(["b", "d"]);
});

test("resume: an error outside the tests fails the run, and the next run repeats its file", async () => {
  const later = 'setTimeout(() => { throw new Error("late"); }, 0); await new Promise((done) => setTimeout(done, 50));';
  const project = aProject({ "tests/a.test.ts": unit("a", later), "tests/b.test.ts": unit("b") });
  expect(await project.run("--unit")).toMatchObject({ status: 1 });
  project.ran();
  expect(await project.run("--unit")).toMatchObject({ status: 1 });
  expect(project.ran()).toEqual(["a"]);
});

test("resume: tests that pass while files change count only for that run, even when the change is undone", async () => {
  const project = aProject({ "app/kept.ts": "1", "tests/a.test.ts": unit("a", 'await until("go")') });
  const first = project.start("--unit");
  await expect.poll(project.ran).toEqual(["a"]);
  project.write("app/kept.ts", "2");
  project.write("go", "");
  expect(await first.ended).toMatchObject({ status: 0, total: "1 passed, 0 failed, 1 skipped" });
  expect((await first.ended).out).toContain("files changed while the tests ran");
  project.write("app/kept.ts", "1");
  project.ran();
  expect(await project.run("--unit")).toMatchObject({ status: 0, total: "1 passed, 0 failed, 1 skipped" });
  expect(project.ran()).toEqual(["a"]);
});

test("resume: changed code or --fresh starts again from the beginning, and a run by name resumes only its own files", async () => {
  const project = aProject({ "tests/a/a.test.ts": unit("a"), "tests/b/b.test.ts": unit("b") });
  expect(await project.run("--unit", "tests/a")).toMatchObject({ status: 0, total: "1 passed, 0 failed, 1 skipped" });
  const total = "1 passed, of which 1 in an earlier run of the same code, 0 failed, 1 skipped";
  expect(await project.run("--unit", "tests/a")).toMatchObject({ status: 0, total });
  expect(await project.run("--unit", "tests/b")).toMatchObject({ status: 0, total: "1 passed, 0 failed, 1 skipped" });
  expect(project.ran()).toEqual(["a", "b"]);
  expect(await project.run("--unit", "--fresh")).toMatchObject({ status: 0, total: "2 passed, 0 failed, 2 skipped" });
  expect(project.ran()).toEqual(["a", "b"]);
  project.write("app/changed.ts", "export {};\n");
  expect(await project.run("--unit")).toMatchObject({ status: 0, total: "2 passed, 0 failed, 2 skipped" });
  expect(project.ran()).toEqual(["a", "b"]);
});
