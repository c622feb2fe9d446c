import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { MoneyAmount } from "~/site/centre/parts/money-amount";
import { Badge } from "~/ui/badge";
import { Icon, type IconName } from "~/ui/icon";
import { orderNumber } from "../../rules/order-number";
import { type OrderStep, STATE_NAMES, STATE_TONES, stepsOf } from "./order-steps";
import type { OpenOrder } from "./types";

const Look = styled.article`
  display: grid;
  gap: 18px;
  padding: clamp(16px, 3vw, 24px);
  background: var(--card-ground);
  border: var(--card-line);
  border-radius: var(--radius);
  box-shadow: var(--card-shadow);

  header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 6px 16px; }
  header h2 { display: grid; font-size: var(--size-1); font-weight: 600; color: var(--text-2); }
  header strong { color: var(--text-1); font-size: 1.625rem; line-height: 1.25; }
  dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px 20px; margin: 0; padding-block-start: 16px; border-block-start: 1px solid var(--line); font-size: var(--size-1); }
  dl > div { display: contents; }
  dt { color: var(--text-2); }
  dd { margin: 0; text-align: end; font-weight: 600; overflow-wrap: anywhere; }
  code { font-size: 0.8125rem; }
  .note { padding: 12px 14px; border-radius: var(--radius-small); background: var(--surface-2); font-size: var(--size-1); overflow-wrap: anywhere; }
  .note b { display: block; }
`;

const Way = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);

  li { position: relative; display: grid; justify-items: center; align-content: start; gap: 4px; padding-inline: 4px; text-align: center; font-size: var(--size-1); font-weight: 600; line-height: 1.3; }
  li + li::before { content: ""; position: absolute; inset-block-start: 13px; inset-inline: calc(-50% + 16px) calc(50% + 16px); block-size: 2px; background: var(--line); }
  li:is([data-look="done"], [data-look="bad"]) + li:is([data-look="done"], [data-look="now"], [data-look="bad"])::before { background: var(--win); }
  .dot { display: grid; place-items: center; inline-size: 28px; block-size: 28px; border: 2px solid var(--line); border-radius: 50%; background: var(--surface-0); color: var(--text-3); }
  [data-look="done"] > .dot { border-color: var(--win); background: var(--win); color: var(--surface-0); }
  [data-look="now"] > .dot { border-color: var(--brand); color: var(--brand); box-shadow: 0 0 0 4px color-mix(in srgb, var(--brand) 18%, transparent); }
  [data-look="bad"] > .dot { border-color: var(--lose); background: var(--lose); color: var(--surface-0); }
  [data-look="next"] { color: var(--text-2); font-weight: 500; }
  time { color: var(--text-2); font-size: 0.75rem; font-weight: 500; }
`;

const DOTS: Readonly<Record<OrderStep["look"], IconName>> = {
  done: "check",
  now: "clock",
  next: "clock",
  bad: "close",
};

function Progress({ order }: { readonly order: OpenOrder }) {
  const t = useT("shell");
  const any = useAnyText();
  const format = useFormat();
  return (
    <Way aria-label={t("pay.progress")}>
      {stepsOf(order).map(({ at, label, look }) => (
        <li key={label} data-look={look} aria-current={look === "now" ? "step" : undefined}>
          <span className="dot">{look === "next" ? null : <Icon name={DOTS[look]} size={16} />}</span>
          {any(label)}
          {at ? <time dateTime={at}>{format.date(Date.parse(at))}</time> : null}
        </li>
      ))}
    </Way>
  );
}

const SECURITY = { held: "pay.securityHeld", returned: "pay.securityReturned", kept: "pay.securityKept" } as const;

function Facts({ order }: { readonly order: OpenOrder }) {
  const t = useT("shell");
  const { account, fee, id, methodName, net, received, remaining, security, securityState } = order;
  const hasFee = /[1-9]/.test(fee);
  const inParts = order.state === "partly" || order.state === "disputed";
  const facts: readonly (readonly [string, ReactNode] | null)[] = [
    [t("pay.method"), methodName],
    account ? [t("pay.payTo"), <bdi key="a">{account}</bdi>] : null,
    hasFee ? [t("pay.fee"), <MoneyAmount key="f" amount={fee} />] : null,
    hasFee ? [t("pay.credited"), <MoneyAmount key="n" amount={net} />] : null,
    securityState === "none"
      ? null
      : [
          t("pay.security"),
          <span key="s">
            <MoneyAmount amount={security} /> · {t(SECURITY[securityState])}
          </span>,
        ],
    inParts && received ? [t("pay.received"), <MoneyAmount key="r" amount={received} />] : null,
    inParts && remaining ? [t("pay.remaining"), <MoneyAmount key="m" amount={remaining} />] : null,
    [
      t("pay.orderNumber"),
      <code key="i" dir="ltr">
        {orderNumber(id)}
      </code>,
    ],
  ];
  return (
    <dl>
      {facts.map((fact) =>
        fact ? (
          <div key={fact[0]}>
            <dt>{fact[0]}</dt>
            <dd>{fact[1]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

interface OrderCardProps {
  readonly order: OpenOrder;
  /** Actions on the order. */
  readonly children?: ReactNode;
}

/** Renders one order: its amount, progress, facts and actions. */
export function OrderCard({ order, children }: OrderCardProps) {
  const t = useT("shell");
  const any = useAnyText();
  const { amount, id, kind, reason, state } = order;
  const titleId = `order-${id}`;
  return (
    <Look aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>
          {t(kind === "deposit" ? "pay.deposit" : "pay.withdrawal")}
          <strong>
            <MoneyAmount amount={amount} />
          </strong>
        </h2>
        <Badge tone={STATE_TONES[state]}>{any(STATE_NAMES[state])}</Badge>
      </header>
      <Progress order={order} />
      <Facts order={order} />
      {reason ? (
        <p className="note">
          <b>{t("pay.reason")}</b> {reason}
        </p>
      ) : null}
      {children}
    </Look>
  );
}
