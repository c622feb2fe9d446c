import type { LicenceBandProps } from "~/platform/brands/config.gen";

/** Three licences (Malta, British Virgin Islands, Philippines), for the gallery and the tests. */
export const licenceBandExample: { readonly props: LicenceBandProps; readonly data: null } = {
  props: {
    title: { EN: "Licensed and supervised" },
    text: { EN: "Your money is kept separate from ours, and every game is tested by an independent laboratory." },
    licences: {
      mga: {
        name: "Malta Gaming Authority",
        authority: "MGA",
        number: "MGA/B2C/000/2026",
        href: "https://licence.example/mga",
        order: 10,
      },
      bvi: { name: "British Virgin Islands", authority: "BVI", order: 20 },
      pagcor: { name: "Philippine Amusement and Gaming Corporation", authority: "PAGCOR", order: 30 },
    },
  },
  data: null,
};
