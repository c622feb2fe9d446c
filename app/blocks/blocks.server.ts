import { announcementsExample } from "./announcements/example";
import { loadAnnouncements } from "./announcements/load";
import { AnnouncementsView } from "./announcements/view";
import { gameRowExample } from "./game-row/example";
import { loadGameRow } from "./game-row/load";
import { GameRowView } from "./game-row/view";
import { helpExample } from "./help/example";
import { loadHelp } from "./help/load";
import { HelpView } from "./help/view";
import { heroExample } from "./hero/example";
import { loadHero } from "./hero/load";
import { HeroView } from "./hero/view";
import { licenceBandExample } from "./licence-band/example";
import { LicenceBandView } from "./licence-band/view";
import { textExample } from "./text/example";
import { loadText } from "./text/load";
import { TextView } from "./text/view";
import type { BlockLoad, BlockView } from "./types";
import { vendorGridExample } from "./vendor-grid/example";
import { loadVendorGrid } from "./vendor-grid/load";
import { VendorGridView } from "./vendor-grid/view";
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
};
