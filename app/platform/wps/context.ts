import type { BrandSnapshot, TenantStore } from "~/platform/brands/types";
import type { Database } from "~/platform/db/database";
import type { Outgoing } from "~/platform/outgoing/outgoing";
import type { LanguageCode } from "~/platform/text/languages";
import type { Session } from "./session";
import type { StaffMember } from "./staff";

/** Looks a text up: brand and language, language, brand and EN, EN; placeholders filled in. */
export type Translate = (
  brand: BrandSnapshot | null,
  language: string,
  key: string,
  params?: Readonly<Record<string, string | number>>,
) => string;

/** The part of the log that the engine writes to (pino's shape). */
export interface EngineLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Who asks for what, once a request. The first argument of every engine function. */
export interface EngineContext {
  /** The brand of the host; null on console hosts, where only staff calls are answered. */
  readonly brand: BrandSnapshot | null;
  readonly tenants: TenantStore;
  readonly db: Database;
  /** UTC ms. */
  readonly now: number;
  readonly language: LanguageCode;
  /** The visitor's address; null for a render that is shared by all visitors. */
  readonly ip: string | null;
  /** ISO code of the visitor's country; null where it is not known. */
  readonly country: string | null;
  readonly side: "member" | "agent";
  /** What the caller names itself with, for the list of one's own sessions. */
  readonly device: string;
  /** The token that the browser keeps as its own, over sign-ins (`session/devices.ts`); null for none. */
  readonly deviceToken?: string | null;
  /** The token that came with the request, if any. Whether it is good says `session`. */
  readonly token: string | null;
  /** Who of staff does it, where that needs no sign-in; else the token says it. Null on brands' hosts. */
  readonly staff: StaffMember | null;
  /** The brand is shown as an unpublished version of it has it: everything is read, nothing is changed (`preview.ts`). */
  readonly preview: boolean;
  readonly log: EngineLog;
}

/** The context of a call that belongs to a brand. */
export interface SiteContext extends EngineContext {
  readonly brand: BrandSnapshot;
  readonly translate: Translate;
  /** The same on every node; keys for one purpose are derived from it (`~/platform/secrets/keys`). */
  readonly secret: string;
  /** The brands' secrets, and the only way to what their files name. */
  readonly outgoing: Outgoing;
}

/** The context of a call that needs a session token. */
export interface MemberContext extends SiteContext {
  readonly session: Session;
}

/** The context of a job, which nobody asks for. `now` is when this run began. */
export interface JobContext
  extends Pick<SiteContext, "tenants" | "db" | "now" | "log" | "translate" | "secret" | "outgoing"> {
  /** Aborted when the process has to stop, or another one has taken the run over: long work ends at its next step. */
  readonly signal: AbortSignal;
}

/** What work for one brand needs that may be done for a caller or by a job. */
export type BrandWork = Pick<
  SiteContext,
  "brand" | "db" | "now" | "log" | "language" | "translate" | "secret" | "outgoing"
>;

/** The context of a job that is done for one brand; its texts are in the brand's own language. */
export interface BrandJobContext extends JobContext, Pick<SiteContext, "brand" | "language"> {}
