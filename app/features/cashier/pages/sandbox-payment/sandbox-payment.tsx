import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { MoneyAmount, useMoneyText } from "~/site/centre/parts/money-amount";
import { AccountField } from "~/site/page-account";
import { Button, LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** Payment outcomes that the sandbox page can simulate. */
export const SANDBOX_ACTS = ["approve", "refuse", "late", "duplicate", "wrongAmount"] as const;

const Form = styled.form`
  display: grid;
  gap: 18px;

  h1 { display: flex; align-items: center; gap: 12px; font-size: var(--size-3); }
  .amount { font-size: 2.25rem; font-weight: 750; line-height: 1.1; overflow-wrap: anywhere; }
  .note { padding: 12px 14px; border-radius: var(--radius-small); background: var(--surface-2); color: var(--text-2); font-size: var(--size-1); }
  fieldset { display: grid; grid-template-columns: repeat(auto-fit, minmax(190px, 1fr)); gap: 10px; margin: 0; padding: 0; border: 0; min-inline-size: 0; }
  legend { margin-block-end: 10px; padding: 0; color: var(--text-2); font-size: var(--size-1); font-weight: 600; }
  fieldset button { white-space: normal; }
`;

interface SandboxPaymentProps {
  readonly order: string;
  readonly ticket: string;
  readonly payment: { readonly amount: string; readonly methodName: string; readonly state: string };
}

/** Replaces a payment provider's page on a demo brand. Offers every outcome that a provider can report. */
export function SandboxPayment({ order, payment, ticket }: SandboxPaymentProps) {
  const t = useT("shell");
  const cash = useMoneyText();
  const { amount, methodName } = payment;
  return (
    <Form method="post">
      <AccountField />
      <h1>
        <Icon name="shield" size={28} />
        {methodName}
      </h1>
      <p className="amount">
        <MoneyAmount amount={amount} />
      </p>
      <p className="note">{t("sandboxPay.note")}</p>
      <input type="hidden" name="ticket" value={ticket} />
      <Button variant="primary" size="large" name="act" value="approve">
        {t("sandboxPay.approve", { amount: cash(amount) })}
      </Button>
      <fieldset>
        <legend>{t("sandboxPay.more")}</legend>
        <Button name="act" value="refuse">
          {t("sandboxPay.refuse")}
        </Button>
        <Button name="act" value="late">
          {t("sandboxPay.late")}
        </Button>
        <Button name="act" value="duplicate">
          {t("sandboxPay.duplicate")}
        </Button>
        <Button name="act" value="wrongAmount">
          {t("sandboxPay.wrongAmount")}
        </Button>
      </fieldset>
      <LinkButton href={`/member/depositv2?order=${encodeURIComponent(order)}`} variant="quiet">
        {t("sandboxPay.back")}
      </LinkButton>
    </Form>
  );
}
