import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { MoneyForm } from "~/site/centre/parts/money-form";
import { answerOfType, FormResult, useSection } from "~/site/centre/parts/section-form";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import type { FormAnswer } from "~/ui/form-answer";
import { Icon } from "~/ui/icon";
import { SignInField } from "~/ui/sign-in-field";
import type { WithdrawData } from "./types";

const List = styled.ul`
  li { display: grid; grid-template-columns: 24px minmax(0, 1fr) auto; align-items: center; gap: 2px 12px; min-block-size: 64px; padding-block: 8px; }
  li + li { border-block-start: 1px solid var(--line); }
  li > svg { color: var(--text-2); }
  b { font-weight: 650; overflow-wrap: anywhere; }
  small { display: block; color: var(--text-2); font-size: var(--size-1); overflow-wrap: anywhere; }
`;

const Add = styled.details`
  > summary { display: flex; align-items: center; gap: 10px; min-block-size: 44px; font-weight: 650; cursor: pointer; list-style: none; }
  > summary::-webkit-details-marker { display: none; }
  > summary svg { transition: rotate var(--speed) var(--ease); }
  &[open] > summary svg { rotate: 180deg; }
  > form { padding-block: 12px 4px; }
`;

interface AccountsProps {
  readonly accounts: WithdrawData["methods"]["accounts"];
  readonly answer: FormAnswer | undefined;
  readonly path: string;
}

/** Renders the fields of a payout account. */
function AccountFields({ answer }: { readonly answer: FormAnswer | null }) {
  const t = useT("shell");
  return (
    <>
      <div className="two">
        <SignInField name="bank" label={t("pay.bank")} answer={answer} maxLength={180} autoComplete="off" required />
        <SignInField
          name="holder"
          label={t("pay.holder")}
          answer={answer}
          maxLength={180}
          autoComplete="name"
          required
        />
      </div>
      <SignInField
        name="number"
        label={t("pay.number")}
        answer={answer}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        required
      />
    </>
  );
}

/** Renders the member's payout accounts, with forms to remove and add accounts. */
export function Accounts({ accounts, answer, path }: AccountsProps) {
  const t = useT("shell");
  const add = useSection(answerOfType(answer, "addAccount"));
  const remove = useSection(answerOfType(answer, "removeAccount"));
  const isFirst = accounts.length === 0;
  const form = (
    <MoneyForm
      path={path}
      type="addAccount"
      form={add}
      submit={t("pay.saveAccount")}
      variant={isFirst ? "primary" : "secondary"}
    >
      <AccountFields answer={add.answer} />
    </MoneyForm>
  );
  if (isFirst)
    return (
      <div className="sheet part">
        <p className="quiet">{t("pay.firstAccount")}</p>
        {form}
      </div>
    );
  return (
    <div className="sheet">
      <List>
        {accounts.map(({ bank, ending, holder, id }) => (
          <li key={id}>
            <Icon name="landmark" />
            <span>
              <b>{bank}</b>
              <small>
                {holder} · <bdi dir="ltr">···· {ending}</bdi>
              </small>
            </span>
            <form method="post" action={path} onSubmit={remove.onSubmit}>
              <AccountField />
              <input type="hidden" name="type" value="removeAccount" />
              <input type="hidden" name="id" value={id} />
              <Button
                variant="quiet"
                size="small"
                square
                aria-label={t("pay.remove", { name: `${bank} ${ending}` })}
                aria-disabled={remove.sending || undefined}
              >
                <Icon name="trash" size={18} />
              </Button>
            </form>
          </li>
        ))}
      </List>
      <FormResult answer={remove.answer} />
      <Add open={add.answer !== null}>
        <summary>
          {t("pay.addAccount")}
          <Icon name="chevron-down" size={16} />
        </summary>
        {form}
      </Add>
    </div>
  );
}
