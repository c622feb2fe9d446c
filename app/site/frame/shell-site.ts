import type { FieldRules } from "~/platform/brands/account-forms";
import type { Localised, Theme } from "~/platform/brands/config.gen";
import type { PageFlagName } from "~/platform/brands/flags.gen";
import type { Flagged } from "~/platform/brands/is-flag-on";
import type { LanguageCode } from "~/platform/text/languages";
import type { AccountClass } from "~/platform/wps/account-types";
import type { ServiceWay } from "~/platform/wps/customer-service";

/** A vendor in a navigation panel or in the footer's strip. */
export interface ShellVendor {
  readonly code: string;
  readonly name: string;
  /** Address of its square logo. */
  readonly art: string;
  readonly hot: boolean;
  /** Address of the vendor's page; null if the vendor has no page. */
  readonly href: string | null;
  /** True if the link launches a game, which needs an account: visitors see the sign-in. */
  readonly launches?: boolean | undefined;
}

/** A link with a text. `label` is either localised already (a string) or as configured by the brand. */
export interface ShellLink {
  readonly id: string;
  readonly label: Localised;
  readonly href: string;
  /** A name of `ICON_NAMES` or of a service's logo; other names are ignored. */
  readonly icon?: string | undefined;
}

/** A navigation entry; its panel holds at most 11 vendors (requirement H9). */
export interface ShellNavEntry extends ShellLink {
  readonly vendors?: readonly ShellVendor[] | undefined;
  /** Link to all vendors of the category, when the panel is full. */
  readonly more?: string | undefined;
  /** True if the entry launches a game directly, as for a vendor. */
  readonly launches?: boolean | undefined;
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

/** An identity provider for signing in. */
export interface SignInService {
  /** Id configured by the brand, e.g. `google`; its address is `/auth/google`. */
  readonly id: string;
  readonly name: string;
  /** Set if a page of the site simulates the provider. */
  readonly sandbox?: true | undefined;
}

/** Data of the brand that the application needs, for windows and forms. */
interface ShellBrand {
  readonly code: string;
  readonly name: string;
  /** Address of the square logo. */
  readonly logo: string;
  /** Address of the picture above the sign-in form. */
  readonly signInArt: string;
  readonly minimumAge: number;
  /** Minutes between reality checks, which show a signed-in member the time and the net position; 0 disables them. */
  readonly realityCheckMinutes: number;
  /** Minutes without a request until a session ends. */
  readonly idleMinutes: number;
  /** Paths of sign-in and registration; null if the brand has no such page or no open registration. */
  readonly signIn: string | null;
  readonly register: string | null;
  /** Pages that the product links to but the brand does not have. */
  readonly closed: readonly string[];
  /** Identity providers for the sign-in, in display order; empty for none. */
  readonly services: readonly SignInService[];
  /** Image hosts, https origins; empty if the site itself serves the images. */
  readonly imageHosts: readonly string[];
}

/** Shell data that every document of the site carries for the application: plain JSON from the root loader. */
export interface ShellSite {
  readonly brand: ShellBrand;
  /** Page flags; a missing flag is off. */
  readonly flags: Flagged<PageFlagName>["flags"];
  /** Class of the current account. The page loads the account itself with a call. */
  readonly account: AccountClass;
  readonly language: LanguageCode;
  readonly theme: "light" | "dark";
  /** Customer service entries that open outside of the page (requirement A17). */
  readonly service: readonly ServiceWay[];
  /** Registration rules by field, on a page that opens with the registration form. */
  readonly registerRules?: FieldRules | undefined;
}

/** Data of the brand for header, footer and side bar. Lists are sorted and hold enabled entries only. */
export interface FrameBrand extends ShellBrand {
  readonly character: Theme["character"];
  readonly languages: readonly LanguageCode[];
  readonly navigation: readonly ShellNavEntry[];
  readonly footer: { readonly text: Localised; readonly links: readonly ShellLink[] };
  readonly rightBar: readonly ShellLink[];
  readonly licences: readonly ShellLicence[];
  /** Links about responsible gaming, e.g. to help organisations. */
  readonly helpLinks: readonly ShellLink[];
  /** Vendors of the footer's strip; empty for none. */
  readonly studios: readonly ShellVendor[];
}

/** Data of everything the server renders around a page. The browser keeps the HTML and never receives this data. */
export interface ShellFrame extends Omit<ShellSite, "brand" | "service"> {
  readonly brand: FrameBrand;
}

/** Visibility of the parts of the shell around a page (schemas/page.schema.json). `side` is the bar of quick links. */
export interface ShellChrome {
  readonly header: boolean;
  readonly footer: boolean;
  readonly side: boolean;
}
