import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { useImageAddress } from "~/ui/image-hosts";
import type { GameTile } from "./blocks/game-row/load";
import { useStart } from "./start-props";

const MARK = "\u0001";

/**
 * Returns a formatter such as `from P 0.10`. The text is looked up once for all amounts, because a lookup costs more than the
 * rest of a tile.
 */
export function useMinBetText(): (amount: string) => string {
  const t = useT("blocks");
  const [before = "", after = ""] = t("gameRow.minBet", { amount: MARK }).split(MARK);
  const format = useFormat();
  return (amount) => `${before}${format.money(amount)}${after}`;
}

/**
 * Maximum number of tiles in a first row. Their pictures load eagerly: lazy loading waits for layout and is late on the first
 * screen.
 */
export const FIRST_ROW_TILES = 6;

/**
 * Returns a function that renders a game as a link with picture, hot flag, name, minimum bet and vendor. Called, not mounted, so
 * that many tiles are cheap; texts and image hosts are looked up once for all of them.
 */
export function useTile(): (game: GameTile, isOnFirstScreen?: boolean) => JSX.Element {
  const common = useT("common");
  const hot = common("hot");
  const closed = common("closed");
  const from = useMinBetText();
  const address = useImageAddress();
  const start = useStart();
  return (game, isOnFirstScreen = false) => (
    <a className="tile" {...start.tile(game)}>
      <img
        src={address(game.art)}
        alt=""
        width={300}
        height={400}
        loading={isOnFirstScreen ? "eager" : "lazy"}
        decoding="async"
      />
      {game.closed ? <span className="hot closed">{closed}</span> : null}
      {game.hot && !game.closed ? <span className="hot">{hot}</span> : null}
      <span className="cap">
        <b>{game.name}</b>
        <span>
          {from(game.minBet)} · {game.vendor}
        </span>
      </span>
    </a>
  );
}

/** Grey placeholder of a tile's size. */
export const ghostTile = (
  <div className="tile ghost" aria-hidden="true">
    <span className="pic" />
    <span className="cap">
      <b>&nbsp;</b>
      <span>&nbsp;</span>
    </span>
  </div>
);
