import { Form } from "@remix-run/react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { SwitchDialog } from "~/site/console/switch-dialog";
import type { OrderAnswer } from "~/site/console/types";
import { AccountField } from "~/site/page-account";
import { Button, type ButtonLook } from "~/ui/button";
import { Field } from "~/ui/field";
import type { OrderAct } from "./order-action";

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  > p { color: var(--text-2); font-size: var(--size-1); }
`;

type Verdict = Exclude<OrderAct, "claim" | "release">;

/** Decisions available to staff, by state of the order. */
const DECISIONS: Readonly<Partial<Record<OrderAnswer["state"], readonly Verdict[]>>> = {
  waiting: ["approve", "refuse"],
  review: ["approve", "refuse"],
  approved: ["paid", "payFailed"],
  paid: ["force"],
  partly: ["force"],
  disputed: ["giveBack", "received"],
};

const LOOKS: Readonly<Partial<Record<OrderAct, ButtonLook["variant"]>>> = { approve: "primary", paid: "primary" };

/** Actions without a reason: they do what the member requested. */
const WITHOUT_REASON: readonly OrderAct[] = ["approve", "paid"];

interface DecisionProps {
  readonly order: OrderAnswer;
  readonly act: Verdict;
}

/** Renders a button and its dialog, which explains the effect and holds the input fields. */
function Decision({ act, order }: DecisionProps) {
  const t = useT("console");
  const label = t(`order.act.${act}`);
  return (
    <SwitchDialog
      id={`act-${act}`}
      title={label}
      label={label}
      effect={t(`order.effect.${act}`)}
      variant={LOOKS[act] ?? "secondary"}
      size="medium"
      reasonHint={WITHOUT_REASON.includes(act) ? null : t("order.reasonHint")}
      fields={{ act, expectedVersion: order.version }}
    >
      {act === "paid" ? (
        <Field label={t("order.reference")} name="reference" maxLength={100} autoComplete="off" />
      ) : null}
    </SwitchDialog>
  );
}

interface OrderActsProps {
  readonly order: OrderAnswer;
  /** Name of the current staff member. */
  readonly self: string;
}

/** Renders the available actions on an order. An order claimed by another staff member shows only the button to take it over. */
export function OrderActs({ order, self }: OrderActsProps) {
  const t = useT("console");
  const decisions = DECISIONS[order.state] ?? [];
  if (decisions.length === 0) return null;
  const isTaken = order.claimedBy !== null && order.claimedBy !== self;
  const claim: OrderAct = order.claimedBy === self ? "release" : "claim";
  return (
    <Line>
      {isTaken ? null : decisions.map((act) => <Decision key={act} act={act} order={order} />)}
      {isTaken ? <p>{t("order.takenBy", { name: order.claimedBy ?? "" })}</p> : null}
      <Form method="post">
        <AccountField />
        <input type="hidden" name="act" value={claim} />
        <input type="hidden" name="expectedVersion" value={order.version} />
        <Button variant="quiet">{t(isTaken ? "order.takeOver" : `order.act.${claim}`)}</Button>
      </Form>
      {order.needsTwo && order.state === "waiting" ? <p>{t("order.needsTwo")}</p> : null}
    </Line>
  );
}
