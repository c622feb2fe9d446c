import type { NavigationEntry } from "~/platform/brands/config.gen";
import type { ShellFrame, ShellNavEntry } from "./shell-site";

/** A navigation entry before its vendors are loaded. */
export interface NavEntry extends ShellNavEntry {
  /** Category whose vendors the panel shows. */
  readonly gameType?: NavigationEntry["gameType"];
}

/** Shell data from the brand's files; vendors are loaded by a call (`loadShell`). */
export interface SiteData extends Omit<ShellFrame, "brand"> {
  readonly brand: Omit<ShellFrame["brand"], "navigation"> & { readonly navigation: readonly NavEntry[] };
  /** Version shown by a signed preview link; null on the live site. */
  readonly preview: string | null;
}
