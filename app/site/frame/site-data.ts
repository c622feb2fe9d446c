import type { NavigationEntry } from "~/platform/brands/config.gen";
import type { ShellFrame, ShellNavEntry } from "./shell-site";

/** An entry of the navigation before its vendors are known. */
export interface NavEntry extends ShellNavEntry {
  /** The category whose vendors its panel shows. */
  readonly gameType?: NavigationEntry["gameType"];
}

/** What the shell draws, as far as the brand's files say; vendors come by a call (`loadShell`). */
export interface SiteData extends Omit<ShellFrame, "brand"> {
  readonly brand: Omit<ShellFrame["brand"], "navigation"> & { readonly navigation: readonly NavEntry[] };
  /** The version shown by a signed link; null on the live site. */
  readonly preview: string | null;
}
