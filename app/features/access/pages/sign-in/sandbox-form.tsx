import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import type { SignInService } from "~/site/frame/shell-site";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { isMarkName, Mark } from "~/ui/mark";

const Form = styled.form`
  display: grid;
  gap: 18px;

  h1 { display: flex; align-items: center; gap: 12px; font-size: var(--size-4); }
  p { color: var(--text-2); }
  .buttons { display: grid; grid-template-columns: repeat(auto-fit, minmax(190px, 1fr)); gap: 10px; }
`;

export interface SandboxFormProps {
  readonly service: SignInService;
  /** From the page's URL; posted back with the form. */
  readonly state: string;
  readonly nonce: string;
}

/** Replaces an identity provider's page on a demo brand: asks for a name and no password. */
export function SandboxForm({ nonce, service: { id, name }, state }: SandboxFormProps) {
  const t = useT("shell");
  return (
    <Form method="post">
      <AccountField />
      <h1>
        {isMarkName(id) ? <Mark name={id} size={28} /> : null}
        {name}
      </h1>
      <p>{t("sandbox.note", { name })}</p>
      <input type="hidden" name="state" value={state} />
      <input type="hidden" name="nonce" value={nonce} />
      <Field label={t("sandbox.name")} name="name" autoComplete="name" maxLength={40} required />
      <div className="buttons">
        <Button variant="primary">{t("signIn.with", { name })}</Button>
        <Button variant="secondary" name="intent" value="cancel" formNoValidate>
          {t("sandbox.cancel")}
        </Button>
      </div>
    </Form>
  );
}
