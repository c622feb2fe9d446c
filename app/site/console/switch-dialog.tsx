import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Button, type ButtonLook } from "~/ui/button";
import { closeSheet } from "~/ui/close-sheet";
import { PopoverDialog } from "~/ui/dialog";
import { AccountField } from "../page-account";
import { ReasonField } from "./reason-field";

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
`;

const DialogBody = styled(Form)`
  display: grid;
  gap: 16px;

  > p { color: var(--text-2); font-size: var(--size-1); }
`;

/** Closes the form's sheet on submit. */
export const closeOnSubmit = (event: FormEvent<HTMLFormElement>): void => closeSheet(event.currentTarget);

export interface SwitchDialogProps {
  /** Id of the sheet, for `popovertarget`. */
  readonly id: string;
  readonly title: string;
  /** Label of the button that opens the sheet. */
  readonly label: string;
  /** Effect of the change for visitors. */
  readonly effect: string;
  readonly variant?: ButtonLook["variant"];
  readonly size?: ButtonLook["size"];
  /** Audience of the reason; default: colleagues. Null hides the reason field. */
  readonly reasonHint?: string | null;
  /** Hidden fields: the target of the change, and the version that it is based on. */
  readonly fields: Readonly<Record<string, string | number>>;
  readonly children?: ReactNode;
}

/** Renders a button with its sheet, which states the effect, asks for a reason and posts one change. Works without scripts. */
export function SwitchDialog({ id, title, label, effect, fields, reasonHint, children, ...look }: SwitchDialogProps) {
  const { size = "small", variant = "secondary" } = look;
  const t = useT("console");
  return (
    <>
      <Button
        type="button"
        size={size}
        variant={variant}
        popovertarget={id}
        // Among many equal buttons, the accessible name includes the target. It starts with the visible label.
        aria-label={title !== label && title.startsWith(label) ? title : undefined}
      >
        {label}
      </Button>
      <PopoverDialog id={id} title={title} closeLabel={t("dialog.close")}>
        <DialogBody method="post" onSubmit={closeOnSubmit}>
          <AccountField />
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p>{effect}</p>
          {children}
          {reasonHint === null ? null : <ReasonField hint={reasonHint} />}
          <Actions>
            <Button type="button" variant="quiet" popovertarget={id} popovertargetaction="hide">
              {t("dialog.cancel")}
            </Button>
            <Button variant="primary">{label}</Button>
          </Actions>
        </DialogBody>
      </PopoverDialog>
    </>
  );
}
