import { lazy, Suspense } from "react";
import type { HouseKind } from "../../rules/games";
import type { HouseApi } from "./api";
import { GameStatusScreen } from "./frame/game-status-screen";
import type { Game } from "./use-game";
import { useGame } from "./use-game";

const GAMES = {
  reels: lazy(() => import("./reels/reels-game").then(({ ReelsGame }) => ({ default: ReelsGame }))),
  table: lazy(() => import("./table/table-game").then(({ TableGame }) => ({ default: TableGame }))),
  slip: lazy(() => import("./slip/slip-game").then(({ SlipGame }) => ({ default: SlipGame }))),
} as const satisfies Readonly<Record<HouseKind, unknown>>;

interface HousePageProps {
  readonly api: HouseApi;
  readonly token: string;
  /** URL of the page to open when the player leaves the game; null without an exit. */
  readonly leaveTo: string | null;
}

/** Renders a house game from its start to its end. */
export function HousePage({ api, leaveTo, token }: HousePageProps) {
  const { game, isAway, retry, stage } = useGame(api, token, leaveTo);
  if (stage.name === "ended") return <GameStatusScreen kind="ended" />;
  if (stage.name === "failed") return <GameStatusScreen kind="failed" code={stage.code} onRetry={retry} />;
  if (game === null) return <GameStatusScreen kind="opening" isAway={isAway} />;
  return (
    <Suspense fallback={<GameStatusScreen kind="opening" />}>
      <Play game={game} />
    </Suspense>
  );
}

function Play({ game }: { readonly game: Game }) {
  const Chosen = GAMES[game.entered.kind];
  return <Chosen game={game} />;
}
