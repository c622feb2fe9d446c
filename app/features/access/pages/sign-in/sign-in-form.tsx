import { type FormEvent, type ReactNode, type RefObject, useId, useRef } from "react";
import { useT } from "~/platform/i18n/use-t";
import type { ShellSite } from "~/site/frame/shell-site";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { useFlag } from "~/ui/flags";
import { answerForType, type FormAnswer, NO_ANSWER } from "~/ui/form-answer";
import { Icon } from "~/ui/icon";
import { isMarkName, Mark } from "~/ui/mark";
import { SignInField } from "~/ui/sign-in-field";
import { CaptchaField, TwoStepField } from "./captcha-field";
import { DialingCode } from "./dialing-code";
import { FormError } from "./refusal";
import { CodeField } from "./send-code";
import { SignInElement } from "./sign-in-look";
import { useRememberedSignIn } from "./use-remembered";

export interface SignInFormProps {
  readonly site: Pick<ShellSite, "brand">;
  readonly look: "inline" | "sheet";
  /** Path on this site to open after sign-in. */
  readonly next?: string | undefined;
  /** Answer to the last attempt: errors by field, and the entered values. */
  readonly answer?: FormAnswer | null | undefined;
  /** Submits a form instead of the browser. */
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
}

interface FormProps extends SignInFormProps {
  readonly formRef?: RefObject<HTMLFormElement>;
  readonly type: "username" | "sms" | "firebase" | "freeplay";
  readonly className?: string;
  readonly children: ReactNode;
}

/** Renders a form that posts to `/login`; `type` selects the sign-in method (requirement A1). */
function Form({ type, className, formRef, next, onSubmit, children }: FormProps) {
  return (
    <form ref={formRef} method="post" action="/login" className={className} onSubmit={onSubmit}>
      <AccountField />
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
  useRememberedSignIn(form);
  return (
    <Form {...props} formRef={form} type="username" className="by-name">
      <div className="row">
        <SignInField
          name="username"
          label={t("signIn.username")}
          answer={answer}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
          required
        />
        <SignInField
          name="password"
          label={t("signIn.password")}
          answer={answer}
          type="password"
          autoComplete="current-password"
          maxLength={1000}
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
      {/* Default button for Enter: the first submit button of the form. */}
      <button type="submit" hidden />
      <div className="row">
        <MobileFields answer={props.answer} />
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

/** Renders the mobile number, with the dialling code if its flag is on. */
export function MobileFields({ answer }: Answered) {
  const t = useT("shell");
  const hasCountryCode = useFlag("countryCode");
  return (
    <div className="tel">
      {hasCountryCode ? <DialingCode /> : null}
      <SignInField
        name="mobileNum"
        label={t("signIn.mobile")}
        answer={answer}
        type="tel"
        autoComplete="tel-national"
        dir="ltr"
        maxLength={60}
        required
      />
    </div>
  );
}

/** Renders the choice of the sign-in method. */
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

/** Renders the buttons of the identity providers. The browser submits this form, because each button leads to another page. */
function Services({ site, next }: SignInFormProps) {
  const t = useT("shell");
  return (
    <form method="post" className="social">
      <AccountField />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      {site.brand.services.map(({ id, name }) => (
        <button key={id} type="submit" formAction={`/auth/${id}`}>
          {isMarkName(id) ? <Mark name={id} size={18} /> : <Icon name="user" size={18} />}
          <span>{t("signIn.with", { name })}</span>
        </button>
      ))}
    </form>
  );
}

/** Renders sign-in methods without fields, each by its flag. */
function OtherMethods(props: SignInFormProps) {
  const t = useT("shell");
  const hasServices = props.site.brand.services.length > 0;
  const hasFreePlay = useFlag("freePlay");
  if (!hasServices && !hasFreePlay) return null;
  return (
    <div className="under">
      {hasFreePlay ? (
        <Form {...props} type="freeplay">
          <button type="submit">{t("signIn.freePlay")}</button>
        </Form>
      ) : null}
      {hasServices ? <Services {...props} /> : null}
    </div>
  );
}

/** Renders the authenticator code that completes a sign-in by an identity provider (A19). */
function SecondStep({ answer, ticket, ...props }: SignInFormProps & { readonly ticket: string }) {
  const t = useT("shell");
  return (
    <Form {...props} type="firebase">
      <input type="hidden" name="ticket" value={ticket} />
      <div className="row">
        <TwoStepField answer={{ ...NO_ANSWER, ...answer, twoStep: true }} />
        <Button variant="primary" size="small">
          {t("header.signIn")}
        </Button>
      </div>
      <div className="more">
        <a href="/login" data-modal="loginPopupModal">
          {t("modal.backToSignIn")}
        </a>
      </div>
    </Form>
  );
}

/** Renders the sign-in for visitors: by user name, mobile number, identity provider or free play, as the flags say (H2, T13). */
export function SignInForm(props: SignInFormProps) {
  const ticket = props.answer?.values["ticket"];
  return (
    <SignInElement data-look={props.look}>
      {ticket ? (
        <>
          <FormError answer={props.answer} />
          <SecondStep {...props} ticket={ticket} />
        </>
      ) : (
        <SignInMethods {...props} />
      )}
    </SignInElement>
  );
}

function SignInMethods(props: SignInFormProps) {
  const mobile = useFlag("mobileLogin");
  return (
    <>
      {mobile ? <Modes answer={props.answer} /> : null}
      <ByName {...props} answer={answerForType("username", props.answer)} />
      {mobile ? <ByMobile {...props} answer={answerForType("sms", props.answer)} /> : null}
      <FormError answer={props.answer} />
      <OtherMethods {...props} />
    </>
  );
}
