import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { answerOfType, SectionForm, useSection } from "~/site/centre/parts/section-form";
import { SettingsRow } from "~/site/centre/parts/settings-row";
import { SignInField } from "~/ui/sign-in-field";
import { CodeField } from "../sign-in/send-code";
import { MobileFields } from "../sign-in/sign-in-form";
import { OwnerProof } from "./owner-proof";
import type { SectionProps } from "./types";

const secret = { type: "password", autoComplete: "new-password", maxLength: 1000, required: true } as const;

/** Renders the account password. A change ends every other session, so the form navigates to a new document. */
export function PasswordRow({ data, answer }: SectionProps) {
  const t = useT("shell");
  const format = useFormat();
  const last = answerOfType(answer, "password");
  const form = useSection(last);
  const { changedAt, expired, set } = data.security.password;
  const date = changedAt ? format.date(Date.parse(changedAt), "date") : "";
  const state = set ? t(expired ? "security.passwordOld" : "security.passwordSince", { date }) : t("security.notSet");
  return (
    <SettingsRow
      id="password"
      icon="key"
      title={t("security.password")}
      state={data.passwordChanged ? t("security.passwordDone") : state}
      good={set && !expired}
      act={t(set ? "security.change" : "security.add")}
      open={last !== null}
    >
      <SectionForm type="password" form={form} submit={t("security.savePassword")}>
        {set ? (
          <SignInField
            {...secret}
            name="oldPassword"
            label={t("change.old")}
            answer={form.answer}
            autoComplete="current-password"
          />
        ) : (
          <input type="hidden" name="forced" value="1" />
        )}
        <SignInField {...secret} name="newPassword" label={t("change.new")} answer={form.answer} />
        <SignInField {...secret} name="confirmNewPassword" label={t("change.again")} answer={form.answer} />
        <p className="hint">{t("security.passwordNote")}</p>
      </SectionForm>
    </SettingsRow>
  );
}

/** Renders the payment password form. The change is proved by the current payment password or by the account's owner. */
export function PaymentRow({ data, answer }: SectionProps) {
  const t = useT("shell");
  const errors = useT("errors");
  const last = answerOfType(answer, "paymentPassword");
  const form = useSection(last);
  const { security } = data;
  const isSet = security.paymentPassword;
  const hasProof = security.password.set || security.mobile !== null;
  return (
    <SettingsRow
      id="payment"
      icon="coins"
      title={t("register.paymentPassword")}
      state={t(isSet ? "security.paymentSet" : "security.paymentNone")}
      good={isSet}
      act={t(isSet ? "security.change" : "security.setUp")}
      open={last !== null}
    >
      {isSet || hasProof ? (
        <SectionForm type="paymentPassword" form={form} submit={t("security.savePayment")}>
          {isSet ? <PaymentProof {...{ security, form }} /> : <OwnerProof security={security} answer={form.answer} />}
          <SignInField {...secret} name="paymentPassword" label={t("security.paymentNew")} answer={form.answer} />
          <SignInField
            {...secret}
            name="confirmPaymentPassword"
            label={t("security.paymentAgain")}
            answer={form.answer}
          />
        </SectionForm>
      ) : (
        <p>{errors("mobileFirst")}</p>
      )}
    </SettingsRow>
  );
}

interface PaymentProofProps {
  readonly security: SectionProps["data"]["security"];
  readonly form: ReturnType<typeof useSection>;
}

/** Renders the choice of proof for a new payment password. Uses radio buttons, so it works without scripts. */
function PaymentProof({ security, form: { answer } }: PaymentProofProps) {
  const t = useT("shell");
  const byOwner = answer?.errors["password"] !== undefined || answer?.code != null;
  return (
    <fieldset>
      <legend>{t("security.proveBy")}</legend>
      <div className="by">
        <label>
          <input type="radio" name="by" value="old" defaultChecked={!byOwner} />
          {t("security.byOld")}
        </label>
        <label>
          <input type="radio" name="by" value="owner" defaultChecked={byOwner} />
          {t(security.password.set ? "security.byPassword" : "security.byCode")}
        </label>
      </div>
      <div className="by-old">
        <SignInField
          {...secret}
          name="oldPaymentPassword"
          label={t("security.paymentOld")}
          answer={answer}
          autoComplete="off"
          required={false}
        />
      </div>
      <div className="by-owner">
        <OwnerProof security={security} answer={answer} required={false} />
      </div>
    </fieldset>
  );
}

/** Renders the mobile number, bound by a code sent to it. */
export function MobileRow({ data, answer }: SectionProps) {
  const t = useT("shell");
  const last = answerOfType(answer, "mobile");
  const form = useSection(last);
  const { mobile } = data.security;
  return (
    <SettingsRow
      id="mobile"
      icon="smartphone"
      title={t("signIn.mobile")}
      state={mobile === null ? t("security.notSet") : <bdi dir="ltr">{mobile}</bdi>}
      good={mobile !== null}
      act={t(mobile === null ? "security.add" : "security.change")}
      open={last !== null}
    >
      <SectionForm type="mobile" form={form} submit={t("security.saveMobile")}>
        <MobileFields answer={form.answer} />
        <CodeField answer={form.answer} />
        <OwnerProof security={data.security} answer={form.answer} />
      </SectionForm>
    </SettingsRow>
  );
}

/** Renders the e-mail address, bound by a code sent to it. */
export function EmailRow({ data, answer }: SectionProps) {
  const t = useT("shell");
  const last = answerOfType(answer, "email");
  const form = useSection(last);
  const { email } = data.security;
  return (
    <SettingsRow
      id="email"
      icon="mail"
      title={t("register.email")}
      state={email === null ? t("security.notSet") : <bdi dir="ltr">{email}</bdi>}
      good={email !== null}
      act={t(email === null ? "security.add" : "security.change")}
      open={last !== null}
    >
      <SectionForm type="email" form={form} submit={t("security.saveEmail")}>
        <SignInField
          name="email"
          label={t("register.email")}
          answer={form.answer}
          type="email"
          autoComplete="email"
          maxLength={255}
          required
        />
        <CodeField answer={form.answer} />
        <OwnerProof security={data.security} answer={form.answer} />
      </SectionForm>
    </SettingsRow>
  );
}
