import { useEffect, useRef, useState } from "react";
import { useI18n } from "~/platform/i18n/i18n-provider";
import type { BrowserCallOptions } from "~/platform/wps/browser-call";
import { gameFavourites, gameList, gameRecent } from "~/platform/wps/calls/game.gen";
import { type LobbyData, type LobbyTile, lobbyTileOf } from "./load";
import { listInput } from "./query";

/** After a press of "load more" so many further pages come by themselves while the reader scrolls. */
const BY_THEMSELVES = 3;

interface More {
  /** The first page that these follow: other filters begin anew. */
  readonly after: LobbyData;
  readonly games: readonly LobbyTile[];
  /** The last page that is shown. */
  readonly no: number;
  readonly state: "idle" | "loading" | "failed";
  /** How many pages may still come without a press. */
  readonly left: number;
}

/** Asks for one page of the list that is shown. */
async function askFor({ category, query }: LobbyData, page: { size: number; no: number }, options: BrowserCallOptions) {
  const own = { pageSize: page.size, pageNo: page.no };
  if (query.list === "favourites") return (await gameFavourites(own, options)).rows;
  if (query.list === "recent") return (await gameRecent(own, options)).list;
  return (await gameList(listInput(category, query, page), options)).games;
}

/** The pages after the first: appended in the browser, without a new document. */
export function useMore(data: LobbyData, size: number) {
  const { language } = useI18n();
  const start: More = { after: data, games: [], no: data.no, state: "idle", left: 0 };
  const [known, setKnown] = useState(start);
  const more = known.after === data ? known : start;
  const request = useRef<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters make the answer worthless
  useEffect(() => () => request.current?.abort(), [data]);

  async function load(pressed: boolean): Promise<void> {
    if (more.state === "loading" || more.no >= data.pages) return;
    const next = more.no + 1;
    const left = pressed ? BY_THEMSELVES : more.left - 1;
    const controller = new AbortController();
    request.current = controller;
    setKnown({ ...more, state: "loading", left });
    try {
      const list = await askFor(data, { size, no: next }, { language, signal: controller.signal });
      if (controller.signal.aborted) return;
      const games = [...more.games, ...list.map(lobbyTileOf)];
      setKnown({ after: data, games, no: next, state: "idle", left });
    } catch {
      if (!controller.signal.aborted) setKnown({ ...more, state: "failed", left: 0 });
    }
  }
  return { more, load };
}
