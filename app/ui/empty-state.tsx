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
  /** A small icon, where no drawing is named. */
  readonly icon?: IconName;
  /** A drawing (`/art/empty/…`): what is missing. */
  readonly art?: "search" | "games" | "box" | "bell" | "ticket" | "lock";
  readonly title: string;
  /** What the reader can do about it. */
  readonly text?: string | undefined;
  readonly action?: ReactNode;
}

/** Says that there is nothing here, why, and what helps. */
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
