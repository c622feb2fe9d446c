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
  /** Hidden fields: the action and its target. */
  readonly fields: Readonly<Record<string, string>>;
  readonly label: string;
  /** Accessible name, when the label alone is ambiguous. */
  readonly name?: string;
  readonly variant?: ButtonLook["variant"];
}

/** Renders a button that posts immediately: for actions that lose nothing and need no reason. */
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
  /** Id of the dialog. */
  readonly id: string;
  /** Text that names the data to be removed. */
  readonly effect: string;
}

/** Renders a button and a dialog that names the data to be removed and asks for confirmation. */
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
