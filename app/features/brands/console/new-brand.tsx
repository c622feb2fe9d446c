import { Form } from "@remix-run/react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import type { NewBrandAnswer } from "./new-brand-action";

const Steps = styled(Form)`
  display: grid;
  gap: 28px;
  max-inline-size: 820px;

  fieldset { display: grid; gap: 14px; min-inline-size: 0; }
  legend { margin-block-end: 12px; font-size: var(--size-3); font-weight: 650; }
  .grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); align-items: start; gap: 14px; }
  .languages legend { margin-block-end: 4px; font-size: var(--size-1); font-weight: 600; }
  .languages { display: grid; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); gap: 6px 14px; }
`;

interface NewBrandProps {
  readonly brands: readonly { readonly code: string; readonly name: string }[];
  /** Available languages, labelled in the language itself. */
  readonly languages: readonly { readonly value: string; readonly label: string }[];
  readonly answer: NewBrandAnswer | undefined;
}

const QUIET = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;

/** Submitted values and errors of the form, by field name. */
type Sent = Pick<NewBrandAnswer, "given" | "errors">;

function NameFields({ errors, given }: Sent) {
  const t = useT("console");
  return (
    <fieldset>
      <legend>{t("files.new.name")}</legend>
      <div className="grid">
        <Field
          label={t("files.new.code")}
          hint={t("files.new.codeHint")}
          error={errors["code"]}
          name="code"
          pattern="[a-z][a-z0-9\-]{1,30}"
          defaultValue={given["code"]}
          required
          dir="ltr"
          {...QUIET}
        />
        <Field
          label={t("files.new.title")}
          error={errors["name"]}
          name="name"
          maxLength={60}
          defaultValue={given["name"]}
        />
        <Field
          label={t("files.new.operator")}
          hint={t("files.new.operatorHint")}
          error={errors["operator"]}
          name="operator"
          maxLength={40}
          defaultValue={given["operator"]}
          dir="ltr"
          {...QUIET}
        />
      </div>
    </fieldset>
  );
}

function StartFields({ brands, errors, given, languages }: Sent & Pick<NewBrandProps, "brands" | "languages">) {
  const t = useT("console");
  const options = brands.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
  return (
    <fieldset>
      <legend>{t("files.new.start")}</legend>
      <Select
        label={t("files.new.from")}
        hint={t("files.new.fromHint")}
        error={errors["from"]}
        name="from"
        defaultValue={given["from"] ?? ""}
        options={[{ value: "", label: t("files.new.fromBase") }, ...options]}
      />
      <Select
        label={t("files.new.language")}
        hint={t("files.new.languageHint")}
        error={errors["languages"]}
        name="language"
        defaultValue={given["language"] ?? ""}
        options={[{ value: "", label: t("files.new.asCopied") }, ...languages]}
      />
      <fieldset className="languages">
        <legend>{t("files.new.more")}</legend>
        {languages.map(({ label, value }) => (
          <Checkbox
            key={value}
            name="more"
            value={value}
            label={label}
            defaultChecked={given["more"]?.split(",").includes(value)}
          />
        ))}
      </fieldset>
    </fieldset>
  );
}

/** Renders the form of a new brand in three steps: name, address, starting point. */
export function NewBrandForm({ answer, brands, languages }: NewBrandProps) {
  const t = useT("console");
  const given = answer?.given ?? {};
  const errors = answer?.errors ?? {};
  return (
    <Steps method="post" reloadDocument>
      <AccountField />
      <NameFields given={given} errors={errors} />
      <fieldset>
        <legend>{t("files.new.where")}</legend>
        <Field
          label={t("files.new.host")}
          hint={t("files.new.hostHint")}
          error={errors["host"]}
          name="host"
          defaultValue={given["host"]}
          placeholder="orchid.example"
          dir="ltr"
          {...QUIET}
        />
      </fieldset>
      <StartFields given={given} errors={errors} brands={brands} languages={languages} />
      <div>
        <Button variant="primary">{t("files.new.make")}</Button>
      </div>
    </Steps>
  );
}
