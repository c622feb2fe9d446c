import type { FixturesData } from "~/blocks/fixtures/load";
import { useMatchDay, useOdds } from "~/blocks/fixtures/odds";
import type { GameTile } from "~/blocks/game-row/load";
import { useMinBetText } from "~/blocks/game-tile";
import { tileProps } from "~/blocks/start-props";
import type { HeroProps } from "~/core/config.gen";
import { useFormat } from "~/lib/format/use-format";
import { useT } from "~/lib/i18n/use-t";
import { Button, LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useImageAddress } from "~/ui/image-hosts";
import { useWords } from "~/ui/use-words";

interface Input {
  readonly props: HeroProps;
}

/** Line, sentence and the one button. */
export function Say({ props }: Input) {
  const words = useWords();
  const text = words(props.text);
  return (
    <div className="say">
      <h1>{words(props.title)}</h1>
      {text ? <p>{text}</p> : null}
      <Act props={props} />
    </div>
  );
}

/** The one button; nothing where there is none. */
export function Act({ props: { action } }: Input) {
  const words = useWords();
  return action ? (
    <LinkButton href={action.href} variant="primary" size="large">
      {words(action.label)}
    </LinkButton>
  ) : null;
}

/** The hero's one motif: the largest thing that a page shows first. */
export function Art({ props }: Input) {
  const address = useImageAddress();
  const path = `/art/banner/${props.category ?? "RNG"}-${props.seed ?? "hero"}.svg`;
  return <img className="art" src={address(path)} alt="" width={1200} height={640} fetchpriority="high" />;
}

/** Games as a list to tap, each with its least bet. */
export function HeroGames({ games }: { readonly games: readonly GameTile[] }) {
  const from = useMinBetText();
  const address = useImageAddress();
  if (games.length === 0) return null;
  return (
    <ul className="list">
      {games.map((game) => {
        const inside = (
          <>
            <img src={address(game.art)} alt="" width={56} height={56} />
            <span>
              <b>{game.name}</b>
              <small>{game.vendor}</small>
            </span>
            <span className="from num">{from(game.minBet)}</span>
          </>
        );
        return (
          <li key={game.id}>
            <a {...tileProps(game)}>{inside}</a>
          </li>
        );
      })}
    </ul>
  );
}

/** Matches with their prices to tap: the first screen of a brand that puts sports first. */
export function HeroMatches({ props, matches }: Input & { readonly matches: FixturesData }) {
  const t = useT("blocks");
  const format = useFormat();
  const odds = useOdds(props.list?.page ?? "/sports", matches.fixtures);
  const day = useMatchDay(matches.at);
  return (
    <ol className="list matches" aria-label={t("fixtures.label")}>
      {matches.fixtures.map((match) => (
        <li key={match.id}>
          <span className="start">
            <b className="num">{format.date(match.startsAt, "time")}</b>
            <small>{day(match.startsAt)}</small>
          </span>
          <span className="sides">
            <small>{match.league}</small>
            <b>
              <bdi>{match.home}</bdi>
            </b>
            <b>
              <bdi>{match.away}</bdi>
            </b>
          </span>
          {odds(match)}
        </li>
      ))}
    </ol>
  );
}

/** A search form that works without scripts: it goes to the page that shows what was found. */
export function HeroSearch({ props, search }: Input & { readonly search: string }) {
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
