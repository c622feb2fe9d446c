import { systemCountries } from "~/platform/wps/calls/system.gen";

/** Fills a field's list with all countries, and an empty field with the dialing code of the visitor's country. */
export async function fillCountryList(field: HTMLInputElement, language: string): Promise<void> {
  const { countryCode, list } = await systemCountries({}, { language });
  const options = list.map((country) => {
    // Bidi isolates: after an Arabic name the plus sign would otherwise appear after the digits.
    const label = `${country.name} \u2066${country.countryDialingCode}\u2069`;
    return Object.assign(document.createElement("option"), { value: country.countryDialingCode, label });
  });
  field.list?.replaceChildren(...options);
  const own = list.find((country) => country.countryCode === countryCode);
  if (own && field.value === "") field.value = own.countryDialingCode;
}
