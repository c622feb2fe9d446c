import { useEffect, useRef, useState } from "react";
import { useI18n } from "~/platform/i18n/i18n-provider";
import type { BrowserCallOptions } from "~/platform/wps/browser-call";
import { gameFavourites, gameList, gameRecent } from "~/platform/wps/calls/game.gen";
import { type LobbyData, type LobbyTile, lobbyTileOf } from "./load";
import { listInput } from "./query";

/** Pages that load on scroll after each click on "load more". */
const AUTO_LOADED_PAGES = 3;

interface LoadedPages {
  /** First page that these follow: other filters reset the state. */
  readonly after: LobbyData;
  readonly games: readonly LobbyTile[];
  /** Number of the last loaded page. */
  readonly no: number;
  readonly state: "idle" | "loading" | "failed";
  /** Number of pages that may still load without a click. */
  readonly left: number;
}

/** Loads one page of the current list. */
async function loadListPage(
  { category, query }: LobbyData,
  page: { size: number; no: number },
  options: BrowserCallOptions,
) {
  const own = { pageSize: page.size, pageNo: page.no };
  if (query.list === "favourites") return (await gameFavourites(own, options)).rows;
  if (query.list === "recent") return (await gameRecent(own, options)).list;
  return (await gameList(listInput(category, query, page), options)).games;
}

/** Further pages, appended in the browser without navigation. */
export function useMore(data: LobbyData, size: number) {
  const { language } = useI18n();
  const start: LoadedPages = { after: data, games: [], no: data.no, state: "idle", left: 0 };
  const [known, setKnown] = useState(start);
  const more = known.after === data ? known : start;
  const request = useRef<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list (`data`) cancels the request for the old one
  useEffect(() => () => request.current?.abort(), [data]);

  async function load(pressed: boolean): Promise<void> {
    if (more.state === "loading" || more.no >= data.pages) return;
    const next = more.no + 1;
    const left = pressed ? AUTO_LOADED_PAGES : more.left - 1;
    const controller = new AbortController();
    request.current = controller;
    setKnown({ ...more, state: "loading", left });
    try {
      const list = await loadListPage(data, { size, no: next }, { language, signal: controller.signal });
      if (controller.signal.aborted) return;
      const games = [...more.games, ...list.map(lobbyTileOf)];
      setKnown({ after: data, games, no: next, state: "idle", left });
    } catch {
      if (!controller.signal.aborted) setKnown({ ...more, state: "failed", left: 0 });
    }
  }
  return { more, load };
}
