/** Whether a request asks a page of the console for data: what loaders and forms send. */
function asksPage(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  return url.origin === location.origin && url.pathname.startsWith("/console") && url.searchParams.has("_data");
}

/** Whether an answer leads to the sign-in, because the session is over. */
const isOver = (answer: Response): boolean =>
  answer.headers.get("X-Remix-Redirect")?.startsWith("/console/login") === true;

/**
 * Holds requests of the console's pages back where the session is over, instead of leaving the page with all that was typed.
 * @param signedInAgain asks for a sign-in; true sends the request again, false lets the page go to the sign-in
 * @returns puts the browser's own `fetch` back
 */
export function guardFetch(signedInAgain: () => Promise<boolean>): () => void {
  const send = window.fetch;
  const guarded: typeof fetch = async (input, init) => {
    if (!asksPage(input)) return send(input, init);
    for (;;) {
      const answer = await send(input instanceof Request ? input.clone() : input, init);
      if (!isOver(answer) || !(await signedInAgain())) return answer;
    }
  };
  window.fetch = guarded;
  return () => {
    if (window.fetch === guarded) window.fetch = send;
  };
}
