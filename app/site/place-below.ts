import { centreOf } from "~/platform/brands/centres";

/** Where the router's history keeps the place of an entry, counted from the document's first. */
const placeInHistory = (): number => (history.state as { readonly idx?: number } | null)?.idx ?? 0;

let below: number | null = null;

/** Told by the shell of each page: what lies under a centre is the last page before it. */
export function notePlace(path: string): void {
  if (centreOf(path) === null) below = placeInHistory();
}

/** How many steps back the page below a centre is; null where the document began with the centre. */
export function stepsBelow(): number | null {
  const steps = below === null ? 0 : placeInHistory() - below;
  return steps > 0 ? steps : null;
}
