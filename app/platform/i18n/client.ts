import { createI18n, type I18n } from "./create-i18n";
import type { PageTexts } from "./namespaces";

/** Id of the `<script type="application/json">` with the page's texts. */
const TEXTS_ELEMENT_ID = "texts";

/**
 * Creates the translator before hydration, from the texts fetched by the boot script (shared by a brand's pages, so
 * that browsers cache them) or from the texts in the page (the console). Throws when there are none.
 */
export function readPageI18n(document: Document): I18n {
  const fetched = (globalThis as { __texts?: PageTexts | null }).__texts;
  if (fetched) return createI18n(fetched);
  const json = document.getElementById(TEXTS_ELEMENT_ID)?.textContent;
  if (!json) throw new Error(`the page has no element #${TEXTS_ELEMENT_ID}`);
  return createI18n(JSON.parse(json) as PageTexts);
}
