import { useCallback, useEffect, useState } from "react";
import type { FieldRules } from "~/platform/brands/account-forms";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { useT } from "~/platform/i18n/use-t";
import { systemRegisterRules } from "~/platform/wps/calls/system.gen";
import type { ModalContentProps } from "~/site/windows/contents";
import { Spinner } from "~/site/windows/loader";
import { useFormSubmission } from "~/site/windows/post-form";
import { WindowBody } from "~/site/windows/window-body";
import { PartError } from "~/ui/part-error";
import { RegisterForm } from "../pages/sign-in/register-form";

/** Returns the brand's registration rules, from the page or by their call. Null while they load. */
function useRules(known: FieldRules | undefined) {
  const { language } = useI18n();
  const [rules, setRules] = useState<FieldRules | null>(known ?? null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    systemRegisterRules({}, { language }).then(
      ({ fields }) => setRules(fields),
      () => setFailed(true),
    );
  }, [language]);
  useEffect(() => {
    if (!known) load();
  }, [known, load]);
  return { rules, failed, load };
}

/** registerModal: the fields of the brand's rules, in the modes enabled by its flags. */
export function Register({ site, answer: last }: ModalContentProps) {
  const t = useT("shell");
  const { brand } = site;
  const { rules, failed, load } = useRules(site.registerRules);
  const { answer, sending, onSubmit } = useFormSubmission("routes/register", last);
  return (
    <WindowBody title={t("modal.register")} banner={{ art: brand.signInArt, logo: brand.logo, name: brand.name }}>
      {failed ? <PartError part="registerModal" onRetry={load} /> : null}
      {rules === null && !failed ? <Spinner /> : null}
      {rules ? <RegisterForm site={site} rules={rules} answer={answer} sending={sending} onSubmit={onSubmit} /> : null}
      {brand.signIn ? (
        <p className="switch">
          {t("modal.haveAccount")}{" "}
          <a href={brand.signIn} data-modal="loginPopupModal">
            {t("header.signIn")}
          </a>
        </p>
      ) : null}
    </WindowBody>
  );
}
