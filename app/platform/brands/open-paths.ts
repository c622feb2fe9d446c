/** Pages open to visitors of a brand that requires a sign-in (requirement R3). */
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

/** Returns true when visitors may open the page of a brand that requires a sign-in. @param path e.g. `/rng` */
export const isOpenToVisitors = (path: string): boolean => OPEN.has(path);
