import { announcementsExample } from "./announcements/example";
import { loadAnnouncements } from "./announcements/load";
import { AnnouncementsView } from "./announcements/view";
import { bannersExample } from "./banners/example";
import { loadBanners } from "./banners/load";
import { BannersView } from "./banners/view";
import { categoryGridExample } from "./category-grid/example";
import { loadCategoryGrid } from "./category-grid/load";
import { CategoryGridView } from "./category-grid/view";
import { downloadsExample } from "./downloads/example";
import { loadDownloads } from "./downloads/load";
import { DownloadsView } from "./downloads/view";
import { drawResultsExample } from "./draw-results/example";
import { loadDrawResults } from "./draw-results/load";
import { DrawResultsView } from "./draw-results/view";
import { fixturesExample } from "./fixtures/example";
import { loadFixtures } from "./fixtures/load";
import { FixturesView } from "./fixtures/view";
import { gameRowExample } from "./game-row/example";
import { loadGameRow } from "./game-row/load";
import { GameRowView } from "./game-row/view";
import { helpExample } from "./help/example";
import { loadHelp } from "./help/load";
import { HelpView } from "./help/view";
import { heroExample } from "./hero/example";
import { loadHero } from "./hero/load";
import { HeroView } from "./hero/view";
import { jackpotExample } from "./jackpot/example";
import { loadJackpot } from "./jackpot/load";
import { JackpotView } from "./jackpot/view";
import { launchNoteExample } from "./launch-note/example";
import { loadLaunchNote } from "./launch-note/load";
import { LaunchNoteView } from "./launch-note/view";
import { licenceBandExample } from "./licence-band/example";
import { LicenceBandView } from "./licence-band/view";
import { lobbyExample } from "./lobby/example";
import { loadLobby } from "./lobby/load";
import { LobbyView } from "./lobby/view";
import { lotteryMenuExample } from "./lottery-menu/example";
import { loadLotteryMenu } from "./lottery-menu/load";
import { LotteryMenuView } from "./lottery-menu/view";
import { nextDrawExample } from "./next-draw/example";
import { loadNextDraw } from "./next-draw/load";
import { NextDrawView } from "./next-draw/view";
import { noticesExample } from "./notices/example";
import { loadNotices } from "./notices/load";
import { NoticesView } from "./notices/view";
import { pointsMallExample } from "./points-mall/example";
import { loadPointsMall } from "./points-mall/load";
import { PointsMallView } from "./points-mall/view";
import { promotionExample } from "./promotion/example";
import { loadPromotion } from "./promotion/load";
import { PromotionView } from "./promotion/view";
import { promotionsExample } from "./promotions/example";
import { loadPromotions } from "./promotions/load";
import { PromotionsView } from "./promotions/view";
import { searchExample } from "./search/example";
import { loadSearch } from "./search/load";
import { SearchView } from "./search/view";
import { statsExample } from "./stats/example";
import { StatsView } from "./stats/view";
import { stepsExample } from "./steps/example";
import { StepsView } from "./steps/view";
import { textExample } from "./text/example";
import { loadText } from "./text/load";
import { TextView } from "./text/view";
import type { BlockLoad, BlockView } from "./types";
import { vendorGridExample } from "./vendor-grid/example";
import { loadVendorGrid } from "./vendor-grid/load";
import { VendorGridView } from "./vendor-grid/view";
import { vendorStripExample } from "./vendor-strip/example";
import { loadVendorStrip } from "./vendor-strip/load";
import { VendorStripView } from "./vendor-strip/view";
import { vipLevelsExample } from "./vip-levels/example";
import { loadVipLevels } from "./vip-levels/load";
import { VipLevelsView } from "./vip-levels/view";
import { winnersExample } from "./winners/example";
import { loadWinners } from "./winners/load";
import { WinnersView } from "./winners/view";

/** A block as the server knows it. Props were checked against the block's schema when the brand was loaded. */
export interface BlockDefinition {
  readonly view: BlockView<never, never>;
  readonly load?: BlockLoad<never, unknown>;
  /** Drawn in the gallery, in tests, and once at start so that all styles are known. */
  readonly example: { readonly props: unknown; readonly data: unknown };
}

/** Every block type: one line a block. */
export const blocks: Readonly<Record<string, BlockDefinition>> = {
  hero: { view: HeroView, load: loadHero, example: heroExample },
  announcements: { view: AnnouncementsView, load: loadAnnouncements, example: announcementsExample },
  "game-row": { view: GameRowView, load: loadGameRow, example: gameRowExample },
  "vendor-grid": { view: VendorGridView, load: loadVendorGrid, example: vendorGridExample },
  winners: { view: WinnersView, load: loadWinners, example: winnersExample },
  "licence-band": { view: LicenceBandView, example: licenceBandExample },
  text: { view: TextView, load: loadText, example: textExample },
  help: { view: HelpView, load: loadHelp, example: helpExample },
  promotions: { view: PromotionsView, load: loadPromotions, example: promotionsExample },
  promotion: { view: PromotionView, load: loadPromotion, example: promotionExample },
  "vip-levels": { view: VipLevelsView, load: loadVipLevels, example: vipLevelsExample },
  "points-mall": { view: PointsMallView, load: loadPointsMall, example: pointsMallExample },
  downloads: { view: DownloadsView, load: loadDownloads, example: downloadsExample },
  notices: { view: NoticesView, load: loadNotices, example: noticesExample },
  steps: { view: StepsView, example: stepsExample },
  "launch-note": { view: LaunchNoteView, load: loadLaunchNote, example: launchNoteExample },
  lobby: { view: LobbyView, load: loadLobby, example: lobbyExample },
  "category-grid": { view: CategoryGridView, load: loadCategoryGrid, example: categoryGridExample },
  search: { view: SearchView, load: loadSearch, example: searchExample },
  jackpot: { view: JackpotView, load: loadJackpot, example: jackpotExample },
  banners: { view: BannersView, load: loadBanners, example: bannersExample },
  fixtures: { view: FixturesView, load: loadFixtures, example: fixturesExample },
  "next-draw": { view: NextDrawView, load: loadNextDraw, example: nextDrawExample },
  "lottery-menu": { view: LotteryMenuView, load: loadLotteryMenu, example: lotteryMenuExample },
  "draw-results": { view: DrawResultsView, load: loadDrawResults, example: drawResultsExample },
  stats: { view: StatsView, example: statsExample },
  "vendor-strip": { view: VendorStripView, load: loadVendorStrip, example: vendorStripExample },
};
