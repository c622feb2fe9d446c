import type { MouseEvent } from "react";
import { useT } from "~/platform/i18n/use-t";
import { useServerTime } from "~/platform/time/server-time";
import { Button } from "~/ui/button";
import { TimeLeft } from "~/ui/countdown";
import type { FormAnswer } from "~/ui/form-answer";
import { SignInField } from "~/ui/sign-in-field";
import { CaptchaField } from "./captcha-field";

interface SendCodeProps {
  readonly answer?: FormAnswer | null | undefined;
  /** Submitted value of the button; distinguishes the buttons of a form that requests several codes. */
  readonly intent?: "sendCode" | "sendOwnerCode";
}

/** Renders the button. After a code was sent, it shows the time until the next request and does not submit. */
function SendCodeButton({ left = 0, intent }: { readonly left?: number; readonly intent: string }) {
  const t = useT("shell");
  const isOver = left <= 0;
  const wait = (event: MouseEvent) => (isOver ? undefined : event.preventDefault());
  return (
    <Button
      variant="secondary"
      size="small"
      name="intent"
      value={intent}
      formNoValidate
      aria-disabled={isOver ? undefined : true}
      onClick={wait}
    >
      {isOver ? t("signIn.sendCode") : <TimeLeft ms={left} label={t("signIn.codeSent")} />}
    </Button>
  );
}

interface WaitingButtonProps {
  readonly code: NonNullable<FormAnswer["code"]>;
  readonly intent: string;
}

function WaitingSendCodeButton({ code: { at, until }, intent }: WaitingButtonProps) {
  return <SendCodeButton left={until - useServerTime(at)} intent={intent} />;
}

/** Returns the sent code of the button with this `intent`; a form can have several buttons. */
function codeOf(answer: FormAnswer | null | undefined, intent: string): FormAnswer["code"] {
  return answer?.code && (answer.code.intent ?? "sendCode") === intent ? answer.code : null;
}

/**
 * Renders the button that requests a code by SMS, with a countdown to the next possible request (A6). The other fields of the form
 * can still be empty.
 */
export function SendCodeControl({ answer, intent = "sendCode" }: SendCodeProps) {
  const code = codeOf(answer, intent);
  return code ? (
    <WaitingSendCodeButton key={code.until} code={code} intent={intent} />
  ) : (
    <SendCodeButton intent={intent} />
  );
}

interface CodeFieldProps extends SendCodeProps {
  readonly name?: string;
  /** Defaults to "Code". */
  readonly label?: string;
  /** False when the form offers another proof. */
  readonly required?: boolean;
}

/** Renders the field for the code, the button that requests it, and the captcha for browsers without scripts. */
export function CodeField({ answer, intent = "sendCode", label, name, required = true }: CodeFieldProps) {
  const t = useT("shell");
  return (
    <>
      <CaptchaField answer={answer} />
      <div className="code">
        <SignInField
          name={name ?? "verificationCode"}
          label={label ?? t("signIn.code")}
          answer={answer}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          required={required}
        />
        <SendCodeControl answer={answer} intent={intent} />
      </div>
      {codeOf(answer, intent) ? (
        <p className="done" role="status">
          {t("signIn.codeSent")}
        </p>
      ) : null}
    </>
  );
}
