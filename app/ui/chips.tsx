import { styled } from "styled-components";
import { Icon, type IconName } from "./icon";

const List = styled.ul`
  display: flex;
  gap: 8px;

  &[data-wrap] { flex-wrap: wrap; }
  > li { flex: none; }
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 36px;
    padding-inline: 14px;
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    background: var(--surface-0);
    color: var(--text-1);
    font-size: var(--size-1);
    font-weight: 600;
    white-space: nowrap;
    transition: background-color var(--speed) var(--ease), border-color var(--speed) var(--ease);
  }
  a svg { color: var(--text-2); }
  a[aria-current] { border-color: transparent; background: var(--text-1); color: var(--surface-0); }
  a[aria-current] svg { color: inherit; }
  small { color: var(--text-2); font-size: inherit; font-weight: 500; }
  a[aria-current] small { color: inherit; }
  @media (hover: hover) { a:not([aria-current]):hover { border-color: var(--text-3); background: var(--surface-1); } }
  @media (pointer: coarse) { a { min-block-size: 44px; } }
`;

export interface Chip {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon?: IconName | undefined;
  /** Number of items behind the chip. */
  readonly count?: number | undefined;
  /** Name of the modal to open instead of the link, once scripts run. */
  readonly modal?: string | undefined;
}

export interface ChipsProps {
  /** Accessible name of the choice. */
  readonly label: string;
  readonly chips: readonly Chip[];
  /** Id of the selected chip. */
  readonly current: string;
  /** Keeps the scroll position during navigation. */
  readonly stay?: boolean;
  /** Wraps to several lines. */
  readonly wrap?: boolean;
}

/** Renders a single choice as links: the selected one is marked, every choice has an address, no script is needed. */
export function Chips({ label, chips, current, stay, wrap }: ChipsProps) {
  return (
    <List aria-label={label} data-wrap={wrap ? "" : undefined}>
      {chips.map(({ id, label: text, href, icon, count, modal }) => (
        <li key={id}>
          <a
            href={href}
            aria-current={id === current ? "true" : undefined}
            data-modal={modal}
            data-stay={stay ? "" : undefined}
          >
            {icon ? <Icon name={icon} size={16} /> : null}
            {text}
            {count === undefined ? null : <small className="num">{count}</small>}
          </a>
        </li>
      ))}
    </List>
  );
}
