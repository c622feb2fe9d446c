import { useT } from "~/platform/i18n/use-t";
import { focusIfFaulty } from "~/ui/faults";
import type { FormAnswer } from "~/ui/form-answer";

/** Renders the error of the whole form, with a link to the sign-in page of the other side (members or agents), or to help. */
export function FormError({ answer }: { readonly answer?: FormAnswer | null | undefined }) {
  const t = useT("shell");
  if (!answer?.error) return null;
  return (
    <p className="error" role="alert" tabIndex={-1} {...focusIfFaulty(true)}>
      {answer.error}
      {answer.elsewhere ? (
        <>
          {" "}
          <a href={answer.elsewhere}>{t("signIn.elsewhere")}</a>
        </>
      ) : null}
      {answer.help ? (
        <>
          {" "}
          <a href={answer.help}>{t("limits.helpLink")}</a>
        </>
      ) : null}
    </p>
  );
}
