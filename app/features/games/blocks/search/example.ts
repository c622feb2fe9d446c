import type { SearchProps } from "~/platform/brands/config.gen";
import type { SearchData } from "./load";

/** An empty field for the gallery and the tests. */
export const searchExample: { readonly props: SearchProps; readonly data: SearchData } = {
  props: {
    title: {
      EN: "What do you want to play?",
      CN: "想玩什么？",
      VI: "Bạn muốn chơi gì?",
      AR: "ماذا تريد أن تلعب؟",
    },
    page: "/games",
  },
  data: { search: "" },
};
