import type { BrandSnapshot, TenantStore } from "~/platform/brands/types";
import type { Database } from "~/platform/db/database";
import type { Outgoing } from "~/platform/outgoing/outgoing";
import type { LanguageCode } from "~/platform/text/languages";
import type { Session } from "./session";
import type { StaffMember } from "./staff";

/** Looks a text up in the order: brand and language, language, brand and EN, EN. Fills the placeholders. */
export type Translate = (
  brand: BrandSnapshot | null,
  language: string,
  key: string,
  params?: Readonly<Record<string, string | number>>,
) => string;

/** The methods of the log used by the engine (pino's interface). */
export interface EngineLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Context of a request, created once per request. The first argument of every engine function. */
export interface EngineContext {
  /** The brand of the host; null on console hosts, which only answer staff calls. */
  readonly brand: BrandSnapshot | null;
  readonly tenants: TenantStore;
  readonly db: Database;
  /** UTC ms. */
  readonly now: number;
  readonly language: LanguageCode;
  /** Address of the visitor; null for a rendering shared by all visitors. */
  readonly ip: string | null;
  /** ISO code of the visitor's country; null if unknown. */
  readonly country: string | null;
  readonly side: "member" | "agent";
  /** Device name given by the caller, for the list of sessions. */
  readonly device: string;
  /** Device token, which the browser keeps across sign-ins (`session/devices.ts`); null for none. */
  readonly deviceToken?: string | null;
  /** Unverified token of the request, if any. See `session` for the verified one. */
  readonly token: string | null;
  /**
   * Session of `token`, read by the first call that needs it. Set for pages that are only shown: all their calls see the same
   * session. Absent for other requests: each call reads it again.
   */
  readonly sessionOfPage?: { read?: Promise<Session | null> };
  /** Member of staff for calls without a sign-in; otherwise determined by the token. Null on brand hosts. */
  readonly staff: StaffMember | null;
  /** True for an unpublished version of the brand: read-only (`preview.ts`). */
  readonly preview: boolean;
  readonly log: EngineLog;
}

/** Context of a call of a brand. */
export interface SiteContext extends EngineContext {
  readonly brand: BrandSnapshot;
  readonly translate: Translate;
  /** The same on every node. Keys for each purpose are derived from it (`~/platform/secrets/keys`). */
  readonly secret: string;
  /** Access to the brands' secrets, and the only way to connect to addresses in their files. */
  readonly outgoing: Outgoing;
}

/** Context of views of a brand's files, which need no database. */
export type BrandViewContext = Pick<SiteContext, "brand" | "language" | "translate">;

/** Context of a call that requires a session token. */
export interface MemberContext extends SiteContext {
  readonly session: Session;
}

/** Context of a job, which has no caller. `now` is the start of the run. */
export interface JobContext
  extends Pick<SiteContext, "tenants" | "db" | "now" | "log" | "translate" | "secret" | "outgoing"> {
  /**
   * Aborted when the process has to stop, or another process has taken the run over. Long work ends at its next step.
   */
  readonly signal: AbortSignal;
}

/** Context of work for one brand that either a caller or a job starts. */
export type BrandWork = Pick<
  SiteContext,
  "brand" | "db" | "now" | "log" | "language" | "translate" | "secret" | "outgoing"
>;

/** Context of a job for one brand. Its texts are in the brand's default language. */
export interface BrandJobContext extends JobContext, Pick<SiteContext, "brand" | "language"> {}
