import { Form } from "@remix-run/react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { isLanguageCode, LANGUAGES } from "~/platform/text/languages";
import { HtmlField } from "~/site/console/html-field";
import type { AudienceAnswer } from "~/site/console/types";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from "../rules/sending";
import { LABEL_PREFIX, type MessageDraft, textFieldName } from "./message-draft";

const Fields = styled(Form)`
  display: grid;
  gap: 20px;
  max-inline-size: 1080px;

  .to { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); gap: 20px; align-items: start; }
  fieldset { display: grid; gap: 12px; min-inline-size: 0; padding: 0; border: 0; }
  legend { padding: 0; font-weight: 600; }
`;

export const languageName = (code: string): string => (isLanguageCode(code) ? LANGUAGES[code].nativeName : code);
export const languageTag = (code: string): string | undefined =>
  isLanguageCode(code) ? LANGUAGES[code].bcp47 : undefined;

interface LetterFormProps {
  readonly answer: AudienceAnswer;
  readonly letter: MessageDraft | undefined;
  /** Sanitized HTML by language. */
  readonly shown: Readonly<Record<string, string>>;
  /** User name from the link to the page. */
  readonly account: string;
}

/**
 * Renders the form of a message: receivers, and texts by language. A preview is required before sending. Works without
 * scripts.
 */
export function MessageForm({ account, answer, letter, shown }: LetterFormProps) {
  const t = useT("console");
  const { labels, languages, receivers } = answer;
  const to = [
    { value: "account", label: t("send.toAccount") },
    ...labels.map((label) => ({ value: `${LABEL_PREFIX}${label}`, label: t("send.toLabel", { label }) })),
    { value: "all", label: t("send.toAll", { many: receivers }) },
  ];
  return (
    <Fields method="post">
      <AccountField />
      <div className="to">
        <Select label={t("send.to")} name="to" defaultValue={letter?.to ?? "account"} options={to} />
        <Field
          label={t("send.account")}
          hint={t("send.accountHint")}
          name="account"
          defaultValue={letter?.account ?? account}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
      </div>
      {languages.map((language) => (
        <fieldset key={language}>
          <legend>{languageName(language)}</legend>
          <Field
            label={t("send.subject")}
            name={textFieldName("title", language)}
            defaultValue={letter?.title[language]}
            maxLength={MAX_TITLE_LENGTH}
            lang={languageTag(language)}
            dir="auto"
            autoComplete="off"
          />
          <HtmlField
            label={t("send.text")}
            name={textFieldName("html", language)}
            value={letter?.html[language] ?? ""}
            preview={shown[language] ?? ""}
            maxLength={MAX_TEXT_LENGTH}
            lang={languageTag(language)}
          />
        </fieldset>
      ))}
      <Field
        label={t("send.reason")}
        hint={t("reason.hint")}
        name="reason"
        defaultValue={letter?.reason}
        maxLength={500}
        autoComplete="off"
      />
      <div>
        <Button variant="primary" name="intent" value="look">
          {t("send.look")}
        </Button>
      </div>
    </Fields>
  );
}
