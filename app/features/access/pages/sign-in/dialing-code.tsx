import { useEffect, useId, useRef } from "react";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { useT } from "~/platform/i18n/use-t";
import { fillDialingCodes } from "~/site/frame/use-dialing-codes";

/**
 * Field for a country's dialling code, typed or selected from a list. The list is loaded on first focus: it is long, and the
 * visitor's country must not appear in a cached page. In the header, which is cached HTML, `useDialingCodes` loads it.
 */
export function DialingCode() {
  const t = useT("shell");
  const { language } = useI18n();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The focus can come before hydration.
    if (field.current === document.activeElement) fillDialingCodes(field.current, language);
  }, [language]);
  return (
    <label className="f">
      <span>{t("signIn.country")}</span>
      <input
        ref={field}
        name="countryDialingCode"
        type="text"
        inputMode="tel"
        autoComplete="tel-country-code"
        list={id}
        placeholder="+"
        dir="ltr"
        maxLength={20}
        data-dialing=""
        onFocus={({ target }) => fillDialingCodes(target, language)}
      />
      <datalist id={id} />
    </label>
  );
}
