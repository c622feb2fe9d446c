import { CATEGORIES, categoryOfVendor, type GameCategory } from "~/platform/brands/bet-weights";
import { artUrl, cachedPerSnapshot, pageOfList, textOf, toApiMoney, toApiTime } from "~/platform/brands/brand-parts";
import { type ListedVendor, listedVendors } from "~/platform/brands/vendors";
import { foldText } from "~/platform/text/fold";
import type { SiteContext } from "~/platform/wps/context";
import type { Implementation } from "~/platform/wps/implementation";
import { type CatalogueGame, catalogue, comingGames } from "../catalogue.server";
import { comingFixtures } from "../fixtures.server";
import { announcesGames, offeredVendors } from "../offered.server";
import { JACKPOT_SECONDS, JACKPOT_STEP } from "../rules/jackpot";
import { gameListCalls } from "./game-list-calls";
import { launchCalls } from "./launch";
import { recallRound } from "./recall-round";

/** Implements games, vendors, matches and the jackpot counter from the brand's files, and the start and replay of games. */
export const gameImplementation: Implementation<"game"> = {
  ...launchCalls,
  ...gameListCalls,
  round: recallRound,
  gameList(ctx, { gameType, vassalage, gameClassify, gameName, minBet, minLineNum, hot, pageNo, pageSize }) {
    const name = gameName === undefined ? undefined : foldText(gameName);
    const least = minBet === undefined ? undefined : toApiMoney(minBet);
    const isInPlace = ({ category, view }: CatalogueGame) =>
      (gameType === undefined || category === gameType) &&
      // In a list of one vendor, the entry to that vendor's games would lead back to the list.
      (vassalage === undefined || (view.vassalage === vassalage && view.isGame === undefined));
    const isMatch = ({ lines, search, view }: CatalogueGame) =>
      (gameClassify === undefined || view.gameClassify === gameClassify) &&
      (name === undefined || search.includes(name)) &&
      (least === undefined || view.minBet === least) &&
      lines >= (minLineNum ?? 0) &&
      (hot !== true || view.isHot === 1);
    const inPlace = catalogue(ctx).filter(isInPlace);
    const { rows, ...paging } = pageOfList(inPlace.filter(isMatch), pageNo, pageSize);
    const isEnd = hot !== true && pageNo >= paging.totalPages;
    const coming = isEnd ? comingGames(ctx).filter((game) => isInPlace(game) && isMatch(game)) : [];
    return {
      games: rows.map(({ view }) => view),
      ...paging,
      ...(coming.length > 0 ? { coming: coming.slice(0, MOST_COMING).map(comingView) } : {}),
      minBets: minBetsOf(ctx, inPlace),
    };
  },
  vendors: (ctx) => cachedPerSnapshot(ctx, "vendors", () => ({ categories: categories(ctx) })),
  menus: (ctx) => cachedPerSnapshot(ctx, "game menus", () => ({ gameMenus: categories(ctx).flatMap(menusOf) })),
  fixtures(ctx, { limit, sport }) {
    const coming = comingFixtures(ctx);
    return { fixtures: (sport === undefined ? coming : coming.filter((one) => one.sport === sport)).slice(0, limit) };
  },
  jackpots(ctx) {
    const { jackpot } = ctx.brand.config;
    if (jackpot === undefined) return NO_JACKPOT;
    const { start, since } = jackpot;
    return { start: toApiMoney(start), since: toApiTime(since), step: JACKPOT_STEP, everySeconds: JACKPOT_SECONDS };
  },
};

/** Returns the minimum bets of games, ascending; only those of the brand's currency, if it has such values. */
function minBetsOf({ brand }: SiteContext, games: readonly CatalogueGame[]): string[] {
  const allowed = brand.config.currency.minBets?.map(toApiMoney);
  const found = new Set(games.map(({ view }) => view.minBet));
  return [...found].filter((amount) => allowed?.includes(amount) ?? true).toSorted((a, b) => Number(a) - Number(b));
}

/** Value for a brand without a counter: zero, with zero increments. */
const NO_JACKPOT = { start: "0.00", since: toApiTime(0), step: "0.00", everySeconds: JACKPOT_SECONDS };

/** Maximum number of announced games at the end of a list. */
const MOST_COMING = 24;

/** Returns an announced game without the fields that a start needs. */
const comingView = ({ view: { art, gameId, name, vendorName } }: CatalogueGame) => ({ gameId, name, vendorName, art });

function categories(ctx: SiteContext) {
  const cards = new Map<GameCategory, ReturnType<typeof vendorCard>[]>();
  const add = (code: string, vendor: ListedVendor, card: boolean) => {
    for (const type of vendor.gameCategories) {
      const category = categoryOfVendor(ctx.brand.config, type, code);
      cards.set(category, [...(cards.get(category) ?? []), ...(card ? [vendorCard(ctx, code, vendor)] : [])]);
    }
  };
  for (const [code, vendor] of offeredVendors(ctx)) add(code, vendor, true);
  // A category with only announced games has a page that says so, without vendors.
  if (announcesGames(ctx)) for (const [code, vendor] of listedVendors(ctx)) add(code, vendor, false);
  return CATEGORIES.flatMap((gameCategory) => {
    const own = cards.get(gameCategory);
    if (!own) return [];
    const title = ctx.translate(ctx.brand, ctx.language, `common:category.${gameCategory}`);
    return [{ gameCategory, title, cards: own, gameClassify: classifications(ctx, gameCategory) }];
  });
}

/** Returns the menu entries of a category. */
const menusOf = ({ cards, gameCategory, title }: ReturnType<typeof categories>[number]) =>
  cards.map(({ accountTypeId, accountTypeName, isHot, name, vassalage }) => {
    return { gameCategory, title, vassalage, name, accountTypeId, accountTypeName, isHot };
  });

function vendorCard(ctx: SiteContext, code: string, vendor: ListedVendor) {
  const { accountTypeId, accountTypeName } = vendor;
  return {
    vassalage: code,
    name: textOf(ctx, vendor.name),
    isHot: vendor.isHot ? (1 as const) : (0 as const),
    accountTypeId,
    accountTypeName,
    art: artUrl(ctx, "vendor", code),
  };
}

function classifications(ctx: SiteContext, category: GameCategory) {
  const vendorsBy = new Map<string, Set<string>>();
  for (const { category: own, view } of catalogue(ctx)) {
    if (own !== category) continue;
    const vendors = vendorsBy.get(view.gameClassify) ?? new Set();
    vendorsBy.set(view.gameClassify, vendors.add(view.vassalage));
  }
  return [...vendorsBy].map(([code, vendors]) => ({ code, vendors: [...vendors] }));
}
