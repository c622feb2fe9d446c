import { useT } from "~/platform/i18n/use-t";
import type { BenefitColumn } from "./compare";

/** Returns the headings of the columns. A rebate or a gift that differs between levels has a heading without its sentence. */
export function useColumnHeadings(columns: readonly BenefitColumn[]): readonly string[] {
  const t = useT("blocks");
  return columns.map(({ games, kind, text }) => {
    if (kind === "gift") return t("vip.giftColumn");
    return kind === "rebate" && games ? t("vip.rebateColumn", { list: games }) : text;
  });
}
