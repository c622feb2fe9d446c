import type { SiteContext } from "~/platform/wps/context";
import { type CatalogueGame, catalogue } from "../catalogue.server";
import { closureOfGame } from "../closures.server";

/** How many games are offered in place of one that cannot be started. */
const SUGGESTED = 6;

/** Games that can be started where the visitor is, hot ones first: what is offered in place of one that cannot. */
export function suggestedGames(ctx: SiteContext): readonly CatalogueGame["view"][] {
  const open = catalogue(ctx).flatMap(({ category, view }) => {
    if (view.isGame !== undefined) return [];
    return closureOfGame(ctx.brand, { vendor: view.vassalage, category, country: ctx.country }) ? [] : [view];
  });
  return open.toSorted((a, b) => b.isHot - a.isHot).slice(0, SUGGESTED);
}
