import { Form } from "@remix-run/react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { RichText } from "~/ui/rich-text";
import { type MessageDraft, textFieldName } from "./message-draft";
import { languageName, languageTag } from "./message-form";
import type { SendOutcome } from "./send-action";

const Panel = styled.section`
  display: grid;
  gap: 16px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface-1);

  h2 { font-size: var(--size-3); }
  article { display: grid; gap: 6px; padding: 12px 14px; border-radius: var(--radius-small); background: var(--surface-0); overflow-wrap: anywhere; }
  small { color: var(--text-2); }
`;

interface LetterLookProps {
  readonly letter: MessageDraft;
  readonly look: NonNullable<SendOutcome["look"]>;
}

/** Renders the preview of a message, the number of receivers, and the send button. */
export function MessagePreview({ letter, look }: LetterLookProps) {
  const t = useT("console");
  const { html, receivers, requestId } = look;
  const parts = Object.keys(html).flatMap((language) => [
    [textFieldName("title", language), letter.title[language] ?? ""],
    [textFieldName("html", language), letter.html[language] ?? ""],
  ]);
  const hidden = [
    ...[
      ["to", letter.to],
      ["account", letter.account],
      ["reason", letter.reason],
      ["requestId", requestId],
    ],
    ...parts,
  ];
  return (
    <Panel aria-labelledby="send-look">
      <h2 id="send-look">{t("send.lookTitle", { many: receivers })}</h2>
      {Object.entries(html).map(([language, text]) => (
        <article key={language} lang={languageTag(language)} dir="auto">
          <small>{languageName(language)}</small>
          <strong>{letter.title[language]}</strong>
          <RichText html={text} />
        </article>
      ))}
      <Form method="post">
        <AccountField />
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button variant="primary" name="intent" value="send">
          {t("send.go")}
        </Button>
      </Form>
    </Panel>
  );
}
