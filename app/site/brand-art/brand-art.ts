import type { BrandSnapshot } from "~/platform/brands/types";
import type { ArtPicture, ArtRequest } from "~/platform/http/types";
import { localise } from "~/platform/text/localised";
import { drawQr } from "~/platform/text/qr.server";
import { type ArtInput, type ArtKind, drawArt, isArtKind, isKnownSeed } from "~/ui/art/draw-art";
import { qrTarget } from "./brand-qr";
import { CONSOLE_THEME } from "./theme-sheets";

type Subject = Pick<ArtInput, "category" | "title" | "about">;

const own = <T>(items: Readonly<Record<string, T>> | undefined, id: string): T | undefined =>
  items !== undefined && Object.hasOwn(items, id) ? items[id] : undefined;

/** Returns the category to draw a game in. Esports and cock fights are listed under SPORTS but drawn as their actual category. */
function shelfOf(brand: BrandSnapshot, game: { gameType: string; vassalage: string; gameClassify?: string }): string {
  if (game.gameType !== "SPORTS") return game.gameType;
  if (game.vassalage === "DS88" || game.gameClassify === "cockfight") return "DS88";
  return brand.config.esports.includes(game.vassalage) || game.gameClassify === "esports" ? "ESPORTS" : "SPORTS";
}

/** Returns category and name of a tile, for the brand's games and lotteries. */
function gameSubject(brand: BrandSnapshot, seed: string): Subject {
  const game = own(brand.content.games?.items, seed);
  if (game) {
    return { category: shelfOf(brand, game), title: localise(game.name, "EN"), about: game.gameClassify };
  }
  const lottery = own(brand.content.lotteries?.items, seed);
  if (!lottery) return {};
  const category = lottery.vassalage === "ELOTT" ? "ELOTT" : "LOTT";
  return { category, title: localise(lottery.name, "EN") };
}

/** Reads a banner's options: `dir` moves the motif away from the start of the text, `shape=slim` draws a slim band. */
function bannerLook(query: URLSearchParams): Pick<ArtInput, "focus" | "slim"> {
  const dir = query.get("dir");
  return { focus: dir === "ltr" || dir === "rtl" ? dir : "middle", slim: query.get("shape") === "slim" };
}

function subjectOf(brand: BrandSnapshot | null, kind: ArtKind, { seed, query }: ArtRequest): Partial<ArtInput> {
  if (kind === "game") return brand ? gameSubject(brand, seed) : {};
  if (kind === "banner") return bannerLook(query);
  return kind === "seal" ? { title: seed } : {};
}

function qrCode(brand: BrandSnapshot | null, seed: string): ArtPicture | null {
  const target = brand ? qrTarget(brand, seed) : null;
  return target === null ? null : { svg: drawQr(target) };
}

/** Draws a picture in the brand's colours. Returns null for an unknown kind, and for seeds that the kind does not have. */
export function drawBrandArt(brand: BrandSnapshot | null, request: ArtRequest): ArtPicture | null {
  const { kind, seed } = request;
  if (kind === "qr") return qrCode(brand, seed);
  if (!isArtKind(kind) || !isKnownSeed(kind, seed)) return null;
  const theme = brand?.config.theme ?? CONSOLE_THEME;
  const palette = { brand: theme.dark.brand, accent: theme.dark.accent };
  return {
    svg: drawArt({ kind, seed, palette, pattern: theme.character.pattern, ...subjectOf(brand, kind, request) }),
  };
}
