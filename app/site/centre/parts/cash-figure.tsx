import type { ReactNode } from "react";
import { MoneyAmount } from "./money-amount";

interface CashFigureProps {
  readonly label: string;
  readonly amount: string;
  /** Further `dd` elements with details. */
  readonly children?: ReactNode;
}

/** Renders an amount of money as an entry of the cashier's `Figures`. */
export function CashFigure({ amount, children, label }: CashFigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <MoneyAmount amount={amount} />
      </dd>
      {children}
    </div>
  );
}
