import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";
import { DURATIONS } from "./times";

const More = styled.details`
  summary { display: inline-flex; align-items: center; gap: 4px; color: var(--text-2); font-weight: 600; font-size: var(--size-1); cursor: pointer; }
  &[open] summary svg { rotate: 180deg; }
  > div { display: grid; gap: 16px; margin-block-start: 12px; }
`;

/**
 * Renders the fields for the duration of a switch and, collapsed, for an exact start and end. @param start false: it starts at
 * once
 */
export function TimesFields({ start = true }: { readonly start?: boolean }) {
  const t = useT("console");
  const options = DURATIONS.map((value) => ({ value, label: t(`times.for.${value || "ever"}`) }));
  return (
    <>
      <Select label={t("times.howLong")} name="for" options={options} />
      <More>
        <summary>
          <Icon name="chevron-down" size={16} />
          {t("times.exact")}
        </summary>
        <div>
          {start ? <Field label={t("times.from")} hint={t("flags.leaves")} type="datetime-local" name="from" /> : null}
          <Field label={t("times.until")} type="datetime-local" name="until" />
        </div>
      </More>
    </>
  );
}
