import type { StatsProps } from "~/platform/brands/config.gen";

/** Four figures for the gallery and the tests. */
export const statsExample: { readonly props: StatsProps; readonly data: null } = {
  props: {
    items: {
      games: { value: "400+", label: { EN: "games in one wallet" }, order: 10 },
      payout: { value: "4 min", label: { EN: "average payout time" }, order: 20 },
      return: { value: "96.5%", label: { EN: "average return to players" }, order: 30 },
      languages: { value: "22", label: { EN: "languages, one support team" }, order: 40 },
    },
  },
  data: null,
};
