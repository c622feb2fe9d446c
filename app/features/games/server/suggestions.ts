import type { SiteContext } from "~/platform/wps/context";
import { type CatalogueGame, catalogue } from "../catalogue.server";
import { closureOfGame } from "../closures.server";

/** Number of suggested games. */
const SUGGESTED = 6;

/** Returns alternatives for a game that cannot be started: games open in the visitor's country, hot ones first. */
export function suggestedGames(ctx: SiteContext): readonly CatalogueGame["view"][] {
  const open = catalogue(ctx).flatMap(({ category, view }) => {
    if (view.isGame !== undefined) return [];
    return closureOfGame(ctx.brand, { vendor: view.vassalage, category, country: ctx.country }) ? [] : [view];
  });
  return open.toSorted((a, b) => b.isHot - a.isHot).slice(0, SUGGESTED);
}
