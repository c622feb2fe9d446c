import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Icon, type IconName } from "./icon";
import { useImageAddress } from "./image-hosts";

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 40px 24px;
  border: 1px dashed var(--line);
  border-radius: var(--radius);
  color: var(--text-2);
  text-align: center;

  img { inline-size: 160px; block-size: 120px; object-fit: contain; }
  strong { color: var(--text-1); font-size: 1.0625rem; }
  p { max-inline-size: 48ch; }
  > :last-child:is(a, button) { margin-block-start: 8px; }
`;

export interface EmptyStateProps {
  /** Small icon, used without `art`. */
  readonly icon?: IconName;
  /** Drawing (`/art/empty/…`) of the missing item. */
  readonly art?: "search" | "games" | "box" | "bell" | "ticket" | "lock";
  readonly title: string;
  /** Suggestion for the next step. */
  readonly text?: string | undefined;
  readonly action?: ReactNode;
}

/** Renders an empty state: title, explanation and next step. */
export function EmptyState({ icon = "search", art, title, text, action }: EmptyStateProps) {
  const address = useImageAddress();
  return (
    <Box>
      {art ? (
        <img src={address(`/art/empty/${art}.svg`)} alt="" width={160} height={120} />
      ) : (
        <Icon name={icon} size={28} />
      )}
      <strong>{title}</strong>
      {text ? <p>{text}</p> : null}
      {action}
    </Box>
  );
}
