import { centreOf } from "~/platform/brands/centres";

/** Index of the current entry in the router's history, counted from the document's first entry. */
const placeInHistory = (): number => (history.state as { readonly idx?: number } | null)?.idx ?? 0;

let below: number | null = null;

/** Records the last page outside of the centres, which is the page below a centre. Called by the shell for each page. */
export function recordPageBelow(path: string): void {
  if (centreOf(path) === null) below = placeInHistory();
}

/** Returns the number of history steps back to the page below a centre; null if the document started with the centre. */
export function stepsToPageBelow(): number | null {
  const steps = below === null ? 0 : placeInHistory() - below;
  return steps > 0 ? steps : null;
}
