import { inspectBrand } from "~/platform/brands/load";
import type { ConfigProblem } from "~/platform/brands/types";
import { aBrand, aTenantsFolder, checkedTenants, type FileContent, TEXTS } from "../../helpers/tenants";

/** Returns the problems of a brand with these files. */
export async function problemsOf(files: Readonly<Record<string, FileContent>>): Promise<readonly ConfigProblem[]> {
  const folder = aTenantsFolder(aBrand("lotus", {}, files));
  return (await inspectBrand(checkedTenants(folder.dir), "lotus", undefined, { knownTexts: TEXTS })).problems;
}
