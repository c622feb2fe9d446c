import type { ReactNode } from "react";
import { styled } from "styled-components";

const Part = styled.section`
  display: grid;
  gap: 8px;
  margin-block-start: 48px;
  scroll-margin-block-start: 64px;

  > h2 { color: var(--text-2); font-family: var(--font); font-size: var(--size-1); font-weight: 600; letter-spacing: 0; }
  /* Blocks span the full width, as on a site; negative margins undo the console's padding. */
  > div {
    margin-inline: calc(-1 * var(--edge));
    overflow-x: clip;
    border-block: 1px solid var(--line);
    --header-block: 0;
  }
`;

/** Renders one block as on a page, below its name. */
export function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Part id={`block-${name}`}>
      <h2>{name}</h2>
      <div>{children}</div>
    </Part>
  );
}
