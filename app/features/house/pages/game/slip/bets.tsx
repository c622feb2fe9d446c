import { useState } from "react";
import { type Odds, parseOdds } from "~/features/house/rules/slip";
import { verify } from "~/features/house/rules/verify";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { SlipBet } from "../api";
import { Bet, LegRow, Sums } from "./slip-look";
import { PickName } from "./slip-paper";

/** Renders the player's slips, newest first. */
export function Bets({ bets }: { readonly bets: readonly SlipBet[] }) {
  const t = useT("games");
  if (bets.length === 0) return <p>{t("slip.noBets")}</p>;
  return bets.map((bet) => <BetView key={bet.roundId} bet={bet} />);
}

function BetView({ bet }: { readonly bet: SlipBet }) {
  const t = useT("games");
  const text = useAnyText();
  const format = useFormat();
  const { legs, mayWin, odds, placedAt, stake, state, won } = bet;
  const money = (amount: string) => format.money(amount);
  return (
    <Bet data-state={state}>
      <header>
        <time dateTime={placedAt}>{format.date(Date.parse(placedAt))}</time>
        <span className="state">{text(`games:slipState.${state}`)}</span>
      </header>
      <ul>
        {legs.map((leg) => (
          <LegRow key={leg.matchId}>
            <strong className={leg.state}>
              <PickName home={leg.home} away={leg.away} pick={leg.pick} />
            </strong>
            <small>
              {leg.home} – {leg.away}
              {leg.result === null ? null : (
                <>
                  {" · "}
                  <PickName home={leg.home} away={leg.away} pick={leg.result} />
                </>
              )}
            </small>
            <span className="num" dir="ltr">
              {leg.odds}
            </span>
          </LegRow>
        ))}
      </ul>
      <Sums>
        <dt>{t("stake.label")}</dt>
        <dd className="num" dir="ltr">
          {money(stake)} × {odds}
        </dd>
        <dt>{state === "won" ? t("slip.won") : t("slip.mayWin")}</dt>
        <dd className={state === "won" ? "num great" : "num"} dir="ltr">
          {money(state === "won" ? won : mayWin)}
        </dd>
      </Sums>
      <FairLegs bet={bet} />
    </Bet>
  );
}

type Leg = SlipBet["legs"][number];

const numbersOf = ({ away, draw, home }: Leg["matchOdds"]): Odds => ({
  home: parseOdds(home) ?? 0,
  draw: draw === null ? null : parseOdds(draw),
  away: parseOdds(away) ?? 0,
});

/** Returns true when the result of a finished match follows from its seed. */
function isRight({ commitment, matchId, matchOdds, result, serverSeed }: Leg): boolean {
  const seeds = { serverSeed: serverSeed ?? "", clientSeed: matchId, nonce: 0, commitment };
  const { isCommitted, outcome } = verify({ ...seeds, game: "match", odds: numbersOf(matchOdds) });
  return isCommitted && outcome.game === "match" && outcome.result === result;
}

/** Renders the commitments and revealed seeds of a slip's matches, and their check. */
function FairLegs({ bet: { legs } }: { readonly bet: SlipBet }) {
  const t = useT("games");
  const [isGood, setGood] = useState<boolean | null>(null);
  const over = legs.filter(({ serverSeed }) => serverSeed !== null);
  return (
    <details>
      <summary>{t("frame.fairness")}</summary>
      {legs.map(({ commitment, matchId, serverSeed }) => (
        <p key={matchId}>
          {matchId.split("@")[0]}
          <code>{commitment}</code>
          {serverSeed === null ? null : <code>{serverSeed}</code>}
        </p>
      ))}
      {over.length > 0 ? (
        <Button type="button" size="small" onClick={() => setGood(over.every(isRight))}>
          {t("fair.check")}
        </Button>
      ) : null}
      <p aria-live="polite">
        {isGood === null ? null : isGood ? (
          <>
            <Icon name="badge-check" size={16} /> {t("fair.good")}
          </>
        ) : (
          t("fair.bad")
        )}
      </p>
    </details>
  );
}
