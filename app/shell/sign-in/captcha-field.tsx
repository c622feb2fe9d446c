import type { FormAnswer } from "~/lib/form-answer";
import { useT } from "~/lib/i18n/use-t";
import { Typed } from "./typed";

interface AskedProps {
  readonly answer?: FormAnswer | null | undefined;
}

/**
 * The picture whose characters the last answer asks for (A2). A new try brings a new picture. `optional` where it is for
 * another button of the form.
 */
export function CaptchaField({ answer, optional = false }: AskedProps & { readonly optional?: boolean }) {
  const t = useT("shell");
  if (!answer?.captcha) return null;
  const { id, image } = answer.captcha;
  return (
    <div className="captcha">
      <input type="hidden" name="captchaId" value={id} />
      <img src={image} alt={t("captcha.picture")} width={150} height={50} />
      <Typed
        name="captcha"
        label={t("captcha.text")}
        answer={answer}
        autoComplete="off"
        maxLength={12}
        required={!optional}
      />
    </div>
  );
}

/** The code of the authenticator app, once the last answer asked for it (A19). */
export function TwoStepField({ answer }: AskedProps) {
  const t = useT("shell");
  if (!answer?.twoStep) return null;
  return (
    <Typed
      name="twoStepCode"
      label={t("signIn.twoStep")}
      answer={answer}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      required
    />
  );
}
