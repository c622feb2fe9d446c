import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { useWays } from "~/site/ways";
import { useImageAddress } from "~/ui/image-hosts";

/** The categories of spec 2 section 2.10 beside All, in its order. */
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
  join: "promotions.join",
  soon: "promotions.soon",
  active: "promotions.active",
  close: "promotions.close",
} as const;

export type PromoCategory = keyof typeof CATEGORIES;

/** One promotion as a card shows it. */
export interface Promo {
  readonly id: string;
  readonly category: PromoCategory;
  readonly title: string;
  readonly summary: string;
  readonly art: string;
  /** What can be done with it (spec 2 section 4): only `join` asks for something. */
  readonly status: keyof typeof STATES;
  /** ISO time; null where it has no end. */
  readonly until: string | null;
}

/** True for the code of a category. */
export function isPromoCategory(code: string | undefined): code is PromoCategory {
  return code !== undefined && Object.hasOwn(CATEGORIES, code);
}

/** The name of a category, and how a promotion stands, in the page's language; the full address of its picture; where links lead. */
export function usePromoTexts() {
  const t = useT("blocks");
  const format = useFormat();
  const address = useImageAddress();
  return {
    ...useWays(),
    address,
    category: (code: string) => t(CATEGORIES[isPromoCategory(code) ? code : "others"]),
    state: (status: Promo["status"]) => t(STATES[status]),
    period: (until: string | null) =>
      until ? t("promotions.until", { date: format.date(Date.parse(until), "date") }) : t("promotions.noEnd"),
  };
}
