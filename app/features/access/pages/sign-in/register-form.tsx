import { type FormEvent, useId, useRef } from "react";
import {
  type FieldRules,
  type FormField,
  type FormMode,
  registerFields,
  registerModes,
  ruleMessage,
} from "~/platform/brands/account-forms";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import type { ShellSite } from "~/site/frame/shell-site";
import { useLinkTargets } from "~/site/link-targets";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { useFlag } from "~/ui/flags";
import type { FormAnswer } from "~/ui/form-answer";
import { SignInField } from "~/ui/sign-in-field";
import { CaptchaField } from "./captcha-field";
import { DialingCode } from "./dialing-code";
import { FormError } from "./refusal";
import { inputOf, LABELS } from "./register-inputs";
import { SendCodeControl } from "./send-code";
import { SignInElement } from "./sign-in-look";
import { useInvitation } from "./use-invitation";

export interface RegisterFormProps {
  readonly site: Pick<ShellSite, "flags" | "brand">;
  readonly rules: FieldRules;
  /** Answer to the last attempt. */
  readonly answer?: FormAnswer | null | undefined;
  readonly sending?: boolean;
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
}

interface FieldsProps extends RegisterFormProps {
  readonly mode: FormMode;
  /** Initial values of the fields, by name. */
  readonly first: Readonly<Partial<Record<string, string>>>;
}

/**
 * Maximum length of the inputs. Far above every rule: normalisation and removal of spaces can shorten a text
 * (`platform/text/typed-text.ts`), and a truncated password must not be accepted.
 */
const MOST_TYPED = 1000;

/** Renders one field by its rule: the rule as a hint, and a mark on required fields. */
function RuledField({ field, answer, first }: Pick<FieldsProps, "answer" | "first"> & { readonly field: FormField }) {
  const any = useAnyText();
  const { name, required, rule } = field;
  const label = any(LABELS[name] ?? "shell:signIn.username");
  const hint = rule && rule.minLength > 0 && name !== "confirmPassword" ? ruleMessage(rule) : null;
  return (
    <Field
      label={required ? `${label} *` : label}
      name={name}
      required={required}
      minLength={required ? rule?.minLength : undefined}
      maxLength={MOST_TYPED}
      hint={hint ? any(hint.text, hint.params) : undefined}
      error={answer?.errors[name]}
      defaultValue={answer ? answer.values[name] : first[name]}
      {...inputOf(name)}
    />
  );
}

/** Renders the SMS code, for brands that verify mobile numbers. */
function Code({ answer }: Pick<FieldsProps, "answer">) {
  const t = useT("shell");
  return (
    <div className="code">
      <SignInField
        name="verificationCode"
        label={`${t("signIn.code")} *`}
        answer={answer}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={255}
        required
      />
      <SendCodeControl answer={answer} />
    </div>
  );
}

function ModeForm({ mode, site, rules, answer, first, sending, onSubmit }: FieldsProps) {
  const t = useT("shell");
  const hasCountryCode = useFlag("countryCode");
  const needsCode = useFlag("smsVerification");
  return (
    <form method="post" action="/register" className={mode === "mobile" ? "by-mobile" : "by-name"} onSubmit={onSubmit}>
      <AccountField />
      <input type="hidden" name="mode" value={mode} />
      <button type="submit" hidden />
      {registerFields(rules, mode, site).map((field) => {
        const input = <RuledField key={field.name} field={field} answer={answer} first={first} />;
        if (field.name !== "mobileNum") return input;
        return (
          <div key={field.name} className="mobile">
            <div className="tel">
              {hasCountryCode ? <DialingCode /> : null}
              {input}
            </div>
            {needsCode ? <Code answer={answer} /> : null}
          </div>
        );
      })}
      <CaptchaField answer={answer} />
      <Checkbox
        name="agree"
        value="1"
        required
        defaultChecked={answer?.values["agree"] === "1"}
        label={t("register.agree", { age: site.brand.minimumAge })}
        error={answer?.errors["agree"]}
      />
      <Terms />
      <FormError answer={answer} />
      <Button variant="primary" size="large" aria-disabled={sending}>
        {t("register.submit")}
      </Button>
    </form>
  );
}

/** Renders the link to the terms. That page is open to visitors even if all others require the sign-in. */
function Terms() {
  const t = useT("shell");
  const { to } = useLinkTargets();
  const page = to("/helpmc") ?? to("/help");
  if (!page) return null;
  return (
    <a className="terms" href={`${page}#term`} target="_blank" rel="noreferrer">
      {t("register.terms")}
    </a>
  );
}

/** Renders the registration by the brand's rules and flags: by user name, by mobile number, or a choice of both (T13). */
export function RegisterForm(props: RegisterFormProps) {
  const t = useT("shell");
  const name = useId();
  const forms = useRef<HTMLDivElement>(null);
  const first = useInvitation(forms);
  const modes = registerModes(props.site);
  const chosen = props.answer?.values["mode"] ?? modes[0];
  // CSS shows the form of the selected radio button; a single mode needs no radio group.
  const isOnlyMobile = modes.length === 1 && modes[0] === "mobile";
  return (
    <SignInElement ref={forms} data-look="sheet">
      {modes.length > 1 ? (
        <div className="modes" role="radiogroup" aria-label={t("register.by")}>
          {modes.map((mode) => (
            <label key={mode}>
              <input type="radio" name={name} value={mode} defaultChecked={mode === chosen} />
              {t(mode === "mobile" ? "signIn.mobile" : "signIn.username")}
            </label>
          ))}
        </div>
      ) : null}
      {isOnlyMobile ? <input type="radio" value="mobile" defaultChecked hidden /> : null}
      {modes.map((mode) => (
        <ModeForm key={mode} {...props} first={first} mode={mode} />
      ))}
      {modes.length === 0 ? <p>{t("register.closed")}</p> : null}
    </SignInElement>
  );
}
