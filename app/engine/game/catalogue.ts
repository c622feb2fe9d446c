import type { Game, GameType } from "~/core/config.gen";
import { closureOfGame } from "~/engine/closures";
import type { SiteContext } from "~/engine/context";
import { artUrl, entriesOf, moneyOf, once, textOf } from "~/engine/snapshot";

/** What lobbies are grouped by, in the order in which they are shown: DS88 stands after PVP (spec 2 section 4). */
export const CATEGORIES = ["RNG", "LIVE", "FISH", "PVP", "DS88", "SPORTS", "ESPORTS", "LOTT", "ELOTT"] as const;

/** One of the groups. */
export type GameCategory = (typeof CATEGORIES)[number];

/** One game of the catalogue as the calls show it, with the category that lists it. */
export interface CatalogueGame {
  readonly category: GameCategory;
  /** The name, folded for searching. */
  readonly search: string;
  readonly view: ReturnType<typeof gameView>;
}

/** The brand's games in its order: enabled, of a vendor that the brand offers. Computed once per snapshot and language. */
export function catalogue(ctx: SiteContext): readonly CatalogueGame[] {
  return once(ctx, "games", () => {
    const names = new Map(offeredVendors(ctx).map(([code, { name }]) => [code, textOf(ctx, name)]));
    return entriesOf(ctx.brand, ctx.brand.content.games.items)
      .filter(([, game]) => names.has(game.vassalage))
      .map(([id, game]) => {
        const category = categoryOf(ctx, game.gameType, game.vassalage);
        // One list for visitors from everywhere: what is closed for some countries alone is told at the start.
        const meant = { vendor: game.vassalage, category, country: null };
        const closed = closureOfGame(ctx.brand, meant) !== undefined;
        const view = gameView(ctx, id, game, { vendorName: names.get(game.vassalage) ?? game.vassalage, closed });
        return { category, search: folded(view.name), view };
      });
  });
}

/** The vendors that the brand names and that are enabled, in their order. */
export function offeredVendors({ brand }: Pick<SiteContext, "brand">) {
  const { vendors } = brand.config;
  return entriesOf(brand, brand.content.vendors.items).filter(([code]) => vendors.includes(code));
}

/**
 * Where a vendor's games of one type are listed: esports vendors move from SPORTS to ESPORTS, and the vendors of the
 * brand's DS88 list from SPORTS to DS88 (spec 2 section 4).
 */
export function categoryOf(ctx: Pick<SiteContext, "brand">, type: GameType, vassalage: string): GameCategory {
  if (type !== "SPORTS") return type;
  if (ctx.brand.config.ds88.includes(vassalage)) return "DS88";
  return ctx.brand.config.esports.includes(vassalage) ? "ESPORTS" : "SPORTS";
}

/** The category that lists a game of a vendor; null for one that the brand does not offer. */
export function offeredCategory(
  ctx: Pick<SiteContext, "brand">,
  gameId: string,
  vassalage: string,
): GameCategory | null {
  const { items } = ctx.brand.content.games;
  const game = Object.hasOwn(items, gameId) ? items[gameId] : undefined;
  if (!game || game.enabled === false || game.vassalage !== vassalage) return null;
  if (!offeredVendors(ctx).some(([code]) => code === vassalage)) return null;
  return categoryOf(ctx, game.gameType, vassalage);
}

/** A text made comparable: case and composed characters do not count. */
export function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase();
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
    minBet: moneyOf(game.minBet),
    gameClassify,
    ...(game.isGame ? { isGame: game.isGame } : {}),
    ...(more.closed ? { closed: true as const } : {}),
    art: artUrl(ctx, "game", id),
  };
}
