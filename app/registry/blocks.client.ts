import type { ClientBlocks } from "~/site/types";

/**
 * Loaders of block views for the browser: one per block type, or per variant for types whose variants share little (`hero/split`,
 * `promotions/all`). A page loads only the views of its blocks.
 */
export const blocks: ClientBlocks = {
  "hero/full-bleed": (via) =>
    via(() => import("~/features/content/blocks/hero/full-bleed")).then((m) => m.FullBleedHero),
  "hero/split": (via) => via(() => import("~/features/content/blocks/hero/split")).then((m) => m.SplitHero),
  "hero/draw": (via) => via(() => import("~/features/content/blocks/hero/draw")).then((m) => m.DrawHero),
  "hero/search": (via) => via(() => import("~/features/content/blocks/hero/search")).then((m) => m.SearchHero),
  announcements: (via) =>
    via(() => import("~/features/messages/blocks/announcements/view")).then((m) => m.AnnouncementsView),
  "game-row": (via) => via(() => import("~/features/games/blocks/game-row/view")).then((m) => m.GameRowView),
  "vendor-grid": (via) => via(() => import("~/features/games/blocks/vendor-grid/view")).then((m) => m.VendorGridView),
  winners: (via) => via(() => import("~/features/content/blocks/winners/view")).then((m) => m.WinnersView),
  "licence-band": (via) =>
    via(() => import("~/features/content/blocks/licence-band/view")).then((m) => m.LicenceBandView),
  text: (via) => via(() => import("~/features/content/blocks/text/view")).then((m) => m.TextView),
  help: (via) => via(() => import("~/features/content/blocks/help/view")).then((m) => m.HelpView),
  promotions: (via) => via(() => import("~/features/promotions/blocks/promotions/few")).then((m) => m.FewPromotions),
  "promotions/all": (via) =>
    via(() => import("~/features/promotions/blocks/promotions/whole-list")).then((m) => m.PromotionList),
  promotion: (via) => via(() => import("~/features/promotions/blocks/promotion/view")).then((m) => m.PromotionView),
  "vip-levels": (via) => via(() => import("~/features/rewards/blocks/vip-levels/view")).then((m) => m.VipLevelsView),
  "points-mall": (via) => via(() => import("~/features/points/blocks/points-mall/view")).then((m) => m.PointsMallView),
  downloads: (via) => via(() => import("~/features/content/blocks/downloads/view")).then((m) => m.DownloadsView),
  notices: (via) => via(() => import("~/features/messages/blocks/notices/view")).then((m) => m.NoticesView),
  steps: (via) => via(() => import("~/features/content/blocks/steps/view")).then((m) => m.StepsView),
  "launch-note": (via) => via(() => import("~/features/games/blocks/launch-note/view")).then((m) => m.LaunchNoteView),
  lobby: (via) => via(() => import("~/features/games/blocks/lobby/view")).then((m) => m.LobbyView),
  "category-grid": (via) =>
    via(() => import("~/features/games/blocks/category-grid/view")).then((m) => m.CategoryGridView),
  search: (via) => via(() => import("~/features/games/blocks/search/view")).then((m) => m.SearchView),
  jackpot: (via) => via(() => import("~/features/games/blocks/jackpot/view")).then((m) => m.JackpotView),
  banners: (via) => via(() => import("~/features/content/blocks/banners/view")).then((m) => m.BannersView),
  fixtures: (via) => via(() => import("~/features/games/blocks/fixtures/view")).then((m) => m.FixturesView),
  "next-draw": (via) => via(() => import("~/features/lottery/blocks/next-draw/view")).then((m) => m.NextDrawView),
  "lottery-menu": (via) =>
    via(() => import("~/features/lottery/blocks/lottery-menu/view")).then((m) => m.LotteryMenuView),
  "draw-results": (via) =>
    via(() => import("~/features/lottery/blocks/draw-results/view")).then((m) => m.DrawResultsView),
  stats: (via) => via(() => import("~/features/content/blocks/stats/view")).then((m) => m.StatsView),
  "vendor-strip": (via) =>
    via(() => import("~/features/games/blocks/vendor-strip/view")).then((m) => m.VendorStripView),
};
