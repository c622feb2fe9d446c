import type { PartLoad } from "~/lib/load-part";
import type { BlockView } from "./types";

type ViewImport = PartLoad<BlockView<never, never>>;

/**
 * Every block type, or each variant of a type whose variants share little (`hero/split`): how the browser fetches its view. A page
 * loads those of its own blocks and no others.
 */
export const blocks: Readonly<Record<string, ViewImport>> = {
  "hero/full-bleed": (via) => via(() => import("./hero/full-bleed")).then((m) => m.FullBleedHero),
  "hero/split": (via) => via(() => import("./hero/split")).then((m) => m.SplitHero),
  "hero/draw": (via) => via(() => import("./hero/draw")).then((m) => m.DrawHero),
  "hero/search": (via) => via(() => import("./hero/search")).then((m) => m.SearchHero),
  announcements: (via) => via(() => import("./announcements/view")).then((m) => m.AnnouncementsView),
  "game-row": (via) => via(() => import("./game-row/view")).then((m) => m.GameRowView),
  "vendor-grid": (via) => via(() => import("./vendor-grid/view")).then((m) => m.VendorGridView),
  winners: (via) => via(() => import("./winners/view")).then((m) => m.WinnersView),
  "licence-band": (via) => via(() => import("./licence-band/view")).then((m) => m.LicenceBandView),
  text: (via) => via(() => import("./text/view")).then((m) => m.TextView),
  help: (via) => via(() => import("./help/view")).then((m) => m.HelpView),
  promotions: (via) => via(() => import("./promotions/view")).then((m) => m.PromotionsView),
  promotion: (via) => via(() => import("./promotion/view")).then((m) => m.PromotionView),
  "vip-levels": (via) => via(() => import("./vip-levels/view")).then((m) => m.VipLevelsView),
  "points-mall": (via) => via(() => import("./points-mall/view")).then((m) => m.PointsMallView),
  downloads: (via) => via(() => import("./downloads/view")).then((m) => m.DownloadsView),
  notices: (via) => via(() => import("./notices/view")).then((m) => m.NoticesView),
  steps: (via) => via(() => import("./steps/view")).then((m) => m.StepsView),
  "launch-note": (via) => via(() => import("./launch-note/view")).then((m) => m.LaunchNoteView),
  lobby: (via) => via(() => import("./lobby/view")).then((m) => m.LobbyView),
  "category-grid": (via) => via(() => import("./category-grid/view")).then((m) => m.CategoryGridView),
  search: (via) => via(() => import("./search/view")).then((m) => m.SearchView),
  jackpot: (via) => via(() => import("./jackpot/view")).then((m) => m.JackpotView),
  banners: (via) => via(() => import("./banners/view")).then((m) => m.BannersView),
  fixtures: (via) => via(() => import("./fixtures/view")).then((m) => m.FixturesView),
  "next-draw": (via) => via(() => import("./next-draw/view")).then((m) => m.NextDrawView),
  "lottery-menu": (via) => via(() => import("./lottery-menu/view")).then((m) => m.LotteryMenuView),
  "draw-results": (via) => via(() => import("./draw-results/view")).then((m) => m.DrawResultsView),
  stats: (via) => via(() => import("./stats/view")).then((m) => m.StatsView),
  "vendor-strip": (via) => via(() => import("./vendor-strip/view")).then((m) => m.VendorStripView),
};
