import type { GameType } from "~/core/config.gen";
import type { ShellNavEntry, ShellSite } from "~/lib/shell-site";

/** An entry of the navigation before its vendors are known. */
export interface NavEntry extends ShellNavEntry {
  /** The category whose vendors its panel shows. */
  readonly gameType?: GameType | undefined;
}

/** What the shell draws, as far as the brand's files say; vendors come by a call (`loadShell`). */
export interface SiteData extends Omit<ShellSite, "brand"> {
  readonly brand: Omit<ShellSite["brand"], "navigation"> & { readonly navigation: readonly NavEntry[] };
  /** The version shown by a signed link; null on the live site. */
  readonly preview: string | null;
}
