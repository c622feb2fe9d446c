import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { Button, LinkButton } from "./button";
import { Icon } from "./icon";

const Frame = styled.dialog`
  min-inline-size: 200px;
  min-block-size: 200px;
  inline-size: fit-content;
  max-inline-size: min(880px, calc(100vw - 24px));
  max-block-size: min(760px, calc(100dvh - 32px));
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-radius: var(--radius);
  background: var(--surface-0);
  color: var(--text-1);
  box-shadow: var(--shadow-2), 0 0 0 1px var(--line);
  opacity: 0;
  translate: 0 12px;
  transition: opacity var(--speed) var(--ease), translate var(--speed) var(--ease);

  &[open] { position: fixed; inset: 0; z-index: 80; opacity: 1; translate: 0 0; }
  @starting-style { &[open] { opacity: 0; translate: 0 12px; } }
  &::backdrop { background: rgb(4 6 14 / 0.6); backdrop-filter: blur(3px); }
  &[data-opaque]::backdrop { background: var(--surface-1); backdrop-filter: none; }
  /* Without scripts the dialog is not modal: its shadow dims the page behind it. */
  &[open]:not(:modal) { box-shadow: var(--shadow-2), 0 0 0 100vmax rgb(4 6 14 / 0.6); }
  html:has(&:modal) { overflow: hidden; }
  &[data-size="360"] { inline-size: 360px; }
  &[data-size="480"] { inline-size: 480px; }
  &[data-size="760"] { inline-size: 760px; }
  &[data-size="centre"] {
    inline-size: min(1180px, calc(100vw - 48px));
    max-inline-size: none;
    block-size: min(840px, calc(100dvh - 48px));
    max-block-size: none;
    /* Not even a script or a search in the page may scroll it: what scrolls is inside. */
    overflow: clip;
    @media (max-width: 899px) { inline-size: 100%; max-inline-size: 100%; block-size: 100dvh; border-radius: 0; }
  }
  > .shut { position: absolute; inset-block-start: 8px; inset-inline-end: 8px; z-index: 1; }
  > .shut > * { background: color-mix(in srgb, var(--surface-0) 72%, transparent); }
  @media (max-width: 560px) {
    &[data-size="480"], &[data-size="760"] {
      inline-size: 100%;
      max-inline-size: 100%;
      max-block-size: 94dvh;
      margin-block-end: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
`;

export interface ModalDialogProps {
  /** Accessible name. */
  readonly label: string;
  readonly closeLabel: string;
  /** Called on Esc, on an outside click, and by the close button. */
  readonly onClose: () => void;
  /** If false, an outside click leaves it open. */
  readonly cover?: boolean | undefined;
  /** If false, no control of the dialog closes it. */
  readonly closable?: boolean | undefined;
  /**
   * Width in px: 360, 480 or 760. Default 200: width of the content. Width and height are always at least 200 px. `centre` takes
   * most of the window, and scrolls inside.
   */
  readonly size?: number | "centre" | undefined;
  /** Hides the page behind it, because its session is over. */
  readonly opaque?: boolean | undefined;
  /** Set if the server renders the dialog open: target of the close button without scripts. */
  readonly closeHref?: string | undefined;
  readonly children: ReactNode;
}

/** Shows the dialog as modal: the page becomes inert, which keeps focus inside. Restores focus at the end. */
function useModal(dialog: RefObject<HTMLDialogElement>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(":modal")) return;
    const opener = document.activeElement;
    // A dialog rendered open by the server is not modal yet.
    if (element.open) element.close();
    element.showModal();
    // A field that had focus before hydration keeps it.
    if (opener instanceof HTMLElement && element.contains(opener)) opener.focus({ preventScroll: true });
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [dialog]);
}

/** True for a point outside of the dialog. */
function isOutside(dialog: HTMLElement, { clientX: x, clientY: y }: { clientX: number; clientY: number }): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/**
 * Renders a modal window with the native `<dialog>`: focus stays inside and returns to the opener, and Esc requests closing. The
 * content includes the heading.
 */
export function ModalDialog({ label, closeLabel, onClose, closeHref, children, ...rest }: ModalDialogProps) {
  const { cover = true, closable = true, opaque = false, size = 200 } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useModal(dialog);
  const beside = (event: MouseEvent<HTMLDialogElement>) =>
    event.target === dialog.current && isOutside(dialog.current, event);
  return (
    <Frame
      ref={dialog}
      aria-label={label}
      data-size={size}
      data-opaque={opaque ? "" : undefined}
      open={closeHref !== undefined}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (closable) onClose();
      }}
      onKeyDown={(event) => {
        // Browsers close a dialog on the second Esc, even if `cancel` is prevented. During text composition, Esc only cancels the
        // composition.
        if (event.key === "Escape" && (!closable || event.nativeEvent.isComposing)) event.preventDefault();
      }}
      onMouseDown={(event) => {
        pressedBeside.current = beside(event);
      }}
      onClick={(event) => {
        // A text selection dragged from inside to outside also ends with an outside click, so the press must start outside, too.
        if (cover && closable && pressedBeside.current && beside(event)) onClose();
      }}
    >
      {closable ? (
        <div className="shut">
          <CloseButton href={closeHref} label={closeLabel} onClose={onClose} />
        </div>
      ) : null}
      {children}
    </Frame>
  );
}

interface CloseButtonProps {
  readonly href: string | undefined;
  readonly label: string;
  readonly onClose: () => void;
}

function CloseButton({ href, label, onClose }: CloseButtonProps) {
  const look = { variant: "quiet", size: "small", square: true } as const;
  if (href === undefined)
    return (
      <Button type="button" {...look} aria-label={label} onClick={onClose}>
        <Icon name="close" />
      </Button>
    );
  const close = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <LinkButton href={href} {...look} aria-label={label} onClick={close}>
      <Icon name="close" />
    </LinkButton>
  );
}
