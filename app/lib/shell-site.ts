import type { FlagName, Localised, Theme } from "~/core/config.gen";
import type { LanguageCode } from "~/core/languages";

/** A vendor in a navigation panel or in the footer's strip. */
export interface ShellVendor {
  readonly code: string;
  readonly name: string;
  /** Address of its mark, square. */
  readonly art: string;
  readonly hot: boolean;
  /** Where it leads; null for a vendor that has no page of its own yet. */
  readonly href: string | null;
}

/** A link with a text; `label` may be localised already (a string) or as the brand wrote it. */
export interface ShellLink {
  readonly id: string;
  readonly label: Localised;
  readonly href: string;
  /** A name of `ICON_NAMES`; others are left out. */
  readonly icon?: string | undefined;
}

/** An entry of the navigation; at most 11 vendors stand in its panel (spec 1 section 2). */
export interface ShellNavEntry extends ShellLink {
  readonly vendors?: readonly ShellVendor[] | undefined;
}

/** A licence badge of the footer. */
export interface ShellLicence {
  readonly id: string;
  readonly name: Localised;
  readonly authority: string;
  readonly number?: string | undefined;
  readonly href?: string | undefined;
  /** Address of the seal, e.g. `/art/seal/MGA.svg`. */
  readonly art: string;
}

/** The brand as its shell shows it. Lists are sorted and hold enabled entries only. */
export interface ShellBrand {
  readonly code: string;
  readonly name: string;
  /** Address of the mark, square. */
  readonly logo: string;
  readonly character: Theme["character"];
  readonly languages: readonly LanguageCode[];
  readonly navigation: readonly ShellNavEntry[];
  readonly footer: { readonly text: Localised; readonly links: readonly ShellLink[] };
  readonly rightBar: readonly ShellLink[];
  readonly licences: readonly ShellLicence[];
  /** Links of responsible gaming, e.g. where to find help. */
  readonly helpLinks: readonly ShellLink[];
  /** The footer's strip; empty for none. */
  readonly studios: readonly ShellVendor[];
  readonly minimumAge: number;
  /** Where sign-in and register lead; without one (a site that has no such page) there is no link. */
  readonly signIn?: string | null | undefined;
  readonly register?: string | null | undefined;
}

/** Everything that `SiteShell` needs: plain JSON, filled by the root loader. */
export interface ShellSite {
  readonly brand: ShellBrand;
  /** Page flags; one that is missing is off. */
  readonly flags: Readonly<Partial<Record<FlagName, boolean>>>;
  readonly language: LanguageCode;
  readonly theme: "light" | "dark";
}
