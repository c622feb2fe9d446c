import { FULL_CHROME, type PageData } from "./page-data";
import type { ServerBlocks } from "./types";

/** Returns a page with every block and its example data, for the gallery and the accessibility test. */
export function examplePage(blocks: ServerBlocks): PageData {
  const main = Object.entries(blocks).map(([type, { example }]) => ({
    id: type,
    type,
    props: example.props as Readonly<Record<string, unknown>>,
    data: example.data as unknown,
  }));
  const nowhere = { canonical: "/", index: false, title: "", description: "", heading: false };
  return { id: "GALLERY", ...nowhere, chrome: FULL_CHROME, modal: null, areas: { main }, notes: [] };
}
