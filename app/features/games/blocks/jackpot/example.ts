import type { JackpotProps } from "~/platform/brands/config.gen";
import type { JackpotBlockData } from "./load";

/** The bar of the slots page, for the gallery and the tests. */
export const jackpotExample: { readonly props: JackpotProps; readonly data: JackpotBlockData } = {
  props: { variant: "bar" },
  data: {
    jackpot: {
      start: "1250000.00",
      since: "2026-01-01T00:00:00.000Z",
      step: "165.11",
      everySeconds: 3,
      at: Date.parse("2026-01-01T00:02:00.000Z"),
    },
  },
};
