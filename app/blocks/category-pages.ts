import { pathsOf } from "~/core/page-paths";
import { categoryPages } from "~/core/start-links";
import type { BlockContext } from "./types";

/** Which categories have a page in this brand, and which. */
export async function ownCategoryPages(ctx: BlockContext): Promise<Readonly<Record<string, string>>> {
  return categoryPages(pathsOf((await ctx.wps.system.menu({})).modules));
}
