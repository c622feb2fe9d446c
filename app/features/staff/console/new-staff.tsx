import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { StaffFields } from "./staff-change";

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  align-items: start;
  gap: 14px;
  max-inline-size: 900px;

  button { margin-block-start: 26px; justify-self: start; }
`;

/** Renders the fields of a new account. */
export function NewStaff() {
  const t = useT("console");
  return (
    <Line>
      <input type="hidden" name="intent" value="add" />
      <Field
        label={t("staff.account")}
        name="account"
        hint={t("staff.accountHint")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <StaffFields />
      <Button variant="primary">{t("staff.add")}</Button>
    </Line>
  );
}

const Note = styled.div`
  display: grid;
  gap: 6px;
  padding: 14px 16px;
  border: 1px solid var(--win);
  border-radius: var(--radius-small);
  background: var(--surface-1);

  code { font-size: 1.125rem; font-weight: 650; letter-spacing: 0.03em; user-select: all; }
  p { color: var(--text-2); font-size: var(--size-1); }
`;

/** Renders a one-time password. It is shown only once. */
export function OncePassword({ account, once }: { readonly account: string; readonly once: string }) {
  const t = useT("console");
  return (
    <Note role="status">
      <b>{t("staff.once", { account })}</b>
      <code>{once}</code>
      <p>{t("staff.onceText")}</p>
    </Note>
  );
}
