import type { GameCategory } from "~/platform/brands/bet-weights";
import type { Fixture, Game } from "~/platform/brands/config.gen";
import { parseRate } from "~/platform/money/money";
import { type Fraction, fraction, isGreater, multiplyFractions } from "./fraction";
import { HOUSE, houseKind } from "./games";
import { REELS_BEST } from "./reels-data";
import { parseOdds, returnOf } from "./slip";
import { TABLE_BEST } from "./table";

/** Assumed returns of games without a declared one (`rtp`), percent: at the upper end of the kind's returns under good play. */
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

/** Returns a rate of the brand files as a fraction. */
export function rateFraction(text: string): Fraction {
  const { denominator, numerator } = parseRate(text);
  return fraction(numerator, denominator);
}

const percent = (text: string): Fraction => multiplyFractions(rateFraction(text), fraction(1, 100));

/** Returns the highest return of a match; slips of several matches return less. Odds above 100 % are not offered. */
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
 * Returns the share of stakes that a game pays back under the best play: for house reels and tables their computed maximum, for
 * slips the best match, for other games the vendor's declared return (`rtp`) or the one assumed for the category.
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
