import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { useT } from "~/platform/i18n/use-t";
import { CallError } from "~/platform/wps/call-error";
import { gameFavourites, gameToggleFavourite } from "~/platform/wps/calls/game.gen";
import { isSignedIn } from "~/site/account/account";
import { openModal, showToast } from "~/site/windows/modals";
import { sessionItem, storeSessionItems } from "~/ui/browser-storage";

/** Client state of the member's favourites. Replaced as a whole on each change. */
interface FavouritesState {
  /** Node ids from the server; null before they are loaded. */
  readonly told: ReadonlySet<number> | null;
  /** Changes by the member since, by node id. */
  readonly pressed: ReadonlyMap<number, boolean>;
}

const NOTHING: FavouritesState = { told: null, pressed: new Map() };
/** Games per request: the maximum of the call. */
const PAGE = 60;
/** Maximum age of a visitor's pending favourite that is added after the sign-in, ms. */
const PENDING_MAX_AGE_MS = 10 * 60_000;
/** Session storage key of the pending favourite. */
const PENDING_FAVOURITE = "favourite";

let favouritesState = NOTHING;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();
/** Games with a change in flight. */
const inFlight = new Set<number>();

function updateState(part: Partial<FavouritesState>): void {
  favouritesState = { ...favouritesState, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const setPressed = (node: number, isKept: boolean) =>
  updateState({ pressed: new Map(favouritesState.pressed).set(node, isKept) });

/** Returns whether a game is a favourite; undefined before the favourites are loaded. */
function isKeptIn({ pressed, told }: FavouritesState, node: number): boolean | undefined {
  return pressed.get(node) ?? told?.has(node);
}

/** Loads all pages of the favourites, once per document. After a failed call the hearts stay unknown. */
function loadAll(): Promise<void> {
  loading ??= (async () => {
    const nodes = new Set<number>();
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
      const { rows, totalPages } = await gameFavourites({ pageNo, pageSize: PAGE });
      for (const { nodeId } of rows) nodes.add(nodeId);
      pages = totalPages;
    }
    updateState({ told: nodes });
  })().catch(() => {
    loading = null;
  });
  return loading;
}

/** Sends the wanted state, and repeats while it changed during the call; then applies the server's state. */
async function send(node: number, language: string): Promise<void> {
  for (;;) {
    const wanted = isKeptIn(favouritesState, node) === true;
    const action = wanted ? "add" : "remove";
    const { isFavourite } = await gameToggleFavourite({ nodeId: node, action }, { language });
    if (isKeptIn(favouritesState, node) === wanted) return setPressed(node, isFavourite);
  }
}

/** Stores the visitor's favourite for after the sign-in, and opens the sign-in window. */
function askToSignIn(node: number): void {
  storeSessionItems({ [PENDING_FAVOURITE]: { node, at: Date.now() } });
  openModal("loginPopupModal", { next: `${location.pathname}${location.search}` });
}

/** Returns and removes the pending favourite from before the sign-in; null when there is none or it is too old. */
function takePendingFavourite(): number | null {
  const wish = sessionItem(PENDING_FAVOURITE);
  if (!wish) return null;
  storeSessionItems({ [PENDING_FAVOURITE]: "" });
  const { at, node } = JSON.parse(wish) as { readonly node: number; readonly at: number };
  return Date.now() - at < PENDING_MAX_AGE_MS ? node : null;
}

/**
 * Favourites of the signed-in member, loaded after the page (decision 0010), and a setter: it updates the hearts at once and
 * reverts them when the server refuses.
 * @param hasOwn whether the account has favourites
 */
export function useFavourites(hasOwn: boolean) {
  const { language } = useI18n();
  const t = useT("errors");
  const now = useSyncExternalStore(
    subscribe,
    () => favouritesState,
    () => NOTHING,
  );
  const set = useCallback(
    async (node: number, isKept: boolean) => {
      if (!isSignedIn()) return askToSignIn(node);
      const before = isKeptIn(favouritesState, node) ?? false;
      setPressed(node, isKept);
      if (inFlight.has(node)) return;
      inFlight.add(node);
      try {
        await send(node, language);
      } catch (error) {
        setPressed(node, before);
        if (!(error instanceof CallError)) throw error;
        if (error.code === "notLoggedIn") askToSignIn(node);
        else showToast(error.message || t("networkAbnormal"), "bad");
      } finally {
        inFlight.delete(node);
      }
    },
    [language, t],
  );
  useEffect(() => {
    if (!hasOwn) return;
    void loadAll();
    const wish = takePendingFavourite();
    if (wish !== null) void set(wish, true);
  }, [hasOwn, set]);
  return { isKept: (node: number) => isKeptIn(now, node), set };
}
