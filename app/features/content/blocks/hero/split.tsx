import { styled } from "styled-components";
import type { FixturesData } from "~/features/games/blocks/fixtures/load";
import { useMatchDay, useOdds } from "~/features/games/blocks/fixtures/odds";
import type { GameTile } from "~/features/games/blocks/game-row/load";
import { useMinBetText } from "~/features/games/game-tile";
import { useStart } from "~/features/games/start-props";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { useLinkTargets } from "~/site/link-targets";
import { useImageAddress } from "~/ui/image-hosts";
import { LiveJackpot, useLiveFigures } from "./hero-live";
import { heroLook } from "./hero-look";
import { HeroPicture, HeroSlides, HeroText, type HeroViewProps } from "./hero-parts";
import { splitLook } from "./look-split";

const Section = styled.section`${heroLook(splitLook)}`;

/** Renders the statement next to a list of links: matches with their prices, or games. */
export function SplitHero({ props, data }: HeroViewProps) {
  const { jackpot } = useLiveFigures(data);
  const own = (
    <div className="statement">
      <HeroPicture props={props} />
      <HeroText props={props} />
      {jackpot ? <LiveJackpot jackpot={jackpot} /> : null}
    </div>
  );
  return (
    <Section data-variant="split">
      <div className="in">
        <HeroSlides data={data} own={own} />
        {data.matches ? <Matches props={props} matches={data.matches} /> : <Games games={data.games} />}
      </div>
    </Section>
  );
}

/** Renders games as a list of links, each with its minimum bet. */
function Games({ games }: { readonly games: readonly GameTile[] }) {
  const from = useMinBetText();
  const start = useStart();
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
            <a {...start.tile(game)}>{inside}</a>
          </li>
        );
      })}
    </ul>
  );
}

/** Renders matches with their prices: the first screen of a sports brand. */
function Matches({ props, matches }: Pick<HeroViewProps, "props"> & { readonly matches: FixturesData }) {
  const t = useT("blocks");
  const format = useFormat();
  const sports = useLinkTargets().to("/sports");
  const odds = useOdds(props.list?.page ?? sports, matches.fixtures);
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
