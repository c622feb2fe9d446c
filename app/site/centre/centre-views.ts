import { lazy } from "react";
import type { CentreName } from "~/platform/brands/centres";
import { loadPart } from "~/platform/browser/load-part";
import type { AnyCentreView, CentrePage, CentrePages } from "./types";

const loaded = new Map<CentrePage, AnyCentreView>();

/** Loads the view of a page, so that rendering is synchronous. @throws ChunkLoadError when it cannot be loaded */
export async function loadCentreView(page: CentrePage): Promise<void> {
  if (!loaded.has(page)) loaded.set(page, (await loadPart(page.key, page.view)).default);
}

/** Returns the view of a page. A view that is not loaded yet suspends, and throws if loading fails. */
export function centreView(page: CentrePage): AnyCentreView {
  return loaded.get(page) ?? lazy(() => loadPart(page.key, page.view));
}

/** Finds a page of a centre by its key. */
export function centrePage(pages: CentrePages, centre: CentreName, key: string | undefined): CentrePage | undefined {
  return pages[centre].find((page) => page.key === key);
}
