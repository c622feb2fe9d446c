import { inspectBrand } from "~/platform/brands/load";
import { pagesOf } from "~/platform/brands/page-paths";
import type { BrandSnapshot } from "~/platform/brands/types";
import { checked } from "../../helpers/tenants";

/** A demo brand as its files say. Throws when they are refused. */
export async function brandOf(code: string): Promise<BrandSnapshot> {
  const { snapshot, problems } = await inspectBrand(checked("tenants"), code);
  if (snapshot === null) throw new Error(JSON.stringify(problems));
  return snapshot;
}

/** The path of every page that a demo brand has. */
export async function brandPaths(code: string): Promise<string[]> {
  return [...pagesOf((await brandOf(code)).menu)].map(({ props }) => String(props["path"]));
}
