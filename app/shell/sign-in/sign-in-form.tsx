import { type FormEvent, type ReactNode, type RefObject, useId, useRef } from "react";
import { answerTo, type FormAnswer } from "~/lib/form-answer";
import { useT } from "~/lib/i18n/use-t";
import type { ShellSite } from "~/lib/shell-site";
import { Mark } from "~/shell/mark";
import { Button } from "~/ui/button";
import { CaptchaField, TwoStepField } from "./captcha-field";
import { DialingCode } from "./dialing-code";
import { CodeField } from "./send-code";
import { SignInElement } from "./sign-in-look";
import { Typed } from "./typed";
import { useRemembered } from "./use-remembered";

export interface SignInFormProps {
  readonly site: Pick<ShellSite, "flags">;
  readonly look: "inline" | "sheet";
  /** The own path that goes on after sign-in. */
  readonly next?: string | undefined;
  /** What the last try was answered: errors at their fields, and what was typed. */
  readonly answer?: FormAnswer | null | undefined;
  /** Sends a form in place of the browser. */
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
}

interface FormProps extends SignInFormProps {
  readonly formRef?: RefObject<HTMLFormElement>;
  readonly type: "username" | "sms" | "firebase" | "freeplay";
  readonly className?: string;
  readonly children: ReactNode;
}

/** One form to `/login`: `type` says which way in (spec 1 section 3, "Login request"). */
function Form({ type, className, formRef, next, onSubmit, children }: FormProps) {
  return (
    <form ref={formRef} method="post" action="/login" className={className} onSubmit={onSubmit}>
      <input type="hidden" name="type" value={type} />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      {children}
    </form>
  );
}

function ByName(props: SignInFormProps) {
  const t = useT("shell");
  const { answer } = props;
  const form = useRef<HTMLFormElement>(null);
  useRemembered(form);
  return (
    <Form {...props} formRef={form} type="username" className="by-name">
      <div className="row">
        <Typed
          name="username"
          label={t("signIn.username")}
          answer={answer}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
        />
        <Typed
          name="password"
          label={t("signIn.password")}
          answer={answer}
          type="password"
          autoComplete="current-password"
          maxLength={128}
          required
        />
        <CaptchaField answer={answer} />
        <TwoStepField answer={answer} />
        <Button variant="primary" size="small">
          {t("header.signIn")}
        </Button>
      </div>
      <div className="more">
        <label className="tick">
          <input type="checkbox" name="rememberMe" value="1" defaultChecked={answer?.values["rememberMe"] === "1"} />
          {t("signIn.remember")}
        </label>
        <a href="/login?view=forgot" data-modal="forgetPassModal">
          {t("signIn.forgot")}
        </a>
      </div>
    </Form>
  );
}

function ByMobile(props: SignInFormProps) {
  const t = useT("shell");
  return (
    <Form {...props} type="sms" className="by-mobile">
      {/* What Enter presses: the first button of a form. */}
      <button type="submit" hidden />
      <div className="row">
        <MobileFields countryCode={props.site.flags.countryCode === true} answer={props.answer} />
        <CodeField answer={props.answer} />
        <TwoStepField answer={props.answer} />
        <Button variant="primary" size="small">
          {t("header.signIn")}
        </Button>
      </div>
    </Form>
  );
}

type Answered = Pick<SignInFormProps, "answer">;

/** The mobile number, with its country's code by flag. */
export function MobileFields({ countryCode, answer }: Answered & { readonly countryCode: boolean }) {
  const t = useT("shell");
  return (
    <div className="tel">
      {countryCode ? <DialingCode /> : null}
      <Typed
        name="mobileNum"
        label={t("signIn.mobile")}
        answer={answer}
        type="tel"
        autoComplete="tel-national"
        maxLength={20}
        required
      />
    </div>
  );
}

/** Which way in the form shows. */
function Modes({ answer }: Answered) {
  const t = useT("shell");
  const name = useId();
  const byMobile = answer?.values["type"] === "sms";
  return (
    <div className="modes" role="radiogroup" aria-label={t("signIn.by")}>
      <label>
        <input type="radio" name={name} value="username" defaultChecked={!byMobile} />
        {t("signIn.username")}
      </label>
      <label>
        <input type="radio" name={name} value="mobile" defaultChecked={byMobile} />
        {t("signIn.mobile")}
      </label>
    </div>
  );
}

/** Ways in without a form of their own, each by its flag. */
function Others(props: SignInFormProps) {
  const t = useT("shell");
  const { phoneService, freePlay } = props.site.flags;
  if (!phoneService && !freePlay) return null;
  return (
    <div className="under">
      {freePlay ? (
        <Form {...props} type="freeplay">
          <button type="submit">{t("signIn.freePlay")}</button>
        </Form>
      ) : null}
      {phoneService ? (
        <Form {...props} type="firebase" className="social">
          <button type="submit" name="provider" value="google">
            <Mark name="google" size={18} />
            <span>{t("signIn.google")}</span>
          </button>
          <button type="submit" name="provider" value="facebook">
            <Mark name="facebook" size={18} />
            <span>{t("signIn.facebook")}</span>
          </button>
        </Form>
      ) : null}
    </div>
  );
}

/** Sign-in for visitors: by user name, by mobile number, by a service, free play, as the flags say (H2, T13). */
export function SignInForm(props: SignInFormProps) {
  const mobile = props.site.flags.mobileLogin === true;
  return (
    <SignInElement data-look={props.look}>
      {mobile ? <Modes answer={props.answer} /> : null}
      <ByName {...props} answer={answerTo("username", props.answer)} />
      {mobile ? <ByMobile {...props} answer={answerTo("sms", props.answer)} /> : null}
      {props.answer?.error ? (
        <p className="error" role="alert">
          {props.answer.error}
        </p>
      ) : null}
      <Others {...props} />
    </SignInElement>
  );
}
