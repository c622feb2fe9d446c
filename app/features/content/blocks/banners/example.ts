import type { BannersProps } from "~/platform/brands/config.gen";
import type { Banner, BannersData } from "./load";

/** Three banners; the last one has no link. */
export const exampleBanners: readonly Banner[] = [
  {
    id: "lanterns",
    title: "Spin under the lanterns",
    text: "Forty new slots this week",
    art: "/art/banner/RNG-lanterns.svg",
    link: "/rng",
  },
  { id: "tables", title: "Real tables, real dealers", text: null, art: "/art/banner/LIVE-tables.svg", link: "/live" },
  {
    id: "tide",
    title: "The tide brings gold",
    text: "Every evening from eight",
    art: "/art/banner/FISH-tide.svg",
    link: null,
  },
];

/** A carousel of three for the gallery and the tests. */
export const bannersExample: { readonly props: BannersProps; readonly data: BannersData } = {
  props: { group: "home" },
  data: { banners: exampleBanners },
};
