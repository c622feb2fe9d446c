/** Pages shown around the current one, and at each end (spec 1 section 9). */
const RANGE = 3;
const MARGIN = 1;

/**
 * The numbers that a pager shows, in order; null stands for pages left out. A gap of one page is filled by the page
 * itself, since dots take the same room.
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
