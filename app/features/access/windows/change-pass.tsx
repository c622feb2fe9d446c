import { useT } from "~/platform/i18n/use-t";
import { useAccount } from "~/site/account/account";
import { AccountField } from "~/site/page-account";
import type { ModalContentProps } from "~/site/windows/contents";
import { useFormSubmission } from "~/site/windows/post-form";
import { WindowBody } from "~/site/windows/window-body";
import { Button } from "~/ui/button";
import { focusIfFaulty } from "~/ui/faults";
import { Field } from "~/ui/field";

/** changePassModal: fields for the old password, unless the change is forced, and for the new one twice. */
export function ChangePass(_props: ModalContentProps) {
  const t = useT("shell");
  const { answer, sending, onSubmit } = useFormSubmission("routes/login");
  const forced = useAccount()?.forced === true;
  const errorOf = (name: string) => answer?.errors[name];
  const password = { type: "password", maxLength: 1000, required: true } as const;
  return (
    <WindowBody title={t("modal.change")}>
      <form method="post" action="/login" onSubmit={onSubmit}>
        <AccountField />
        <input type="hidden" name="type" value="changePassword" />
        {forced ? (
          <input type="hidden" name="forced" value="1" />
        ) : (
          <Field
            label={t("change.old")}
            name="oldPassword"
            autoComplete="current-password"
            error={errorOf("oldPassword")}
            {...password}
          />
        )}
        <Field
          label={t("change.new")}
          name="newPassword"
          autoComplete="new-password"
          error={errorOf("newPassword")}
          {...password}
        />
        <Field
          label={t("change.again")}
          name="confirmNewPassword"
          autoComplete="new-password"
          error={errorOf("confirmNewPassword")}
          {...password}
        />
        {answer?.error ? (
          <p className="error" role="alert" tabIndex={-1} {...focusIfFaulty(true)}>
            {answer.error}
          </p>
        ) : null}
        <Button variant="primary" size="large" aria-disabled={sending}>
          {t("modal.change")}
        </Button>
      </form>
    </WindowBody>
  );
}
