import { formatMoney } from "~/platform/i18n/money";

/**
 * An amount as `1,234.50`: Latin digits, left to right in every language, figures of one width.
 * @param amount a decimal string as the calls give it, e.g. `1234.50`
 */
export function Money({ amount, symbol }: { readonly amount: string; readonly symbol?: string | undefined }) {
  return (
    <bdi className="num" dir="ltr">
      {formatMoney(amount, { symbol })}
    </bdi>
  );
}
