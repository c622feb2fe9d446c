import { css } from "styled-components";
import { formatMoney } from "~/lib/format/money";
import { useT } from "~/lib/i18n/use-t";
import type { GameTile } from "./game-row/load";

/** The look of tiles below an element: plain class names, so that sixty tiles cost sixty times nothing. */
export const tileLook = css`
  .tile {
    position: relative;
    display: block;
    block-size: 100%;
    overflow: hidden;
    background: var(--card-ground);
    border: var(--card-line);
    border-radius: var(--radius);
    box-shadow: var(--card-shadow);
    transition: transform var(--speed) var(--ease), box-shadow var(--speed) var(--ease);
  }
  .tile img {
    inline-size: 100%;
    aspect-ratio: 3 / 4;
    object-fit: cover;
    object-position: top;
    background: var(--surface-2);
  }
  .tile .cap { display: grid; gap: 2px; padding: 10px 12px 12px; }
  .tile .cap b {
    overflow: hidden;
    font-size: var(--size-2);
    font-weight: 600;
    line-height: 1.35;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .tile .cap span {
    overflow: hidden;
    color: var(--text-2);
    font-size: var(--size-1);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .tile .hot {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-start: 10px;
    padding: 1px 8px;
    border-radius: var(--radius-pill);
    background: var(--accent);
    color: var(--on-accent);
    font-size: 0.75rem;
    font-weight: 700;
  }
  [data-corner="20"]:not([data-card="glass"]) & .tile img { aspect-ratio: 1; }
  [data-density="compact"] & .tile img { aspect-ratio: 1; }
  [data-card="flat"] & .tile { background: none; }
  [data-card="flat"] & .tile img { border-radius: var(--radius); }
  [data-card="flat"] & .tile .cap { padding-inline: 2px; }

  @media (hover: hover) {
    a.tile:hover { transform: translateY(-4px); box-shadow: var(--card-lift); }
  }
`;

export interface TileProps {
  readonly game: GameTile;
  /** Where it leads; a tile without one is no link. */
  readonly href?: string | undefined;
  /** "Hot", in the page's language. */
  readonly hot: string;
  /** "from 0.10", in the page's language. */
  readonly from: string;
}

const MARK = "\u0001";

/** `from 0.10` for many amounts: the text is looked up once, since a look-up costs more than the rest of a tile. */
export function useMinBetText(): (amount: string) => string {
  const t = useT("blocks");
  const [before = "", after = ""] = t("gameRow.minBet", { amount: MARK }).split(MARK);
  return (amount) => `${before}${formatMoney(amount)}${after}`;
}

/** One game: its picture, name, vendor and least bet. A plain function, called and not mounted. */
export function tile({ game, href, hot, from }: TileProps) {
  const inside = (
    <>
      <img src={game.art} alt="" width={300} height={400} loading="lazy" decoding="async" />
      {game.hot ? <span className="hot">{hot}</span> : null}
      <span className="cap">
        <b>{game.name}</b>
        <span>
          {from} · {game.vendor}
        </span>
      </span>
    </>
  );
  return href ? (
    <a className="tile" href={href}>
      {inside}
    </a>
  ) : (
    <div className="tile">{inside}</div>
  );
}
