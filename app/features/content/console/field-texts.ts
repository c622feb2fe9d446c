import { useFlagTexts } from "~/features/flags/use-flag-texts";
import { useT } from "~/platform/i18n/use-t";
import type { EntryField } from "~/site/console/types";

/** Fields with translated labels; others use the texts of their schema. */
const FIELDS = [
  "kind",
  "title",
  "text",
  "html",
  "summary",
  "at",
  "from",
  "until",
  "languages",
  "order",
  "enabled",
  "flag",
  "group",
  "seed",
  "category",
  "mechanism",
  "motif",
  "image",
  "linkageType",
  "href",
  "status",
  "resourceType",
  "url",
  "qrCodeUrl",
  "labelNameEn",
] as const;

/** Choices with a text of their own. */
const OPTIONS = [
  "player",
  "member",
  "popup",
  "promotion",
  "home",
  "live",
  "fish",
  "sports",
  "down",
  "promotions",
  "pointMall",
  "help",
  "others",
  "slots",
  "cards",
  "lotto",
  "rebate",
  "points",
  "ranking",
  "deposit",
  "app",
  "newbie",
  "games",
  "page",
  "game",
  "url",
  "join",
  "soon",
  "active",
  "close",
  "missions",
  "levels",
  "referral",
  "raffle",
  "sandbox",
] as const;

/** Choices that name a category of games: motifs, and groups of banners. */
const CATEGORIES = ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "LOTT", "ELOTT"] as const;
const CATEGORY_GROUPS = ["rng", "pvp", "esports", "elott"];

/** Returns functions for the labels of entries' fields and choices, in the staff's language. */
export function useFieldTexts() {
  const t = useT("console");
  const common = useT("common");
  const blocks = useT("blocks");
  const textsOf = useFlagTexts();
  /** Types of app resources. */
  const platforms = new Map([
    ["IOS", blocks("downloads.ios")],
    ["ANDROID", blocks("downloads.android")],
    ["DESKTOP", t("content.option.desktop")],
    ["GUIDE", t("content.option.guide")],
  ]);
  return {
    field({ description, name, title }: Pick<EntryField, "name" | "title" | "description">) {
      const known = FIELDS.find((one) => one === name);
      return known
        ? { title: t(`content.field.${known}`), hint: t(`content.hint.${known}`) }
        : { title, hint: description };
    },
    option(field: string, value: string): string {
      if (field === "flag") return textsOf(value).title;
      // The same value is also a kind of announcement.
      if (field === "linkageType" && value === "promotion") return t("content.option.toPromotion");
      const code = CATEGORY_GROUPS.includes(value) ? value.toUpperCase() : value;
      const category = CATEGORIES.find((one) => one === code);
      if (category) return common(`category.${category}`);
      const known = OPTIONS.find((one) => one === value);
      return known ? t(`content.option.${known}`) : (platforms.get(value) ?? value);
    },
  };
}
