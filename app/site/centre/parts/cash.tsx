import { useFormat } from "~/platform/i18n/use-format";

/** An amount with the brand's currency: left to right in every language, figures of one width. */
export function Cash({ amount }: { readonly amount: string }) {
  const format = useFormat();
  return (
    <bdi className="num" dir="ltr">
      {format.money(amount)}
    </bdi>
  );
}

/** The text of an amount, for what is put into a sentence. */
export function useCash(): (amount: string) => string {
  const format = useFormat();
  return (amount) => format.money(amount);
}

/** The same for sentences that may run right to left: the amount keeps its own direction. */
export function useCashInText(): (amount: string) => string {
  const cash = useCash();
  return (amount) => `\u2066${cash(amount)}\u2069`;
}

/** An amount as somebody would type it: `100.00` is `100`. */
export const plainAmount = (amount: string): string => amount.replace(/\.0+$/, "");
