import { useT } from "~/platform/i18n/use-t";
import type { ModalContentProps } from "~/site/windows/contents";
import { useFormSubmission } from "~/site/windows/post-form";
import { WindowBody } from "~/site/windows/window-body";
import { SignInForm } from "../pages/sign-in/sign-in-form";

/** loginPopupModal: banner, sign-in methods as tabs, and a link to the registration. After sign-in the requested page opens. */
export function LoginPopup({ site, options }: ModalContentProps) {
  const t = useT("shell");
  const { answer, sending, onSubmit } = useFormSubmission("routes/login");
  const { brand } = site;
  return (
    <WindowBody title={t("modal.login")} banner={{ art: brand.signInArt, logo: brand.logo, name: brand.name }}>
      <SignInForm site={site} look="sheet" next={options.next} answer={sending ? null : answer} onSubmit={onSubmit} />
      {brand.register ? (
        <p className="switch">
          {t("modal.noAccount")}{" "}
          <a href={brand.register} data-modal="registerModal">
            {t("header.register")}
          </a>
        </p>
      ) : null}
    </WindowBody>
  );
}
