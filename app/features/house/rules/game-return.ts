import type { GameCategory } from "~/platform/brands/bet-weights";
import type { Fixture, Game } from "~/platform/brands/config.gen";
import { parseRate } from "~/platform/money/money";
import { type Fraction, fraction, isGreater, times } from "./fraction";
import { HOUSE, houseKind } from "./games";
import { REELS_BEST } from "./reels-data";
import { parseOdds, returnOf } from "./slip";
import { TABLE_BEST } from "./table";

/**
 * Returns that are assumed of games whose vendor declares none (`rtp`), percent: at the upper end of what games of the kind return
 * to good play.
 */
const ASSUMED_RETURNS: Readonly<Record<GameCategory, string>> = {
  RNG: "96.50",
  FISH: "96.00",
  PVP: "96.50",
  LIVE: "99.50",
  DS88: "95.00",
  SPORTS: "95.00",
  ESPORTS: "95.00",
  LOTT: "95.00",
  ELOTT: "95.00",
};

const ONE = fraction(1);

/** A rate of the files as a fraction. */
export function rateFraction(text: string): Fraction {
  const { denominator, numerator } = parseRate(text);
  return fraction(numerator, denominator);
}

const percent = (text: string): Fraction => times(rateFraction(text), fraction(1, 100));

/** The greatest return that a match offers; slips of several matches return less. Odds above 100 % are not offered. */
function bestMatch(fixtures: Readonly<Record<string, Fixture>>): Fraction {
  let best = fraction(0);
  for (const { odds } of Object.values(fixtures)) {
    const [home, draw, away] = [
      parseOdds(odds.home),
      odds.draw === undefined ? null : parseOdds(odds.draw),
      parseOdds(odds.away),
    ];
    if (home === null || away === null) continue;
    const returned = returnOf({ home, draw, away });
    if (isGreater(returned, best) && !isGreater(returned, ONE)) best = returned;
  }
  return best;
}

/**
 * The part of what is staked that a game pays back to the best play: rounded up at the sixth decimal for games of the house, declared by the
 * vendor (`rtp`) for others, else assumed by category.
 * @param fixtures the brand's matches
 */
export function gameReturn(
  gameId: string,
  { rtp, vassalage }: Pick<Game, "rtp" | "vassalage">,
  category: GameCategory,
  fixtures: Readonly<Record<string, Fixture>>,
): Fraction {
  const kind = vassalage === HOUSE ? houseKind(gameId) : null;
  if (kind === "reels") return percent(REELS_BEST);
  if (kind === "table") return percent(TABLE_BEST);
  if (kind === "slip") return bestMatch(fixtures);
  return percent(rtp ?? ASSUMED_RETURNS[category]);
}
