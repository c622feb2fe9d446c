import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { MoneyAmount } from "~/site/centre/parts/money-amount";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Pager } from "~/ui/pager";
import { orderNumber } from "../../rules/order-number";
import { STATE_NAMES, STATE_TONES } from "./order-steps";
import type { WithdrawData } from "./types";

const List = styled.ul`
  background: var(--card-ground);
  border: var(--card-line);
  border-radius: var(--radius);
  box-shadow: var(--card-shadow);
  overflow: clip;

  li + li { border-block-start: 1px solid var(--line); }
  a { display: grid; grid-template-columns: minmax(0, 1fr) auto 16px; align-items: center; gap: 2px 12px; min-block-size: 68px; padding: 12px clamp(14px, 3vw, 20px); }
  a:focus-visible { outline-offset: -3px; }
  .what { display: grid; gap: 2px; }
  b { font-weight: 650; }
  small { color: var(--text-2); font-size: var(--size-1); }
  .end { display: grid; justify-items: end; gap: 4px; font-weight: 700; }
  a > svg { color: var(--text-2); }
  [dir="rtl"] & a > svg { transform: scaleX(-1); }
  @media (hover: hover) { a:hover { background: color-mix(in srgb, var(--surface-2) 45%, transparent); } }
`;

const EMPTY = {
  deposit: ["pay.noDeposits", "pay.noDepositsText"],
  withdrawal: ["pay.noWithdrawals", "pay.noWithdrawalsText"],
} as const;

interface OrderListProps {
  /** Kind of all orders of the list. */
  readonly kind: keyof typeof EMPTY;
  readonly orders: WithdrawData["orders"];
  /** Path of the page. */
  readonly path: string;
}

/** Renders earlier deposits or withdrawals; each links to its details. */
export function OrderList({ kind, orders, path }: OrderListProps) {
  const t = useT("shell");
  const any = useAnyText();
  const format = useFormat();
  const [none, noneText] = EMPTY[kind];
  if (orders.rows.length === 0) return <EmptyState icon="history" title={t(none)} text={t(noneText)} />;
  return (
    <>
      <List>
        {orders.rows.map(({ amount, createdAt, id, methodName, state }) => (
          <li key={id}>
            <a href={`${path}?order=${id}`}>
              <span className="what">
                <b>{methodName}</b>
                <small>
                  {format.date(Date.parse(createdAt))} · <bdi>{orderNumber(id)}</bdi>
                </small>
              </span>
              <span className="end">
                <MoneyAmount amount={amount} />
                <Badge tone={STATE_TONES[state]}>{any(STATE_NAMES[state])}</Badge>
              </span>
              <Icon name="chevron-right" size={16} />
            </a>
          </li>
        ))}
      </List>
      <Pager
        page={orders.pageNo}
        pages={orders.totalPages}
        href={(page) => `${path}?page=${page}`}
        label={t("pay.recent")}
        stay
      />
    </>
  );
}
