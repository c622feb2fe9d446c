import { useFlagTexts } from "~/features/flags/use-flag-texts";
import { useT } from "~/platform/i18n/use-t";
import type { EntryField } from "~/site/console/types";

/** The fields that the console has words of its own for; others are called as their schema calls them. */
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

/** The choices that it has words for; codes such as RNG stand for themselves. */
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

/** What fields and choices of entries are called, in the language of staff. */
export function useFieldWords() {
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
