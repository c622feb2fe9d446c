import { pagesOf, pathsOf } from "~/platform/brands/page-paths";
import type { BlockContext } from "./types";

/** Returns all paths of the brand's pages. */
export async function answeredPaths(ctx: BlockContext): Promise<ReadonlySet<string>> {
  return pathsOf(pagesOf((await ctx.wps.system.menu({})).modules));
}
