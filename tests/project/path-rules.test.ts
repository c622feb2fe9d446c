import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ownFiles, pathRules, rulesWithoutFiles } from "../../scripts/check/paths.mjs";
import { writeSiteManifest } from "../../scripts/lib/site-manifest.mjs";
import { chunks } from "../../scripts/vite/chunks";
import { clientGuard } from "../../scripts/vite/client-guard";
import { pathInApp } from "../../scripts/vite/path-rules";

// Vitest's rules depend on the environment. With these values they include the tests reserved for the full run, and exclude no
// passed file.
beforeAll(() => {
  vi.stubEnv("TEST_FULL", "");
  vi.stubEnv("TEST_STATE", "");
});
afterAll(() => vi.unstubAllEnvs());

/** Creates a folder with empty copies of the project's files below `app/`, without those that match `gone`. */
async function aTreeWithout(gone: RegExp): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "livery-paths-"));
  for (const file of await readdir("app", { recursive: true })) {
    if (!/\.tsx?$/.test(file) || gone.test(file)) continue;
    await mkdir(join(root, "app", file, ".."), { recursive: true });
    await writeFile(join(root, "app", file), "");
  }
  return root;
}

test.each([
  ["the chunks", /^ui\/chips\.tsx$/, chunks],
  ["the chunks", /\/blocks\/winners\//, chunks],
  ["the client guard", /^platform\/secrets\//, clientGuard],
])("the build stops and names the rule when a rule of %s matches no file: %s is missing", async (name, gone, make) => {
  const whole = await aTreeWithout(/^$/);
  expect(() => make(whole)).not.toThrow();
  const root = await aTreeWithout(gone);
  const rule = gone.source.replace(/^\^|\$$/g, "");
  expect(() => make(root)).toThrow(`of ${name} matches no file`);
  expect(() => make(root)).toThrow(rule);
  await Promise.all([whole, root].map((folder) => rm(folder, { recursive: true })));
});

test.each([
  ["/srv/livery/app/ui/card.tsx", "ui/card.tsx"],
  ["/app/app/ui/card.tsx", "ui/card.tsx"],
  ["/srv/app/livery/app/routes/$.tsx?__remix-build-client-route", "routes/$.tsx"],
  ["/app/node_modules/react/index.js", ""],
  ["\0virtual:boot-script", ""],
])("the build derives the path below app/ from %j: %j", (id, path) => {
  expect(pathInApp(id)).toBe(path);
});

test("every path in the rules of linters, tests and layers matches files", async () => {
  expect(rulesWithoutFiles(await pathRules(), ownFiles())).toEqual([]);
});

test.each([
  ["vitest.config.ts", "tests/platform/db/db-embedded-crash.test.ts"],
  ["knip.json", "tests/helpers/fake-main.ts"],
  ["biome.json", "app/root.tsx"],
  ["scripts/check/layers.mjs", /^app\/platform\/money\//],
  ["scripts/check/dependency-cruiser.mjs", /^app\/platform\/i18n\//],
])("the check names the rule of %s that matches no file when %s is missing", async (where, gone) => {
  const isGone = (file: string) => (gone instanceof RegExp ? gone.test(file) : file === gone);
  const said: readonly string[] = rulesWithoutFiles(
    await pathRules(),
    ownFiles().filter((file) => !isGone(file)),
  );
  expect(said.filter((line) => line.startsWith(`${where}: `))).toHaveLength(1);
});

test("the build stops when no route belongs to the console, because visitors would get all its routes", async () => {
  const assets = await mkdtemp(join(tmpdir(), "livery-manifest-"));
  const manifest = (...ids: string[]) => ({ entry: {}, routes: Object.fromEntries(ids.map((id) => [id, { id }])) });
  const write = (...ids: string[]) =>
    writeFile(join(assets, "manifest-1a.js"), `window.__remixManifest=${JSON.stringify(manifest(...ids))};`);
  await write("root", "routes/staff");
  expect(() => writeSiteManifest(assets)).toThrow("routes/console");
  await write("root", "routes/console.audit");
  writeSiteManifest(assets);
  expect(await readFile(join(assets, "site-1a.js"), "utf8")).not.toContain("console");
  await rm(assets, { recursive: true });
});
