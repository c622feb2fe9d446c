import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { isLanguageCode, LANGUAGES } from "~/platform/text/languages";
import { HtmlField } from "~/site/console/html-field";
import type { EntryField as FieldShape } from "~/site/console/types";
import { Checkbox } from "~/ui/checkbox";
import { Field, TextArea } from "~/ui/field";
import { Select } from "~/ui/select";
import { inputName, localTime } from "./entry-values";
import { useFieldTexts } from "./field-texts";

const Group = styled.fieldset`
  display: grid;
  gap: 12px;
  min-inline-size: 0;
  padding: 0;
  border: 0;

  legend { padding: 0; font-weight: 600; }
  > p { color: var(--text-2); font-size: var(--size-1); }
  > .error { color: var(--lose); font-weight: 600; }
  .line { display: flex; flex-wrap: wrap; gap: 8px 20px; }
`;

export interface EntryFieldProps {
  readonly field: FieldShape;
  readonly value: unknown;
  /** Errors by field and language. */
  readonly errors: Readonly<Record<string, string>>;
  /** Sanitised HTML by field and language. */
  readonly previews: Readonly<Record<string, string>>;
  readonly languages: readonly string[];
  readonly timeZone: string;
}

/** Renders one text input per language of the brand, plus one for all languages when the value is a single text. */
function ByLanguage({ errors, field, languages, previews, value }: EntryFieldProps) {
  const t = useT("console");
  const { kind, maxLength, name } = field;
  const words = useFieldTexts().field(field);
  const texts = (typeof value === "object" && value !== null ? value : {}) as Readonly<Record<string, string>>;
  const one = (language: string | undefined, label: string, text: string) => {
    const at = language === undefined ? name : `${name}.${language}`;
    const tag = language !== undefined && isLanguageCode(language) ? LANGUAGES[language].bcp47 : undefined;
    const error = language === undefined ? undefined : errors[at];
    const shared = { label, name: inputName(name, language), error, maxLength: maxLength ?? undefined, lang: tag };
    if (kind === "html") return <HtmlField key={at} {...shared} value={text} preview={previews[at] ?? ""} />;
    return <Field key={at} {...shared} defaultValue={text} dir="auto" autoComplete="off" />;
  };
  return (
    <Group aria-describedby={errors[name] ? `${inputName(name)}-error` : undefined}>
      <legend>{words.title}</legend>
      <p>{words.hint}</p>
      {errors[name] ? (
        <span className="error" id={`${inputName(name)}-error`}>
          {errors[name]}
        </span>
      ) : null}
      {typeof value === "string" ? one(undefined, t("content.allLanguages"), value) : null}
      {languages.map((language) => {
        const label = isLanguageCode(language) ? LANGUAGES[language].nativeName : language;
        return one(language, label, texts[language] ?? "");
      })}
    </Group>
  );
}

/** Renders checkboxes for a multiple choice. For languages: those of the brand and the selected ones. */
function Choices({ errors, field, languages, value }: EntryFieldProps) {
  const { name, options } = field;
  const words = useFieldTexts().field(field);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const offered = (options ?? []).filter(
    (one) => !isLanguageCode(one) || languages.includes(one) || chosen.includes(one),
  );
  return (
    <Group aria-describedby={errors[name] ? `${inputName(name)}-error` : undefined}>
      <legend>{words.title}</legend>
      <p>{words.hint}</p>
      <div className="line">
        {offered.map((one) => (
          <Checkbox
            key={one}
            name={inputName(name)}
            value={one}
            defaultChecked={chosen.includes(one)}
            label={isLanguageCode(one) ? LANGUAGES[one].nativeName : one}
          />
        ))}
      </div>
      {errors[name] ? (
        <span className="error" id={`${inputName(name)}-error`}>
          {errors[name]}
        </span>
      ) : null}
    </Group>
  );
}

/** Renders one field of an entry according to its schema. */
export function EntryField(props: EntryFieldProps) {
  const t = useT("console");
  const { errors, field, timeZone, value } = props;
  const { example, kind, maxLength, name, options, required } = field;
  const words = useFieldTexts();
  const { hint, title } = words.field(field);
  const text = value === undefined ? "" : String(value);
  const shared = { label: title, hint, name: inputName(name), error: errors[name] };
  switch (kind) {
    case "localised":
    case "html":
      return <ByLanguage {...props} />;
    case "choices":
      return <Choices {...props} />;
    case "switch":
      return (
        <Group aria-describedby={errors[name] ? `${inputName(name)}-error` : undefined}>
          <Checkbox label={title} name={inputName(name)} defaultChecked={value !== false} error={errors[name]} />
          <p>{hint}</p>
        </Group>
      );
    case "choice": {
      const none = required && text !== "" ? [] : [{ value: "", label: t("content.choose") }];
      const list = [...none, ...(options ?? []).map((one) => ({ value: one, label: words.option(name, one) }))];
      return <Select {...shared} defaultValue={text} options={list} required={required} />;
    }
    case "time": {
      const inZone = t("content.timeZone", { text: hint, zone: timeZone });
      return (
        <Field
          {...shared}
          hint={inZone}
          type="datetime-local"
          defaultValue={localTime(value, timeZone)}
          required={required}
        />
      );
    }
    case "number":
      return <Field {...shared} type="number" step={1} defaultValue={text} required={required} />;
    case "text":
      return (maxLength ?? 0) > 2000 ? (
        <TextArea {...shared} defaultValue={text} required={required} />
      ) : (
        <Field
          {...shared}
          defaultValue={text}
          required={required}
          maxLength={maxLength ?? undefined}
          placeholder={example ?? undefined}
          autoComplete="off"
          spellCheck={false}
        />
      );
  }
}
