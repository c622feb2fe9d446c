import { useId } from "react";
import { useT } from "~/platform/i18n/use-t";

/**
 * The dialling code of a country, to be typed or chosen. The list is filled when the field is first used
 * (`useDialingCodes`): it is long, and the visitor's own country must not stand in a page that is kept for others.
 */
export function DialingCode() {
  const t = useT("shell");
  const id = useId();
  return (
    <label className="f">
      <span>{t("signIn.country")}</span>
      <input
        name="countryDialingCode"
        type="text"
        inputMode="tel"
        autoComplete="tel-country-code"
        list={id}
        placeholder="+"
        dir="ltr"
        maxLength={20}
        data-dialing=""
      />
      <datalist id={id} />
    </label>
  );
}
