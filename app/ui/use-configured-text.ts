import type { Localised } from "~/platform/brands/config.gen";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { isTextKey, localise } from "~/platform/text/localised";

/**
 * Returns a resolver for configured texts: `const words = useWords(); words(props.title)`. Returns an empty text for undefined.
 */
export function useConfiguredText(): (value: Localised | undefined) => string {
  const { language, t } = useI18n();
  return (value) => {
    const text = localise(value, language);
    return isTextKey(text) ? t(text) : text;
  };
}
