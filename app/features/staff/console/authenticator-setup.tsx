import { useT } from "~/platform/i18n/use-t";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

/** Renders the authenticator secret as a QR code and as text, with a field for the first code. */
export function AuthenticatorSetup({ app }: { readonly app: { readonly secret: string; readonly qr: string } }) {
  const t = useT("console");
  return (
    <form method="post">
      <AccountField />
      <p>{t("start.scan")}</p>
      <img src={app.qr} alt={t("start.qr")} width={200} height={200} />
      <p>
        {t("start.secret")} <code>{app.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <Field
        label={t("door.appCode")}
        name="appCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        required
      />
      <Button variant="primary">{t("start.turnOn")}</Button>
    </form>
  );
}
