import { type MatchResult, PICKS } from "~/features/house/rules/slip";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { Skeleton } from "~/ui/skeleton";
import type { SlipMatch } from "../api";
import { League, MatchRow, OddsButton } from "./slip-look";
import { pickName } from "./slip-paper";
import { SportMark } from "./sport-mark";
import type { Picked } from "./use-slip";

interface MatchesProps {
  readonly matches: readonly SlipMatch[] | null;
  readonly picked: readonly Picked[];
  readonly onPick: (match: SlipMatch, pick: MatchResult) => void;
}

/** Groups matches by league, in the order of each league's next match. */
function byLeague(matches: readonly SlipMatch[]): readonly (readonly SlipMatch[])[] {
  const leagues = new Map<string, SlipMatch[]>();
  for (const match of matches) leagues.set(match.league, [...(leagues.get(match.league) ?? []), match]);
  return [...leagues.values()];
}

/** Renders the matches open for bets. */
export function Matches({ matches, onPick, picked }: MatchesProps) {
  const t = useT("games");
  if (matches === null) return [1, 2, 3, 4].map((row) => <Skeleton key={row} size="row" />);
  if (matches.length === 0) return <p>{t("slip.noMatches")}</p>;
  return byLeague(matches).map((rows) => {
    const [first] = rows;
    if (!first) return null;
    return (
      <League key={first.league}>
        <h2>
          <SportMark sport={first.sport} />
          {first.league}
        </h2>
        <ul>
          {rows.map((match) => (
            <li key={match.matchId}>
              <Match
                match={match}
                chosen={picked.find((one) => one.match.matchId === match.matchId)?.pick}
                onPick={onPick}
              />
            </li>
          ))}
        </ul>
      </League>
    );
  });
}

interface MatchProps {
  readonly match: SlipMatch;
  readonly chosen: MatchResult | undefined;
  readonly onPick: MatchesProps["onPick"];
}

function Match({ chosen, match, onPick }: MatchProps) {
  const t = useT("games");
  const text = useAnyText();
  const format = useFormat();
  const { away, home, odds, startsAt } = match;
  return (
    <MatchRow>
      <div className="sides">
        <span>{home}</span>
        <time dateTime={startsAt}>{format.date(Date.parse(startsAt))}</time>
        <span>{away}</span>
      </div>
      <div className="odds">
        {PICKS.flatMap((pick) =>
          odds[pick] === null
            ? []
            : [
                <OddsButton
                  key={pick}
                  type="button"
                  aria-pressed={chosen === pick}
                  aria-label={t("slip.pick", {
                    pick: pickName(match, pick, t("pick.draw")),
                    odds: odds[pick] ?? "",
                    home,
                    away,
                  })}
                  onClick={() => onPick(match, pick)}
                >
                  <small>{text(`games:mark.${pick}`)}</small>
                  <span className="num" dir="ltr">
                    {odds[pick]}
                  </span>
                </OddsButton>,
              ],
        )}
      </div>
    </MatchRow>
  );
}
