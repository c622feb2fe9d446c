import { isFlagName } from "~/platform/brands/is-flag-name";
import { useT } from "~/platform/i18n/use-t";

/** Texts of a flag for staff. */
interface FlagTexts {
  readonly title: string;
  /** Description of the flag's effect. */
  readonly text: string;
}

/** Returns a function that gives the texts of a flag in the staff's language; an unknown flag gives its name. */
export function useFlagTexts(): (name: string) => FlagTexts {
  const t = useT("console");
  return (name) =>
    isFlagName(name) ? { title: t(`flag.${name}.title`), text: t(`flag.${name}.text`) } : { title: name, text: "" };
}
