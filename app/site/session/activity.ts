/** Storage item with the time, UTC ms, at which a tab of this site last used the session. */
const ITEM = "livery-active";

/** Requests that certainly use a session: page data, `loginInfo`, and every staff call. Other requests may not. */
const USES_SESSION = /^\/wps\/(session\/info$|staff\/)/;

/** Returns true if the server recorded a use of the session for this request. A refused request does not extend the session. */
function isActivity({ initiatorType, name, responseStatus = 200 }: PerformanceResourceTiming): boolean {
  if (initiatorType !== "fetch" || responseStatus >= 400) return false;
  const { origin, pathname, searchParams } = new URL(name);
  return origin === location.origin && (USES_SESSION.test(pathname) || searchParams.has("_data"));
}

let last = 0;

function recordActivity(): void {
  last = Date.now();
  try {
    localStorage.setItem(ITEM, String(last));
  } catch {
    // Storage is blocked: each tab knows only its requests.
  }
}

/** Returns the time when any tab of this site last used the session, UTC ms. */
export function lastActive(): number {
  try {
    const other = Number(localStorage.getItem(ITEM));
    // Ignore a time in the future: the clock was set back.
    return other <= Date.now() ? Math.max(last, other) : last;
  } catch {
    return last;
  }
}

/**
 * Records the page's requests that use the session, starting with the page load itself. @returns a function that stops recording
 */
export function followActivity(): () => void {
  recordActivity();
  const observer = new PerformanceObserver((list) => {
    if ((list.getEntries() as PerformanceResourceTiming[]).some(isActivity)) recordActivity();
  });
  observer.observe({ type: "resource" });
  return () => observer.disconnect();
}
