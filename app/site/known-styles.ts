import { __PRIVATE__ as library } from "styled-components";

/** Id of the `<style>` with the rules of the components that a page shows. */
export const STYLES_ELEMENT_ID = "styles";

/** How the library notes in a sheet which names of a component it holds (written by app/site/used-styles.ts). */
const MARK = /\[id="([^"]+)"\]\{content:"([^"]+)"\}/g;

/**
 * Tells styled-components which rules the page has. Left to itself the library takes the server's element out and writes
 * its rules one by one into another, so that a browser works out the style of the whole page again: on a slow phone
 * 100 ms. Its own element comes after this one and holds only what is missing here.
 */
export function keepPageStyles(document: Document): void {
  const css = document.getElementById(STYLES_ELEMENT_ID)?.textContent ?? "";
  for (const [, id = "", names = ""] of css.matchAll(MARK))
    for (const name of names.split(",")) if (name) library.mainSheet.registerName(id, name);
}
