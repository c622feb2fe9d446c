import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { css, styled } from "styled-components";
import "./dom-attributes";

export interface ButtonLook {
  /** `primary` once per screen; `quiet` without background; `danger` for ending or removing something. */
  readonly variant?: "primary" | "secondary" | "quiet" | "danger";
  readonly size?: "small" | "medium" | "large";
  /** Square, for a single icon. The caller must set `aria-label`. */
  readonly square?: boolean;
}

const look = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: var(--control);
  padding: 0 20px;
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--speed) var(--ease), border-color var(--speed) var(--ease), filter var(--speed) var(--ease);

  &[data-variant="primary"] { background: var(--brand); color: var(--on-brand); }
  &[data-variant="secondary"] { background: var(--surface-1); color: var(--text-1); border-color: var(--line); }
  &[data-variant="quiet"] { color: var(--text-1); padding-inline: 12px; }
  &[data-variant="danger"] { background: var(--surface-1); color: var(--lose); border-color: currentcolor; }
  &[data-size="small"] { min-block-size: 36px; padding-inline: 14px; font-size: var(--size-1); }
  &[data-size="large"] { min-block-size: 52px; padding-inline: 28px; font-size: 1.0625rem; }
  &[data-square] { inline-size: var(--control); padding: 0; }
  &[data-square][data-size="small"] { inline-size: 36px; }

  @media (hover: hover) {
    &[data-variant="primary"]:hover { filter: brightness(1.08) saturate(1.05); }
    &[data-variant="secondary"]:hover, &[data-variant="quiet"]:hover { background: var(--surface-2); }
    &[data-variant="danger"]:hover { background: var(--surface-2); }
  }

  &:active { filter: brightness(0.94); }
  &:disabled, &[aria-disabled="true"] { opacity: 0.55; cursor: not-allowed; filter: none; }
  @media (pointer: coarse) { &[data-size="small"] { min-block-size: 44px; } &[data-square][data-size="small"] { inline-size: 44px; } }
`;

const ButtonElement = styled.button`${look}`;
const LinkElement = styled.a`${look}`;

const attributes = ({ variant = "secondary", size = "medium", square }: ButtonLook) => ({
  "data-variant": variant,
  "data-size": size,
  "data-square": square ? "" : undefined,
});

/** Renders a button. In a form it submits unless `type` says otherwise, so it works before hydration. */
export function Button({ variant, size, square, ...rest }: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <ButtonElement {...attributes({ variant, size, square } as ButtonLook)} {...rest} />;
}

/** Renders a link with the look of a button, for navigation. */
export function LinkButton({ variant, size, square, ...rest }: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <LinkElement {...attributes({ variant, size, square } as ButtonLook)} {...rest} />;
}
