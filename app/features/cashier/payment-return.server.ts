/** The page that shows a deposit. */
const PAGE = "/member/depositv2";
const ORDER = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Where a provider leads the member back to after paying: path and query of the order's page. */
export const paymentReturn = (orderId: string): string => `${PAGE}?order=${orderId}`;

/**
 * The order's page for a provider that leads back by a form (POST) in place of a link; null for anything else. Only the order
 * is taken over from the address: the page shows what the provider's own messages have said, never what the form says.
 * @param search query of the address, without `?`
 */
export function paymentLanding(path: string, search: string): string | null {
  const order = new URLSearchParams(search).get("order") ?? "";
  return path === PAGE && ORDER.test(order) ? paymentReturn(order) : null;
}
