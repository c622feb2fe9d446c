import { Form } from "@remix-run/react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { STAFF_ROLES } from "~/platform/wps/staff";
import type { StaffRow } from "~/site/console/types";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { PopoverDialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";

const ChangeForm = styled.div`
  display: grid;
  gap: 20px;

  form { display: grid; gap: 14px; justify-items: start; }
  form > label, form > div { inline-size: 100%; }
  form + form { padding-block-start: 16px; border-block-start: 1px solid var(--line); }
  p { color: var(--text-2); font-size: var(--size-1); }
`;

/** Renders the fields for role and brands, for a new or an existing account. */
export function StaffFields({ row }: { readonly row?: StaffRow }) {
  const t = useT("console");
  return (
    <>
      <Select
        label={t("staff.role")}
        name="role"
        defaultValue={row?.role ?? "support"}
        options={STAFF_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      <Field
        label={t("staff.brands")}
        hint={t("staff.brandsHint")}
        name="brands"
        defaultValue={row?.brands?.join(", ")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}

/** Renders a button and its sheet: role and brands, lock, and a new one-time password, each with its effect. */
export function StaffChange({ row }: { readonly row: StaffRow }) {
  const t = useT("console");
  const id = `staff-${row.account}`;
  const hidden = (
    <>
      <input type="hidden" name="account" value={row.account} />
      <input type="hidden" name="expectedVersion" value={row.version} />
    </>
  );
  return (
    <>
      <Button type="button" size="small" popovertarget={id} aria-label={t("staff.changeOf", { account: row.account })}>
        {t("staff.change")}
      </Button>
      <PopoverDialog id={id} title={t("staff.changeOf", { account: row.account })} closeLabel={t("dialog.close")}>
        {/* Remounts the fields after a change by another staff member, so they show the current values. */}
        <ChangeForm key={row.version}>
          <Form method="post">
            <AccountField />
            {hidden}
            <input type="hidden" name="intent" value="role" />
            <StaffFields row={row} />
            <Button size="small">{t("staff.save")}</Button>
          </Form>
          <Form method="post">
            <AccountField />
            {hidden}
            <input type="hidden" name="intent" value={row.locked ? "unlock" : "lock"} />
            <p>{t(row.locked ? "staff.unlockText" : "staff.lockText")}</p>
            <Button size="small">{t(row.locked ? "staff.unlock" : "staff.lock")}</Button>
          </Form>
          <Form method="post">
            <AccountField />
            {hidden}
            <input type="hidden" name="intent" value="reset" />
            <p>{t("staff.resetText")}</p>
            <Button size="small">{t("staff.reset")}</Button>
          </Form>
        </ChangeForm>
      </PopoverDialog>
    </>
  );
}
