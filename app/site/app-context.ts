import type { AppLoadContext } from "@remix-run/node";
import type { PageFlagName } from "~/platform/brands/flags.gen";
import type { Flagged } from "~/platform/brands/is-flag-on";
import type { I18n } from "~/platform/i18n/create-i18n";
import type { Region, TextSet } from "~/platform/i18n/namespaces";
import type { ThemeMode } from "~/platform/i18n/preferences";
import type { ServerI18n } from "~/platform/i18n/texts.server";
import type { Direction, LanguageCode } from "~/platform/text/languages";
import type { AccountClass } from "~/platform/wps/account-types";
import type { WpsClient } from "~/platform/wps/client";
import type { WpsError } from "~/platform/wps/errors";
import type { StaffMember } from "~/platform/wps/staff";
import type { ShellFrame } from "./frame/shell-site";
import type { SiteData } from "./frame/site-data";
import type { StructuredPage } from "./types";

/** Logger of routes and renderer, a subset of pino's. */
export interface AppLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Metadata of a brand's site for search engines and browsers. */
export interface SiteIdentity {
  /** The brand's configured origin, e.g. `https://lotus.example`; base of canonical links. */
  readonly origin: string;
  readonly language: LanguageCode;
  /** All languages of the brand, in its order, each with its BCP 47 tag, so that pages ship no table of languages. */
  readonly languages: readonly (readonly [code: LanguageCode, tag: string])[];
  /** Language of addresses without `?lang=`. */
  readonly defaultLanguage: LanguageCode;
  /** Background colour of the page, `#rrggbb`; browsers colour their toolbars with it. */
  readonly themeColour: string;
  /** False for pages that must not be indexed: unpublished versions. */
  readonly index: boolean;
}

/** Attributes and default head data of the HTML document. */
export interface DocumentData {
  /** Default title for pages without a title: the name of the brand or of the console. */
  readonly title: string;
  readonly lang: string;
  readonly dir: Direction;
  /** Address of the site's icon. */
  readonly icon: string;
  /** Null on the console, which is not indexed. */
  readonly site: SiteIdentity | null;
  /** `data-theme`, `data-header` and so on. */
  readonly attributes: Readonly<Record<`data-${string}`, string>>;
}

/** Cache dependencies collected while a page loads. */
export interface CacheNotes {
  readonly tags: ReadonlySet<string>;
  /** In seconds; null = until the brand changes. */
  readonly maxAge: number | null;
  note(part: { readonly tags?: readonly string[]; readonly maxAge?: number }): void;
}

/**
 * Passes the frame from the root loader to the rendering of the same request: the server renders the frame and does not send its
 * data.
 */
interface FrameSlot {
  /** Null until `loadShell` has run, and when a status screen replaces the page. */
  current: ShellFrame | null;
}

interface BaseContext {
  readonly language: LanguageCode;
  readonly theme: ThemeMode;
  readonly document: DocumentData;
  /** Translator of the pages, used on server and client. */
  readonly i18n: ServerI18n;
  /** Translates a full key such as `shell:nav.home`, for loaders and actions. */
  readonly t: I18n["t"];
  /** The brand's CSS custom properties. */
  readonly themeCss: string;
  readonly wps: WpsClient;
  /** True if the request came by https; cookies are then `Secure`. */
  readonly secure: boolean;
  readonly log: AppLog;
  /** Returns the text of a WPS error in the visitor's language. */
  explain(error: WpsError): string;
}

/** Context of one request to a brand's site, built in `compose/app-contexts.ts`. */
export interface SiteContext extends BaseContext {
  readonly kind: "site";
  readonly brand: { readonly code: string; readonly name: string; readonly version: string };
  /** Flags visible to pages; the engine checks the others. */
  readonly flags: Flagged<PageFlagName>["flags"];
  readonly side: "member" | "agent";
  /** Class of the current account. */
  readonly account: AccountClass;
  /** True if the brand's pages require a sign-in and the caller is a visitor. */
  readonly signInFirst: boolean;
  /** Returns true if a link has a target for the current account. False for disabled pages, and for the sign-in if signed in. */
  leads(href: string): boolean;
  /** 0 open, 1 maintenance, 2 region screen. */
  readonly status: 0 | 1 | 2;
  /** The query of the request. */
  readonly query: Readonly<Record<string, string>>;
  /** Version shown by a signed preview link; null on the live site. */
  readonly preview: string | null;
  readonly cache: CacheNotes;
  /** Structured data of the page for search engines; null for pages that are not indexed. */
  readonly structured: { current: StructuredPage | null };
  /** Contact for vulnerability reports, from the brand's files; null if not configured. */
  readonly securityContact: string | null;
  /** Addresses of the brand's screenshots of its site. */
  readonly screenshots: { readonly wide: string | null; readonly narrow: string | null };
  /** Set of texts that the page ships. */
  readonly textSet: TextSet;
  /** Returns the brand's texts in one of its languages. */
  textsIn(language: LanguageCode, set: TextSet): ServerI18n;
  /** Data of the shell. */
  readonly site: SiteData;
  readonly frame: FrameSlot;
  /** True if this request's form was refused; the title of the page rendered in response says so. */
  readonly formFault: { current: boolean };
  /**
   * Decrypts values that the page sealed before sending (requirement A16).
   * @throws WpsError sealInvalid
   */
  unseal(sealed: string): Promise<Readonly<Record<string, unknown>>>;
}

/** Context of one request to the console. */
export interface ConsoleContext extends BaseContext {
  readonly kind: "console";
  /** The signed-in member of staff. */
  readonly staff: StaffMember | null;
  /** Demo brands for the gallery, in demo mode; else null. */
  readonly demoBrands: readonly { readonly code: string; readonly name: string }[] | null;
  /** Current authenticator code of the demo staff; null outside of demo mode. */
  readonly demoCode: string | null;
  /** Returns the address of a brand's site with the scheme and port of the console's address. */
  siteUrl(host: string | undefined): string;
  /** True if the operator's system answers the brand's calls and stores its members. */
  isElsewhere(code: string): boolean;
  /** Returns the currency of a brand's amounts; null if the brand is not live. */
  currencyOf(code: string): Region["currency"] | null;
}

export type AppContext = SiteContext | ConsoleContext;

/** Returns the request's context. Remix types it as an open record; the server passes exactly this object. */
export function appContext(context: AppLoadContext): AppContext {
  return context as unknown as AppContext;
}

/** Returns the context of a brand's page. @throws Response 404 on console hosts */
export function siteContext(context: AppLoadContext): SiteContext {
  const app = appContext(context);
  if (app.kind !== "site") throw new Response(null, { status: 404 });
  return app;
}

/** Returns the context of a console page. @throws Response 404 on brand hosts */
export function consoleContext(context: AppLoadContext): ConsoleContext {
  const app = appContext(context);
  if (app.kind !== "console") throw new Response(null, { status: 404 });
  return app;
}
