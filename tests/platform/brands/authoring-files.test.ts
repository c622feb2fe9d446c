import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { schemaDocuments, writeAuthoringFiles } from "~/platform/brands/schema/authoring-files";
import { schemaNames } from "~/platform/brands/schema/read-schemas";
import { handleWps, type WpsHttpDeps } from "~/platform/wps/http";
import { runBrand } from "../../../scripts/brand/run-brand";

const TENANTS = resolve("tenants");
/** Authoring schemas: one for each schema, and one for the base. */
const NAMES = [...schemaNames(resolve("schemas")), "base"];

/** Copies the product's schemas without the generated ones, as in a fresh clone. */
function aSchemasFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), "livery-schemas-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  cpSync("schemas", dir, { recursive: true, filter: (path) => path !== join("schemas", "authoring") });
  return dir;
}

const files = (dir: string): string[] =>
  (readdirSync(join(dir, "authoring"), { recursive: true, encoding: "utf8" }) as string[])
    .filter((path) => path.endsWith(".json"))
    .sort();

function refsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "$ref" in value && typeof value.$ref === "string" ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(refsIn)];
}

test("T5 a fresh clone gets one authoring schema per schema, and every reference in them resolves to a file", async () => {
  const dir = aSchemasFolder();
  const written = await writeAuthoringFiles(dir, TENANTS);
  expect(files(dir)).toEqual(NAMES.map((name) => `${name}.schema.json`).sort());
  expect(written).toEqual(files(dir).map((path) => `authoring/${path}`));
  for (const path of files(dir)) {
    const place = join(dir, "authoring", path);
    const refs = refsIn(JSON.parse(readFileSync(place, "utf8"))).map((ref) => ref.split("#")[0] ?? "");
    for (const ref of refs.filter((one) => one !== "")) statSync(join(dirname(place), ref));
  }
});

test("T5 every $schema in the product's own brands names an authoring schema", () => {
  const folder = resolve("schemas/authoring");
  const named = (readdirSync("tenants", { recursive: true, encoding: "utf8" }) as string[])
    .filter((path) => path.endsWith(".json"))
    .map((path) => join("tenants", path))
    .map((file) => ({ file, $schema: /"\$schema": "([^"]+)"/.exec(readFileSync(file, "utf8"))?.[1] }))
    .filter(({ $schema }) => $schema !== undefined);
  expect(named.length).toBeGreaterThan(50);
  const wanted = new Set(NAMES.map((name) => join(folder, `${name}.schema.json`)));
  expect(named.filter(({ file, $schema = "" }) => !wanted.has(resolve(dirname(file), $schema)))).toEqual([]);
});

test("T5 fresh files are not rewritten, stale files are, and files of removed schemas are deleted", async () => {
  const dir = aSchemasFolder();
  await writeAuthoringFiles(dir, TENANTS);
  const brand = join(dir, "authoring/brand.schema.json");
  const text = readFileSync(brand, "utf8");
  expect(await writeAuthoringFiles(dir, TENANTS)).toEqual([]);
  writeFileSync(brand, "{}");
  writeFileSync(join(dir, "authoring/blocks/gone.schema.json"), "{}");
  writeFileSync(join(dir, "authoring/note.txt"), "mine");
  expect(await writeAuthoringFiles(dir, TENANTS)).toEqual([
    "authoring/blocks/gone.schema.json",
    "authoring/brand.schema.json",
  ]);
  expect([readFileSync(brand, "utf8") === text, files(dir).includes("blocks/gone.schema.json")]).toEqual([true, false]);
  expect(readFileSync(join(dir, "authoring/note.txt"), "utf8")).toBe("mine");
});

test("T5 a folder that cannot be written causes no error", async () => {
  const dir = aSchemasFolder();
  writeFileSync(join(dir, "authoring"), "no folder");
  expect(await writeAuthoringFiles(dir, TENANTS)).toEqual([]);
});

test("T5 one file that cannot be written does not prevent the others, and leftovers of a killed write are deleted", async () => {
  const dir = aSchemasFolder();
  mkdirSync(join(dir, "authoring/theme.schema.json/no"), { recursive: true });
  writeFileSync(join(dir, "authoring/brand.schema.json.1234567"), "{");
  const written = await writeAuthoringFiles(dir, TENANTS);
  expect(written).toHaveLength(NAMES.length);
  expect(written).not.toContain("authoring/theme.schema.json");
  expect(readdirSync(join(dir, "authoring"))).not.toContain("brand.schema.json.1234567");
});

test("T5 the $schema in the tenant.json of `brand new` names an existing schema", async () => {
  const root = mkdtempSync(join(tmpdir(), "livery-clone-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync("tenants/base", join(root, "tenants/base"), { recursive: true });
  mkdirSync(join(root, "data"));
  const env = { NODE_ENV: "test" as const, TENANTS_DIR: join(root, "tenants"), DATA_DIR: join(root, "data") };
  rmSync("schemas/authoring/brand.schema.json", { force: true });
  expect(await runBrand(["new", "coral"], env)).toMatchObject({ status: 0 });
  const file = join(root, "tenants/coral/tenant.json");
  const { $schema } = JSON.parse(readFileSync(file, "utf8")) as { $schema: string };
  expect(JSON.parse(readFileSync(resolve(dirname(file), $schema), "utf8"))).toMatchObject({ type: "object" });
});

const answer = (path: string) => {
  const caller = { languages: ["EN"], defaultLanguage: "EN", raw: () => null };
  const find = () => {
    throw new Error("no call");
  };
  const deps = {
    resolve: () => caller,
    documents: schemaDocuments(resolve("schemas"), TENANTS),
    calls: { find },
    log: { error() {} },
    translate: () => "",
  };
  return handleWps(new Request(`http://lotus.test${path}`), deps as unknown as WpsHttpDeps);
};

test("T5 the authoring schemas are served below /wps/schemas/ with the content of their files", async () => {
  const dir = aSchemasFolder();
  await writeAuthoringFiles(dir, TENANTS);
  for (const name of NAMES) {
    const answered = await answer(`/wps/schemas/${name}.schema.json`);
    expect([answered.status, answered.headers.get("content-type"), answered.headers.get("cache-control")]).toEqual([
      200,
      "application/json",
      "no-cache",
    ]);
    expect(await answered.text()).toBe(readFileSync(join(dir, `authoring/${name}.schema.json`), "utf8"));
  }
});

test.each([
  "/wps/schemas/",
  "/wps/schemas/none.schema.json",
  "/wps/schemas/../../package.json",
  "/wps/schemas/%2e%2e/%2e%2e/package.json",
  "/wps/schemas/..%2f..%2fpackage.json",
  "/wps/schemas/authoring/brand.schema.json",
  "/wps/schemas/brand.schema.json/",
  "/wps/schemas/constructor",
])("T5 no other path below /wps/schemas/ is served: %s", async (path) => {
  expect((await answer(path)).status).toBeGreaterThanOrEqual(400);
});
