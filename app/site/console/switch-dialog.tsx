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

const Body = styled(Form)`
  display: grid;
  gap: 16px;

  > p { color: var(--text-2); font-size: var(--size-1); }
`;

/** The form's sheet closes when it is sent. */
export const closeOnSubmit = (event: FormEvent<HTMLFormElement>): void => closeSheet(event.currentTarget);

export interface SwitchDialogProps {
  /** Id of the sheet, for `popovertarget`. */
  readonly id: string;
  readonly title: string;
  /** What the button that opens it says. */
  readonly label: string;
  /** What visitors will notice. */
  readonly effect: string;
  readonly variant?: ButtonLook["variant"];
  readonly size?: ButtonLook["size"];
  /** Who reads the reason; colleagues when left out. Null: none is asked for. */
  readonly reasonHint?: string | null;
  /** Hidden fields: what is switched, and the version that the change starts from. */
  readonly fields: Readonly<Record<string, string | number>>;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** A button and its sheet: says what will happen, asks for the reason, and posts one change. Works without scripts. */
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
        // Among many alike the name says what it acts on; it begins with what is seen.
        aria-label={title !== label && title.startsWith(label) ? title : undefined}
      >
        {label}
      </Button>
      <PopoverDialog id={id} title={title} closeLabel={t("dialog.close")}>
        <Body method="post" onSubmit={closeOnSubmit}>
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
        </Body>
      </PopoverDialog>
    </>
  );
}
