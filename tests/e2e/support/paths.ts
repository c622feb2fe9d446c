import { inspectBrand } from "~/platform/brands/load";
import { pagesOf } from "~/platform/brands/page-paths";
import type { BrandSnapshot } from "~/platform/brands/types";
import { checkedTenants } from "../../helpers/tenants";

/** Returns the snapshot of a demo brand from its files. Throws when they are invalid. */
export async function brandOf(code: string): Promise<BrandSnapshot> {
  const { snapshot, problems } = await inspectBrand(checkedTenants("tenants"), code);
  if (snapshot === null) throw new Error(JSON.stringify(problems));
  return snapshot;
}

/** Returns the path of every page of a demo brand. */
export async function brandPaths(code: string): Promise<string[]> {
  return [...pagesOf((await brandOf(code)).menu)].map(({ props }) => String(props["path"]));
}
