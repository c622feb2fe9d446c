/** Years of days that calls take (`givenDay` in `platform/wps/shapes.ts`). */
const YEARS = /^(?:19|20|21)\d\d-\d\d-\d\d$/;

/** A day of the calendar as an address or a form has it, `yyyy-MM-dd`, of the years 1900 to 2199; null for anything else. */
export function typedDay(text: string | null | undefined): string | null {
  if (!text || !YEARS.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  // Some readers of dates turn the 31st of February into the 3rd of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : null;
}
