import { isFlagName } from "~/platform/brands/is-flag-name";
import { useT } from "~/platform/i18n/use-t";

/** Texts of a flag for staff. */
interface FlagTexts {
  readonly title: string;
  /** What the flag does. */
  readonly text: string;
}

/** Returns the texts of a flag in the staff's language; a flag that the product does not know is shown by its name. */
export function useFlagTexts(): (name: string) => FlagTexts {
  const t = useT("console");
  return (name) =>
    isFlagName(name) ? { title: t(`flag.${name}.title`), text: t(`flag.${name}.text`) } : { title: name, text: "" };
}
