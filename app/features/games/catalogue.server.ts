import { categoryOfVendor, type GameCategory } from "~/platform/brands/bet-weights";
import { amountIn, artUrl, entriesOf, once, textOf } from "~/platform/brands/brand-parts";
import type { Game } from "~/platform/brands/config.gen";
import { listedVendors } from "~/platform/brands/vendors";
import { foldText } from "~/platform/text/fold";
import type { SiteContext } from "~/platform/wps/context";
import { closureOfGame } from "./closures.server";
import { announces, offeredVendors } from "./offered.server";

/** One game of the catalogue as the calls show it, with the category that lists it. */
export interface CatalogueGame {
  readonly category: GameCategory;
  /** The lines that it is played on; 0 for a game without lines. */
  readonly lines: number;
  /** The name, folded for searching. */
  readonly search: string;
  readonly view: ReturnType<typeof gameView>;
}

/** The brand's games that can be started, in its order: enabled, of a connected vendor. Computed once per snapshot and language. */
export function catalogue(ctx: SiteContext): readonly CatalogueGame[] {
  return once(ctx, "games", () => {
    const offered = new Set(offeredVendors(ctx).map(([code]) => code));
    return listedGames(ctx).filter(({ view }) => offered.has(view.vassalage));
  });
}

/** Games that are announced: those of vendors that are not connected yet. Demo brands alone show them, and never as playable. */
export function comingGames(ctx: SiteContext): readonly CatalogueGame[] {
  if (!announces(ctx)) return [];
  return once(ctx, "coming games", () => {
    const offered = new Set(offeredVendors(ctx).map(([code]) => code));
    return listedGames(ctx).filter(({ view }) => !offered.has(view.vassalage) && view.isGame === undefined);
  });
}

/** All games of the brand's files, connected or not. */
export function listedGames(ctx: SiteContext): readonly CatalogueGame[] {
  return once(ctx, "listed games", () => {
    const names = new Map(listedVendors(ctx).map(([code, { name }]) => [code, textOf(ctx, name)]));
    return entriesOf(ctx.brand, ctx.brand.content.games.items)
      .filter(([, game]) => names.has(game.vassalage))
      .map(([id, game]) => {
        const category = categoryOfVendor(ctx.brand.config, game.gameType, game.vassalage);
        // One list for visitors from everywhere: what is closed for some countries alone is told at the start.
        const meant = { vendor: game.vassalage, category, country: null };
        const closed = closureOfGame(ctx.brand, meant) !== undefined;
        const view = gameView(ctx, id, game, { vendorName: names.get(game.vassalage) ?? game.vassalage, closed });
        return { category, lines: game.lines ?? 0, search: foldText(view.name), view };
      });
  });
}

/** The category that lists a game of a vendor; null for one that the brand does not list. Rounds end whether it is offered or not. */
export function offeredCategory(
  ctx: Pick<SiteContext, "brand">,
  gameId: string,
  vassalage: string,
): GameCategory | null {
  const { items } = ctx.brand.content.games;
  const game = Object.hasOwn(items, gameId) ? items[gameId] : undefined;
  if (!game || game.enabled === false || game.vassalage !== vassalage) return null;
  if (!listedVendors(ctx).some(([code]) => code === vassalage)) return null;
  return categoryOfVendor(ctx.brand.config, game.gameType, vassalage);
}

function gameView(ctx: SiteContext, id: string, game: Game, more: { vendorName: string; closed: boolean }) {
  const { nodeId, vassalage, gameType, accountTypeId, gameClassify } = game;
  return {
    nodeId,
    vassalage,
    vendorName: more.vendorName,
    gameType,
    gameId: id,
    accountTypeId,
    isHot: game.isHot ? (1 as const) : (0 as const),
    name: textOf(ctx, game.name),
    minBet: amountIn(ctx.brand, game.minBet, game.minBetIn),
    gameClassify,
    ...(game.isGame ? { isGame: game.isGame } : {}),
    ...(more.closed ? { closed: true as const } : {}),
    art: artUrl(ctx, "game", id),
  };
}
