import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { styled } from "styled-components";

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-block-size: 28px;

  input {
    appearance: none;
    flex: none;
    position: relative;
    inline-size: 44px;
    block-size: 26px;
    margin: 0;
    border: 1px solid var(--text-3);
    border-radius: 999px;
    background: var(--surface-2);
    cursor: pointer;
    transition: background-color var(--speed) var(--ease), border-color var(--speed) var(--ease);
  }
  input::before {
    content: "";
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 18px;
    block-size: 18px;
    border-radius: 999px;
    background: var(--text-2);
    transition: inset-inline-start var(--speed) var(--ease), background-color var(--speed) var(--ease);
  }
  input:checked { background: var(--brand); border-color: var(--brand); }
  input:checked::before { inset-inline-start: 21px; background: var(--on-brand); }
  input:disabled { opacity: 0.5; cursor: not-allowed; }
  label { cursor: pointer; }
  @media (forced-colors: active) {
    input, input::before { forced-color-adjust: none; }
    input { border-color: ButtonText; background: Canvas; }
    input::before { background: ButtonText; }
    input:checked { background: Highlight; }
    input:checked::before { background: HighlightText; }
  }
`;

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "type" | "role"> {
  readonly label: ReactNode;
}

/** Renders a checkbox with the look of a switch: it posts with its form, and works by keyboard and without scripts. */
export function Switch({ label, ...input }: SwitchProps) {
  const id = useId();
  return (
    <Row>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state */}
      <input id={id} type="checkbox" role="switch" {...input} />
      <label htmlFor={id}>{label}</label>
    </Row>
  );
}
