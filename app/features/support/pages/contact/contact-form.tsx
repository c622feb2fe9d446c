import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { AccountField } from "~/site/page-account";
import { Button, LinkButton } from "~/ui/button";
import { Field, TextArea } from "~/ui/field";
import { type FormAnswer, NO_ANSWER } from "~/ui/form-answer";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";
import { ENQUIRY_KINDS, ENQUIRY_LENGTH } from "../../rules/enquiries";

const Look = styled.form`
  display: grid;
  gap: 16px;

  p { color: var(--text-2); }
  .error { color: var(--lose); font-weight: 600; }
`;

interface ContactFormProps {
  /** True for a sender without messages, who must give an address for the answer. */
  readonly asksContact: boolean;
  readonly answer: FormAnswer | undefined;
}

const Sent = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;

  > svg { padding: 10px; border-radius: 50%; background: color-mix(in srgb, var(--win) 16%, transparent); color: var(--win); }
  p { color: var(--text-2); }
  a { margin-block-start: 8px; }
  [data-header="centred"] & { justify-items: center; text-align: center; }
`;

/** Confirms that the question was sent, and says where the answer arrives. */
function SentNote({ text }: { readonly text: string }) {
  const t = useT("shell");
  const common = useT("common");
  return (
    <Sent>
      <Icon name="check" size={44} />
      <div role="status">
        <strong>{t("contact.doneTitle")}</strong>
        <p>{text}</p>
      </div>
      <LinkButton href="/">{common("toHome")}</LinkButton>
    </Sent>
  );
}

/** Renders the form for a question to customer service; once sent, the confirmation. */
export function ContactForm({ answer, asksContact }: ContactFormProps) {
  const t = useT("shell");
  if (answer?.done) return <SentNote text={answer.done} />;
  const kinds = {
    account: t("contact.account"),
    payment: t("contact.payment"),
    game: t("contact.game"),
    other: t("contact.other"),
  };
  const { errors, values } = answer ?? NO_ANSWER;
  return (
    <Look method="post">
      <AccountField />
      <p>{asksContact ? t("contact.text") : t("contact.textMember")}</p>
      {answer?.error ? (
        <p className="error" role="alert">
          {answer.error}
        </p>
      ) : null}
      <Select
        label={t("contact.question")}
        name="topic"
        defaultValue={values["topic"] ?? "account"}
        options={ENQUIRY_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
      />
      <TextArea
        label={t("contact.content")}
        name="content"
        defaultValue={values["content"]}
        error={errors["content"]}
        maxLength={ENQUIRY_LENGTH}
        required
      />
      {asksContact ? (
        <Field
          label={t("contact.where")}
          hint={t("contact.whereHint")}
          name="contact"
          defaultValue={values["contact"]}
          error={errors["contact"]}
          autoComplete="email"
          maxLength={100}
          required
        />
      ) : null}
      <Button variant="primary" size="large">
        {t("contact.send")}
      </Button>
    </Look>
  );
}
