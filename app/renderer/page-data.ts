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

/** One page, ready to be drawn: plain JSON, the same on server and client. */
export interface PageData {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly areas: Readonly<Partial<Record<AreaName, readonly LoadedBlock[]>>>;
  /** Only in preview. */
  readonly notes: readonly BlockNote[];
}
