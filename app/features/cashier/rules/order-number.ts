/** Returns the order number for members and staff: the last twelve digits of the id, in capitals. */
export const orderNumber = (id: string): string => id.slice(-12).toUpperCase();

/** Parses an order number, ignoring case, spaces and hyphens; null for any other text. */
export function readOrderNumber(text: string): string | null {
  const number = text
    .normalize("NFKC")
    .replace(/[\s#-]|\p{Cf}/gu, "")
    .toUpperCase();
  return /^[\dA-F]{12}$/.test(number) ? number : null;
}
