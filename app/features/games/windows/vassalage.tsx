import { type MouseEvent, useCallback, useEffect, useState } from "react";
import { styled } from "styled-components";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { useT } from "~/platform/i18n/use-t";
import { gameList, gameVassGameType } from "~/platform/wps/calls/game.gen";
import type { Contract, ValueOf } from "~/platform/wps/types";
import type { ModalContentProps } from "~/site/windows/contents";
import { Spinner } from "~/site/windows/loader";
import { Button, LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { tileOf } from "../blocks/game-row/load";
import { useTile } from "../game-tile";
import { tileLook } from "../tile-look";

/** Games of one type in the window; a link leads to the others. */
const SHOWN = 24;

const Look = styled.div`
  display: grid;
  gap: 16px;
  padding: 28px clamp(16px, 4vw, 28px);

  h2 { padding-inline-end: 40px; font-size: 1.375rem; }
  .types { display: flex; flex-wrap: wrap; gap: 8px; }
  .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); gap: 12px; }
  .grid > li { min-inline-size: 0; }
  .more { justify-self: center; }
  ${tileLook}
`;

type GameType = ValueOf<Contract["game"]["vassGameType"]>["gameTypes"][number];
type Games = ValueOf<Contract["game"]["gameList"]>["games"];

/** Calls `ask` on mount, when `ask` changes, and on `again`. The value is null while loading. */
function useAsyncValue<T>(ask: () => Promise<T>) {
  const [answer, setAnswer] = useState<{ readonly to: typeof ask; readonly value: T | Error } | null>(null);
  const load = useCallback(() => {
    setAnswer(null);
    ask().then(
      (value) => setAnswer({ to: ask, value }),
      (error: unknown) => setAnswer({ to: ask, value: error instanceof Error ? error : new Error() }),
    );
  }, [ask]);
  useEffect(load, [load]);
  return { value: answer?.to === ask ? answer.value : null, again: load };
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const errors = useT("errors");
  return (
    <div role="alert">
      <EmptyState
        icon="circle-alert"
        title={error.message || errors("networkAbnormal")}
        action={<Button onClick={onRetry}>{errors("chunkLoad.retry")}</Button>}
      />
    </div>
  );
}

interface TypeProps {
  readonly vassalage: string;
  readonly type: GameType;
  readonly onClose: () => void;
}

function TypeGames({ onClose, type: { gameType, games: count }, vassalage }: TypeProps) {
  const blocks = useT("blocks");
  const { language } = useI18n();
  const tile = useTile();
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) onClose();
  };
  const ask = useCallback(async (): Promise<Games> => {
    const input = { vassalage, gameType, pageNo: 1, pageSize: SHOWN };
    return (await gameList(input, { language })).games;
  }, [vassalage, gameType, language]);
  const { again, value } = useAsyncValue(ask);
  if (value === null) return <Spinner />;
  if (value instanceof Error) return <Failed error={value} onRetry={again} />;
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links fire a click for the keyboard too */}
      <ul className="grid" aria-label={blocks("gameRow.label")} onClick={leave}>
        {value.map((game) => (
          <li key={game.gameId}>{tile(tileOf(game))}</li>
        ))}
      </ul>
      {count > value.length ? (
        <LinkButton className="more" href={`/games/${gameType.toLowerCase()}?page=${vassalage}`} onClick={onClose}>
          {blocks("gameRow.all")}
        </LinkButton>
      ) : null}
    </>
  );
}

/**
 * vassalageModal: renders the games of one vendor by type (requirement G5). Its page without scripts is the lobby of that vendor.
 */
export function Vassalage({ options, onClose }: ModalContentProps) {
  const t = useT("shell");
  const { language } = useI18n();
  const vassalage = options.vassalage ?? "";
  const ask = useCallback(() => gameVassGameType({ vassalage }, { language }), [vassalage, language]);
  const { again, value } = useAsyncValue(ask);
  const [chosen, setChosen] = useState<string | null>(null);
  const types = value === null || value instanceof Error ? [] : value.gameTypes;
  const type = types.find(({ gameType }) => gameType === chosen) ?? types[0];
  return (
    <Look>
      <h2>{t("modal.vassalage")}</h2>
      {value === null ? <Spinner /> : null}
      {value instanceof Error ? <Failed error={value} onRetry={again} /> : null}
      {types.length > 1 ? (
        <div className="types">
          {types.map(({ games, gameType, title }) => (
            <Button
              key={gameType}
              type="button"
              size="small"
              variant={gameType === type?.gameType ? "primary" : "secondary"}
              aria-pressed={gameType === type?.gameType}
              onClick={() => setChosen(gameType)}
            >
              {title} <span className="num">{games}</span>
            </Button>
          ))}
        </div>
      ) : null}
      {type ? <TypeGames vassalage={vassalage} type={type} onClose={onClose} /> : null}
    </Look>
  );
}
