/** Item of the browser's storage: when a tab of this site last asked the server something, UTC ms. */
const ITEM = "livery-active";

/** Requests that use a session: the data of pages, who is signed in, and every call of staff. Others may, or may not. */
const USES_SESSION = /^\/wps\/(session\/info$|staff\/)/;

/** Whether the server noted the use of a session. A refused request kept nothing alive. */
function isActivity({ initiatorType, name, responseStatus = 200 }: PerformanceResourceTiming): boolean {
  if (initiatorType !== "fetch" || responseStatus >= 400) return false;
  const { origin, pathname, searchParams } = new URL(name);
  return origin === location.origin && (USES_SESSION.test(pathname) || searchParams.has("_data"));
}

let last = 0;

function note(): void {
  last = Date.now();
  try {
    localStorage.setItem(ITEM, String(last));
  } catch {
    // A closed storage: each tab knows its own requests only.
  }
}

/** When any tab of this site last used the session, UTC ms. */
export function lastActive(): number {
  try {
    const other = Number(localStorage.getItem(ITEM));
    // A clock that was set back since: what lies ahead says nothing.
    return other <= Date.now() ? Math.max(last, other) : last;
  } catch {
    return last;
  }
}

/** Follows the page's requests. The page itself was the first. @returns ends it */
export function followActivity(): () => void {
  note();
  const observer = new PerformanceObserver((list) => {
    if ((list.getEntries() as PerformanceResourceTiming[]).some(isActivity)) note();
  });
  observer.observe({ type: "resource" });
  return () => observer.disconnect();
}
