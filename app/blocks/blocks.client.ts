import type { BlockView } from "./types";

type ViewImport = () => Promise<BlockView<never, never>>;

/**
 * Every block type, or each variant of a type whose variants share little (`hero/split`): how the browser fetches its view. A page
 * loads those of its own blocks and no others.
 */
export const blocks: Readonly<Record<string, ViewImport>> = {
  "hero/full-bleed": () => import("./hero/full-bleed").then((m) => m.FullBleedHero),
  "hero/split": () => import("./hero/split").then((m) => m.SplitHero),
  "hero/draw": () => import("./hero/draw").then((m) => m.DrawHero),
  "hero/search": () => import("./hero/search").then((m) => m.SearchHero),
  announcements: () => import("./announcements/view").then((m) => m.AnnouncementsView),
  "game-row": () => import("./game-row/view").then((m) => m.GameRowView),
  "vendor-grid": () => import("./vendor-grid/view").then((m) => m.VendorGridView),
  winners: () => import("./winners/view").then((m) => m.WinnersView),
  "licence-band": () => import("./licence-band/view").then((m) => m.LicenceBandView),
  text: () => import("./text/view").then((m) => m.TextView),
  help: () => import("./help/view").then((m) => m.HelpView),
  promotions: () => import("./promotions/view").then((m) => m.PromotionsView),
  promotion: () => import("./promotion/view").then((m) => m.PromotionView),
  "vip-levels": () => import("./vip-levels/view").then((m) => m.VipLevelsView),
  "points-mall": () => import("./points-mall/view").then((m) => m.PointsMallView),
  downloads: () => import("./downloads/view").then((m) => m.DownloadsView),
  notices: () => import("./notices/view").then((m) => m.NoticesView),
  steps: () => import("./steps/view").then((m) => m.StepsView),
  "launch-note": () => import("./launch-note/view").then((m) => m.LaunchNoteView),
  lobby: () => import("./lobby/view").then((m) => m.LobbyView),
  "category-grid": () => import("./category-grid/view").then((m) => m.CategoryGridView),
  search: () => import("./search/view").then((m) => m.SearchView),
  jackpot: () => import("./jackpot/view").then((m) => m.JackpotView),
  banners: () => import("./banners/view").then((m) => m.BannersView),
  fixtures: () => import("./fixtures/view").then((m) => m.FixturesView),
  "next-draw": () => import("./next-draw/view").then((m) => m.NextDrawView),
  "lottery-menu": () => import("./lottery-menu/view").then((m) => m.LotteryMenuView),
  "draw-results": () => import("./draw-results/view").then((m) => m.DrawResultsView),
  stats: () => import("./stats/view").then((m) => m.StatsView),
  "vendor-strip": () => import("./vendor-strip/view").then((m) => m.VendorStripView),
};
