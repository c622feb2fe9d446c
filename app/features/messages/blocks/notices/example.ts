import type { NoticesProps } from "~/platform/brands/config.gen";
import type { NoticesData } from "./load";

const TITLES = [
  "Welcome: no fees in your first week",
  "Short maintenance on Tuesday, 03:00–03:20",
  "New game provider: forty games by Nova",
  "Weekend payouts are as quick as ever",
  "Lantern week starts today",
];

const rows = TITLES.map((title, at) => ({
  id: `notice-${at}`,
  title,
  at: `2026-02-0${6 - at}T08:00:00.000Z`,
}));

/** Example with five notices, the second one open, for the gallery and the tests. */
export const noticesExample: { readonly props: NoticesProps; readonly data: NoticesData } = {
  props: { title: { EN: "Notices", CN: "公告", VI: "Thông báo", AR: "الإعلانات" } },
  data: {
    rows,
    open: {
      id: "notice-1",
      title: "Short maintenance on Tuesday, 03:00–03:20",
      at: "2026-02-05T08:00:00.000Z",
      html: "<p>Games are not available for up to twenty minutes. Open bets and balances do not change.</p><p>Live tables finish the current round first.</p>",
    },
    chosen: "asked",
    pageNo: 1,
    totalPages: 2,
  },
};
