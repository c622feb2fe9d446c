import { useState } from "react";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { FormPanel } from "~/site/console/form-panel";
import { ReasonField } from "~/site/console/reason-field";
import type { PayoutAnswer } from "~/site/console/types";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import type { PayoutFields } from "./payout-action";

interface PlayerPayoutProps {
  readonly payout: PayoutAnswer;
  /** Typed fields of a refused submission. */
  readonly fields: PayoutFields | undefined;
}

/** Renders the form that pays out the balance of an excluded member, who cannot sign in to request it. */
export function PlayerPayout({ fields, payout }: PlayerPayoutProps) {
  const t = useT("console");
  const format = useFormat();
  const { accounts, amount, kept, methods, nameKnown } = payout;
  const [account, setAccount] = useState(fields?.account ?? accounts[0]?.id ?? "");
  const isNothing = Number(amount) === 0;
  const choices = [
    ...accounts.map(({ bank, ending, holder, id }) => ({ value: id, label: `${bank} ···· ${ending}, ${holder}` })),
    { value: "", label: t("payout.newAccount") },
  ];
  return (
    <FormPanel method="post" aria-labelledby="payout">
      <AccountField />
      <h2 id="payout">{t("payout.title")}</h2>
      <p>{isNothing ? t("payout.nothing") : t("payout.text", { amount: format.money(amount) })}</p>
      {Number(kept) === 0 ? null : <p>{t("payout.kept", { amount: format.money(kept) })}</p>}
      {isNothing ? null : (
        <>
          <div className="fields">
            <Select
              label={t("order.method")}
              name="method"
              defaultValue={fields?.method}
              options={methods.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Select
              label={t("payout.account")}
              name="account"
              value={account}
              onChange={(event) => setAccount(event.currentTarget.value)}
              options={choices}
            />
          </div>
          {account === "" ? <NewAccount fields={fields} nameKnown={nameKnown} /> : null}
          <ReasonField />
          <div>
            <Button variant="primary" name="act" value="payout">
              {t("payout.submit")}
            </Button>
          </div>
        </>
      )}
    </FormPanel>
  );
}

/** Renders the fields of a new account. */
function NewAccount({ fields, nameKnown }: Pick<PlayerPayoutProps, "fields"> & { readonly nameKnown: boolean }) {
  const t = useT("console");
  const common = { required: true, autoComplete: "off", maxLength: 180 } as const;
  return (
    <fieldset>
      <legend>{t("payout.newText")}</legend>
      {nameKnown ? null : <p>{t("payout.unnamed")}</p>}
      <div className="fields">
        <Field {...common} label={t("payout.bank")} name="bank" defaultValue={fields?.bank} />
        <Field {...common} label={t("payout.holder")} name="holder" defaultValue={fields?.holder} />
        <Field {...common} label={t("payout.number")} name="number" defaultValue={fields?.number} maxLength={80} />
      </div>
    </fieldset>
  );
}
