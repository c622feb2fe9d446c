import { __PRIVATE__ as library } from "styled-components";

/** Id of the `<style>` element with the rules of the page's components. */
export const STYLES_ELEMENT_ID = "styles";

/** Marker in a style sheet with the class names that it holds for a component (written by app/site/used-styles.ts). */
const MARK = /\[id="([^"]+)"\]\{content:"([^"]+)"\}/g;

/**
 * Registers the page's rules with styled-components. By default the library removes the server's element and inserts its rules
 * one by one into another, which makes the browser recalculate the style of the whole page: 100 ms on a slow phone. The library's
 * element follows this one and holds only rules missing here.
 */
export function keepPageStyles(document: Document): void {
  const css = document.getElementById(STYLES_ELEMENT_ID)?.textContent ?? "";
  for (const [, id = "", names = ""] of css.matchAll(MARK))
    for (const name of names.split(",")) if (name) library.mainSheet.registerName(id, name);
}
