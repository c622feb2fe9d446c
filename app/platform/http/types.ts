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

/** 0 the site, 1 maintenance, 2 the region screen (checklist R5). */
type SiteStatus = 0 | 1 | 2;

/** Who asks, as far as the connection and trusted proxies tell. */
export interface Client {
  /** The visitor's address, IPv4 without the `::ffff:` prefix; empty for a render that is shared. */
  readonly ip: string;
  /** Two letters from COUNTRY_HEADER of a trusted proxy; null when nobody told. */
  readonly country: string | null;
  /** The host as asked for, folded, without port. */
  readonly host: string;
  /** `http://host:port` as the browser writes it in `Origin`. */
  readonly origin: string;
  readonly secure: boolean;
  readonly requestId: string;
}

interface VisitBase {
  readonly language: LanguageCode;
  readonly theme: ThemeMode;
  readonly client: Client;
  /** The raw session cookie; null for a visitor. */
  readonly session: string | null;
}

/** A request to a brand's host, with all that is decided before anything is rendered. */
export interface SiteVisit extends VisitBase {
  readonly kind: "site";
  readonly brand: BrandSnapshot;
  readonly side: "member" | "agent";
  readonly status: SiteStatus;
  /** What kind of account the session belongs to. */
  readonly account: AccountClass;
  /** The snapshot is an unpublished one, shown by a signed link. */
  readonly preview: boolean;
  /** Session tokens of the request count: not in a preview of another system than the live one, which must not see them. */
  readonly tokens: boolean;
  /**
   * The answer may be kept and shown to others: the request then holds only what the cache key holds. No cookie, no
   * address, only declared query names.
   */
  readonly shared: boolean;
}

/** A request to a console host. */
export interface ConsoleVisit extends VisitBase {
  readonly kind: "console";
}

export type Visit = SiteVisit | ConsoleVisit;

/** A finished page and what decides how long it may be kept. */
export interface RenderedPage {
  readonly response: Response;
  /** A change of one of these drops the page, e.g. `winners`. */
  readonly tags?: readonly string[];
  /** Seconds; null or absent = until the brand changes. */
  readonly maxAge?: number | null;
  /** Origins that this page may frame, beside its own and the brand's launch hosts (the console's preview). */
  readonly frames?: readonly string[];
}

/** A page whose every 200 answer may be kept, once per brand, version, side, language, theme and declared query. */
export interface PageRoute {
  /** The query names that the page reads; all others are ignored. */
  readonly query: readonly string[];
}

/** A drawn picture. */
export interface ArtPicture {
  readonly svg: string;
}

/** What `/art/<kind>/<seed>.svg` asks for. */
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

/** What the server asks of the product. Called in the order in which they stand here. */
export interface SiteHandlers {
  /** A text of the server's own plain pages, in words for visitors. */
  text(language: LanguageCode, key: ServerText): string;
  /** Maintenance before region. Called for every page and call: must be cheap and may not throw. */
  status(brand: BrandSnapshot, client: Pick<Client, "ip" | "country">): SiteStatus;
  /** What kind of account a session token belongs to on this brand; `visitor` for none and for one that is over. */
  account(brand: BrandSnapshot, token: string): Promise<AccountClass>;
  /** Null = not a page to keep. Called for every page: must be a look-up (exact raw path, e.g. `/help`). */
  route(brand: BrandSnapshot, path: string): PageRoute | null;
  /**
   * The page (path and query) that another site's form may lead to, e.g. a payment provider's way back; null for anything
   * else. It is opened by GET, and what the form sent is not read.
   */
  landing(path: string, search: string): string | null;
  /**
   * What loads the snapshot that a preview token shows on this brand's host; null for a token that is expired, changed or
   * another brand's. Called for every request with a token: must be cheap. The snapshot is null for a version that is gone
   * or invalid.
   */
  preview(token: string, brand: BrandSnapshot): (() => Promise<BrandSnapshot | null>) | null;
  /** Renders a page, an action or a data request. */
  render(request: Request, visit: Visit): Promise<RenderedPage>;
  /** Answers `/wps/*` (on a console host only `/wps/staff/*`). */
  wps(request: Request, visit: Visit): Promise<Response>;
  /** Draws a picture in the brand's colours; brand null on a console host. Null = 404. */
  art(brand: BrandSnapshot | null, picture: ArtRequest): ArtPicture | null;
  /** Draws one of the PNGs that every brand has. Slow: called one at a time, and its answer is kept. */
  icon(brand: BrandSnapshot, path: IconPath): Promise<Buffer>;
}

/** A function in the style of connect, e.g. Vite's in development. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** An account of the demo brands. */
export interface DemoAccount {
  readonly account: string;
  readonly password: string;
  readonly note: string;
}

/** What the composition root hands to the server. */
interface Composed {
  readonly handlers: SiteHandlers;
  readonly tenants: TenantStore;
  /** Accounts that people may try, in demo mode; they are printed at start. */
  readonly demoAccounts?: readonly DemoAccount[];
  /** The same of the console. */
  readonly demoStaff?: readonly DemoAccount[];
  /** Folder with the built `assets/`; null in development, where `middleware` serves them. */
  readonly clientDir: string | null;
  readonly middleware?: Middleware;
  /** Figures of the product for the metrics, read when somebody asks. */
  readonly figures?: readonly WatchedFigure[];
  /** State of the database as this process sees it; up where left out. */
  database?(): Pick<DatabaseState, "isUp">;
  /** Called once, when the site stands and before it listens. */
  attach?(site: SiteControl): void;
  /** Ends what was opened, in the right order. */
  close(): Promise<void>;
}

/** What the product may do to the running server. */
export interface SiteControl {
  /** Drops the kept pages that show one of the tags, of one brand or of all. */
  dropTags(tags: readonly string[], brand?: string): void;
  /** Requests that were answered so far. */
  requests(): number;
}

/** Builds everything that one serving process needs. It finds the database that `ComposePrimary` started. */
export type Compose = (settings: Settings, log: Logger) => Promise<Composed>;

/** Starts what exists once for all processes: the database and its migrations. */
export type ComposePrimary = (settings: Settings, log: Logger) => Promise<PrimaryParts>;

interface PrimaryParts {
  close(): Promise<void>;
}

export interface SiteParts
  extends Pick<Composed, "handlers" | "tenants" | "clientDir" | "middleware" | "demoStaff" | "database"> {
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Told of each request before it is worked on: method, host and path. */
  readonly onRequest?: (request: string) => void;
  /** The text of /metrics; by default that of this process. */
  readonly readMetrics?: () => Promise<string>;
}
