import { Form } from "@remix-run/react";
import { styled } from "styled-components";
import { SaveConflictPanel } from "~/features/brands/save-conflict";
import { useT } from "~/platform/i18n/use-t";
import { useStaffPermission } from "~/site/console/staff-context";
import type { EntryAnswer } from "~/site/console/types";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import type { EntryRefusal } from "./entry-action.server";
import { EntryField } from "./entry-field";

const Fields = styled(Form)`
  display: grid;
  gap: 24px;
  max-inline-size: 1080px;

  .do { display: flex; flex-wrap: wrap; gap: 8px; }
`;

const Others = styled(Form)`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line);
  p { flex-basis: 100%; color: var(--text-2); font-size: var(--size-1); }
`;

/** Grid of short fields, so that long texts get the full width. */
const Short = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 20px;
  align-items: start;
`;

interface EntryFormProps {
  readonly answer: EntryAnswer;
  /** Address of this page. */
  readonly path: string;
  /** True when the form asks for an id. */
  readonly isNew: boolean;
  /** Refusal of the last submission. */
  readonly refused: EntryRefusal | undefined;
}

/** `CONTENT_ID` for the `pattern` attribute, which requires an escaped hyphen in a character class. */
const ID_PATTERN = "[A-Za-z0-9][A-Za-z0-9_\\-]{0,63}";

const [FORM, OTHERS] = ["entry", "entry-others"];

const LONG: readonly string[] = ["localised", "html", "choices"];

/** Renders the form of one entry from the schema of its kind. Works without scripts. */
export function EntryForm({ answer, isNew, path, refused }: EntryFormProps) {
  const t = useT("console");
  const { base, entry, fields, languages, previews, timeZone } = answer;
  const conflict = refused?.conflict ?? null;
  const hash = conflict?.expected ?? answer.hash;
  const mayEdit = useStaffPermission("brands.edit");
  const values = refused?.entry ?? entry ?? base ?? {};
  const errors = refused?.errors ?? {};
  const one = (field: EntryAnswer["fields"][number]) => (
    <EntryField key={field.name} {...{ field, errors, previews, languages, timeZone }} value={values[field.name]} />
  );
  return (
    <>
      {conflict ? (
        <SaveConflictPanel
          conflict={conflict}
          form={refused?.intent === "save" ? FORM : OTHERS}
          intent={refused?.intent ?? "save"}
          label={t(refused?.intent === "save" ? "conflict.saveMine" : "conflict.goOn")}
          theirs={path}
        />
      ) : null}
      <Fields method="post" id={FORM}>
        <AccountField />
        <input type="hidden" name="expectedHash" value={hash ?? ""} />
        {isNew ? (
          <Field
            label={t("content.id")}
            hint={t("content.idRule")}
            name="id"
            required
            pattern={ID_PATTERN}
            defaultValue={refused?.id}
            error={errors["id"]}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : null}
        {fields.filter(({ kind }) => LONG.includes(kind)).map(one)}
        <Short>{fields.filter(({ kind }) => !LONG.includes(kind)).map(one)}</Short>
        {mayEdit ? (
          <div className="do">
            <Button variant="primary" name="intent" value="save">
              {t("content.save")}
            </Button>
          </div>
        ) : null}
      </Fields>
      {mayEdit && !isNew ? (
        <Others method="post" id={OTHERS}>
          <AccountField />
          <input type="hidden" name="expectedHash" value={hash ?? ""} />
          <p>{t("content.othersText")}</p>
          {base && JSON.stringify(base) !== JSON.stringify(entry) ? (
            <Button name="intent" value="restore">
              {t("content.restore")}
            </Button>
          ) : null}
          {entry ? (
            <Button variant="danger" name="intent" value="remove">
              {t("content.remove")}
            </Button>
          ) : null}
        </Others>
      ) : null}
    </>
  );
}
