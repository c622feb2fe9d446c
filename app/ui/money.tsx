import { useFormat } from "~/platform/i18n/use-format";

/**
 * Renders an amount like `P 1,234.50`, in the currency of the page: Latin digits, left to right in every language, tabular
 * figures.
 * @param amount a decimal string from a call, e.g. `1234.50`
 */
export function Money({ amount }: { readonly amount: string }) {
  const format = useFormat();
  return (
    <bdi className="num" dir="ltr">
      {format.money(amount)}
    </bdi>
  );
}
