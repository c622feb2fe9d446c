import type { PageData } from "./page-data";

/** A page of the site without anything around it: what stands in for another site's page. */
export function barePage(id: string, title: string, canonical: string): PageData {
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
