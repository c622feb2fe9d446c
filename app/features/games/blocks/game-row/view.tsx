import { styled } from "styled-components";
import type { GameRowProps } from "~/platform/brands/config.gen";
import { useT } from "~/platform/i18n/use-t";
import { Band } from "~/ui/band";
import { LinkButton } from "~/ui/button";
import { Rail } from "~/ui/carousel/rail";
import { EmptyState } from "~/ui/empty-state";
import { useConfiguredText } from "~/ui/use-configured-text";
import { ComingTiles } from "../../coming-tiles";
import { fewTiles, MAX_LARGE_TILES } from "../../few-tiles";
import { FIRST_ROW_TILES, useTile } from "../../game-tile";
import { tileLook } from "../../tile-look";
import type { GameRowData } from "./load";

const Tiles = styled.div`
  ${tileLook}
  ${fewTiles}

  .grid {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(var(--tile), 42vw), 1fr));
    gap: var(--gap);
  }
  .grid > li { min-inline-size: 0; }
  @media (max-width: 640px) { --tile: 37vw; }
`;

interface GameRowInput {
  readonly props: GameRowProps;
  readonly data: GameRowData;
  readonly isFirst?: boolean;
}

/** Renders a row or a grid of game tiles. A filtered one without a match shows a message and a link to all games. */
export function GameRowView({ data, isFirst = false, props }: GameRowInput) {
  const t = useT("blocks");
  const common = useT("common");
  const words = useConfiguredText();
  const tile = useTile();
  const { page } = props;
  if (data.coming.length > 0)
    return (
      <Band title={words(props.title) || undefined}>
        <ComingTiles games={data.coming} />
      </Band>
    );
  if (data.games.length === 0 && (!props.filtered || props.list === "coming")) return null;
  const title = words(props.title);
  const label = title || t("gameRow.label");
  const tiles = data.games.map((game, at) => <li key={game.id}>{tile(game, isFirst && at < FIRST_ROW_TILES)}</li>);
  return (
    <Band title={title || undefined} more={page && title ? { href: page, label: common("more") } : undefined}>
      <Tiles>
        {tiles.length === 0 ? (
          <EmptyState
            art="search"
            title={t("gameRow.empty")}
            text={t("gameRow.emptyHelp")}
            action={<LinkButton href={page ?? "?"}>{t("gameRow.all")}</LinkButton>}
          />
        ) : tiles.length <= MAX_LARGE_TILES ? (
          <ul className="few" aria-label={label}>
            {tiles}
          </ul>
        ) : props.layout === "grid" ? (
          <ul className="grid" aria-label={label}>
            {tiles}
          </ul>
        ) : (
          <Rail label={label}>{tiles}</Rail>
        )}
      </Tiles>
    </Band>
  );
}
