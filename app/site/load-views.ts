import { failedToLoad, loadView } from "./late-view";
import { type PageData, pageDataIn } from "./page-data";
import type { ClientBlocks } from "./types";
import { hasView, viewName } from "./views";

/** Loads the views of a page's blocks, so that rendering is synchronous. Loads only the blocks of this page. */
export async function loadViews(page: PageData | null, blocks: ClientBlocks): Promise<void> {
  const shown = Object.values(page?.areas ?? {}).flatMap((area) => area ?? []);
  const names = new Set(shown.map((block) => viewName(block, (name) => blocks[name] !== undefined)));
  await Promise.all(
    [...names].map(async (name) => {
      if (blocks[name] && (!hasView(name) || failedToLoad(name))) await loadView(name, blocks[name]);
    }),
  );
}

/** Loads the views for a server-rendered document, whose pages are in the routes' loader data. */
export async function loadViewsOf(
  loaderData: Record<string, unknown> | null | undefined,
  blocks: ClientBlocks,
): Promise<void> {
  await Promise.all(Object.values(loaderData ?? {}).map((value) => loadViews(pageDataIn(value), blocks)));
}
