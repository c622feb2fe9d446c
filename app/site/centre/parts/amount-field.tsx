import { type ChangeEvent, useRef } from "react";
import { css, styled } from "styled-components";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { useT } from "~/platform/i18n/use-t";
import { focusIfFaulty } from "~/ui/faults";
import type { FormAnswer } from "~/ui/form-answer";
import { MoneyAmount, plainAmount } from "./money-amount";

const big = css`
  inline-size: 100%;
  min-block-size: 60px;
  border: 0;
  outline: none;
  background: none;
  color: var(--text-1);
  font-size: 1.625rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const Look = styled.fieldset`
  .chips { display: grid; grid-template-columns: repeat(auto-fill, minmax(96px, 1fr)); gap: 8px; }
  .chips label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 44px;
    padding-inline: 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    background: var(--surface-0);
    font-size: var(--size-1);
    font-weight: 650;
    white-space: nowrap;
    cursor: pointer;
  }
  .chips input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
  .chips label:has(:checked) { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
  .chips label:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  @media (hover: hover) { .chips label:not(:has(:checked)):hover { border-color: var(--text-3); } }
  /* Numbers run left to right in every language. */
  .box { display: flex; align-items: center; gap: 10px; padding-inline: 16px; border: 1px solid var(--line); border-radius: var(--radius-small); background: var(--surface-0); direction: ltr; }
  .box:focus-within { outline: 2px solid var(--focus); outline-offset: 1px; }
  .box:has([aria-invalid]) { border-color: var(--lose); }
  .box > span { color: var(--text-2); font-size: 1.25rem; font-weight: 600; }
  .box > input { ${big} }
  .box > input::placeholder { color: var(--text-3); font-size: 1.0625rem; font-weight: 500; }
`;

interface AmountFieldProps {
  /** Suggested amounts. */
  readonly amounts: readonly string[];
  /** Allowed range and fees. */
  readonly hint: string;
  readonly answer: FormAnswer | null;
}

/**
 * Renders an amount input with suggested amounts. Without scripts, the selected suggestion applies if the input is empty. With
 * scripts, selecting fills the input, and typing updates the selection.
 */
export function AmountField({ amounts, hint, answer }: AmountFieldProps) {
  const t = useT("shell");
  const { region } = useI18n();
  const field = useRef<HTMLFieldSetElement>(null);
  const error = answer?.errors["amount"];
  const typed = () => field.current?.querySelector<HTMLInputElement>("[name=amount]");
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const input = typed();
    if (input) input.value = currentTarget.value;
  };
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    for (const chip of field.current?.querySelectorAll<HTMLInputElement>("[name=pick]") ?? [])
      chip.checked = chip.value === currentTarget.value;
  };
  const id = "pay-amount";
  return (
    <Look ref={field}>
      <legend>{t("pay.amount")}</legend>
      {amounts.length > 0 ? (
        <div className="chips">
          {amounts.map((amount) => (
            <label key={amount}>
              <input
                type="radio"
                name="pick"
                value={plainAmount(amount)}
                defaultChecked={answer?.values["pick"] === plainAmount(amount)}
                onChange={choose}
              />
              <MoneyAmount amount={amount} />
            </label>
          ))}
        </div>
      ) : null}
      <div className="box">
        <span aria-hidden="true">{region.currency.symbol}</span>
        <input
          id={id}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          required={amounts.length === 0}
          aria-label={amounts.length > 0 ? t("pay.other") : t("pay.amount")}
          placeholder={amounts.length > 0 ? t("pay.other") : "0"}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          {...focusIfFaulty(Boolean(error))}
          aria-invalid={error ? true : undefined}
          defaultValue={answer?.values["amount"]}
          onChange={type}
        />
      </div>
      <p className="quiet" id={`${id}-hint`}>
        {hint}
      </p>
      {error ? (
        <em className="error" id={`${id}-error`}>
          {error}
        </em>
      ) : null}
    </Look>
  );
}
