import { Form } from "@remix-run/react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { AccountField } from "~/site/page-account";
import { Button, type ButtonLook } from "~/ui/button";
import { PopoverDialog } from "~/ui/dialog";

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
`;

interface ActFormProps {
  /** Hidden fields: what is done, and to what. */
  readonly fields: Readonly<Record<string, string>>;
  readonly label: string;
  /** What the button does, where its label alone does not say it. */
  readonly name?: string;
  readonly variant?: ButtonLook["variant"];
}

/** A button that posts at once: for what loses nothing and needs no reason. */
export function ActForm({ fields, label, name, variant = "secondary" }: ActFormProps) {
  return (
    <Form method="post">
      <AccountField />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button size="small" variant={variant} aria-label={name}>
        {label}
      </Button>
    </Form>
  );
}

interface ConfirmFormProps extends Pick<ActFormProps, "fields" | "label"> {
  /** Id of the sheet. */
  readonly id: string;
  /** What will be gone. */
  readonly effect: string;
}

/** A button and its sheet: says what will be gone before it is. */
export function ConfirmForm({ effect, fields, id, label }: ConfirmFormProps) {
  const t = useT("console");
  return (
    <>
      <Button type="button" size="small" variant="danger" popovertarget={id}>
        {label}
      </Button>
      <PopoverDialog id={id} title={label} closeLabel={t("dialog.close")}>
        <p>{effect}</p>
        <Actions>
          <Button type="button" variant="quiet" popovertarget={id} popovertargetaction="hide">
            {t("dialog.cancel")}
          </Button>
          <ActForm fields={fields} label={label} variant="danger" />
        </Actions>
      </PopoverDialog>
    </>
  );
}
