import type { ReactElement } from "react";
import type { PartLoad } from "~/platform/browser/load-part";
import type { AccountClass } from "~/platform/wps/account-types";
import type { WpsClient } from "~/platform/wps/client";

/** Context of a block's `load`: the calls and the request's non-personal properties. */
export interface BlockContext {
  readonly wps: WpsClient;
  /** Account class that the page is rendered for; nothing personal is available. */
  readonly account: AccountClass;
  /** WPS language code, e.g. `EN`, `CN`. */
  readonly language: string;
  /** Path of the page, e.g. `/rng`. */
  readonly path: string;
  /** Declared query of the page, e.g. `{ page: "REEL" }`. */
  readonly query: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Returns true if a link has a target for the current account. */
  leads(href: string): boolean;
}

/** Item selected by the page's address, e.g. a promotion. It provides the page's title for search engines and shared links. */
export interface PageSubject {
  readonly title: string;
  /** Default: the page's description. */
  readonly description?: string;
  /** True if the item belongs to the page's list: its title then precedes the page's title. */
  readonly isPart?: boolean;
  /** Path of the list that contains it, for the breadcrumbs in search results. */
  readonly parent?: string;
}

/** A question that a block answers. */
export interface AnsweredQuestion {
  readonly question: string;
  /** Sanitised HTML. */
  readonly answer: string;
}

/** Source of a page's structured data; paths are canonical. */
export interface StructuredPage {
  readonly path: string;
  readonly title: string;
  /** Parent pages, the home page first; empty for the home page itself. */
  readonly above: readonly { readonly path: string; readonly title: string }[];
  readonly questions: readonly AnsweredQuestion[];
}

/** Result of a block's `load`. */
export interface BlockData<D> {
  readonly data: D;
  /** Cache tags, e.g. `winners`: a change of one drops the cached pages with this block. */
  readonly tags?: readonly string[];
  /** Item selected by the address. Null: the address names an item that does not exist, and the page responds 404. */
  readonly subject?: PageSubject | null;
  /** True if the page's content depends on the address and this address selects none: the page is not indexed. */
  readonly unlisted?: boolean;
  readonly questions?: readonly AnsweredQuestion[];
  /** Maximum age of this data in a cached page, in seconds; default: until the brand changes. */
  readonly maxAge?: number;
}

type BlockLoad<P, D> = (ctx: BlockContext, props: P) => Promise<BlockData<D>>;

type BlockSubjects<P> = (ctx: BlockContext, props: P) => Promise<readonly Readonly<Record<string, string>>[]>;

/** View of a block: props from JSON, data from `load` (null for a block without one). It fetches nothing. */
type BlockView<P, D = null> = (input: {
  readonly props: P;
  readonly data: D;
  /** True for the first block of the main area, which is visible without scrolling. */
  readonly isFirst?: boolean;
}) => ReactElement | null;

/** Server definition of a block. Props were validated against the block's schema when the brand was loaded. */
interface BlockDefinition {
  readonly view: BlockView<never, never>;
  readonly load?: BlockLoad<never, unknown>;
  /** Queries that select an item of the block on its page, for the sitemap. */
  readonly subjects?: BlockSubjects<never>;
  /** True if the page has no content without such a query. */
  readonly needsSubject?: boolean;
  /** Example for the gallery, for tests, and for the render at startup that collects all styles. */
  readonly example: { readonly props: unknown; readonly data: unknown };
}

/** Server definitions of all block types. */
export type ServerBlocks = Readonly<Record<string, BlockDefinition>>;

/** Loaders of all views, by name. */
export type ClientBlocks = Readonly<Record<string, PartLoad<BlockView<never, never>>>>;
