/** Returns the console route of a Remix data request (loader or form); null for any other request. */
function requestedRoute(input: RequestInfo | URL): string | null {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const isOurs = url.origin === location.origin && url.pathname.startsWith("/console");
  return isOurs ? url.searchParams.get("_data") : null;
}

/** Returns true if a response shows that the session is over: a redirect to the sign-in, or a frame without staff. */
async function isOver(route: string, answer: Response): Promise<boolean> {
  if (answer.headers.get("X-Remix-Redirect")?.startsWith("/console/login")) return true;
  if (route !== "routes/console" || answer.status !== 200) return false;
  const frame = (await answer.clone().json()) as { readonly staff?: unknown };
  return frame.staff === null;
}

/**
 * Replaces `window.fetch` to hold back data requests of console pages when the session is over, so that typed text is not lost by
 * leaving the page.
 * @param signedInAgain prompts for a sign-in; true resends the request, false passes the response on, which leads to the sign-in
 * @returns a function that restores the browser's `fetch`
 */
export function guardFetch(signedInAgain: () => Promise<boolean>): () => void {
  const send = window.fetch;
  const guarded: typeof fetch = async (input, init) => {
    const route = requestedRoute(input);
    if (route === null) return send(input, init);
    for (;;) {
      const answer = await send(input instanceof Request ? input.clone() : input, init);
      if (!(await isOver(route, answer)) || !(await signedInAgain())) return answer;
    }
  };
  window.fetch = guarded;
  return () => {
    if (window.fetch === guarded) window.fetch = send;
  };
}
