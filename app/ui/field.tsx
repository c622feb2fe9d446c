import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import { css, styled } from "styled-components";
import { focusIfFaulty } from "./faults";
import { Icon, type IconName } from "./icon";
import { useTypedText } from "./use-typed-text";

/** Styles of a text input, for inputs outside of `Field`. */
export const inputLook = css`
  inline-size: 100%;
  min-block-size: var(--control);
  padding: 4px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface-0);
  color: var(--text-1);
  font-size: 1rem;
  transition: border-color var(--speed) var(--ease);

  &::placeholder { color: var(--text-3); opacity: 1; }
  &:hover { border-color: var(--text-3); }
  &[aria-invalid="true"] { border-color: var(--lose); }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
`;

const Row = styled.div`
  display: grid;
  gap: 6px;

  > label { font-size: var(--size-1); font-weight: 600; }
  input, textarea, select { ${inputLook} }
  textarea { min-block-size: 112px; padding-block: 10px; resize: vertical; }
  input[type="file"] { padding: 6px; font-size: var(--size-1); }
  input::file-selector-button {
    min-block-size: 32px;
    margin-inline-end: 10px;
    padding-inline: 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface-2);
    color: var(--text-1);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  .box { position: relative; }
  .box > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 14px;
    translate: 0 -50%;
    color: var(--text-2);
    pointer-events: none;
  }
  .box:has(> svg) > :is(input, select) { padding-inline-start: 44px; }
  .box:has(> .end) > input { padding-inline-end: 56px; }
  .box > .end {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 4px;
    display: flex;
    align-items: center;
  }
  .hint { color: var(--text-2); font-size: var(--size-1); }
  .error { color: var(--lose); font-size: var(--size-1); font-weight: 600; }
`;

interface FieldText {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error text, shown at the field and announced with it. */
  readonly error?: string | undefined;
}

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id">, FieldText {
  /** Icon at the start of the box. */
  readonly icon?: IconName | undefined;
  /** Element at the end of the box: a small button such as "show the password". */
  readonly end?: ReactNode;
}

/** Returns the attributes that connect a control to its hint and error. */
export function describedBy(id: string, { hint, error }: Omit<FieldText, "label">) {
  const described = [hint ? `${id}h` : "", error ? `${id}e` : ""].filter(Boolean).join(" ");
  return { id, "aria-describedby": described || undefined, "aria-invalid": error ? (true as const) : undefined };
}

/** Renders the common layout of fields: label above, control, hint and error below. The label is always visible. */
export function FieldRow({ id, label, hint, error, children }: FieldText & { id: string; children: ReactNode }) {
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint ? (
        <span id={`${id}h`} className="hint">
          {hint}
        </span>
      ) : null}
      {error ? (
        <span id={`${id}e`} className="error">
          {error}
        </span>
      ) : null}
    </Row>
  );
}

/** Renders a labelled input with its hint and error. */
export function Field({ label, hint, error, icon, end, ...input }: FieldProps) {
  const id = useId();
  return (
    <FieldRow id={id} label={label} hint={hint} error={error}>
      <div className="box">
        {icon ? <Icon name={icon} size={18} /> : null}
        <input {...describedBy(id, { hint, error })} {...focusIfFaulty(Boolean(error))} {...input} />
        {end ? <span className="end">{end}</span> : null}
      </div>
    </FieldRow>
  );
}

/** Renders a labelled multi-line text field. */
export function TextArea({
  label,
  hint,
  error,
  ...area
}: FieldText & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id">) {
  const id = useId();
  const typed = useTypedText(id);
  return (
    <FieldRow id={id} label={label} hint={hint} error={error}>
      <textarea ref={typed} {...describedBy(id, { hint, error })} {...area} />
    </FieldRow>
  );
}
