/** Path of the deposit page. */
const PAGE = "/member/depositv2";
const ORDER = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns path and query of the order's page, the return address after a payment at the provider. */
export const paymentReturn = (orderId: string): string => `${PAGE}?order=${orderId}`;

/**
 * Returns the order's page for a provider that sends the member back with a form (POST) instead of a link; null for any other
 * request. Only the order id is taken from the URL. The form is ignored: the page shows the state from the provider's signed
 * messages.
 * @param search query of the URL, without `?`
 */
export function paymentLanding(path: string, search: string): string | null {
  const order = new URLSearchParams(search).get("order") ?? "";
  return path === PAGE && ORDER.test(order) ? paymentReturn(order) : null;
}
