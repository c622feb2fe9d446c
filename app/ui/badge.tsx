import type { ReactNode } from "react";
import { styled } from "styled-components";

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 2px 8px;
  border-radius: var(--radius-pill);
  background: var(--surface-2);
  color: var(--text-1);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.5;

  &[data-tone="brand"] { background: var(--brand); color: var(--on-brand); }
  &[data-tone="accent"] { background: var(--accent); color: var(--on-accent); }
  &[data-tone="good"] { box-shadow: inset 0 0 0 1px var(--win); color: var(--win); background: var(--surface-0); }
  &[data-tone="bad"] { box-shadow: inset 0 0 0 1px var(--lose); color: var(--lose); background: var(--surface-0); }
`;

export interface BadgeProps {
  readonly tone?: "plain" | "brand" | "accent" | "good" | "bad";
  readonly children: ReactNode;
}

/** Renders a short status label: hot, live, stale. The word carries the meaning, never the colour alone. */
export function Badge({ tone = "plain", children }: BadgeProps) {
  return <Mark data-tone={tone}>{children}</Mark>;
}
