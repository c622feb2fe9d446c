import { bannersExample } from "~/features/content/blocks/banners/example";
import { loadBanners } from "~/features/content/blocks/banners/load";
import { BannersView } from "~/features/content/blocks/banners/view";
import { downloadsExample } from "~/features/content/blocks/downloads/example";
import { loadDownloads } from "~/features/content/blocks/downloads/load";
import { DownloadsView } from "~/features/content/blocks/downloads/view";
import { helpExample } from "~/features/content/blocks/help/example";
import { loadHelp } from "~/features/content/blocks/help/load";
import { HelpView } from "~/features/content/blocks/help/view";
import { heroExample } from "~/features/content/blocks/hero/example";
import { loadHero } from "~/features/content/blocks/hero/load";
import { HeroView } from "~/features/content/blocks/hero/view";
import { licenceBandExample } from "~/features/content/blocks/licence-band/example";
import { LicenceBandView } from "~/features/content/blocks/licence-band/view";
import { statsExample } from "~/features/content/blocks/stats/example";
import { StatsView } from "~/features/content/blocks/stats/view";
import { stepsExample } from "~/features/content/blocks/steps/example";
import { StepsView } from "~/features/content/blocks/steps/view";
import { textExample } from "~/features/content/blocks/text/example";
import { loadText } from "~/features/content/blocks/text/load";
import { TextView } from "~/features/content/blocks/text/view";
import { winnersExample } from "~/features/content/blocks/winners/example";
import { loadWinners } from "~/features/content/blocks/winners/load";
import { WinnersView } from "~/features/content/blocks/winners/view";
import { categoryGridExample } from "~/features/games/blocks/category-grid/example";
import { loadCategoryGrid } from "~/features/games/blocks/category-grid/load";
import { CategoryGridView } from "~/features/games/blocks/category-grid/view";
import { fixturesExample } from "~/features/games/blocks/fixtures/example";
import { loadFixtures } from "~/features/games/blocks/fixtures/load";
import { FixturesView } from "~/features/games/blocks/fixtures/view";
import { gameRowExample } from "~/features/games/blocks/game-row/example";
import { loadGameRow } from "~/features/games/blocks/game-row/load";
import { GameRowView } from "~/features/games/blocks/game-row/view";
import { jackpotExample } from "~/features/games/blocks/jackpot/example";
import { loadJackpot } from "~/features/games/blocks/jackpot/load";
import { JackpotView } from "~/features/games/blocks/jackpot/view";
import { launchNoteExample } from "~/features/games/blocks/launch-note/example";
import { loadLaunchNote } from "~/features/games/blocks/launch-note/load";
import { LaunchNoteView } from "~/features/games/blocks/launch-note/view";
import { lobbyExample } from "~/features/games/blocks/lobby/example";
import { loadLobby, lobbySubjects } from "~/features/games/blocks/lobby/load";
import { LobbyView } from "~/features/games/blocks/lobby/view";
import { searchExample } from "~/features/games/blocks/search/example";
import { loadSearch } from "~/features/games/blocks/search/load";
import { SearchView } from "~/features/games/blocks/search/view";
import { vendorGridExample } from "~/features/games/blocks/vendor-grid/example";
import { loadVendorGrid } from "~/features/games/blocks/vendor-grid/load";
import { VendorGridView } from "~/features/games/blocks/vendor-grid/view";
import { vendorStripExample } from "~/features/games/blocks/vendor-strip/example";
import { loadVendorStrip } from "~/features/games/blocks/vendor-strip/load";
import { VendorStripView } from "~/features/games/blocks/vendor-strip/view";
import { drawResultsExample } from "~/features/lottery/blocks/draw-results/example";
import { loadDrawResults } from "~/features/lottery/blocks/draw-results/load";
import { DrawResultsView } from "~/features/lottery/blocks/draw-results/view";
import { lotteryMenuExample } from "~/features/lottery/blocks/lottery-menu/example";
import { loadLotteryMenu, lotterySubjects } from "~/features/lottery/blocks/lottery-menu/load";
import { LotteryMenuView } from "~/features/lottery/blocks/lottery-menu/view";
import { nextDrawExample } from "~/features/lottery/blocks/next-draw/example";
import { loadNextDraw } from "~/features/lottery/blocks/next-draw/load";
import { NextDrawView } from "~/features/lottery/blocks/next-draw/view";
import { announcementsExample } from "~/features/messages/blocks/announcements/example";
import { loadAnnouncements } from "~/features/messages/blocks/announcements/load";
import { AnnouncementsView } from "~/features/messages/blocks/announcements/view";
import { noticesExample } from "~/features/messages/blocks/notices/example";
import { loadNotices } from "~/features/messages/blocks/notices/load";
import { NoticesView } from "~/features/messages/blocks/notices/view";
import { pointsMallExample } from "~/features/points/blocks/points-mall/example";
import { loadPointsMall } from "~/features/points/blocks/points-mall/load";
import { PointsMallView } from "~/features/points/blocks/points-mall/view";
import { promotionExample } from "~/features/promotions/blocks/promotion/example";
import { loadPromotion, promotionSubjects } from "~/features/promotions/blocks/promotion/load";
import { PromotionView } from "~/features/promotions/blocks/promotion/view";
import { promotionsExample } from "~/features/promotions/blocks/promotions/example";
import { loadPromotions } from "~/features/promotions/blocks/promotions/load";
import { PromotionsView } from "~/features/promotions/blocks/promotions/view";
import { vipLevelsExample } from "~/features/rewards/blocks/vip-levels/example";
import { loadVipLevels } from "~/features/rewards/blocks/vip-levels/load";
import { VipLevelsView } from "~/features/rewards/blocks/vip-levels/view";
import type { ServerBlocks } from "~/site/types";

