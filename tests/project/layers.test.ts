import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "vite";
import { expect, test } from "vitest";
import { FEATURES, LAYERS } from "../../scripts/check/layers.mjs";
import { clientGuard, SERVER_ONLY } from "../../scripts/vite/client-guard";

/** One forbidden import for each arrow of docs/conventions.md: importing file and imported file. */
const FORBIDDEN = [
  ["features/cashier/contract/sample.ts", "features/cashier/server/one"],
  ["features/cashier/rules/sample.ts", "features/cashier/contract/one"],
  ["features/cashier/rules/sample.ts", "features/cashier/server/one"],
  ["features/cashier/checks/sample.ts", "features/cashier/server/one"],
  ["features/cashier/server/sample.ts", "features/wallet/server/one"],
  ["features/cashier/server/sample.ts", "features/wallet/contract/one"],
  ["features/cashier/server/sample.ts", "features/cashier/pages/one"],
  ["features/cashier/server/sample.ts", "site/one"],
  ["features/cashier/server/sample.ts", "ui/one"],
  ["features/cashier/server/sample.ts", "registry/one"],
  ["features/cashier/server/sample.ts", "compose/one"],
  ["features/cashier/one.server.ts", "compose/one"],
  ["features/cashier/one.server.ts", "features/wallet/server/one"],
  ["features/cashier/pages/sample.tsx", "features/cashier/server/one"],
  ["features/cashier/pages/sample.tsx", "features/wallet/pages/one"],
  ["features/cashier/pages/sample.tsx", "features/wallet/contract/one"],
  ["features/cashier/pages/sample.tsx", "features/cashier/console/one"],
  ["features/cashier/pages/sample.tsx", "registry/one"],
  ["features/cashier/windows/sample.tsx", "features/wallet/pages/one"],
  ["features/cashier/console/sample.tsx", "features/cashier/server/one"],
  ["features/cashier/console/sample.tsx", "features/wallet/console/one"],
  ["features/games/blocks/sample.tsx", "features/games/server/one"],
  ["features/games/blocks/sample.tsx", "features/games/pages/one"],
  ["features/cashier/sample.tsx", "features/cashier/server/one"],
  ["site/sample.tsx", "features/cashier/pages/one"],
  ["site/sample.tsx", "registry/one"],
  ["site/sample.tsx", "compose/one"],
  ["ui/sample.tsx", "site/one"],
  ["ui/sample.tsx", "platform/db/one"],
  ["platform/wps/sample.ts", "features/cashier/rules/one"],
  ["platform/brands/checks/sample.ts", "features/cashier/checks/one"],
  ["platform/wps/sample.ts", "registry/one"],
  ["platform/wps/sample.ts", "site/one"],
  ["features/cashier/pages/sample.tsx", "features/cashier/texts/EN.json"],
  ["features/cashier/server/sample.ts", "features/cashier/texts/EN.json"],
  ["site/sample.tsx", "site/texts/EN.json"],
  ["ui/sample.tsx", "ui/texts/EN.json"],
  ["platform/i18n/sample.ts", "platform/texts/EN.json"],
  ["compose/sample.ts", "features/cashier/texts/EN.json"],
  ["registry/sample.ts", "features/cashier/server/one"],
  ["registry/sample.ts", "compose/one"],
  ["routes/sample.tsx", "features/cashier/server/one"],
  ["routes/sample.tsx", "features/cashier/contract/one"],
  ["routes/sample.tsx", "compose/one"],
  // A feature may import only features before it.
  ["features/wallet/server/sample.ts", "features/cashier/one.server"],
  ["features/unheard-of/server/sample.ts", "platform/wps/one"],
] as const;

/** Permitted imports of the layers. */
const ALLOWED = [
  ["features/cashier/server/good.ts", "features/wallet/one.server"],
  ["features/cashier/server/good-rule.ts", "features/wallet/rules/one"],
  ["features/cashier/pages/good.tsx", "features/cashier/contract/one"],
  ["features/cashier/pages/good-door.tsx", "features/wallet/one"],
  ["site/good.tsx", "ui/one"],
  ["registry/good.ts", "features/cashier/contract/one"],
  ["registry/good-checks.ts", "features/cashier/checks/one"],
  ["registry/good-texts.ts", "platform/texts/EN.json"],
  ["compose/good.ts", "features/cashier/server/one"],
] as const;

