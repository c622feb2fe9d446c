import { useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

/** Renders the fields and the button for a change of the staff member's password. */
export function NewPassword() {
  const t = useT("console");
  return (
    <>
      <Field label={t("start.old")} name="oldPassword" type="password" autoComplete="current-password" required />
      <Field
        label={t("start.new")}
        hint={t("start.newHint")}
        name="newPassword"
        type="password"
        minLength={12}
        maxLength={1000}
        autoComplete="new-password"
        required
      />
      <Button variant="primary">{t("start.save")}</Button>
    </>
  );
}
