import type { ReactNode } from "react";
import { styled } from "styled-components";

const Columns = styled.div`
  display: grid;
  gap: 32px;

  > div { display: grid; align-content: start; gap: 32px; min-inline-size: 0; }

  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > aside { position: sticky; inset-block-start: 72px; align-self: start; }
  }
`;

/** Renders switches and the live site in two columns; one column on small screens. */
export function Workbench({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Columns>
      <div>{children}</div>
      <aside>{aside}</aside>
    </Columns>
  );
}