const SHAPES = {
  "an import": (name: string) => `import { x } from "${name}";\nexport const y = x;\n`,
  "a type import": (name: string) => `import type { x } from "${name}";\nexport type Y = typeof x;\n`,
  "a re-export": (name: string) => `export { x } from "${name}";\n`,
  "a dynamic import": (name: string) => `export const y = () => import("${name}");\n`,
} as const;

interface Cruised {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

/** Checks sample files with the project's rules. @returns function from a file to the names of its broken rules */
async function broken(samples: Readonly<Record<string, string>>): Promise<(file: string) => readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), "livery-layers-"));
  const files = {
    ...samples,
    "tsconfig.json": JSON.stringify({ compilerOptions: { baseUrl: ".", paths: { "~/*": ["./app/*"] } } }),
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  const args = ["--config", resolve("scripts/check/dependency-cruiser.mjs"), "app", "--output-type", "json"];
  const ran = promisify(execFile)(resolve("node_modules/.bin/depcruise"), args, { cwd: folder, maxBuffer: 2 ** 26 });
  // The exit status is the number of errors.
  const { stdout } = await ran.catch((error: { readonly stdout: string }) => error);
  await rm(folder, { recursive: true });
  const { violations } = (JSON.parse(stdout) as Cruised).summary;
  return (file) => violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);
}

/** Returns the files of some imports: importing and imported ones. */
function filesOf(imports: readonly (readonly [from: string, to: string])[], write: (name: string) => string) {
  const targets = imports.map(([, to]) =>
    to.endsWith(".json") ? ([`app/${to}`, "{}"] as const) : ([`app/${to}.ts`, "export const x = 1;\n"] as const),
  );
  return {
    ...Object.fromEntries(targets),
    ...Object.fromEntries(imports.map(([from, to]) => [`app/${from}`, write(`~/${to}`)])),
  };
}

test.each(Object.entries(SHAPES))(
  "layers: %s against an arrow is refused, and an allowed one is accepted",
  async (_shape, write) => {
    const numbered = FORBIDDEN.map(
      ([from, to], at) => [from.replace(/(\.server)?\.tsx?$/, (end) => `-${at}${end}`), to] as const,
    );
    const said = await broken(filesOf([...numbered, ...ALLOWED], write));
    expect(numbered.filter(([from]) => said(`app/${from}`).length === 0)).toEqual([]);
    expect(ALLOWED.flatMap(([from]) => said(`app/${from}`))).toEqual([]);
  },
);

test("layers: a cycle is refused, also between types", async () => {
  const said = await broken({
    "app/ui/a.ts": 'import type { B } from "./b";\nexport type A = B | null;\n',
    "app/ui/b.ts": 'import type { A } from "./a";\nexport type B = A | null;\n',
  });
  expect(said("app/ui/a.ts")).toEqual(["no cycles"]);
});

test("layers: each pattern of the table matches existing files, and each feature is in the order of features", async () => {
  const files = (await readdir("app", { recursive: true })).map((file) => `app/${file}`);
  const patterns = Object.values(LAYERS).flatMap(({ files: own, may }) => [own, ...may]);
  const idle = patterns.filter((one) => !files.some((file) => new RegExp(one.replace("$1", "[^/]+")).test(file)));
  expect(idle).toEqual([]);
  expect([...FEATURES].sort()).toEqual((await readdir("app/features")).sort());
});

test.each(SERVER_ONLY.map(String))("browser code that imports a file of %s fails the build", async (rule) => {
  const at = SERVER_ONLY.map(String).indexOf(rule);
  const files = (await readdir("app", { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const file = files.find((one) => SERVER_ONLY[at]?.test(one));
  const folder = await mkdtemp(join(tmpdir(), "livery-guard-"));
  const entry = join(folder, "entry.ts");
  await writeFile(entry, `import * as all from "~/${file?.replace(/\.tsx?$/, "")}";\nconsole.log(all);\n`);
  const building = build({
    configFile: false,
    logLevel: "silent",
    plugins: [clientGuard()],
    resolve: { alias: { "~": resolve("app") } },
    build: { write: false, rollupOptions: { input: entry } },
  });
  await expect(building).rejects.toThrow(/is loaded by the browser and may not import/);
  await rm(folder, { recursive: true });
});
