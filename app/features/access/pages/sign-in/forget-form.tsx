import { type FormEvent, useId } from "react";
import { useT } from "~/platform/i18n/use-t";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { focusIfFaulty } from "~/ui/faults";
import { useFlag } from "~/ui/flags";
import { answerForType, type FormAnswer } from "~/ui/form-answer";
import { SignInField } from "~/ui/sign-in-field";
import { CodeField } from "./send-code";
import { MobileFields } from "./sign-in-form";
import { SignInElement } from "./sign-in-look";

export interface ForgetFormProps {
  /** Answer to the last attempt: errors by field, and the entered values. */
  readonly answer?: FormAnswer | null | undefined;
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Secret of the link in the e-mail; null without one. */
  readonly link?: string | null;
}

function Refusal({ text }: { readonly text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p className="error" role="alert" tabIndex={-1} {...focusIfFaulty(true)}>
      {text}
    </p>
  );
}

function ByEmail({ answer, onSubmit }: ForgetFormProps) {
  const t = useT("shell");
  return (
    <form method="post" action="/login" className="by-name" onSubmit={onSubmit}>
      <AccountField />
      <input type="hidden" name="type" value="forgotEmail" />
      <div className="row">
        <SignInField
          name="username"
          label={t("signIn.username")}
          answer={answer}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={255}
          required
        />
        <SignInField
          name="email"
          label={t("register.email")}
          answer={answer}
          type="email"
          autoComplete="email"
          maxLength={255}
          required
        />
        <Refusal text={answer?.error} />
        <Button variant="primary">{t("forgot.sendMail")}</Button>
      </div>
    </form>
  );
}

function NewPassword({ answer }: Pick<ForgetFormProps, "answer">) {
  const t = useT("shell");
  return (
    <SignInField
      name="newPassword"
      label={t("change.new")}
      answer={answer}
      type="password"
      autoComplete="new-password"
      maxLength={1000}
      required
    />
  );
}

function ByPhone({ answer, onSubmit }: ForgetFormProps) {
  const t = useT("shell");
  return (
    <form method="post" action="/login" className="by-mobile" onSubmit={onSubmit}>
      <AccountField />
      <input type="hidden" name="type" value="forgotPhone" />
      <button type="submit" hidden />
      <div className="row">
        <MobileFields answer={answer} />
        <CodeField answer={answer} />
        <NewPassword answer={answer} />
        <Refusal text={answer?.error} />
        <Button variant="primary">{t("forgot.setPassword")}</Button>
      </div>
    </form>
  );
}

/** Renders the form for the new password, opened by the link in the e-mail. */
function ByLink({ answer, link, onSubmit }: ForgetFormProps) {
  const t = useT("shell");
  return (
    <form method="post" action="/login" onSubmit={onSubmit}>
      <AccountField />
      <input type="hidden" name="type" value="reset" />
      <input type="hidden" name="link" value={link ?? ""} />
      <NewPassword answer={answer} />
      <Refusal text={answer?.error} />
      <Button variant="primary">{t("forgot.setPassword")}</Button>
    </form>
  );
}

/** Renders the result, and the link back to the sign-in. */
function Done({ text }: { readonly text: string }) {
  const t = useT("shell");
  return (
    <SignInElement data-look="sheet">
      <p className="done" role="status">
        {text}
      </p>
      <a href="/login" data-modal="loginPopupModal">
        {t("modal.backToSignIn")}
      </a>
    </SignInElement>
  );
}

/**
 * Renders the forms for a forgotten password: by e-mail, or by a code to the phone if its flag is on (T13). Works without
 * scripts.
 */
export function ForgetForm(props: ForgetFormProps) {
  const t = useT("shell");
  const name = useId();
  const byPhone = useFlag("forgotPasswordByPhone");
  if (props.answer?.done) return <Done text={props.answer.done} />;
  if (props.link)
    return (
      <SignInElement data-look="sheet">
        <ByLink {...props} />
      </SignInElement>
    );
  const chosePhone = props.answer?.values["type"] === "forgotPhone";
  return (
    <SignInElement data-look="sheet">
      {byPhone ? (
        <div className="modes" role="radiogroup" aria-label={t("forgot.by")}>
          <label>
            <input type="radio" name={name} value="email" defaultChecked={!chosePhone} />
            {t("register.email")}
          </label>
          <label>
            <input type="radio" name={name} value="mobile" defaultChecked={chosePhone} />
            {t("signIn.mobile")}
          </label>
        </div>
      ) : null}
      <ByEmail {...props} answer={answerForType("forgotEmail", props.answer)} />
      {byPhone ? <ByPhone {...props} answer={answerForType("forgotPhone", props.answer)} /> : null}
    </SignInElement>
  );
}
