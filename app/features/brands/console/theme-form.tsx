import { Form } from "@remix-run/react";
import { useState } from "react";
import { styled } from "styled-components";
import { MINIMUM_CONTRAST } from "~/platform/brands/theme";
import { useT } from "~/platform/i18n/use-t";
import { AccountField } from "~/site/page-account";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { type SaveConflict, SaveConflictPanel } from "../save-conflict";
import { ColourField } from "./colour-field";
import { CharacterFields, type ThemePartProps } from "./theme-character";
import { ThemeSpecimen } from "./theme-specimen";
import {
  COLOUR_NAMES,
  contrastReadingOf,
  derivedColour,
  effectiveColours,
  MODES,
  type Mode,
  type ThemeValues,
} from "./theme-values";

const Fields = styled(Form)`
  display: grid;
  gap: 20px;
  min-inline-size: 0;

  .modes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); gap: 24px; }
  fieldset { display: grid; align-content: start; gap: 12px; min-inline-size: 0; }
  legend { margin-block-end: 8px; font-weight: 650; }
  .grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 12px; }
`;

interface ThemeFormProps {
  readonly code: string;
  /** Hash of the file that the form starts from. */
  readonly hash: string;
  /** Values of the brand's file. */
  readonly own: ThemeValues;
  readonly base: ThemeValues;
  readonly mayEdit: boolean;
  /** Set when another save of the file came first. */
  readonly conflict: SaveConflict | null;
}

const FORM = "theme-form";

function ModeColours({ base, change, disabled, mode, values }: ThemePartProps & { readonly mode: Mode }) {
  const t = useT("console");
  const isHydrated = useIsHydrated();
  const colours = effectiveColours(values, base, mode);
  return (
    <fieldset>
      <legend>{t(`files.theme.mode.${mode}`)}</legend>
      {COLOUR_NAMES.map((name) => {
        const field = `${mode}.${name}`;
        const reading = colours && contrastReadingOf(colours, name);
        const ratio = reading ? `${reading.ratio}:1` : "";
        const low = reading?.isLow
          ? t("files.theme.low", { ground: t(`files.theme.${reading.ground}`), ratio, least: `${MINIMUM_CONTRAST}:1` })
          : undefined;
        return (
          <ColourField
            key={field}
            label={t(`files.theme.${name}`)}
            name={field}
            value={values[field] ?? ""}
            placeholder={base[field] || t("files.theme.derived")}
            swatch={values[field] || base[field] || (colours ? derivedColour(colours, name) : "")}
            onValue={(value) => change(field, value)}
            error={low}
            disabled={disabled}
            end={reading ? <Badge tone={reading.isLow ? "bad" : "good"}>{ratio}</Badge> : null}
          />
        );
      })}
      {colours && isHydrated ? <ThemeSpecimen colours={colours} /> : null}
    </fieldset>
  );
}

/**
 * Renders the form of a brand's theme: the colours of both modes with their contrast, and the character. Empty fields use the
 * base's value.
 */
export function ThemeForm({ base, code, conflict, hash, mayEdit, own }: ThemeFormProps) {
  const t = useT("console");
  const [values, setValues] = useState(own);
  const change = (name: string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const part = { values, base, change, disabled: !mayEdit };
  return (
    <Fields method="post" id={FORM}>
      <AccountField />
      {conflict ? (
        <SaveConflictPanel
          conflict={conflict}
          form={FORM}
          intent="save"
          label={t("conflict.saveMine")}
          theirs={`/console/brands/${code}/theme`}
        />
      ) : null}
      <input type="hidden" name="expectedHash" value={hash} />
      <div className="modes">
        {MODES.map((mode) => (
          <ModeColours key={mode} mode={mode} {...part} />
        ))}
      </div>
      <CharacterFields {...part} />
      {mayEdit ? (
        <div>
          <Button variant="primary">{t("files.save")}</Button>
        </div>
      ) : null}
    </Fields>
  );
}
