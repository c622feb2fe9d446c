import type { VendorGridProps } from "~/platform/brands/config.gen";
import type { VendorGridData } from "./load";

const NAMES = [
  "Reelhouse",
  "Nova",
  "Blue Reef",
  "Copper",
  "Tern",
  "Atlas",
  "Mono",
  "Pagoda",
  "Quill",
  "Harrow",
  "Ember",
];

/** Three categories of vendors for the gallery and the tests. */
export const vendorGridExample: { readonly props: VendorGridProps; readonly data: VendorGridData } = {
  props: { title: { EN: "All game providers, one wallet" }, limit: 11 },
  data: {
    categories: ["RNG", "LIVE", "FISH"].map((category, at) => ({
      category,
      page: category === "LIVE" ? undefined : `/${category.toLowerCase()}`,
      vendors: NAMES.slice(0, 11 - at * 3).map((name, place) => ({
        code: `${name.toUpperCase().replace(" ", "_")}`,
        name,
        art: `/art/vendor/${category}-${place}.svg`,
        hot: place === 0,
      })),
    })),
  },
};
