import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "vite";
import { expect, test } from "vitest";
import { clientGuard } from "../../scripts/vite/client-guard";

/** One forbidden import for each arrow of docs/conventions.md: from a file of the layer, to what it may not know. */
const FORBIDDEN = [
  ["app/core/sample.ts", "~/wps/client"],
  ["app/core/sample.ts", "react"],
  ["app/wps/sample.ts", "~/tenant/store"],
  ["app/tenant/sample.ts", "~/engine/wps"],
  ["app/tenant/sample.ts", "~/wps/client"],
  ["app/engine/sample.ts", "~/context.server"],
  ["app/engine/sample.ts", "~/ui/button"],
  ["app/engine/sample.ts", "@remix-run/node"],
  ["app/lib/sample.ts", "~/ui/button"],
  ["app/lib/sample.ts", "~/engine/wps"],
  ["app/ui/sample.tsx", "~/blocks/types"],
  ["app/ui/sample.tsx", "~/tenant/types"],
  ["app/blocks/sample.tsx", "~/shell/site-shell"],
  ["app/blocks/sample.tsx", "~/engine/wps"],
  ["app/shell/sample.tsx", "~/renderer/page"],
  ["app/games/sample.tsx", "~/shell/site-shell"],
  ["app/games/sample.tsx", "~/engine/wps"],
  ["app/renderer/sample.tsx", "~/shell/site-shell"],
  ["app/renderer/sample.tsx", "~/tenant/store"],
  ["app/console/sample.tsx", "~/engine/staff/calls"],
  ["app/routes/sample.tsx", "~/engine/wps"],
  ["app/routes/sample.tsx", "~/server/settings"],
  ["app/routes/sample.tsx", "../root"],
  ["app/server/sample.ts", "~/shell/site-shell"],
] as const;

const SHAPES = {
  "an import": (name: string) => `import { x } from "${name}";\nexport const y = x;\n`,
  "a type import": (name: string) => `import type { X } from "${name}";\nexport type Y = X;\n`,
  "a re-export": (name: string) => `export { x } from "${name}";\n`,
  "a dynamic import": (name: string) => `export const x = () => import("${name}");\n`,
} as const;

/** Runs the linter with the project's own rules over sample files, and gives what it says of each. */
async function lint(samples: Readonly<Record<string, string>>): Promise<(file: string) => readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), "livery-layers-"));
  await cp("biome.json", join(folder, "biome.json"));
  for (const [file, content] of Object.entries(samples)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  const args = ["lint", "--only=style/noRestrictedImports", "--reporter=json", "--max-diagnostics=none"];
  const { stdout } = await promisify(execFile)(resolve("node_modules/.bin/biome"), args, { cwd: folder }).catch(
    (e) => e,
  );
  await rm(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: unknown } }[] };
  return (file) =>
    diagnostics.filter(({ location }) => JSON.stringify(location.path).includes(file)).map(({ category }) => category);
}

const sampleOf = (file: string, at: number) => file.replace("sample", `sample-${at}`);
const RULE = "lint/style/noRestrictedImports";

test("one forbidden import for each arrow is refused by the linter", async () => {
  const samples = FORBIDDEN.map(([file, name], at) => [sampleOf(file, at), SHAPES["an import"](name)] as const);
  const said = await lint(Object.fromEntries(samples));
  const missed = FORBIDDEN.filter(([file], at) => !said(sampleOf(file, at)).includes(RULE));
  expect(missed).toEqual([]);
});

test("the layers hold for every shape of import, and let what is allowed pass", async () => {
  const shapes = Object.entries(SHAPES);
  const samples = shapes.flatMap(([, write], at) => [
    [`app/blocks/bad-${at}.tsx`, write("~/engine/wps")],
    [`app/blocks/good-${at}.tsx`, write("~/ui/button")],
  ]);
  const said = await lint(Object.fromEntries(samples));
  expect(shapes.map((_shape, at) => said(`bad-${at}`))).toEqual(shapes.map(() => [RULE]));
  expect(shapes.flatMap((_shape, at) => said(`good-${at}`))).toEqual([]);
});

test.each(["~/engine/wps", "~/tenant/store", "~/server/settings"])(
  "code for the browser that imports %s fails the build",
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), "livery-guard-"));
    const entry = join(folder, "entry.ts");
    await writeFile(entry, `import * as all from "${name}";\nconsole.log(all);\n`);
    const building = build({
      configFile: false,
      logLevel: "silent",
      plugins: [clientGuard()],
      resolve: { alias: { "~": resolve("app") } },
      build: { write: false, rollupOptions: { input: entry } },
    });
    await expect(building).rejects.toThrow(/goes to the browser and may not import/);
    await rm(folder, { recursive: true });
  },
);
