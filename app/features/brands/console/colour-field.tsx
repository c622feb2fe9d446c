import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { describedBy, FieldRow } from "~/ui/field";
import { COLOUR } from "./colour";

const Pair = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;

  input[type="color"] { inline-size: 44px; padding: 4px; cursor: pointer; }
`;

interface ColourFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "value" | "onChange"> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Value as typed; empty when the placeholder applies. */
  readonly value: string;
  /** Colour of the picker when neither value nor placeholder is one. */
  readonly swatch?: string;
  readonly onValue: (value: string) => void;
  /** Element next to the inputs, e.g. the contrast. */
  readonly end?: ReactNode;
}

/** Renders a colour input: a picker and a text field for #rrggbb. Without scripts only the text field works. */
export function ColourField({
  end,
  error,
  hint,
  label,
  onValue,
  placeholder,
  swatch,
  value,
  ...input
}: ColourFieldProps) {
  const t = useT("console");
  const id = useId();
  const shown = [value, swatch, placeholder].find((one) => one !== undefined && COLOUR.test(one)) ?? "#000000";
  return (
    <FieldRow id={id} label={label} hint={hint} error={error}>
      <Pair>
        <input
          type="color"
          aria-label={t("files.pick", { what: label })}
          value={shown.toLowerCase()}
          onChange={(event) => onValue(event.target.value)}
          disabled={input.disabled}
        />
        <input
          {...describedBy(id, { hint, error })}
          {...input}
          dir="ltr"
          value={value}
          placeholder={placeholder}
          onChange={(event) => onValue(event.target.value)}
          pattern="#[0-9A-Fa-f]{6}"
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
        />
        {end}
      </Pair>
    </FieldRow>
  );
}
