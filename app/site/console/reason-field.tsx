import { useT } from "~/platform/i18n/use-t";
import { Field } from "~/ui/field";

/** Asks why: what no change of the console goes without. @param hint who reads it; colleagues when left out */
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
