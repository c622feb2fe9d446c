import { type SelectHTMLAttributes, useId } from "react";
import { styled } from "styled-components";
import { describedBy, FieldRow } from "./field";
import { Icon } from "./icon";

const Box = styled.div`
  position: relative;

  select { appearance: none; padding-inline-end: 40px; cursor: pointer; text-overflow: ellipsis; }
  > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 12px;
    translate: 0 -50%;
    color: var(--text-2);
    pointer-events: none;
  }
`;

const Pill = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 6px;
  min-block-size: 36px;
  padding-inline-start: 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background: var(--surface-0);
  color: var(--text-2);
  font-size: var(--size-1);
  white-space: nowrap;

  select {
    appearance: none;
    max-inline-size: 180px;
    min-block-size: 34px;
    padding-block: 0;
    padding-inline: 0 34px;
    border: 0;
    border-radius: var(--radius-pill);
    background: none;
    color: var(--text-1);
    font-weight: 600;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  option { color: var(--text-1); background: var(--surface-0); }
  > svg { position: absolute; inset-inline-end: 12px; pointer-events: none; }
  &:has(select:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  select:focus-visible { outline: none; }
  @media (hover: hover) { &:hover { border-color: var(--text-3); } }
  @media (pointer: coarse) { min-block-size: 44px; select { min-block-size: 42px; } }
`;

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "children"> {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** `field` for forms, below its label; `pill` for filters, in one line with the label. */
  readonly look?: "field" | "pill";
}

/** Renders a labelled native select, which works everywhere and without scripts. */
export function Select({ label, options, hint, error, look = "field", ...select }: SelectProps) {
  const id = useId();
  const list = options.map(({ value, label: text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
  if (look === "pill") {
    return (
      <Pill>
        <span>{label}</span>
        <select {...select}>{list}</select>
        <Icon name="chevron-down" size={16} />
      </Pill>
    );
  }
  return (
    <FieldRow id={id} label={label} hint={hint} error={error}>
      <Box>
        <select {...describedBy(id, { hint, error })} {...select}>
          {list}
        </select>
        <Icon name="chevron-down" size={18} />
      </Box>
    </FieldRow>
  );
}
