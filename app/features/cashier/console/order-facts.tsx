import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { type Fact, Facts } from "~/site/console/facts";
import type { OrderAnswer } from "~/site/console/types";
import { type Column, DataTable } from "~/ui/data-table";
import { PAYMENT_STATES } from "../rules/payments";

type OrderEvent = OrderAnswer["events"][number];

/** Renders all facts that staff need for a decision. */
export function OrderFacts({ order }: { readonly order: OrderAnswer }) {
  const t = useT("console");
  const format = useFormat();
  const money = (amount: string | null) => (amount === null ? null : format.money(amount));
  const when = (time: string | null) => (time === null ? null : format.date(Date.parse(time), "dateTime"));
  const facts: readonly Fact[] = [
    [
      t("order.number"),
      <code key="number" dir="ltr">
        {order.number}
      </code>,
    ],
    [t("order.member"), <bdi key="member">{order.memberAccount}</bdi>],
    [t("order.amount"), money(order.amount)],
    [t("order.fee"), money(order.fee)],
    [t("order.net"), money(order.net)],
    [t("order.received"), money(order.received)],
    [t("order.security"), order.securityState === "none" ? null : money(order.security)],
    [t("order.method"), order.methodName],
    [
      t("order.payTo"),
      order.payTo ? `${order.payTo.bank} · ${order.payTo.holder} · ${order.payTo.number}` : order.account,
    ],
    [t("order.turnover"), order.kind === "withdrawal" ? money(order.turnoverRequired) : null],
    [t("order.reference"), order.providerReference],
    [t("order.when"), when(order.createdAt)],
    [t("order.changed"), when(order.changedAt)],
    [t("order.confirmUntil"), when(order.confirmUntil)],
    [t("order.reviewedBy"), order.reviewedBy],
    [t("reason.label"), order.reason],
    ...order.fields.map(({ name, value }) => [name, value] as const),
  ];
  return <Facts facts={facts} />;
}

/** Actions in the history that are not states. */
const NON_STATE_ACTIONS = ["claimed", "released", "opened", "firstApproved", "told"] as const;

/** Text keys of the actors that are not staff; staff are shown by name. */
const ACTORS = ["member", "provider", "time", "rule"] as const;

/** Renders the action of a history line as text; an unknown action is shown verbatim. */
function Act({ action }: { readonly action: string }) {
  const t = useT("console");
  const deed = NON_STATE_ACTIONS.find((one) => one === action);
  const state = PAYMENT_STATES.find((one) => one === action);
  if (deed) return t(`order.deed.${deed}`);
  return state ? t(`order.state.${state}`) : action;
}

/** Returns the actor of an event: a text, or the name of a member of staff. */
function Actor({ actor }: { readonly actor: string }) {
  const t = useT("console");
  const kind = ACTORS.find((one) => one === actor);
  return kind ? t(`order.actor.${kind}`) : <bdi>{actor.replace(/^staff:/, "")}</bdi>;
}

/** Renders the history of an order, latest first. */
export function OrderHistory({ order }: { readonly order: OrderAnswer }) {
  const t = useT("console");
  const format = useFormat();
  const columns: readonly Column<OrderEvent & { readonly at: string }>[] = [
    { id: "when", title: t("history.when"), cell: ({ at }) => format.date(Date.parse(at), "dateTime") },
    { id: "who", title: t("history.who"), cell: ({ actor }) => <Actor actor={actor} /> },
    { id: "what", title: t("history.what"), cell: ({ action }) => <Act action={action} /> },
    { id: "note", title: t("history.why"), cell: ({ note }) => note ?? "–" },
  ];
  const rows = order.events.map((event, at) => ({ ...event, key: String(at) })).reverse();
  return (
    <section>
      <h2>{t("history.title")}</h2>
      <DataTable
        caption={t("history.title")}
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.at} ${row.action} ${row.actor}`}
      />
    </section>
  );
}
