import type { Localised } from "~/core/config.gen";
import { isTextKey, localise } from "~/core/localised";
import { useI18n } from "~/lib/i18n/i18n-provider";

/** Reads what an operator wrote: `const words = useWords(); words(props.title)`. Empty for nothing. */
export function useWords(): (value: Localised | undefined) => string {
  const { language, t } = useI18n();
  return (value) => {
    const text = localise(value, language);
    return isTextKey(text) ? t(text) : text;
  };
}
