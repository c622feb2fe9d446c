/** Pages that a visitor may see of a brand that wants everybody signed in (spec 1 section 6; checklist R3). */
const OPEN = new Set([
  "/login",
  "/register",
  "/register.html",
  "/helpmc",
  "/download",
  "/down",
  "/service",
  "/contact",
]);

/** Whether a visitor may see a page of a brand that wants everybody signed in. @param path e.g. `/rng` */
export const isOpenToVisitors = (path: string): boolean => OPEN.has(path);
