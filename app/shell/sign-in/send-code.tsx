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
  /** What the button asks for, where a form has several. */
  readonly intent?: "sendCode" | "sendOwnerCode";
}

interface WaitingProps {
  readonly code: NonNullable<FormAnswer["code"]>;
  readonly intent: string;
}

function Waiting({ code: { at, until }, intent }: WaitingProps) {
  const t = useT("shell");
  const left = until - useServerTime(at);
  const isOver = left <= 0;
  const wait = (event: MouseEvent) => (isOver ? undefined : event.preventDefault());
  return (
    <Button
      variant="secondary"
      size="small"
      name="intent"
      value={intent}
      formNoValidate
      aria-disabled={!isOver}
      onClick={wait}
    >
      {isOver ? t("signIn.sendCode") : <TimeLeft ms={left} label={t("signIn.codeSent")} />}
    </Button>
  );
}

/** Whether the button that asks for it has sent a code. */
function wasSent(
  answer: FormAnswer | null | undefined,
  intent: string,
): answer is FormAnswer & { readonly code: NonNullable<FormAnswer["code"]> } {
  return answer?.code != null && (answer.code.intent ?? "sendCode") === intent;
}

/** Asks for the code by SMS: the form's other fields may still be empty. Counts down to when it may be asked again (A6). */
export function SendCode({ answer, intent = "sendCode" }: AnsweredProps) {
  const t = useT("shell");
  if (wasSent(answer, intent)) return <Waiting key={answer.code.until} code={answer.code} intent={intent} />;
  return (
    <Button variant="secondary" size="small" name="intent" value={intent} formNoValidate>
      {t("signIn.sendCode")}
    </Button>
  );
}

interface CodeFieldProps extends AnsweredProps {
  readonly name?: string;
  /** "Code" unless it has to be told from another. */
  readonly label?: string;
  /** False where another way stands beside it. */
  readonly required?: boolean;
}

/** The code that is sent, the button that asks for it, and the picture for who runs no scripts. */
export function CodeField({ answer, intent = "sendCode", label, name, required = true }: CodeFieldProps) {
  const t = useT("shell");
  return (
    <>
      <CaptchaField answer={answer} optional />
      <div className="code">
        <Typed
          name={name ?? "verificationCode"}
          label={label ?? t("signIn.code")}
          answer={answer}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          required={required}
        />
        <SendCode answer={answer} intent={intent} />
      </div>
      {wasSent(answer, intent) ? (
        <p className="done" role="status">
          {t("signIn.codeSent")}
        </p>
      ) : null}
    </>
  );
}
