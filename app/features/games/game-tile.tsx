import { formatMoney } from "~/platform/i18n/money";
import { useT } from "~/platform/i18n/use-t";
import { useImageAddress } from "~/ui/image-hosts";
import type { GameTile } from "./blocks/game-row/load";
import { tileProps } from "./start-props";

const MARK = "\u0001";

/** `from 0.10` for many amounts: the text is looked up once, since a look-up costs more than the rest of a tile. */
export function useMinBetText(): (amount: string) => string {
  const t = useT("blocks");
  const [before = "", after = ""] = t("gameRow.minBet", { amount: MARK }).split(MARK);
  return (amount) => `${before}${formatMoney(amount)}${after}`;
}

/**
 * Draws games as links: picture, hot flag, name, least bet and vendor. A plain function: called, not mounted, so that
 * many tiles cost little. Texts and image hosts are looked up once for all of them.
 */
export function useTile(): (game: GameTile) => JSX.Element {
  const common = useT("common");
  const hot = common("hot");
  const closed = common("closed");
  const from = useMinBetText();
  const address = useImageAddress();
  return (game) => (
    <a className="tile" {...tileProps(game)}>
      <img src={address(game.art)} alt="" width={300} height={400} loading="lazy" decoding="async" />
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

/** A grey stand-in of a tile's size. */
export const ghostTile = (
  <div className="tile ghost" aria-hidden="true">
    <span className="pic" />
    <span className="cap">
      <b>&nbsp;</b>
      <span>&nbsp;</span>
    </span>
  </div>
);
