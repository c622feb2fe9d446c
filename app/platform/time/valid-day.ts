/** Years of dates that calls accept (`givenDay` in `platform/wps/shapes.ts`). */
const YEARS = /^(?:19|20|21)\d\d-\d\d-\d\d$/;

/**
 * Validates a date of an address or a form, `yyyy-MM-dd`, of the years 1900 to 2199. Returns null for anything else.
 */
export function validDay(text: string | null | undefined): string | null {
  if (!text || !YEARS.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  // Some date parsers turn 31 February into 3 March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : null;
}
