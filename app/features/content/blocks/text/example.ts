import type { TextProps } from "~/platform/brands/config.gen";
import type { TextData } from "./load";

const HTML =
  '<p>Online since 2026, with one wallet for all games.</p><ul><li>Payouts in minutes</li><li>Tested by an independent laboratory</li></ul><p><a href="/help">How we keep games fair</a></p>';

/** A short text for the gallery and the tests. */
export const textExample: { readonly props: TextProps; readonly data: TextData } = {
  props: { heading: { EN: "About us" }, body: { EN: HTML }, width: "narrow" },
  data: { html: HTML },
};
