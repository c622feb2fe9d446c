import type { PointsMallProps } from "~/platform/brands/config.gen";
import { pageNumberFrom } from "~/site/page-number-from";
import type { BlockContext, BlockData } from "~/site/types";

type Kind = "goods" | "bonus" | "spin";

/** Reward that points buy. */
export interface Reward {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  /** Pieces or spins per redemption. */
  readonly units: number;
  readonly points: number;
  /** Money price in addition to the points; null for none. */
  readonly amount: string | null;
  /** Null for unlimited stock. */
  readonly stock: number | null;
  readonly art: string;
}

export interface PointsMallData {
  readonly rows: readonly Reward[];
  /** Selected kind; empty for all. */
  readonly kind: Kind | "";
  readonly pageNo: number;
  readonly totalPages: number;
  /** Points per unit of the currency. */
  readonly ratio: string;
  /** Rules; sanitized by the call. */
  readonly html: string;
}

const isKind = (kind: string | undefined): kind is Kind => kind === "goods" || kind === "bonus" || kind === "spin";

/** Loads a page of the rewards, filtered by the query parameter `kind`, and the rules of points. */
export async function loadPointsMall(ctx: BlockContext, props: PointsMallProps): Promise<BlockData<PointsMallData>> {
  const { kind } = ctx.query;
  const [page, { ratio, html }] = await Promise.all([
    ctx.wps.point.pointReward({
      pageNo: pageNumberFrom(ctx.query.no),
      pageSize: props.limit ?? 12,
      ...(isKind(kind) ? { kind } : {}),
    }),
    ctx.wps.point.pointConfig({}),
  ]);
  const rows = page.rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    units: row.units,
    points: row.pointsRequirement,
    amount: row.amountRequirement,
    stock: row.stock,
    art: row.art,
  }));
  const { pageNo, totalPages } = page;
  const isGone = kind !== undefined && kind !== "" && !isKind(kind);
  return {
    data: { rows, kind: isKind(kind) ? kind : "", pageNo, totalPages, ratio, html },
    tags: ["points"],
    ...(isGone ? { subject: null } : {}),
  };
}
