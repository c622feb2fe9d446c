import type { ReactNode } from "react";
import { styled } from "styled-components";

const Box = styled.section`
  display: grid;
  align-content: start;
  gap: 14px;
  min-inline-size: 0;
  padding: 20px;
  overflow-x: clip;
  scroll-margin-block-start: 72px;
  background: var(--card-ground);
  border: var(--card-line);
  border-radius: var(--radius);
  box-shadow: var(--card-shadow);

  &[data-wide] { grid-column: 1 / -1; }
  > h2 { color: var(--text-2); font-family: var(--font); font-size: var(--size-1); font-weight: 600; letter-spacing: 0; }
  > * { min-inline-size: 0; }
  .row { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; }
`;

export interface SampleProps {
  readonly name: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Renders one primitive in its states, named after its file. */
export function Sample({ name, wide, children }: SampleProps) {
  return (
    <Box id={`primitive-${name}`} data-primitive={name} data-wide={wide ? "" : undefined}>
      <h2>{name}</h2>
      {children}
    </Box>
  );
}
