import { useFormat } from "~/platform/i18n/use-format";

/** Renders an amount with the brand's currency: left to right in every language, with tabular figures. */
export function MoneyAmount({ amount }: { readonly amount: string }) {
  const format = useFormat();
  return (
    <bdi className="num" dir="ltr">
      {format.money(amount)}
    </bdi>
  );
}

/** Returns a formatter of amounts for use in sentences. */
export function useMoneyText(): (amount: string) => string {
  const format = useFormat();
  return (amount) => format.money(amount);
}

/** Returns a formatter for sentences that may run right to left: bidi isolates keep the amount left to right. */
export function useCashInText(): (amount: string) => string {
  const cash = useMoneyText();
  return (amount) => `\u2066${cash(amount)}\u2069`;
}

/** Drops a zero fraction, as in typed input: `100.00` becomes `100`. */
export const plainAmount = (amount: string): string => amount.replace(/\.0+$/, "");
