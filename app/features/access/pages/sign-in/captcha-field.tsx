import { useEffect, useRef, useState } from "react";
import { CAPTCHA_WAIT_SECONDS } from "~/features/access/rules/captcha-wait";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { useT } from "~/platform/i18n/use-t";
import { CallError } from "~/platform/wps/call-error";
import { verificationCaptcha } from "~/platform/wps/calls/verification.gen";
import { showToast } from "~/site/windows/modals";
import { Button } from "~/ui/button";
import type { FormAnswer } from "~/ui/form-answer";
import { Icon } from "~/ui/icon";
import { SignInField } from "~/ui/sign-in-field";

interface AskedProps {
  readonly answer?: FormAnswer | null | undefined;
}

type Captcha = NonNullable<FormAnswer["captcha"]>;

/** Minimum time between two requests for a picture, ms. */
const REFRESH_EVERY = 1_000;

/** Returns the current picture: the answer's, until the visitor requests another one. */
function usePicture(first: Captcha) {
  const { language, t } = useI18n();
  const [shown, setShown] = useState(first);
  const [isLive, setLive] = useState(false);
  const last = useRef(Number.NEGATIVE_INFINITY);
  // Without scripts the button has no effect: a new attempt brings a new picture.
  useEffect(() => setLive(true), []);
  const refresh = () => {
    if (performance.now() - last.current < REFRESH_EVERY) return;
    last.current = performance.now();
    verificationCaptcha({}, { language }).then(setShown, (error: unknown) => {
      showToast((error instanceof CallError && error.message) || t("errors:networkAbnormal"), "bad");
    });
  };
  return { shown, refresh: isLive ? refresh : null };
}

/**
 * Renders the captcha. Optional: visitors who cannot read it leave it empty and wait, and browsers that solve a challenge do not
 * need it.
 */
function Picture({ answer, captcha }: AskedProps & { readonly captcha: Captcha }) {
  const t = useT("shell");
  const { refresh, shown } = usePicture(captcha);
  return (
    <div className="captcha">
      <input type="hidden" name="captchaId" value={shown.id} />
      <span className="picture">
        <img src={shown.image} alt={t("captcha.picture")} width={150} height={50} />
        {refresh ? (
          <Button type="button" variant="quiet" size="small" square aria-label={t("captcha.refresh")} onClick={refresh}>
            <Icon name="refresh" size={18} />
          </Button>
        ) : null}
      </span>
      <SignInField
        key={shown.id}
        name="captcha"
        label={t("captcha.text")}
        answer={answer}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <p className="wait">{t("captcha.wait", { seconds: CAPTCHA_WAIT_SECONDS })}</p>
    </div>
  );
}

/**
 * Renders the captcha required by the last answer, with a button for another picture (A2). A new attempt brings a new picture
 * too. Only browsers that cannot solve a challenge show it (`useFormSubmission`).
 */
export function CaptchaField({ answer }: AskedProps) {
  if (!answer?.captcha) return null;
  const { captcha } = answer;
  return <Picture key={captcha.id} answer={answer} captcha={captcha} />;
}

/** Renders the field for the authenticator code when the last answer requires it, and the option to trust this device (A19). */
export function TwoStepField({ answer }: AskedProps) {
  const t = useT("shell");
  if (!answer?.twoStep) return null;
  return (
    <>
      <SignInField
        name="twoStepCode"
        label={t("signIn.twoStep")}
        answer={answer}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        required
      />
      <label className="tick">
        <input type="checkbox" name="trustDevice" value="1" />
        {t("signIn.trustDevice")}
      </label>
    </>
  );
}
