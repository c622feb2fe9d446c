import type { ReactNode } from "react";
import { styled } from "styled-components";

const Panel = styled.div`
  max-inline-size: var(--width);
  margin-inline: auto;
  padding: 24px var(--edge) calc(var(--band) / 2);

  > div {
    max-inline-size: 520px;
    padding: clamp(16px, 4vw, 32px);
    background: var(--card-ground);
    border: var(--card-line);
    border-radius: var(--radius);
    box-shadow: var(--card-shadow);
  }
  [data-header="centred"] & > div { margin-inline: auto; }
`;

/** A form that is the point of its page, on a card of its own. */
export function FormPanel({ children }: { readonly children: ReactNode }) {
  return (
    <Panel className="in">
      <div>{children}</div>
    </Panel>
  );
}
