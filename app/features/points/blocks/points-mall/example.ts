import type { PointsMallProps } from "~/platform/brands/config.gen";
import type { PointsMallData, Reward } from "./load";

const reward = (id: string, rest: Omit<Reward, "id" | "art">): Reward => ({ id, art: `/art/goods/${id}.svg`, ...rest });

/** Example with five rewards, one of them sold out, for the gallery and the tests. */
export const pointsMallExample: { readonly props: PointsMallProps; readonly data: PointsMallData } = {
  props: {
    title: { EN: "Points mall", CN: "积分商城", VI: "Cửa hàng điểm", AR: "متجر النقاط" },
    intro: { EN: "Spend the points that you earned by playing." },
  },
  data: {
    rows: [
      reward("travel-mug", { kind: "goods", name: "Travel mug", units: 1, points: 1200, amount: null, stock: 4 }),
      reward("headphones", { kind: "goods", name: "Headphones", units: 1, points: 24000, amount: "15.00", stock: 60 }),
      reward("twenty-spins", {
        kind: "spin",
        name: "20 free spins",
        units: 20,
        points: 400,
        amount: null,
        stock: null,
      }),
      reward("bonus-50", { kind: "bonus", name: "Bonus of 50", units: 1, points: 5000, amount: null, stock: null }),
      reward("scarf", { kind: "goods", name: "Club scarf", units: 1, points: 900, amount: null, stock: 0 }),
    ],
    kind: "",
    pageNo: 1,
    totalPages: 2,
    ratio: "100",
    html: "<p>You earn one point for every 100 bet.</p><ul><li>Points never expire.</li><li>Goods are shipped within seven days.</li></ul>",
  },
};
