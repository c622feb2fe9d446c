import { useFormat } from "~/platform/i18n/use-format";

/**
 * An amount as `P 1,234.50`, in the currency of the page: Latin digits, left to right in every language, figures of one
 * width.
 * @param amount a decimal string as the calls give it, e.g. `1234.50`
 */
export function Money({ amount }: { readonly amount: string }) {
  const format = useFormat();
  return (
    <bdi className="num" dir="ltr">
      {format.money(amount)}
    </bdi>
  );
}
