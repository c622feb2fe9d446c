import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { mergeDocuments } from "~/platform/text/merge-documents";

const DEMO = ".templates/demo";

/** Copies the files that all brands share into a tenants folder: the product's base and templates. */
export function copySharedTenants(dir: string): void {
  for (const shared of ["base", ".templates"]) {
    cpSync(resolve("tenants", shared), join(dir, shared), { recursive: true });
  }
}

/**
 * Copies a base that includes the demo's content, so that every brand of the folder has games, promotions and payment methods,
 * even when it is not a demo. For benchmarks and tests of calls.
 */
export function copyFullBase(dir: string): void {
  const read = (path: string): object => JSON.parse(readFileSync(path, "utf8"));
  cpSync(resolve("tenants", "base"), join(dir, "base"), { recursive: true });
  cpSync(resolve("tenants", DEMO), join(dir, "base"), { recursive: true, force: false });
  for (const path of readdirSync(resolve("tenants", DEMO), { recursive: true, encoding: "utf8" })) {
    const own = resolve("tenants", "base", path);
    if (!path.endsWith(".json") || !existsSync(own)) continue;
    writeFileSync(
      join(dir, "base", path),
      JSON.stringify(mergeDocuments(read(own), read(resolve("tenants", DEMO, path)))),
    );
  }
  // Removes content reserved for demos: sandbox money and sample draws.
  const promotions = join(dir, "base/content/promotions.json");
  writeFileSync(
    promotions,
    JSON.stringify(mergeDocuments(read(promotions), { items: { welcome: { mechanism: null } } })),
  );
  rmSync(join(dir, "base/locales"), { recursive: true, force: true });
}
