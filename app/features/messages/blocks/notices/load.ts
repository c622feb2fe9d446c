import type { NoticesProps } from "~/platform/brands/config.gen";
import { addressPage } from "~/site/address-page";
import type { BlockContext, BlockData } from "~/site/types";

/** Titles a page (spec 2 section 2.5). */
const NOTICES_A_PAGE = 9;

export interface NoticesData {
  /** The titles of this page; `at` is ISO time. */
  readonly rows: readonly { readonly id: string; readonly title: string; readonly at: string }[];
  /** The one that is read; null when there are none. HTML is sanitised by the call. */
  readonly open: { readonly id: string; readonly title: string; readonly html: string; readonly at: string } | null;
  /** `asked`: the address named it; `gone`: it named one that there is not; `first`: it named none. */
  readonly chosen: "asked" | "gone" | "first";
  readonly pageNo: number;
  readonly totalPages: number;
}

/** The announcements for players. The query `id` opens one and turns to its page; else `no` is the page. */
export async function loadNotices(ctx: BlockContext, _props: NoticesProps): Promise<BlockData<NoticesData>> {
  const { player, changesIn } = await ctx.wps.home.announcements({ types: "PL" });
  const totalPages = Math.ceil(player.length / NOTICES_A_PAGE);
  const at = player.findIndex(({ id }) => id === ctx.query.id);
  const asked = Math.min(addressPage(ctx.query.no), Math.max(1, totalPages));
  const pageNo = at >= 0 ? Math.floor(at / NOTICES_A_PAGE) + 1 : asked;
  const rows = player.slice((pageNo - 1) * NOTICES_A_PAGE, pageNo * NOTICES_A_PAGE);
  const named = player[at];
  const chosen = at >= 0 ? "asked" : ctx.query.id ? "gone" : "first";
  return {
    data: {
      rows: rows.map((row) => ({ id: row.id, title: row.title, at: row.at })),
      open: named ?? rows[0] ?? null,
      chosen,
      pageNo,
      totalPages,
    },
    tags: ["announcements"],
    ...(named ? { subject: { title: named.title } } : chosen === "gone" ? { subject: null } : {}),
    maxAge: Math.min(300, changesIn ?? 300),
  };
}
