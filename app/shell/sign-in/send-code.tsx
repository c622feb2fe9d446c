import type { MouseEvent } from "react";
import type { FormAnswer } from "~/lib/form-answer";
import { useT } from "~/lib/i18n/use-t";
import { useServerTime } from "~/lib/server-time";
import { Button } from "~/ui/button";
import { TimeLeft } from "~/ui/countdown";
import { CaptchaField } from "./captcha-field";
import { Typed } from "./typed";

interface AnsweredProps {
  readonly answer?: FormAnswer | null | undefined;
}

function Waiting({ code: { at, until } }: { readonly code: NonNullable<FormAnswer["code"]> }) {
  const t = useT("shell");
  const left = until - useServerTime(at);
  const isOver = left <= 0;
  const wait = (event: MouseEvent) => (isOver ? undefined : event.preventDefault());
  return (
    <Button
      variant="secondary"
      size="small"
      name="intent"
      value="sendCode"
      formNoValidate
      aria-disabled={!isOver}
      onClick={wait}
    >
      {isOver ? t("signIn.sendCode") : <TimeLeft ms={left} label={t("signIn.codeSent")} />}
    </Button>
  );
}

/** Asks for the code by SMS: the form's other fields may still be empty. Counts down to when it may be asked again (A6). */
export function SendCode({ answer }: AnsweredProps) {
  const t = useT("shell");
  if (answer?.code) return <Waiting key={answer.code.until} code={answer.code} />;
  return (
    <Button variant="secondary" size="small" name="intent" value="sendCode" formNoValidate>
      {t("signIn.sendCode")}
    </Button>
  );
}

/** The code by SMS, the button that asks for it, and the picture for who runs no scripts. */
export function CodeField({ answer }: AnsweredProps) {
  const t = useT("shell");
  return (
    <>
      <CaptchaField answer={answer} optional />
      <div className="code">
        <Typed
          name="verificationCode"
          label={t("signIn.code")}
          answer={answer}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          required
        />
        <SendCode answer={answer} />
      </div>
      {answer?.code ? (
        <p className="done" role="status">
          {t("signIn.codeSent")}
        </p>
      ) : null}
    </>
  );
}
