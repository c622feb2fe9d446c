import type { ReactNode } from "react";
import { styled } from "styled-components";

const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: var(--item, var(--tile));
  gap: var(--gap);
  /* Bleeds to the edge of the window, so that the cut tile invites scrolling; room for shadows and focus rings. */
  margin-inline: calc(-1 * var(--edge)) calc((min(var(--width), 100vw) - 100vw) / 2 - var(--edge));
  padding: 6px var(--edge) 12px;
  scroll-padding-inline: var(--edge);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  scrollbar-color: var(--line) transparent;

  > li { scroll-snap-align: start; min-inline-size: 0; }
`;

/** A row of `li` that scrolls sideways with snap, by touch, wheel and keyboard. CSS only. */
export function Scroller({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
    <Row tabIndex={0} aria-label={label} className={className}>
      {children}
    </Row>
  );
}
