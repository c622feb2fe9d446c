import type { PageData } from "./page-data";

/** Returns a page without header, footer and blocks, for pages that simulate an external site. */
export function pageWithoutFrame(id: string, title: string, canonical: string): PageData {
  const chrome = { header: false, footer: false, banner: false, side: false };
  return {
    id,
    title,
    canonical,
    chrome,
    index: false,
    description: "",
    heading: false,
    modal: null,
    areas: {},
    notes: [],
  };
}
