import type { VendorStripProps } from "~/platform/brands/config.gen";
import type { VendorStripData } from "./load";

const NAMES =
  "Reelhouse,Gemwright,Croupier Hall,Tidewater,Fanfare,Nova,Swift Draw,Pitchside,Night Circuit,Ironwood,Lagoon,Paper Crane";

/** Twelve vendors, more than fit one view, for the gallery and the tests. */
export const vendorStripExample: { readonly props: VendorStripProps; readonly data: VendorStripData } = {
  props: { title: { EN: "Our game providers", CN: "合作厂商", VI: "Nhà cung cấp", AR: "استوديوهاتنا" } },
  data: {
    vendors: NAMES.split(",").map((name, at) => ({
      code: `V${at}`,
      name,
      art: `/art/vendor/${name.replace(/\W/g, "").toUpperCase()}.svg`,
    })),
  },
};
