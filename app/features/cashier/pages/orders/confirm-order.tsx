import { styled } from "styled-components";
import { MAX_PICTURE_MB, MAX_PROOFS, PROOF_TYPES } from "~/platform/brands/pictures";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { MoneyForm } from "~/site/centre/parts/money-form";
import { answerOfType, useSection } from "~/site/centre/parts/section-form";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import type { FormAnswer } from "~/ui/form-answer";
import { Icon } from "~/ui/icon";
import { SignInField } from "~/ui/sign-in-field";
import type { OpenOrder } from "./types";

const Look = styled.section`
  display: grid;
  gap: 14px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line);

  h3 { font-size: 1.0625rem; }
  details { border: 1px solid var(--line); border-radius: var(--radius-small); }
  summary { display: flex; align-items: center; justify-content: space-between; gap: 10px; min-block-size: 48px; padding-inline: 16px; font-weight: 650; cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  summary svg { color: var(--text-2); transition: rotate var(--speed) var(--ease); }
  details[open] summary svg { rotate: 180deg; }
  .body { display: grid; gap: 16px; padding: 4px 16px 16px; }
  .upload { display: grid; gap: 12px; }
`;

interface ConfirmProps {
  readonly order: OpenOrder;
  /** Answer to the last form posted on this page. */
  readonly answer: FormAnswer | undefined;
  readonly path: string;
}

/** Returns the last answer when it belongs to this order's form. */
function useOrderForm(type: string, { answer, order }: ConfirmProps) {
  const last = answerOfType(answer, type);
  return useSection(last && last.values["order"] === order.id ? last : null);
}

function Simple({ type, submit, ...props }: ConfirmProps & { readonly type: string; readonly submit: string }) {
  const form = useOrderForm(type, props);
  return <MoneyForm path={props.path} type={type} form={form} hidden={{ order: props.order.id }} submit={submit} />;
}

function Partly(props: ConfirmProps) {
  const t = useT("shell");
  const form = useOrderForm("partly", props);
  const amount = { inputMode: "decimal", autoComplete: "off", maxLength: 40, required: true, dir: "ltr" } as const;
  return (
    <details open={form.answer !== null}>
      <summary>
        {t("pay.partly")}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="body">
        <MoneyForm
          path={props.path}
          type="partly"
          form={form}
          hidden={{ order: props.order.id }}
          submit={t("pay.sayPartly")}
          variant="secondary"
        >
          <div className="two">
            <SignInField name="received" label={t("pay.received")} answer={form.answer} {...amount} />
            <SignInField name="remaining" label={t("pay.remaining")} answer={form.answer} {...amount} />
          </div>
        </MoneyForm>
      </div>
    </details>
  );
}

/** Renders the form for a payment that did not arrive: pictures are uploaded one at a time before the report is sent. */
function NotReceived(props: ConfirmProps) {
  const t = useT("shell");
  const { answer, order, path } = props;
  const form = useOrderForm("notReceived", props);
  const proof = answerOfType(answer, "proof");
  const error = proof?.values["order"] === order.id ? (proof.errors["file"] ?? proof.error) : null;
  const sent = order.proofs.length;
  return (
    <details open={form.answer !== null || error !== null || sent > 0}>
      <summary>
        {t(order.state === "partly" ? "pay.restMissing" : "pay.notReceived")}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="body">
        <p className="quiet">{t("pay.proofText", { limit: MAX_PICTURE_MB, count: MAX_PROOFS })}</p>
        {sent > 0 ? <p role="status">{t("pay.proofs", { number: sent, limit: MAX_PROOFS })}</p> : null}
        {sent < MAX_PROOFS ? (
          <form className="upload" method="post" action={path} encType="multipart/form-data">
            <AccountField />
            <input type="hidden" name="order" value={order.id} />
            <Field
              type="file"
              name="file"
              label={t("pay.proof")}
              accept={PROOF_TYPES}
              error={error ?? undefined}
              required
            />
            <Button variant="secondary">
              <Icon name="upload" size={18} />
              {t("pay.addProof")}
            </Button>
          </form>
        ) : null}
        {sent > 0 ? (
          <MoneyForm
            path={path}
            type="notReceived"
            form={form}
            hidden={{ order: order.id }}
            submit={t("pay.sayMissing")}
            variant="danger"
          />
        ) : null}
      </div>
    </details>
  );
}

/** Renders the member's actions on a withdrawal: cancel while it waits, or confirm its receipt (requirement W5). */
export function OrderActions(props: ConfirmProps) {
  const t = useT("shell");
  const format = useFormat();
  const { order } = props;
  const cancel = useOrderForm("cancel", props);
  if (order.state === "waiting")
    return (
      <MoneyForm
        path={props.path}
        type="cancel"
        form={cancel}
        hidden={{ order: order.id }}
        submit={t("pay.cancel")}
        variant="secondary"
      />
    );
  if (order.state === "disputed")
    return (
      <Look>
        <p>{t("pay.disputedText")}</p>
        <Simple {...props} type="fullyPaid" submit={t("pay.fullyPaid")} />
      </Look>
    );
  if (order.state !== "paid" && order.state !== "partly") return null;
  const isPartly = order.state === "partly";
  const forced = order.securityState === "held" ? ` ${t("pay.forcedNote")}` : "";
  return (
    <Look aria-labelledby={`confirm-${order.id}`}>
      <h3 id={`confirm-${order.id}`}>{t("pay.confirmTitle")}</h3>
      {order.confirmUntil ? (
        <p className="quiet">{t("pay.confirmUntil", { date: format.date(Date.parse(order.confirmUntil)) }) + forced}</p>
      ) : null}
      <Simple
        {...props}
        type={isPartly ? "fullyPaid" : "received"}
        submit={t(isPartly ? "pay.fullyPaid" : "pay.yes")}
      />
      <Partly {...props} />
      <NotReceived {...props} />
    </Look>
  );
}
