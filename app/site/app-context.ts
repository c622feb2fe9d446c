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

/** The part of the log that routes and the renderer write to (pino's shape). */
export interface AppLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What search engines and browsers are told about a brand's site. */
export interface SiteIdentity {
  /** The brand's configured address, e.g. `https://lotus.example`: canonical links begin with it. */
  readonly origin: string;
  readonly language: LanguageCode;
  /** All of the brand, in its order, each with its standard tag (BCP 47): pages carry no table of languages. */
  readonly languages: readonly (readonly [code: LanguageCode, tag: string])[];
  /** The language of an address without `?lang=`. */
  readonly defaultLanguage: LanguageCode;
  /** The ground of the page, `#rrggbb`: browsers colour their bars with it. */
  readonly themeColour: string;
  /** False for what nobody else may find: an unpublished version. */
  readonly index: boolean;
}

/** What `<html>` says. */
export interface DocumentData {
  /** Where a page names none: the brand, or the console. */
  readonly title: string;
  readonly lang: string;
  readonly dir: Direction;
  /** Address of the site's icon. */
  readonly icon: string;
  /** Null on the console, which no search engine sees. */
  readonly site: SiteIdentity | null;
  /** `data-theme`, `data-header` and so on. */
  readonly attributes: Readonly<Record<`data-${string}`, string>>;
}

/** Collected while a page is loaded: what a kept copy depends on. */
export interface CacheNotes {
  readonly tags: ReadonlySet<string>;
  /** Seconds; null = until the brand changes. */
  readonly maxAge: number | null;
  note(part: { readonly tags?: readonly string[]; readonly maxAge?: number }): void;
}

/** From the root loader to the rendering of the same request: the frame is drawn by the server and not sent as data. */
interface FrameSlot {
  /** Null until `loadShell` has run, and where a screen stands in the page's place. */
  current: ShellFrame | null;
}

interface BaseContext {
  readonly language: LanguageCode;
  readonly theme: ThemeMode;
  readonly document: DocumentData;
  /** The translator that pages are drawn with, on both sides. */
  readonly i18n: ServerI18n;
  /** The text of a full key such as `shell:nav.home`, for loaders and actions. */
  readonly t: I18n["t"];
  /** The brand's custom properties. */
  readonly themeCss: string;
  readonly wps: WpsClient;
  /** The visitor came by https: cookies are `Secure`. */
  readonly secure: boolean;
  readonly log: AppLog;
  /** An error of the catalogue in the visitor's language. */
  explain(error: WpsError): string;
}

/** One request to a brand's site. Built once a request, in `compose/app-contexts.ts`. */
export interface SiteContext extends BaseContext {
  readonly kind: "site";
  readonly brand: { readonly code: string; readonly name: string; readonly version: string };
  /** Flags whose audience is the page; the engine checks its own. */
  readonly flags: Flagged<PageFlagName>["flags"];
  readonly side: "member" | "agent";
  /** What kind of account is signed in. */
  readonly account: AccountClass;
  /** The brand shows its pages to nobody who is not signed in. */
  readonly signInFirst: boolean;
  /** Whether a link leads to something, for who is looking: a page that is off, or a sign-in that is done, is no place to go. */
  leads(href: string): boolean;
  /** 0 the site, 1 maintenance, 2 the region screen. */
  readonly status: 0 | 1 | 2;
  /** The declared query of the page. */
  readonly query: Readonly<Record<string, string>>;
  /** The version shown by a signed link; null on the live site. */
  readonly preview: string | null;
  readonly cache: CacheNotes;
  /** What search engines are told of the page beside its words; null for a page that they do not list. */
  readonly structured: { current: StructuredPage | null };
  /** Where people report a security hole, as the brand's files say; null where they do not. */
  readonly securityContact: string | null;
  /** Addresses of the brand's pictures of its own site. */
  readonly screenshots: { readonly wide: string | null; readonly narrow: string | null };
  /** Which texts the page ships. */
  readonly textSet: TextSet;
  /** What the brand says in one of its languages. */
  textsIn(language: LanguageCode, set: TextSet): ServerI18n;
  /** What the shell draws. */
  readonly site: SiteData;
  readonly frame: FrameSlot;
  /** Whether this request's form was refused: what is drawn in answer says so in its title. */
  readonly formFault: { current: boolean };
  /**
   * Opens what a page sealed before it sent it (checklist A16).
   * @throws WpsError sealInvalid
   */
  unseal(sealed: string): Promise<Readonly<Record<string, unknown>>>;
}

/** One request to the console. */
export interface ConsoleContext extends BaseContext {
  readonly kind: "console";
  /** Who is signed in. */
  readonly staff: StaffMember | null;
  /** In demo mode, where the gallery is there, its brands; else null. */
  readonly demoBrands: readonly { readonly code: string; readonly name: string }[] | null;
  /** What the authenticator app of the demo's staff shows now; null outside of demo mode. */
  readonly demoCode: string | null;
  /** Address of a brand's site as this visitor reaches it (scheme and port of the console's own address). */
  siteUrl(host: string | undefined): string;
  /** Whether the operator's own system answers for a brand, and has its members. */
  isElsewhere(code: string): boolean;
  /** The currency of a brand's amounts; null for a brand that is not live. */
  currencyOf(code: string): Region["currency"] | null;
}

export type AppContext = SiteContext | ConsoleContext;

/** The request's context. Remix types it as a bag; the server hands in nothing else. */
export function appContext(context: AppLoadContext): AppContext {
  return context as unknown as AppContext;
}

/** The context of a brand's page; anywhere else the page does not exist. */
export function siteContext(context: AppLoadContext): SiteContext {
  const app = appContext(context);
  if (app.kind !== "site") throw new Response(null, { status: 404 });
  return app;
}

/** The context of a console page; anywhere else the page does not exist. */
export function consoleContext(context: AppLoadContext): ConsoleContext {
  const app = appContext(context);
  if (app.kind !== "console") throw new Response(null, { status: 404 });
  return app;
}
