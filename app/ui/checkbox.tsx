import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { focusIfFaulty } from "./faults";

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: 4px 10px;

  input { inline-size: 20px; block-size: 20px; margin: 2px 0; accent-color: var(--brand); cursor: pointer; }
  label { padding-block: 1px; cursor: pointer; }
  label a { text-decoration: underline; text-underline-offset: 3px; }
  .error { grid-column: 2; color: var(--lose); font-size: var(--size-1); font-weight: 600; }
  @media (pointer: coarse) { min-block-size: 44px; align-items: center; }
`;

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "type"> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  /** `radio`: one option of a group with the same name. */
  readonly type?: "checkbox" | "radio";
}

/** Renders a checkbox or radio button with its label and error. */
export function Checkbox({ label, error, type = "checkbox", ...input }: CheckboxProps) {
  const id = useId();
  return (
    <Row>
      <input
        id={id}
        type={type}
        aria-describedby={error ? `${id}e` : undefined}
        aria-invalid={error ? true : undefined}
        {...focusIfFaulty(Boolean(error))}
        {...input}
      />
      <label htmlFor={id}>{label}</label>
      {error ? (
        <span id={`${id}e`} className="error">
          {error}
        </span>
      ) : null}
    </Row>
  );
}
