import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { useT } from "~/platform/i18n/use-t";
import { CallError } from "~/platform/wps/call-error";
import { gameFavourites, gameToggleFavourite } from "~/platform/wps/calls/game.gen";
import { isSignedIn } from "~/site/account/account";
import { openModal, showToast } from "~/site/windows/modals";
import { keepItems, keptItem } from "~/ui/kept-items";

/** What is known of the favourites of who is signed in. Replaced as a whole at each change. */
interface Known {
  /** As the server told them; null before. */
  readonly told: ReadonlySet<number> | null;
  /** What was pressed since. */
  readonly pressed: ReadonlyMap<number, boolean>;
}

const NOTHING: Known = { told: null, pressed: new Map() };
/** Games a request; as many as the call gives. */
const PAGE = 60;
/** What a visitor pressed is kept once he has signed in, for so long, ms. */
const PATIENCE_MS = 10 * 60_000;
/** Names the item of what a visitor pressed. */
const WISH = "favourite";

let known = NOTHING;
let asking: Promise<void> | null = null;
const listeners = new Set<() => void>();
/** Games whose change is under way. */
const busy = new Set<number>();

function change(part: Partial<Known>): void {
  known = { ...known, ...part };
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const press = (node: number, isKept: boolean) => change({ pressed: new Map(known.pressed).set(node, isKept) });

/** Whether a game is a favourite; undefined while nobody has told. */
function isKeptIn({ pressed, told }: Known, node: number): boolean | undefined {
  return pressed.get(node) ?? told?.has(node);
}

/** Asks for all pages of the favourites, once a document. A call that fails leaves the hearts unknown. */
function loadAll(): Promise<void> {
  asking ??= (async () => {
    const nodes = new Set<number>();
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
      const { rows, totalPages } = await gameFavourites({ pageNo, pageSize: PAGE });
      for (const { nodeId } of rows) nodes.add(nodeId);
      pages = totalPages;
    }
    change({ told: nodes });
  })().catch(() => {
    asking = null;
  });
  return asking;
}

/** Carries out what is pressed, and what is pressed meanwhile; then the heart shows what the server said. */
async function send(node: number, language: string): Promise<void> {
  for (;;) {
    const wanted = isKeptIn(known, node) === true;
    const action = wanted ? "add" : "remove";
    const { isFavourite } = await gameToggleFavourite({ nodeId: node, action }, { language });
    if (isKeptIn(known, node) === wanted) return press(node, isFavourite);
  }
}

/** What a visitor pressed is remembered over the sign-in, and goes on after it. */
function askToSignIn(node: number): void {
  keepItems({ [WISH]: { node, at: Date.now() } });
  openModal("loginPopupModal", { next: `${location.pathname}${location.search}` });
}

/** What was pressed before the sign-in; each once, and not when it is long ago. */
function takeWish(): number | null {
  const wish = keptItem(WISH);
  if (!wish) return null;
  keepItems({ [WISH]: "" });
  const { at, node } = JSON.parse(wish) as { readonly node: number; readonly at: number };
  return Date.now() - at < PATIENCE_MS ? node : null;
}

/**
 * The favourites of who is signed in, asked for after the page has come (decision 0010), and the way to keep a game or let
 * it go: shown at once, and taken back where it was refused.
 * @param hasOwn whether who is looking has favourites at all
 */
export function useFavourites(hasOwn: boolean) {
  const { language } = useI18n();
  const t = useT("errors");
  const now = useSyncExternalStore(
    watch,
    () => known,
    () => NOTHING,
  );
  const set = useCallback(
    async (node: number, isKept: boolean) => {
      if (!isSignedIn()) return askToSignIn(node);
      const before = isKeptIn(known, node) ?? false;
      press(node, isKept);
      if (busy.has(node)) return;
      busy.add(node);
      try {
        await send(node, language);
      } catch (error) {
        press(node, before);
        if (!(error instanceof CallError)) throw error;
        if (error.code === "notLoggedIn") askToSignIn(node);
        else showToast(error.message || t("networkAbnormal"), "bad");
      } finally {
        busy.delete(node);
      }
    },
    [language, t],
  );
  useEffect(() => {
    if (!hasOwn) return;
    void loadAll();
    const wish = takeWish();
    if (wish !== null) void set(wish, true);
  }, [hasOwn, set]);
  return { isKept: (node: number) => isKeptIn(now, node), set };
}
