import { useEffect, useState } from "react";
import { useT } from "~/platform/i18n/use-t";
import { answerOfType, FormResult, SectionForm, useSection } from "~/site/centre/parts/section-form";
import { SecretElement } from "~/site/centre/parts/section-look";
import { SettingsRow } from "~/site/centre/parts/settings-row";
import { Button } from "~/ui/button";
import type { OneTimeSecrets } from "~/ui/form-answer";
import { Icon } from "~/ui/icon";
import { SignInField } from "~/ui/sign-in-field";
import { OwnerProof } from "./owner-proof";
import type { SectionProps } from "./types";

type Form = ReturnType<typeof useSection>;

/** Renders the second step of sign-in: set-up with an app, one-time display of recovery codes, and disabling by a code (A19). */
export function TwoStepRow({ data, answer }: SectionProps) {
  const t = useT("shell");
  const last = answerOfType(answer, "twoStepEnable", "twoStepConfirm", "twoStepDisable");
  const form = useSection(last);
  const { on, recoveryCodes } = data.security.twoStep;
  const number = String(recoveryCodes);
  return (
    <SettingsRow
      id="twoStep"
      icon="shield"
      title={t("security.twoStep")}
      state={on ? t("security.twoStepOn", { number }) : t("security.twoStepNone")}
      good={on}
      act={t(on ? "security.turnOff" : "security.setUp")}
      open={last !== null}
    >
      <TwoStepBody data={data} form={form} on={on} />
    </SettingsRow>
  );
}

interface BodyProps {
  readonly data: SectionProps["data"];
  readonly form: Form;
  readonly on: boolean;
}

function TwoStepBody({ data, form, on }: BodyProps) {
  const t = useT("shell");
  const shown = form.answer?.shown;
  if (shown?.recoveryCodes)
    return (
      <>
        <FormResult answer={form.answer} />
        <RecoveryCodes codes={shown.recoveryCodes} />
      </>
    );
  if (on)
    return (
      <SectionForm type="twoStepDisable" form={form} submit={t("security.turnOff")} variant="danger">
        <p className="hint">{t("security.offText")}</p>
        <CodeInput form={form} label={t("security.appOrRecovery")} />
      </SectionForm>
    );
  if (shown?.app) return <Confirm form={form} app={shown.app} />;
  return (
    <SectionForm type="twoStepEnable" form={form} submit={t("security.startTwoStep")}>
      <p className="hint">{t("security.twoStepText")}</p>
      <OwnerProof security={data.security} answer={form.answer} />
    </SectionForm>
  );
}

function CodeInput({ form, label }: { readonly form: Form; readonly label: string }) {
  return (
    <SignInField
      name="appCode"
      label={label}
      answer={form.answer}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
      required
    />
  );
}

/** Renders the secret for the app, and the field for its first code. */
function Confirm({ form, app }: { readonly form: Form; readonly app: NonNullable<OneTimeSecrets["app"]> }) {
  const t = useT("shell");
  return (
    <SecretElement>
      <p>{t("security.scan")}</p>
      <img className="qr" src={app.qr} alt={t("security.qr")} width={184} height={184} />
      <p>
        {t("security.secret")} <code>{app.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <SectionForm type="twoStepConfirm" form={form} submit={t("security.turnOn")}>
        <input type="hidden" name="secret" value={app.secret} />
        <input type="hidden" name="uri" value={app.uri} />
        <CodeInput form={form} label={t("security.appCode")} />
      </SectionForm>
    </SecretElement>
  );
}

/** Renders the recovery codes. They are shown only once; a button copies them when scripts run. */
function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useT("shell");
  const [copied, setCopied] = useState(false);
  // False without scripts and on plain http, where the clipboard is unavailable.
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy(navigator.clipboard !== undefined), []);
  const copy = () => {
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <SecretElement>
      <p>
        <strong>{t("security.recovery")}</strong> {t("security.recoveryText")}
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      {canCopy ? (
        <Button type="button" size="small" onClick={copy}>
          <Icon name="copy" size={16} />
          <span aria-live="polite">{t(copied ? "security.copied" : "security.copy")}</span>
        </Button>
      ) : null}
    </SecretElement>
  );
}
