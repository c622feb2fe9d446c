import type { MouseEvent } from "react";
import { useT } from "~/platform/i18n/use-t";
import { useServerTime } from "~/platform/time/server-time";
import { Button } from "~/ui/button";
import { TimeLeft } from "~/ui/countdown";
import type { FormAnswer } from "~/ui/form-answer";
import { Typed } from "~/ui/typed";
import { CaptchaField } from "./captcha-field";

interface AnsweredProps {
  readonly answer?: FormAnswer | null | undefined;
  /** What the button asks for, where a form has several. */
  readonly intent?: "sendCode" | "sendOwnerCode";
}

/** The button; while a code is on its way it shows the time that is left and asks for nothing. */
function Ask({ left = 0, intent }: { readonly left?: number; readonly intent: string }) {
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

interface AskAgainProps {
  readonly code: NonNullable<FormAnswer["code"]>;
  readonly intent: string;
}

function AskAgain({ code: { at, until }, intent }: AskAgainProps) {
  return <Ask left={until - useServerTime(at)} intent={intent} />;
}

/** What the button that asks for `intent` has sent; a form may have several buttons. */
function codeOf(answer: FormAnswer | null | undefined, intent: string): FormAnswer["code"] {
  return answer?.code && (answer.code.intent ?? "sendCode") === intent ? answer.code : null;
}

/** Asks for the code by SMS: the form's other fields may still be empty. Counts down to when it may be asked again (A6). */
export function SendCode({ answer, intent = "sendCode" }: AnsweredProps) {
  const code = codeOf(answer, intent);
  return code ? <AskAgain key={code.until} code={code} intent={intent} /> : <Ask intent={intent} />;
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
      <CaptchaField answer={answer} />
      <div className="code">
        <Typed
          name={name ?? "verificationCode"}
          label={label ?? t("signIn.code")}
          answer={answer}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          required={required}
        />
        <SendCode answer={answer} intent={intent} />
      </div>
      {codeOf(answer, intent) ? (
        <p className="done" role="status">
          {t("signIn.codeSent")}
        </p>
      ) : null}
    </>
  );
}
