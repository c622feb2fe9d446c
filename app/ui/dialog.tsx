import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { Button } from "./button";
import { Icon } from "./icon";
import "./dom-attributes";

const Sheet = styled.dialog`
  inline-size: min(560px, calc(100vw - 32px));
  max-block-size: min(720px, calc(100dvh - 48px));
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: var(--radius);
  background: var(--surface-0);
  color: var(--text-1);
  box-shadow: var(--shadow-2), 0 0 0 1px var(--line);

  &::backdrop { background: rgb(0 0 0 / 0.55); }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding: 16px 16px 0 24px;
    padding-inline: 24px 16px;
  }
  h2 { font-size: var(--size-3); }
  h2:focus { outline: none; }
  .body { padding: 12px 24px 24px; white-space: normal; }
  .body > * + * { margin-block-start: 12px; }
`;

export interface PopoverDialogProps {
  /** Id for the `popovertarget` of a button. */
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/**
 * Renders a sheet over the page, opened by a button with `popovertarget`. Without scripts it is a popover. With scripts
 * `app/boot.ts` opens it as a modal dialog: focus moves to its heading, stays inside, and returns to the button. Esc and an
 * outside click close it in both cases.
 */
export function PopoverDialog({ id, title, closeLabel, children }: PopoverDialogProps) {
  const heading = useId();
  return (
    <Sheet id={id} popover="auto" aria-labelledby={heading}>
      <header>
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button
          type="button"
          variant="quiet"
          size="small"
          square
          popovertarget={id}
          popovertargetaction="hide"
          aria-label={closeLabel}
        >
          <Icon name="close" />
        </Button>
      </header>
      <div className="body">{children}</div>
    </Sheet>
  );
}
