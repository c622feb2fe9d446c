import { OrderTable } from "~/features/cashier/order-table";
import type { OrdersAnswer } from "~/site/console/types";
import { Pager } from "~/ui/pager";

interface PlayerOrdersProps {
  readonly code: string;
  readonly path: string;
  readonly answer: OrdersAnswer;
}

/** Renders all deposits and withdrawals of a member, the newest first. */
export function PlayerOrders({ answer, code, path }: PlayerOrdersProps) {
  return (
    <>
      <OrderTable code={code} rows={answer.rows} ofMember />
      <Pager page={answer.pageNo} pages={answer.totalPages} href={(page) => `${path}?tab=orders&page=${page}`} />
    </>
  );
}
