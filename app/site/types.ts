import type { ReactElement } from "react";
import type { AccountClass } from "~/platform/wps/account-types";
import type { WpsClient } from "~/platform/wps/client";
import type { PartLoad } from "~/ui/load-part";

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
}

/** What a block's `load` returns. */
export interface BlockData<D> {
  readonly data: D;
  /** A change of one of these drops the cached pages that show the block, e.g. `winners`. */
  readonly tags?: readonly string[];
  /** How long a cached page may keep this data, in seconds; none = until the brand changes. */
  readonly maxAge?: number;
}

type BlockLoad<P, D> = (ctx: BlockContext, props: P) => Promise<BlockData<D>>;

/** A block's view: props from JSON, data from `load` (null for a block without one). Fetches nothing. */
type BlockView<P, D = null> = (input: { readonly props: P; readonly data: D }) => ReactElement | null;

/** A block as the server knows it. Props were checked against the block's schema when the brand was loaded. */
interface BlockDefinition {
  readonly view: BlockView<never, never>;
  readonly load?: BlockLoad<never, unknown>;
  /** Drawn in the gallery, in tests, and once at start so that all styles are known. */
  readonly example: { readonly props: unknown; readonly data: unknown };
}

/** Every block type as the server knows it. */
export type ServerBlocks = Readonly<Record<string, BlockDefinition>>;

/** Every view by its name: how the browser fetches it. */
export type ClientBlocks = Readonly<Record<string, PartLoad<BlockView<never, never>>>>;
