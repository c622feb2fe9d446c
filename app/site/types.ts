import type { ReactElement } from "react";
import type { PartLoad } from "~/platform/browser/load-part";
import type { AccountClass } from "~/platform/wps/account-types";
import type { WpsClient } from "~/platform/wps/client";

/** What a block's `load` may use: the calls, and who is looking. Nothing else. */
export interface BlockContext {
  readonly wps: WpsClient;
  /** What kind of account the page is made for; nothing personal is known of it. */
  readonly account: AccountClass;
  /** Language code of the specification, e.g. `EN`, `CN`. */
  readonly language: string;
  /** The path of the page, e.g. `/rng`. */
  readonly path: string;
  /** The declared query of the page, e.g. `{ page: "REEL" }`. */
  readonly query: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Whether a link leads to something, for who is looking. */
  leads(href: string): boolean;
}

/** The thing that the address of a page chose, e.g. a promotion: it gives the page its title in search engines and cards. */
export interface PageSubject {
  readonly title: string;
  /** The page's own where left out. */
  readonly description?: string;
  /** It is a part of the page's own list: its title stands before the page's. */
  readonly isPart?: boolean;
  /** Path of the list that it belongs to, for the way back that search engines show. */
  readonly parent?: string;
}

/** A question that a block answers. */
export interface Question {
  readonly question: string;
  /** HTML, sanitised. */
  readonly answer: string;
}

/** What structured data is made from; paths are those that stand for a page in search engines. */
export interface StructuredPage {
  readonly path: string;
  readonly title: string;
  /** Pages above this one, the home page first; empty for the home page itself. */
  readonly above: readonly { readonly path: string; readonly title: string }[];
  readonly questions: readonly Question[];
}

/** What a block's `load` returns. */
export interface BlockData<D> {
  readonly data: D;
  /** A change of one of these drops the cached pages that show the block, e.g. `winners`. */
  readonly tags?: readonly string[];
  /** What the address chose; null: it names something that there is not, and the page is answered 404. */
  readonly subject?: PageSubject | null;
  /** The page has its contents from its address alone and this one says nothing: search engines do not list it. */
  readonly unlisted?: boolean;
  readonly questions?: readonly Question[];
  /** How long a cached page may keep this data, in seconds; none = until the brand changes. */
  readonly maxAge?: number;
}

type BlockLoad<P, D> = (ctx: BlockContext, props: P) => Promise<BlockData<D>>;

type BlockSubjects<P> = (ctx: BlockContext, props: P) => Promise<readonly Readonly<Record<string, string>>[]>;

/** A block's view: props from JSON, data from `load` (null for a block without one). Fetches nothing. */
type BlockView<P, D = null> = (input: {
  readonly props: P;
  readonly data: D;
  /** It is the first block of the main area: what it shows is on the first screen. */
  readonly isFirst?: boolean;
}) => ReactElement | null;

/** A block as the server knows it. Props were checked against the block's schema when the brand was loaded. */
interface BlockDefinition {
  readonly view: BlockView<never, never>;
  readonly load?: BlockLoad<never, unknown>;
  /** Queries under which the page with this block shows a thing of its own, for the sitemap. */
  readonly subjects?: BlockSubjects<never>;
  /** Without such a query the page shows nothing of its own. */
  readonly needsSubject?: boolean;
  /** Drawn in the gallery, in tests, and once at start so that all styles are known. */
  readonly example: { readonly props: unknown; readonly data: unknown };
}

/** Every block type as the server knows it. */
export type ServerBlocks = Readonly<Record<string, BlockDefinition>>;

/** Every view by its name: how the browser fetches it. */
export type ClientBlocks = Readonly<Record<string, PartLoad<BlockView<never, never>>>>;