/** Every block type: one line per block. */
export const blocks: ServerBlocks = {
  hero: { view: HeroView, load: loadHero, example: heroExample },
  announcements: { view: AnnouncementsView, load: loadAnnouncements, example: announcementsExample },
  "game-row": { view: GameRowView, load: loadGameRow, example: gameRowExample },
  "vendor-grid": { view: VendorGridView, load: loadVendorGrid, example: vendorGridExample },
  winners: { view: WinnersView, load: loadWinners, example: winnersExample },
  "licence-band": { view: LicenceBandView, example: licenceBandExample },
  text: { view: TextView, load: loadText, example: textExample },
  help: { view: HelpView, load: loadHelp, example: helpExample },
  promotions: { view: PromotionsView, load: loadPromotions, example: promotionsExample },
  promotion: {
    view: PromotionView,
    load: loadPromotion,
    example: promotionExample,
    subjects: promotionSubjects,
    needsSubject: true,
  },
  "vip-levels": { view: VipLevelsView, load: loadVipLevels, example: vipLevelsExample },
  "points-mall": { view: PointsMallView, load: loadPointsMall, example: pointsMallExample },
  downloads: { view: DownloadsView, load: loadDownloads, example: downloadsExample },
  notices: { view: NoticesView, load: loadNotices, example: noticesExample },
  steps: { view: StepsView, example: stepsExample },
  "launch-note": { view: LaunchNoteView, load: loadLaunchNote, example: launchNoteExample },
  lobby: { view: LobbyView, load: loadLobby, example: lobbyExample, subjects: lobbySubjects },
  "category-grid": { view: CategoryGridView, load: loadCategoryGrid, example: categoryGridExample },
  search: { view: SearchView, load: loadSearch, example: searchExample },
  jackpot: { view: JackpotView, load: loadJackpot, example: jackpotExample },
  banners: { view: BannersView, load: loadBanners, example: bannersExample },
  fixtures: { view: FixturesView, load: loadFixtures, example: fixturesExample },
  "next-draw": { view: NextDrawView, load: loadNextDraw, example: nextDrawExample },
  "lottery-menu": {
    view: LotteryMenuView,
    load: loadLotteryMenu,
    example: lotteryMenuExample,
    subjects: lotterySubjects,
  },
  "draw-results": { view: DrawResultsView, load: loadDrawResults, example: drawResultsExample },
  stats: { view: StatsView, example: statsExample },
  "vendor-strip": { view: VendorStripView, load: loadVendorStrip, example: vendorStripExample },
};
