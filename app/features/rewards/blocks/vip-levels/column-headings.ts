import { useT } from "~/platform/i18n/use-t";
import type { VipLevelsData } from "./load";

/** Placeholder for the list of categories in a text that is compared with sentences. */
const LIST = "\u0001";

/**
 * Returns the headings of the columns. A rebate or gift that differs between levels has a text as its heading; any other sentence
 * is the brand's, with a gap for the figure.
 */
export function useColumnHeadings({ columns, levels }: VipLevelsData): readonly string[] {
  const t = useT("blocks");
  const common = useT("common");
  return columns.map((column, at) => {
    const { text = "", figures = "" } = levels.find(({ benefits }) => benefits[at])?.benefits[at] ?? {};
    if (figures === "") return column;
    if (text === common("vip.gift", { amount: figures })) return t("vip.giftColumn");
    const rebate = common("vip.rebate", { percent: figures.replace(/%$/, ""), list: LIST });
    const [before = "", after = ""] = rebate.split(LIST);
    if (!text.startsWith(before) || !text.endsWith(after)) return column;
    return t("vip.rebateColumn", { list: text.slice(before.length, text.length - after.length) });
  });
}
