import { localise } from "~/core/localised";
import type { BrandSnapshot } from "~/tenant/types";
import { drawArt, isArtKind } from "~/ui/art/draw-art";
import { CONSOLE_THEME } from "./theme-sheets";
import type { ArtPicture, ArtRequest } from "./types";

/** What a seed is of: pictures of games carry their category and name. */
function subjectOf(brand: BrandSnapshot | null, { kind, seed }: ArtRequest): { category?: string; title?: string } {
  if (kind === "game") {
    const games = brand?.content.games.items ?? {};
    const game = Object.hasOwn(games, seed) ? games[seed] : undefined;
    return game ? { category: game.gameType, title: localise(game.name, "EN") } : {};
  }
  return kind === "seal" ? { title: seed } : {};
}

/** Draws a picture in the brand's colours. Null for a kind that is not known. */
export function drawBrandArt(brand: BrandSnapshot | null, request: ArtRequest): ArtPicture | null {
  const { kind, seed } = request;
  if (!isArtKind(kind)) return null;
  const theme = brand?.config.theme ?? CONSOLE_THEME;
  const palette = { brand: theme.dark.brand, accent: theme.dark.accent };
  return { svg: drawArt({ kind, seed, palette, pattern: theme.character.pattern, ...subjectOf(brand, request) }) };
}
