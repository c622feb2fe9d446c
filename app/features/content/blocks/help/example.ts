import type { HelpProps } from "~/platform/brands/config.gen";
import type { HelpData } from "./load";

/** Three sections for the gallery and the tests. */
export const helpExample: { readonly props: HelpProps; readonly data: HelpData } = {
  props: {
    title: { EN: "Help", CN: "帮助中心", VI: "Trợ giúp", AR: "المساعدة" },
    intro: { EN: "Answers to frequently asked questions." },
  },
  data: {
    sections: [
      { id: "start", title: "How do I get started?", html: "<p>Register, confirm your number, and choose a game.</p>" },
      {
        id: "payout",
        title: "When do I get paid?",
        html: "<p>Most payouts arrive within <strong>ten minutes</strong>.</p>",
      },
      {
        id: "term",
        title: "Terms",
        html: "<p>The terms apply from the moment you register.</p><ul><li>One account per person</li><li>18 years or older</li></ul>",
      },
    ],
    search: "",
  },
};
