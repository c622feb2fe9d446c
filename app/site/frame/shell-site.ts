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
  /** Address of its mark, square. */
  readonly art: string;
  readonly hot: boolean;
  /** Where it leads; null for a vendor that has no page of its own yet. */
  readonly href: string | null;
  /** It plays at once, which needs an account: a visitor is asked to sign in. */
  readonly launches?: boolean | undefined;
}

/** A link with a text; `label` may be localised already (a string) or as the brand wrote it. */
export interface ShellLink {
  readonly id: string;
  readonly label: Localised;
  readonly href: string;
  /** A name of `ICON_NAMES`, or of a service's mark; others are left out. */
  readonly icon?: string | undefined;
}

/** An entry of the navigation; at most 11 vendors stand in its panel (spec 1 section 2). */
export interface ShellNavEntry extends ShellLink {
  readonly vendors?: readonly ShellVendor[] | undefined;
  /** Where all of the category are, when its panel holds as many as it can. */
  readonly more?: string | undefined;
  /** As for a vendor: the entry launches directly. */
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

/** An identity provider that visitors may sign in with. */
export interface SignInService {
  /** As the brand named it, e.g. `google`: its address is `/auth/google`. */
  readonly id: string;
  readonly name: string;
  /** A page of the site stands in for it. */
  readonly sandbox?: true | undefined;
}

/** What the application knows of the brand: its windows and forms show it. */
interface ShellBrand {
  readonly code: string;
  readonly name: string;
  /** Address of the mark, square. */
  readonly logo: string;
  /** Address of the picture above the sign-in form. */
  readonly signInArt: string;
  readonly minimumAge: number;
  /** After how many minutes signed in a member is shown the time and his net position; 0 is never. */
  readonly realityCheckMinutes: number;
  /** After how many minutes without a request a session ends. */
  readonly idleMinutes: number;
  /** Where sign-in and register lead; null where the brand has no such page, or lets nobody open an account. */
  readonly signIn: string | null;
  readonly register: string | null;
  /** Pages that parts of the product lead to and the brand does not have. */
  readonly closed: readonly string[];
  /** Services that sign in, in their order; empty where the brand signs in by none. */
  readonly services: readonly SignInService[];
  /** Hosts of pictures, https origins; own paths are served from here where there are none. */
  readonly imageHosts: readonly string[];
}

/** What every document of the site carries for the application: plain JSON, from the root loader. */
export interface ShellSite {
  readonly brand: ShellBrand;
  /** Page flags; one that is missing is off. */
  readonly flags: Flagged<PageFlagName>["flags"];
  /** What kind of account is signed in; whose it is, the page asks after. */
  readonly account: AccountClass;
  readonly language: LanguageCode;
  readonly theme: "light" | "dark";
  /** The ways to customer service that do not open in the page (checklist A17). */
  readonly service: readonly ServiceWay[];
  /** The registration rules by field, on a page that opens with the registration form. */
  readonly registerRules?: FieldRules | undefined;
}

/** The brand as its header, footer and side bar show it. Lists are sorted and hold enabled entries only. */
export interface FrameBrand extends ShellBrand {
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
}

/** Everything that the server draws around a page; the browser keeps the HTML and never sees this. */
export interface ShellFrame extends Omit<ShellSite, "brand" | "service"> {
  readonly brand: FrameBrand;
}

/** Which parts of the shell surround a page (schemas/page.schema.json). `side` is the bar of quick links. */
export interface ShellChrome {
  readonly header: boolean;
  readonly footer: boolean;
  readonly side: boolean;
}
