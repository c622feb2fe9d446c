import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { FormPanel } from "~/site/console/form-panel";
import type { GrantsAnswer } from "~/site/console/types";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import type { GrantFields } from "./grant-action";

interface GrantFormProps {
  readonly allowance: GrantsAnswer["allowance"];
  /** Typed fields of a refused submission. */
  readonly fields: GrantFields | undefined;
  /** User name from the link's query. */
  readonly account: string;
  /** Idempotency key: repeated submissions give the reward once. */
  readonly requestId: string;
}

/** Renders the form that gives one member a reward, and the caller's remaining allowance today. */
export function GrantForm({ account, allowance, fields, requestId }: GrantFormProps) {
  const t = useT("console");
  const { money } = useFormat();
  const { left, perDay, perGrant, secondPersonFrom, turnoverTimes } = allowance;
  const kinds = [
    { value: "bonus", label: t("grants.kind.bonus") },
    { value: "redEnvelope", label: t("grants.kind.redEnvelope") },
  ];
  return (
    <FormPanel method="post" aria-labelledby="grant-new">
      <AccountField />
      <h2 id="grant-new">{t("grants.new")}</h2>
      <p>{t("grants.left", { left: money(left), day: money(perDay), once: money(perGrant) })}</p>
      {Number(secondPersonFrom) > 0 ? <p>{t("grants.second", { from: money(secondPersonFrom) })}</p> : null}
      <div className="fields">
        <Field
          label={t("grants.player")}
          name="account"
          defaultValue={fields?.account ?? account}
          required
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Select label={t("grants.kind")} name="kind" defaultValue={fields?.kind ?? "bonus"} options={kinds} />
        <Field
          label={t("grants.amount")}
          name="amount"
          defaultValue={fields?.amount}
          required
          inputMode="decimal"
          maxLength={40}
          autoComplete="off"
        />
        <Field
          label={t("grants.times")}
          hint={t("grants.timesHint", turnoverTimes)}
          name="turnoverTimes"
          defaultValue={fields?.turnoverTimes}
          inputMode="decimal"
          maxLength={40}
          autoComplete="off"
        />
      </div>
      <Field
        label={t("reason.label")}
        hint={t("grants.reasonHint")}
        name="reason"
        defaultValue={fields?.reason}
        required
        maxLength={120}
        autoComplete="off"
      />
      <input type="hidden" name="requestId" value={fields?.requestId || requestId} />
      <div>
        <Button variant="primary" name="act" value="give">
          {t("grants.give")}
        </Button>
      </div>
    </FormPanel>
  );
}
