import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { IconPath } from "~/platform/brands/art-version";
import type { BrandSnapshot, TenantStore } from "~/platform/brands/types";
import type { DatabaseState } from "~/platform/db/database-watch";
import type { ThemeMode } from "~/platform/i18n/preferences";
import type { LanguageCode } from "~/platform/text/languages";
import type { AccountClass } from "~/platform/wps/account-types";
import type { Metrics, WatchedFigure } from "./metrics";
import type { Settings } from "./settings";

export type { ThemeMode };

/** 0 the site, 1 maintenance, 2 the region screen (requirement R5). */
type SiteStatus = 0 | 1 | 2;

/** Client data from the connection and trusted proxies. */
export interface ClientInfo {
  /** Address of the visitor, IPv4 without the `::ffff:` prefix; empty for a shared rendering. */
  readonly ip: string;
  /** Two letters from COUNTRY_HEADER of a trusted proxy; null if absent. */
  readonly country: string | null;
  /** Requested host, normalised, without port. */
  readonly host: string;
  /** `http://host:port` as the browser writes it in `Origin`. */
  readonly origin: string;
  readonly secure: boolean;
  readonly requestId: string;
}

interface VisitBase {
  readonly language: LanguageCode;
  readonly theme: ThemeMode;
  readonly client: ClientInfo;
  /** Raw session cookie; null for a visitor. */
  readonly session: string | null;
}

/** Request to a brand's host, with everything that is decided before rendering. */
export interface SiteVisit extends VisitBase {
  readonly kind: "site";
  readonly brand: BrandSnapshot;
  readonly side: "member" | "agent";
  readonly status: SiteStatus;
  /** Class of the account that the session belongs to. */
  readonly account: AccountClass;
  /** True for an unpublished snapshot, shown by a signed link. */
  readonly preview: boolean;
  /**
   * True if session tokens of the request are accepted. False in a preview with another system than the live one, which
   * must not receive them.
   */
  readonly tokens: boolean;
  /**
   * True if the answer may be cached for other visitors. The request then contains only data of the cache key: no
   * cookie, no address, only declared query names.
   */
  readonly shared: boolean;
}

/** Request to a console host. */
export interface ConsoleVisit extends VisitBase {
  readonly kind: "console";
}

export type Visit = SiteVisit | ConsoleVisit;

/** Rendered page and its cache options. */
export interface RenderedPage {
  readonly response: Response;
  /** Cache tags: a change of one of these drops the page, e.g. `winners`. */
  readonly tags?: readonly string[];
  /** Seconds; null or absent = until the brand changes. */
  readonly maxAge?: number | null;
  /** Origins that this page may frame, in addition to its own and the brand's launch hosts (the console's preview). */
  readonly frames?: readonly string[];
}

/** Page whose 200 answers are cacheable per brand, version, side, language, theme and declared query. */
export interface PageRoute {
  /** Query names that the page reads; all others are ignored. */
  readonly query: readonly string[];
}

/** Drawn picture. */
export interface ArtPicture {
  readonly svg: string;
}

/** Parameters of `/art/<kind>/<seed>.svg`. */
export interface ArtRequest {
  readonly kind: string;
  readonly seed: string;
  readonly query: URLSearchParams;
}

export type ServerText =
  | "invalidUrl"
  | "notFound"
  | "badRequest"
  | "refused"
  | "tooLarge"
  | "unavailable"
  | "databaseSilent"
  | "networkAbnormal"
  | "systemError";

/** Functions of the product that the server calls, in call order. */
export interface SiteHandlers {
  /** Returns a text of the server's plain pages, for visitors. */
  text(language: LanguageCode, key: ServerText): string;
  /**
   * Returns the status of a site; maintenance takes precedence over region. Called for every page and call: must be
   * cheap and must not throw.
   */
  status(brand: BrandSnapshot, client: Pick<ClientInfo, "ip" | "country">): SiteStatus;
  /** Returns the class of the account that a session token belongs to; `visitor` for none and for an expired one. */
  account(brand: BrandSnapshot, token: string): Promise<AccountClass>;
  /**
   * Returns the route of a cacheable page, else null. Called for every page: must be a look-up (exact raw path, e.g.
   * `/help`).
   */
  route(brand: BrandSnapshot, path: string): PageRoute | null;
  /**
   * Returns the page (path and query) that another site's form may lead to, e.g. the return address of a payment
   * provider; null for any other address. The page is opened by GET, and the form is not read.
   */
  landing(path: string, search: string): string | null;
  /**
   * Returns a loader of the snapshot for a preview token; null for a token that is expired, altered or of another
   * brand. Called for every request with a token: must be cheap. The loader returns null for a missing or invalid
   * version.
   */
  preview(token: string, brand: BrandSnapshot): (() => Promise<BrandSnapshot | null>) | null;
  /** Renders a page, an action or a data request. */
  render(request: Request, visit: Visit): Promise<RenderedPage>;
  /** Answers `/wps/*` (on a console host only `/wps/staff/*`). */
  wps(request: Request, visit: Visit): Promise<Response>;
  /** Draws a picture in the brand's colours; `brand` is null on a console host. Null means 404. */
  art(brand: BrandSnapshot | null, picture: ArtRequest): ArtPicture | null;
  /** Draws one of the PNGs that every brand has. Slow: called one at a time, and the result is cached. */
  icon(brand: BrandSnapshot, path: IconPath): Promise<Buffer>;
}

/** Function in the style of connect, e.g. Vite's in development. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Account of the demo brands. */
export interface DemoAccount {
  readonly account: string;
  readonly password: string;
  readonly note: string;
}

/** Parts that the composition root passes to the server. */
interface Composed {
  readonly handlers: SiteHandlers;
  readonly tenants: TenantStore;
  /** Demo accounts, printed at start in demo mode. */
  readonly demoAccounts?: readonly DemoAccount[];
  /** Demo accounts of the console. */
  readonly demoStaff?: readonly DemoAccount[];
  /** Folder with the built `assets/`; null in development, where `middleware` serves them. */
  readonly clientDir: string | null;
  readonly middleware?: Middleware;
  /** Product metrics, read on each scrape. */
  readonly figures?: readonly WatchedFigure[];
  /** Returns the state of the database as this process sees it. Default: up. */
  database?(): Pick<DatabaseState, "isUp">;
  /** Called once, after the site is created and before it listens. */
  attach?(site: SiteControl): void;
  /** Closes everything that was opened, in the right order. */
  close(): Promise<void>;
}

/** Functions of the running server that the product may call. */
export interface SiteControl {
  /** Drops the cached pages that have one of the tags, of one brand or of all. */
  dropTags(tags: readonly string[], brand?: string): void;
  /** Returns the number of requests answered so far. */
  requests(): number;
}

/** Creates everything that one serving process needs. It uses the database that `ComposePrimary` started. */
export type Compose = (settings: Settings, log: Logger) => Promise<Composed>;

/** Starts the parts that all processes share: the database and its migrations. */
export type ComposePrimary = (settings: Settings, log: Logger) => Promise<PrimaryParts>;

interface PrimaryParts {
  close(): Promise<void>;
}

export interface SiteParts
  extends Pick<Composed, "handlers" | "tenants" | "clientDir" | "middleware" | "demoStaff" | "database"> {
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Called with the method, host and path of each request before it is processed. */
  readonly onRequest?: (request: string) => void;
  /** Returns the text of /metrics. Default: the metrics of this process. */
  readonly readMetrics?: () => Promise<string>;
}
