/** What the visitor wanted while there was no network: a page to open, or a form, which is not sent by itself. */
export type Held = "page" | "form";

interface Holding {
  readonly kind: Held;
  /** Done once the connection is back. */
  readonly goOn: () => void;
}

let holding: Holding | null = null;
const listeners = new Set<() => void>();

function set(next: Holding | null): void {
  holding = next;
  for (const listener of listeners) listener();
}

/** What waits for the connection; null for nothing. */
export const held = (): Held | null => holding?.kind ?? null;

/** Calls a listener after each change of `held`; returns the way to stop. */
export function watchHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a page now, or, without network, once it is back; the latest of several. */
export function whenConnected(goOn: () => void): void {
  if (navigator.onLine) goOn();
  else set({ kind: "page", goOn });
}

/** Whether a form has to stay as it is: without network it would take what was entered along into nothing. */
export function holdsForm(): boolean {
  if (navigator.onLine) return false;
  set({ kind: "form", goOn: () => {} });
  return true;
}

/** The connection is back. */
export function letGo(): void {
  const before = holding;
  set(null);
  before?.goOn();
}

/** Errors of requests and imports that got no answer, as browsers word them. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|network error|importing a module|dynamically imported/i;

/** Whether an error means that the network is gone, and nothing is wrong with the page. */
export function isNetworkLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const words = `${error.message} ${error.cause instanceof Error ? error.cause.message : ""}`;
  return globalThis.navigator?.onLine === false || NO_ANSWER.test(words);
}
