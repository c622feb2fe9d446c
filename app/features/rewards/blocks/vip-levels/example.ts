import type { VipLevelsProps } from "~/platform/brands/config.gen";
import { compareBenefits } from "./compare";
import type { VipLevelsData } from "./load";

const GIFT = "A gift on your birthday";
const FIRST = "Priority payouts";
const HOST = "A personal host";
const LEVELS = [
  ["Bronze", 0, ["Weekly rebate of 0.3%"]],
  ["Silver", 1_000, ["Weekly rebate of 0.5%", GIFT]],
  ["Gold", 5_000, ["Weekly rebate of 0.7%", GIFT, FIRST]],
  ["Platinum", 20_000, ["Weekly rebate of 0.9%", GIFT, FIRST, HOST]],
  ["Diamond", 100_000, ["Weekly rebate of 1.2%", GIFT, FIRST, HOST, "Tickets to the finals"]],
] as const;

const { columns, rows } = compareBenefits(LEVELS.map(([, , benefits]) => ({ benefits })));

/** Five levels for the gallery and the tests. */
export const vipLevelsExample: { readonly props: VipLevelsProps; readonly data: VipLevelsData } = {
  props: {
    title: { EN: "VIP club", CN: "VIP 俱乐部", VI: "Câu lạc bộ VIP", AR: "نادي VIP" },
    intro: { EN: "Every bet counts towards the next level." },
  },
  data: {
    columns,
    levels: LEVELS.map(([name, points], at) => ({
      id: name.toLowerCase(),
      rank: at + 1,
      name,
      points,
      art: `/art/medal/${at + 1}.svg`,
      benefits: rows[at] ?? [],
    })),
  },
};
