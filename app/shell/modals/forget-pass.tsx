import { useT } from "~/lib/i18n/use-t";
import { ForgetForm } from "~/shell/sign-in/forget-form";
import type { ModalContentProps } from "./contents";
import { usePostedForm } from "./post-form";
import { Sheet } from "./sheet";

/** forgetPassModal: a new password by e-mail, or by phone where its flag is on. */
export function ForgetPass({ site }: ModalContentProps) {
  const t = useT("shell");
  const { answer, sending, onSubmit } = usePostedForm("routes/login");
  return (
    <Sheet title={t("modal.forgot")}>
      <ForgetForm site={site} answer={sending ? null : answer} onSubmit={onSubmit} />
      <p className="switch">
        <a href={site.brand.signIn ?? "/"} data-modal="loginPopupModal">
          {t("modal.backToSignIn")}
        </a>
      </p>
    </Sheet>
  );
}
