import type { StepsProps } from "~/platform/brands/config.gen";

/** Three steps for the gallery and the tests. */
export const stepsExample: { readonly props: StepsProps; readonly data: null } = {
  props: {
    title: { EN: "Become a partner", CN: "成为合作伙伴", VI: "Trở thành đối tác", AR: "كن شريكًا" },
    intro: { EN: "Three steps to your first income." },
    items: {
      signUp: { title: { EN: "Sign up" }, text: { EN: "It takes a minute and costs nothing." }, order: 10 },
      share: {
        title: { EN: "Share your link" },
        text: { EN: "Everyone who opens an account with it joins your team." },
        order: 20,
      },
      earn: {
        title: { EN: "Earn every month" },
        text: { EN: "Your share is calculated daily and paid on the first of each month." },
        order: 30,
      },
    },
  },
  data: null,
};
