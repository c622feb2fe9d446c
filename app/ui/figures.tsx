import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Card } from "./card";

/** List of `Figure`: labelled figures side by side, as many per row as fit. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: 12px;
  margin: 0 0 28px;

  > div { display: grid; align-content: start; gap: 4px; padding: 16px 20px; }
  dt { color: var(--text-2); font-size: var(--size-1); font-weight: 600; }
  dd { font-family: var(--font-title); font-size: var(--size-4); font-weight: 700; }
  dd[data-tone="good"] { color: var(--win); }
  dd[data-tone="bad"] { color: var(--lose); }
  small { display: block; color: var(--text-2); font-family: var(--font); font-size: var(--size-1); font-weight: 500; }
  @media (max-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div { padding: 12px 14px; }
    dd { font-size: var(--size-3); overflow-wrap: anywhere; }
  }
`;

export interface FigureProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Additional detail in small type. */
  readonly note?: string | undefined;
  readonly tone?: "good" | "bad" | undefined;
}

/** Renders one labelled figure of a `Figures` list. */
export function Figure({ children, label, note, tone }: FigureProps) {
  return (
    <Card as="div">
      <dt>{label}</dt>
      <dd className="num" data-tone={tone}>
        {children}
        {note ? <small>{note}</small> : null}
      </dd>
    </Card>
  );
}
