import { useT } from "~/platform/i18n/use-t";
import { Field } from "~/ui/field";

/** Renders the reason field, required for every change on the console. @param hint audience of the reason; default: colleagues */
export function ReasonField({ hint }: { readonly hint?: string | undefined }) {
  const t = useT("console");
  return (
    <Field
      label={t("reason.label")}
      hint={hint ?? t("reason.hint")}
      name="reason"
      required
      maxLength={500}
      autoComplete="off"
    />
  );
}
