import { useEffect, useState } from "react";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { gameList } from "~/platform/wps/calls/game.gen";
import { type GameTile, tileOf } from "../game-row/load";

/** Debounce of the search field, ms. */
const SEARCH_DEBOUNCE_MS = 200;
/** Maximum number of results below the field. */
const SHOWN = 6;

export interface Results {
  readonly word: string;
  readonly games: readonly GameTile[];
  readonly total: number;
}

/** Returns the games whose name contains the typed text; null when there is nothing to show. */
export function useResults(typed: string): Results | null {
  const { language } = useI18n();
  const [results, setResults] = useState<Results | null>(null);
  const word = typed.trim();
  useEffect(() => {
    if (word === "") {
      setResults(null);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const input = { gameName: word.slice(0, 60), pageSize: SHOWN };
        const { games, total } = await gameList(input, {
          language,
          signal: controller.signal,
        });
        setResults({ word, games: games.map(tileOf), total });
      } catch {
        // Results are optional: without them the form still works.
        if (!controller.signal.aborted) setResults(null);
      }
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [word, language]);
  return word === "" ? null : results;
}
