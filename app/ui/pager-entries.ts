/** Number of pages shown around the current one (inclusive), and at each end (requirement R19). */
const RANGE = 3;
const MARGIN = 1;

/**
 * Returns the page numbers of a pager, in order; null is a gap. A gap of one page shows that page, which needs the same space as
 * the dots.
 * @param page the current page, from 1
 */
export function pagerEntries(page: number, pages: number): readonly (number | null)[] {
  const start = Math.max(1, Math.min(page - Math.floor(RANGE / 2), pages - RANGE + 1));
  const shown = (n: number) => n <= MARGIN || n > pages - MARGIN || (n >= start && n < start + RANGE);
  const entries: (number | null)[] = [];
  for (let n = 1; n <= pages; n++) {
    if (shown(n) || (shown(n - 1) && shown(n + 1))) entries.push(n);
    else if (entries.at(-1) !== null) entries.push(null);
  }
  return entries;
}
