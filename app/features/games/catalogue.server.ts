import { categoryOfVendor, type GameCategory } from "~/platform/brands/bet-weights";
import { amountIn, artUrl, cachedPerSnapshot, entriesOf, textOf } from "~/platform/brands/brand-parts";
import type { Game } from "~/platform/brands/config.gen";
import { listedVendors } from "~/platform/brands/vendors";
import { foldText } from "~/platform/text/fold";
import type { BrandViewContext, SiteContext } from "~/platform/wps/context";
import { closureOfGame } from "./closures.server";
import { announcesGames, offeredVendors } from "./offered.server";

/** One game of the catalogue as in call outputs, with the category that lists it. */
export interface CatalogueGame {
  readonly category: GameCategory;
  /** Number of lines; 0 for a game without lines. */
  readonly lines: number;
  /** The name, folded for searching. */
  readonly search: string;
  readonly view: ReturnType<typeof gameView>;
}

/**
 * Returns the brand's games that can be started, in its order: enabled, of a connected vendor. Computed once per snapshot and
 * language.
 */
export function catalogue(ctx: SiteContext): readonly CatalogueGame[] {
  return cachedPerSnapshot(ctx, "games", () => {
    const offered = new Set(offeredVendors(ctx).map(([code]) => code));
    return listedGames(ctx).filter(({ view }) => offered.has(view.vassalage));
  });
}

/** Returns the announced games: those of vendors that are not connected yet. Only demo brands show them, never as playable. */
export function comingGames(ctx: SiteContext): readonly CatalogueGame[] {
  if (!announcesGames(ctx)) return [];
  return cachedPerSnapshot(ctx, "coming games", () => {
    const offered = new Set(offeredVendors(ctx).map(([code]) => code));
    return listedGames(ctx).filter(({ view }) => !offered.has(view.vassalage) && view.isGame === undefined);
  });
}

/** Returns all enabled games of the brand's files, connected or not. */
export function listedGames(ctx: BrandViewContext): readonly CatalogueGame[] {
  return cachedPerSnapshot(ctx, "listed games", () => {
    const names = new Map(listedVendors(ctx).map(([code, { name }]) => [code, textOf(ctx, name)]));
    return entriesOf(ctx.brand, ctx.brand.content.games.items)
      .filter(([, game]) => names.has(game.vassalage))
      .map(([id, game]) => {
        const category = categoryOfVendor(ctx.brand.config, game.gameType, game.vassalage);
        // One cached list for visitors from all countries: closures for single countries are reported at the start of a game.
        const meant = { vendor: game.vassalage, category, country: null };
        const closed = closureOfGame(ctx.brand, meant) !== undefined;
        const view = gameView(ctx, id, game, { vendorName: names.get(game.vassalage) ?? game.vassalage, closed });
        return { category, lines: game.lines ?? 0, search: foldText(view.name), view };
      });
  });
}

/**
 * Returns the category that lists a game of a vendor; null for a game that the brand does not list. Independent of the vendor's
 * connection, so that open rounds can end.
 */
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

function gameView(ctx: BrandViewContext, id: string, game: Game, more: { vendorName: string; closed: boolean }) {
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
