import type { ReactNode } from "react";
import { Cash } from "./cash";

interface CashFigureProps {
  readonly label: string;
  readonly amount: string;
  /** More about it, as further `dd`. */
  readonly children?: ReactNode;
}

/** An amount of money among the `Figures` of the cashier. */
export function CashFigure({ amount, children, label }: CashFigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Cash amount={amount} />
      </dd>
      {children}
    </div>
  );
}
