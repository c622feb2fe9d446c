import type { ReactNode } from "react";
import { styled } from "styled-components";

const Place = styled.div`
  position: fixed;
  inset-inline: 16px;
  inset-block-end: 88px;
  z-index: 60;
  display: grid;
  justify-items: center;
  pointer-events: none;

  > p {
    max-inline-size: 480px;
    padding: 12px 20px;
    border-radius: var(--radius-small);
    background: var(--text-1);
    color: var(--surface-0);
    box-shadow: var(--shadow-2);
    pointer-events: auto;
  }
`;

/**
 * Where short messages appear and are read out. It must be on the page before its message comes, so render it empty.
 * `urgent` interrupts the reader: for errors.
 */
export function Toast({ children, urgent = false }: { readonly children?: ReactNode; readonly urgent?: boolean }) {
  return <Place role={urgent ? "alert" : "status"}>{children ? <p>{children}</p> : null}</Place>;
}
