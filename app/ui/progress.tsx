import type { ReactNode } from "react";
import { styled } from "styled-components";

const Look = styled.div`
  display: grid;
  gap: 6px;
  inline-size: 100%;
  color: var(--text-2);
  font-size: var(--size-1);

  progress {
    display: block;
    inline-size: 100%;
    block-size: 8px;
    border: 0;
    border-radius: var(--radius-pill);
    background: var(--surface-2);
    box-shadow: inset 0 0 0 1px var(--line);
    overflow: hidden;
    appearance: none;
  }
  progress::-webkit-progress-bar { background: transparent; }
  progress::-webkit-progress-value { border-radius: var(--radius-pill); background: var(--brand); transition: inline-size var(--speed) var(--ease); }
  progress::-moz-progress-bar { border-radius: var(--radius-pill); background: var(--brand); }
  progress[data-done]::-webkit-progress-value { background: var(--win); }
  progress[data-done]::-moz-progress-bar { background: var(--win); }
`;

export interface ProgressProps {
  /** Accessible name. */
  readonly label: string;
  /** Progress towards `max`; larger values count as complete. */
  readonly value: number;
  /** Must be positive. */
  readonly max: number;
  /** Exact values below the bar. */
  readonly children?: ReactNode;
}

/** Renders a progress bar, with the exact values below it. */
export function Progress({ children, label, max, value }: ProgressProps) {
  return (
    <Look>
      <progress aria-label={label} value={Math.min(value, max)} max={max} data-done={value >= max ? "" : undefined} />
      {children}
    </Look>
  );
}
