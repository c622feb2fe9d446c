import { listedVendors } from "~/platform/brands/vendors";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { type CatalogueGame, catalogue, listedGames } from "../catalogue.server";
import { announcesGames } from "../offered.server";
import { suggestedGames } from "./suggestions";

/** Identifiers of a game in calls (WPS names). */
export interface GameNames {
  readonly nodeId?: number | undefined;
  /** `gameCode`: `gameId` of the lists. */
  readonly gameCode?: string | undefined;
  /** Alias of `gameCode`. */
  readonly code?: string | undefined;
  /** Code of the vendor, or the name of its wallet. */
  readonly vassalage?: string | undefined;
  readonly vendor?: string | undefined;
  readonly accountTypeName?: string | undefined;
  readonly gameType?: string | undefined;
}

/**
 * Finds a game by number or code, or the first one of a vendor (of the category, if given).
 * @throws WpsError notFound for a game that the brand does not have, and for the entry to a vendor's games; gameComingSoon (demo
 * brands) or gameNotOffered when its vendor is not connected
 */
export function findGame(ctx: SiteContext, names: GameNames): CatalogueGame {
  const code = names.gameCode ?? names.code;
  const vendor = vendorOf(ctx, names);
  const isMeant = ({ category, view }: CatalogueGame) =>
    view.isGame === undefined &&
    (names.nodeId === undefined || view.nodeId === names.nodeId) &&
    (code === undefined || view.gameId === code) &&
    (vendor === null || view.vassalage === vendor) &&
    (names.gameType === undefined || names.gameType === category || names.gameType === view.gameType);
  const found = catalogue(ctx).find(isMeant);
  const isNamed = names.nodeId !== undefined || code !== undefined || vendor !== null;
  if (found && isNamed) return found;
  if (!isNamed || !listedGames(ctx).some(isMeant)) throw new WpsError("notFound");
  throw new WpsError(announcesGames(ctx) ? "gameComingSoon" : "gameNotOffered", {}, { hot: suggestedGames(ctx) });
}

/** @returns null when no vendor is named @throws WpsError notFound for a vendor that the brand does not list */
function vendorOf(ctx: SiteContext, { accountTypeName, vassalage, vendor }: GameNames): string | null {
  const name = vassalage ?? vendor ?? accountTypeName;
  if (name === undefined) return null;
  const found = listedVendors(ctx).find(([code, one]) => code === name || one.accountTypeName === name);
  if (!found) throw new WpsError("notFound");
  return found[0];
}
