import { isLate, loadView } from "./late-view";
import { type PageData, pageOf } from "./page-data";
import type { ClientBlocks } from "./types";
import { hasView, viewName } from "./views";

/** Loads the views of a page's blocks, so that drawing it is synchronous. Ships only the blocks that it shows. */
export async function loadViews(page: PageData | null, blocks: ClientBlocks): Promise<void> {
  const shown = Object.values(page?.areas ?? {}).flatMap((area) => area ?? []);
  const names = new Set(shown.map((block) => viewName(block, (name) => blocks[name] !== undefined)));
  await Promise.all(
    [...names].map(async (name) => {
      if (blocks[name] && (!hasView(name) || isLate(name))) await loadView(name, blocks[name]);
    }),
  );
}

/** The same for a document that the server drew: its routes' loader data hold the pages. */
export async function loadViewsOf(
  loaderData: Record<string, unknown> | null | undefined,
  blocks: ClientBlocks,
): Promise<void> {
  await Promise.all(Object.values(loaderData ?? {}).map((value) => loadViews(pageOf(value), blocks)));
}
