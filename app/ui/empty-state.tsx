import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Icon, type IconName } from "./icon";

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 40px 24px;
  border: 1px dashed var(--line);
  border-radius: var(--radius);
  color: var(--text-2);
  text-align: center;

  strong { color: var(--text-1); font-size: 1.0625rem; }
  > :last-child:is(a, button) { margin-block-start: 8px; }
`;

export interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  /** What the reader can do about it. */
  readonly text?: string | undefined;
  readonly action?: ReactNode;
}

/** Says that there is nothing here, why, and what helps. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <Box>
      <Icon name={icon} size={28} />
      <strong>{title}</strong>
      {text ? <p>{text}</p> : null}
      {action}
    </Box>
  );
}
