import type { GameTile } from "~/blocks/game-row/load";
import { useMinBetText } from "~/blocks/game-tile";
import type { HeroProps } from "~/core/config.gen";
import { useT } from "~/lib/i18n/use-t";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** Games as a list to tap, each with its least bet. */
export function HeroList({ props, games }: { readonly props: HeroProps; readonly games: readonly GameTile[] }) {
  const from = useMinBetText();
  const page = props.list?.page;
  if (games.length === 0) return null;
  return (
    <ul className="list">
      {games.map((game) => {
        const inside = (
          <>
            <img src={game.art} alt="" width={56} height={56} />
            <span>
              <b>{game.name}</b>
              <small>{game.vendor}</small>
            </span>
            <span className="from num">{from(game.minBet)}</span>
          </>
        );
        return (
          <li key={game.id}>
            {page ? <a href={`${page}?page=${encodeURIComponent(game.vendor)}`}>{inside}</a> : <div>{inside}</div>}
          </li>
        );
      })}
    </ul>
  );
}

/** A search form that works without scripts: it goes to the page that shows what was found. */
export function HeroSearch({ props, search }: { readonly props: HeroProps; readonly search: string }) {
  const t = useT("blocks");
  const common = useT("common");
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search>
    <form role="search" method="get" action={props.searchPage}>
      <Icon name="search" />
      <input
        type="search"
        name="q"
        defaultValue={search}
        maxLength={60}
        aria-label={t("hero.searchLabel")}
        placeholder={t("hero.searchPlaceholder")}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button variant="primary">{common("search")}</Button>
    </form>
  );
}
