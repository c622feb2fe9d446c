import { blocks } from "~/blocks/blocks.client";
import type { PageData } from "./page-data";
import { registerView, viewOf } from "./views";

function isPage(value: unknown): value is PageData {
  return typeof value === "object" && value !== null && "areas" in value;
}

/** Loads the views of a page's blocks, so that drawing it is synchronous. Ships only the blocks that it shows. */
export async function loadViews(page: PageData | null): Promise<void> {
  const types = new Set(Object.values(page?.areas ?? {}).flatMap((area) => area?.map((block) => block.type) ?? []));
  await Promise.all(
    [...types].map(async (type) => {
      if (!viewOf(type) && blocks[type]) registerView(type, await blocks[type]());
    }),
  );
}

/** The same for a document that the server drew: its routes' loader data hold the pages. */
export async function loadViewsOf(loaderData: Record<string, unknown> | null | undefined): Promise<void> {
  await Promise.all(Object.values(loaderData ?? {}).map((value) => (isPage(value) ? loadViews(value) : undefined)));
}
