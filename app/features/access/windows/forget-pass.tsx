import { useT } from "~/platform/i18n/use-t";
import type { ModalContentProps } from "~/site/windows/contents";
import { useFormSubmission } from "~/site/windows/post-form";
import { WindowBody } from "~/site/windows/window-body";
import { ForgetForm } from "../pages/sign-in/forget-form";

/** forgetPassModal: a new password by e-mail, or by phone if its flag is on. */
export function ForgetPass({ site }: ModalContentProps) {
  const t = useT("shell");
  const { answer, sending, onSubmit } = useFormSubmission("routes/login");
  return (
    <WindowBody title={t("modal.forgot")}>
      <ForgetForm answer={sending ? null : answer} onSubmit={onSubmit} />
      <p className="switch">
        <a href={site.brand.signIn ?? "/"} data-modal="loginPopupModal">
          {t("modal.backToSignIn")}
        </a>
      </p>
    </WindowBody>
  );
}
