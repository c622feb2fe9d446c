import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { useLinkTargets } from "~/site/link-targets";
import { useImageAddress } from "~/ui/image-hosts";

/** Text keys of the categories except All, in display order. */
const CATEGORIES = {
  others: "promotions.others",
  sports: "promotions.sports",
  live: "promotions.live",
  slots: "promotions.slots",
  cards: "promotions.cards",
  fish: "promotions.fish",
  lotto: "promotions.lotto",
  rebate: "promotions.rebate",
  points: "promotions.points",
  ranking: "promotions.ranking",
  deposit: "promotions.deposit",
  app: "promotions.app",
  newbie: "promotions.newbie",
  games: "promotions.games",
} as const;

const STATES = {
  join: "promotions.open",
  soon: "promotions.soon",
  active: "promotions.active",
  close: "promotions.close",
} as const;

export type PromoCategory = keyof typeof CATEGORIES;

/** Promotion as rendered by a card. */
export interface PromotionCardData {
  readonly id: string;
  readonly category: PromoCategory;
  readonly title: string;
  readonly summary: string;
  readonly art: string;
  /** Status. Only `join` requires an action of the member. */
  readonly status: keyof typeof STATES;
  /** ISO time; null if it has no end. */
  readonly until: string | null;
}

/** Returns true for the code of a category. */
export function isPromoCategory(code: string | undefined): code is PromoCategory {
  return code !== undefined && Object.hasOwn(CATEGORIES, code);
}

/** Returns functions for a promotion's texts in the page's language, the URL of its picture, and its links. */
export function usePromoTexts() {
  const t = useT("blocks");
  const common = useT("common");
  const format = useFormat();
  const address = useImageAddress();
  return {
    ...useLinkTargets(),
    address,
    category: (code: string) => t(CATEGORIES[isPromoCategory(code) ? code : "others"]),
    state: (status: PromotionCardData["status"]) => t(STATES[status]),
    join: t("promotions.join"),
    joinNamed: (title: string) => common("labelled", { label: t("promotions.join"), value: title }),
    period: (until: string | null) =>
      until ? t("promotions.until", { date: format.date(Date.parse(until), "date") }) : t("promotions.noEnd"),
  };
}
