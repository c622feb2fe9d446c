import { useT } from "~/lib/i18n/use-t";
import { SignInForm } from "~/shell/sign-in/sign-in-form";
import type { ModalContentProps } from "./contents";
import { usePostedForm } from "./post-form";
import { Sheet } from "./sheet";

/** loginPopupModal: banner, the ways in as tabs, and the way to registration. What was asked for goes on afterwards. */
export function LoginPopup({ site, options }: ModalContentProps) {
  const t = useT("shell");
  const { answer, sending, onSubmit } = usePostedForm("routes/login");
  const { brand, flags } = site;
  return (
    <Sheet title={t("modal.login")} banner={{ art: brand.signInArt, logo: brand.logo, name: brand.name }}>
      <SignInForm site={site} look="sheet" next={options.next} answer={sending ? null : answer} onSubmit={onSubmit} />
      {brand.register && flags.directRegistration ? (
        <p className="switch">
          {t("modal.noAccount")}{" "}
          <a href={brand.register} data-modal="registerModal">
            {t("header.register")}
          </a>
        </p>
      ) : null}
    </Sheet>
  );
}
