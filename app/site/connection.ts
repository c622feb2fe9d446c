/** Action held back without network: a page to open, or a form, which is not resent automatically. */
export type HeldAction = "page" | "form";

interface Holding {
  readonly kind: HeldAction;
  /** Called once the connection is back. */
  readonly goOn: () => void;
}

let holding: Holding | null = null;
const listeners = new Set<() => void>();

function setHolding(next: Holding | null): void {
  holding = next;
  for (const listener of listeners) listener();
}

/** Returns the kind of the held action; null if there is none. */
export const heldAction = (): HeldAction | null => holding?.kind ?? null;

/** Subscribes to changes of `held`. Returns the unsubscribe function. */
export function subscribeHeldAction(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a page immediately or, without network, once the connection is back. A later call replaces an earlier one. */
export function whenConnected(goOn: () => void): void {
  if (navigator.onLine) goOn();
  else setHolding({ kind: "page", goOn });
}

/** Returns true if a form must not be sent: without network, the failed navigation would lose the entered values. */
export function blockFormOffline(): boolean {
  if (navigator.onLine) return false;
  setHolding({ kind: "form", goOn: () => {} });
  return true;
}

/** Runs and clears the held action when the connection is back. */
export function releaseHeldAction(): void {
  const before = holding;
  setHolding(null);
  before?.goOn();
}

/** Error messages of browsers for requests and imports without a response. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|network error|importing a module|dynamically imported/i;

/** Returns true if an error was caused by a lost network, not by the page. */
export function isNetworkLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const words = `${error.message} ${error.cause instanceof Error ? error.cause.message : ""}`;
  return globalThis.navigator?.onLine === false || NO_ANSWER.test(words);
}
