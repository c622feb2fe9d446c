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

/** Choices with translated labels; codes such as RNG are used unchanged. */
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
] as const;

/** Returns functions for the labels of entries' fields and choices, in the staff's language. */
export function useFieldTexts() {
  const t = useT("console");
  const textsOf = useFlagTexts();
  return {
    field({ description, name, title }: Pick<EntryField, "name" | "title" | "description">) {
      const known = FIELDS.find((one) => one === name);
      return known
        ? { title: t(`content.field.${known}`), hint: t(`content.hint.${known}`) }
        : { title, hint: description };
    },
    option(field: string, value: string): string {
      if (field === "flag") return textsOf(value).title;
      const known = OPTIONS.find((one) => one === value);
      return known ? t(`content.option.${known}`) : value;
    },
  };
}
