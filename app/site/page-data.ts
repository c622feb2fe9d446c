/** Named areas of a page (requirement R10). */
export const AREAS = ["header", "banner", "main", "side", "footer"] as const;
export type AreaName = (typeof AREAS)[number];

/** A block of a page: its configured properties, and the result of its `load`. */
export interface LoadedBlock {
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** Note on a block left out of the page, with the reason. Shown in preview only; always logged. */
export interface BlockNote {
  readonly id: string;
  readonly type: string;
  readonly reason: "unknown" | "invalid" | "failed" | "slow";
}

/** Visibility of the parts of the shell around a page. `side` is the side menu: the quick links and the side area. */
export interface PageChrome {
  readonly header: boolean;
  readonly footer: boolean;
  readonly banner: boolean;
  readonly side: boolean;
}

/** Default chrome: all parts. Also used for errors. */
export const FULL_CHROME: PageChrome = { header: true, footer: true, banner: true, side: true };

/** A page ready to render: plain JSON, the same on server and client. */
export interface PageData {
  readonly id: string;
  /** Canonical path and query of this page, e.g. `/promoDetail?id=welcome`. */
  readonly canonical: string;
  /** True if search engines may index the page. */
  readonly index: boolean;
  readonly title: string;
  /** Document title where it differs, to report an error. */
  readonly documentTitle?: string | null;
  readonly description: string;
  /** Title and description of the subject selected by the address; absent if the page's general ones apply. */
  readonly subject?: { readonly title: string; readonly description: string };
  /** Set if the subject named by the address does not exist. */
  readonly missing?: true;
  /** True if title and description are shown above the main area. */
  readonly heading: boolean;
  readonly chrome: PageChrome;
  /** Name of the modal that opens with the page. */
  readonly modal: string | null;
  readonly areas: Readonly<Partial<Record<AreaName, readonly LoadedBlock[]>>>;
  /** Set in preview only. */
  readonly notes: readonly BlockNote[];
}

/** Returns the page in a route's loader data; null if it holds none. */
export function pageDataIn(data: unknown): PageData | null {
  return typeof data === "object" && data !== null && "areas" in data ? (data as PageData) : null;
}
