import { blocks } from "~/blocks/blocks.client";
import { isLate, loadView } from "./late-view";
import { type PageData, pageOf } from "./page-data";
import { viewOf } from "./views";

/** Loads the views of a page's blocks, so that drawing it is synchronous. Ships only the blocks that it shows. */
export async function loadViews(page: PageData | null): Promise<void> {
  const types = new Set(Object.values(page?.areas ?? {}).flatMap((area) => area?.map((block) => block.type) ?? []));
  await Promise.all(
    [...types].map(async (type) => {
      if (blocks[type] && (!viewOf(type) || isLate(type))) await loadView(type, blocks[type]);
    }),
  );
}

/** The same for a document that the server drew: its routes' loader data hold the pages. */
export async function loadViewsOf(loaderData: Record<string, unknown> | null | undefined): Promise<void> {
  await Promise.all(Object.values(loaderData ?? {}).map((value) => loadViews(pageOf(value))));
}
