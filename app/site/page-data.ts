/** The named areas of a page (spec 1 section 2, "Root layout has named areas"). */
export const AREAS = ["header", "banner", "main", "side", "footer"] as const;
export type AreaName = (typeof AREAS)[number];

/** A block as the page shows it: what the brand wrote, and what its `load` brought. */
export interface LoadedBlock {
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** Why a block is not on the page. Shown in preview only; always logged. */
export interface BlockNote {
  readonly id: string;
  readonly type: string;
  readonly reason: "unknown" | "invalid" | "failed" | "slow";
}

/** Which parts of the shell surround a page. `side` is the side menu: the quick links, and the side area. */
export interface PageChrome {
  readonly header: boolean;
  readonly footer: boolean;
  readonly banner: boolean;
  readonly side: boolean;
}

/** A page that says nothing of its surroundings has all of them; so has an error. */
export const FULL_CHROME: PageChrome = { header: true, footer: true, banner: true, side: true };

/** One page, ready to be drawn: plain JSON, the same on server and client. */
export interface PageData {
  readonly id: string;
  /** Path and query that stand for this page in search engines, e.g. `/promoDetail?id=welcome`. */
  readonly canonical: string;
  /** Whether search engines may list it. */
  readonly index: boolean;
  readonly title: string;
  /** The document's title, where it says that something is wrong. */
  readonly documentTitle?: string | null;
  readonly description: string;
  /** Title and description of the thing that the address chose; absent where they are the page's own. */
  readonly subject?: { readonly title: string; readonly description: string };
  /** The address names something that there is not. */
  readonly missing?: true;
  /** Whether title and description stand above the main area. */
  readonly heading: boolean;
  readonly chrome: PageChrome;
  /** The modal that opens with the page, by name. */
  readonly modal: string | null;
  readonly areas: Readonly<Partial<Record<AreaName, readonly LoadedBlock[]>>>;
  /** Only in preview. */
  readonly notes: readonly BlockNote[];
}

/** The page that a route's loader data holds, if it is one. */
export function pageOf(data: unknown): PageData | null {
  return typeof data === "object" && data !== null && "areas" in data ? (data as PageData) : null;
}
