import { useT } from "~/platform/i18n/use-t";
import type { FormAnswer } from "~/ui/form-answer";
import { SignInField } from "~/ui/sign-in-field";
import { CodeField } from "../sign-in/send-code";
import type { SecurityData } from "./types";

export interface OwnerProofProps {
  readonly security: SecurityData["security"];
  readonly answer: FormAnswer | null;
  /** False when the form offers another proof. */
  readonly required?: boolean;
}

/** Renders the field that proves the account's owner: its password, or a code to its number when it has no password. */
export function OwnerProof({ security, answer, required = true }: OwnerProofProps) {
  const t = useT("shell");
  const { mobile, password } = security;
  if (password.set)
    return (
      <SignInField
        name="password"
        label={t("security.password")}
        answer={answer}
        type="password"
        autoComplete="current-password"
        maxLength={1000}
        required={required}
      />
    );
  if (mobile === null) return null;
  const label = t("security.ownerCode", { mobile: `\u2066${mobile}\u2069` });
  return <CodeField answer={answer} name="ownerCode" intent="sendOwnerCode" label={label} required={required} />;
}
