import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { css, styled } from "styled-components";

/** The look of a text input, for those who need a bare one. */
export const inputLook = css`
  inline-size: 100%;
  min-block-size: var(--control);
  padding: 8px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface-0);
  color: var(--text-1);
  font-size: 1rem;
  transition: border-color var(--speed) var(--ease);

  &::placeholder { color: var(--text-3); opacity: 1; }
  &:hover { border-color: var(--text-3); }
  &[aria-invalid="true"] { border-color: var(--lose); }
`;

const Row = styled.div`
  display: grid;
  gap: 6px;

  label { font-size: var(--size-1); font-weight: 600; }
  input, textarea, select { ${inputLook} }
  .hint { color: var(--text-2); font-size: var(--size-1); }
  .error { color: var(--lose); font-size: var(--size-1); font-weight: 600; }
`;

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id"> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** In words, shown at the field and read with it. */
  readonly error?: string | undefined;
}

/** A labelled input with its hint and error. The label is always visible. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}h` : "", error ? `${id}e` : ""].filter(Boolean).join(" ");
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={described || undefined} aria-invalid={error ? true : undefined} {...input} />
      {hint ? (
        <Note id={`${id}h`} kind="hint">
          {hint}
        </Note>
      ) : null}
      {error ? (
        <Note id={`${id}e`} kind="error">
          {error}
        </Note>
      ) : null}
    </Row>
  );
}

function Note({ id, kind, children }: { id: string; kind: "hint" | "error"; children: ReactNode }) {
  return (
    <span id={id} className={kind}>
      {children}
    </span>
  );
}
