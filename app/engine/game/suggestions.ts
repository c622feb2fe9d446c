import { closureOfGame } from "~/engine/closures";
import type { SiteContext } from "~/engine/context";
import { type CatalogueGame, catalogue } from "./catalogue";

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
