import { keyframes, styled } from "styled-components";

const shine = keyframes`
  from { background-position: 160% 0; }
  to { background-position: -60% 0; }
`;

const Ground = styled.span`
  display: block;
  min-block-size: 16px;
  border-radius: var(--radius-small);
  background: linear-gradient(100deg, var(--surface-2) 40%, var(--surface-3) 50%, var(--surface-2) 60%) 0 0 / 200% 100%;
  animation: ${shine} 1.6s linear infinite;

  &[data-size="title"] { inline-size: min(100%, 240px); min-block-size: 28px; }
  &[data-size="control"] { min-block-size: var(--control); border-radius: var(--radius-control); }
  &[data-size="tile"] { aspect-ratio: 3 / 4; border-radius: var(--radius); }
  &[data-size="row"] { min-block-size: 60px; }
  &[data-size="mark"] { inline-size: 48px; min-block-size: 48px; border-radius: 50%; }
`;

export interface SkeletonProps {
  /** Kind of the loading content; default: a line of text. */
  readonly size?: "text" | "title" | "control" | "tile" | "row" | "mark";
}

/** Renders a grey placeholder of the right size while content loads. */
export function Skeleton({ size = "text" }: SkeletonProps) {
  return <Ground data-size={size} aria-hidden="true" />;
}
