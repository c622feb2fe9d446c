/** The route of the console whose data a request asks for, as loaders and forms do; null for any other request. */
function askedRoute(input: RequestInfo | URL): string | null {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const isOurs = url.origin === location.origin && url.pathname.startsWith("/console");
  return isOurs ? url.searchParams.get("_data") : null;
}

/** Whether an answer says that the session is over: it leads to the sign-in, or draws the frame of nobody. */
async function isOver(route: string, answer: Response): Promise<boolean> {
  if (answer.headers.get("X-Remix-Redirect")?.startsWith("/console/login")) return true;
  if (route !== "routes/console" || answer.status !== 200) return false;
  const frame = (await answer.clone().json()) as { readonly staff?: unknown };
  return frame.staff === null;
}

/**
 * Holds requests of the console's pages back where the session is over, instead of leaving the page with all that was typed.
 * @param signedInAgain asks for a sign-in; true sends the request again, false lets the page go to the sign-in
 * @returns puts the browser's own `fetch` back
 */
export function guardFetch(signedInAgain: () => Promise<boolean>): () => void {
  const send = window.fetch;
  const guarded: typeof fetch = async (input, init) => {
    const route = askedRoute(input);
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
