import type { NoticesProps } from "~/platform/brands/config.gen";
import { pageNumberFrom } from "~/site/page-number-from";
import type { BlockContext, BlockData } from "~/site/types";

/** Titles per page (requirement R12). */
const NOTICES_A_PAGE = 9;

export interface NoticesData {
  /** Titles of this page; `at` is an ISO time. */
  readonly rows: readonly { readonly id: string; readonly title: string; readonly at: string }[];
  /** Opened notice; null if there are none. The call sanitizes the HTML. */
  readonly open: { readonly id: string; readonly title: string; readonly html: string; readonly at: string } | null;
  /** `asked`: named by the URL; `gone`: the URL names a missing notice; `first`: the URL names none. */
  readonly chosen: "asked" | "gone" | "first";
  readonly pageNo: number;
  readonly totalPages: number;
}

/**
 * Loads the announcements for players. The query parameter `id` opens one on its page; otherwise `no` is the page
 * number.
 */
export async function loadNotices(ctx: BlockContext, _props: NoticesProps): Promise<BlockData<NoticesData>> {
  const { player, changesIn } = await ctx.wps.home.announcements({ types: "PL" });
  const totalPages = Math.ceil(player.length / NOTICES_A_PAGE);
  const at = player.findIndex(({ id }) => id === ctx.query.id);
  const asked = Math.min(pageNumberFrom(ctx.query.no), Math.max(1, totalPages));
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
