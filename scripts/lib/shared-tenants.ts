import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { merge } from "~/platform/text/merge";

const DEMO = ".templates/demo";

/** Copies into a tenants folder what its brands share: the product's base and templates. */
export function copySharedTenants(dir: string): void {
  for (const shared of ["base", ".templates"]) {
    cpSync(resolve("tenants", shared), join(dir, shared), { recursive: true });
  }
}

/**
 * Copies a base that holds the demo's content too, so that every brand of the folder has games, promotions and methods
 * of payment, whether it is a demo or not: what benchmarks and tests of calls need.
 */
export function copyFullBase(dir: string): void {
  const read = (path: string): object => JSON.parse(readFileSync(path, "utf8"));
  cpSync(resolve("tenants", "base"), join(dir, "base"), { recursive: true });
  cpSync(resolve("tenants", DEMO), join(dir, "base"), { recursive: true, force: false });
  for (const path of readdirSync(resolve("tenants", DEMO), { recursive: true, encoding: "utf8" })) {
    const own = resolve("tenants", "base", path);
    if (!path.endsWith(".json") || !existsSync(own)) continue;
    writeFileSync(join(dir, "base", path), JSON.stringify(merge(read(own), read(resolve("tenants", DEMO, path)))));
  }
  // What only a demo may say: that its money is a sandbox's, and that its draws are samples.
  const promotions = join(dir, "base/content/promotions.json");
  writeFileSync(promotions, JSON.stringify(merge(read(promotions), { items: { welcome: { mechanism: null } } })));
  rmSync(join(dir, "base/locales"), { recursive: true, force: true });
}
