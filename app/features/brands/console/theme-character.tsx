import { useT } from "~/platform/i18n/use-t";
import { Select } from "~/ui/select";
import { CHARACTER, choiceKey, MODES, type ThemeValues } from "./theme-values";

/** Properties of a part of the theme form. */
export interface ThemePartProps {
  readonly values: ThemeValues;
  readonly base: ThemeValues;
  readonly disabled: boolean;
  readonly change: (name: string, value: string) => void;
}

/** Renders the choices of a theme's character and its default mode. */
export function CharacterFields({ base, change, disabled, values }: ThemePartProps) {
  const t = useT("console");
  const keys = Object.keys(CHARACTER) as (keyof typeof CHARACTER)[];
  const fields = [...keys.map((key) => [`character.${key}`, CHARACTER[key]] as const), ["defaultMode", MODES] as const];
  const named = (field: string, value: string) => {
    const key = choiceKey(field, value);
    return key ? t(`files.theme.${key}`) : value;
  };
  return (
    <fieldset>
      <legend>{t("files.theme.character")}</legend>
      <div className="grid">
        {fields.map(([field, all]) => (
          <Select
            key={field}
            label={t(`files.theme.${field}`)}
            name={field}
            value={values[field] ?? ""}
            onChange={({ target }) => change(field, target.value)}
            disabled={disabled}
            options={[
              { value: "", label: t("files.base", { value: named(field, base[field] ?? "") }) },
              ...all.map((one) => ({ value: String(one), label: named(field, String(one)) })),
            ]}
          />
        ))}
      </div>
    </fieldset>
  );
}
