import type { BlockView } from "./types";

type ViewImport = () => Promise<BlockView<never, never>>;

/** Every block type: how the browser fetches its view. A page loads those of its own blocks and no others. */
export const blocks: Readonly<Record<string, ViewImport>> = {
  hero: () => import("./hero/view").then((m) => m.HeroView),
  announcements: () => import("./announcements/view").then((m) => m.AnnouncementsView),
  "game-row": () => import("./game-row/view").then((m) => m.GameRowView),
  "vendor-grid": () => import("./vendor-grid/view").then((m) => m.VendorGridView),
  winners: () => import("./winners/view").then((m) => m.WinnersView),
  "licence-band": () => import("./licence-band/view").then((m) => m.LicenceBandView),
  text: () => import("./text/view").then((m) => m.TextView),
  help: () => import("./help/view").then((m) => m.HelpView),
};
