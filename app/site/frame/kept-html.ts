/**
 * Server-rendered HTML of the shell, by the id of its container. The browser keeps it unchanged, which costs no script, data or
 * hydration. `useCurrentPlace` updates the parts that depend on the current page.
 */
const kept = new Map<string, string>();

/** Returns the server-rendered HTML of an element, read once; empty if the server did not render it. */
export function keptHtml(id: string): string {
  let html = kept.get(id);
  if (html === undefined) {
    html = document.getElementById(id)?.innerHTML ?? "";
    if (html) kept.set(id, html);
  }
  return html;
}

let whole = true;

/** Stores the completeness of the document's shell, which other pages may need. Called once by the shell. */
export function setWholeShell(isWhole: boolean): void {
  whole = isWhole;
}

/** False if the document lacks parts of the shell; links then load a new document that has them. */
export const hasWholeShell = (): boolean => whole;
