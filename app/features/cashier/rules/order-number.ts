/** Returns the number that members and staff know an order by: the last twelve digits of its id, in capitals. */
export const orderNumber = (id: string): string => id.slice(-12).toUpperCase();

/** Returns the order number that a text spells, whatever its case, spaces and hyphens; null where it spells none. */
export function readOrderNumber(text: string): string | null {
  const number = text
    .normalize("NFKC")
    .replace(/[\s#-]|\p{Cf}/gu, "")
    .toUpperCase();
  return /^[\dA-F]{12}$/.test(number) ? number : null;
}
