/**
 * HTML of the shell that the server drew and the browser keeps as it is, by the id of the element around it. It costs no
 * script, no data and no hydration; what it says about the current page is brought up to date by `useCurrentPlace`.
 */
const kept = new Map<string, string>();

/** The HTML inside an element of the document as the server drew it; read once. Empty where it was not drawn. */
export function keptHtml(id: string): string {
  let html = kept.get(id);
  if (html === undefined) {
    html = document.getElementById(id)?.innerHTML ?? "";
    if (html) kept.set(id, html);
  }
  return html;
}

let whole = true;

/** Told once by the shell: whether the document came with all parts that other pages may have. */
export function noteShell(isWhole: boolean): void {
  whole = isWhole;
}

/** False for a document that came without some of the shell: a link then loads a document that has it. */
export const hasWholeShell = (): boolean => whole;
