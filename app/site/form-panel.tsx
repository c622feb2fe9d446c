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
  h2 { margin-block-end: 18px; font-size: var(--size-3); }
  [data-header="centred"] & > div, &[data-centred] > div { margin-inline: auto; }
`;

interface FormPanelProps {
  readonly children: ReactNode;
  /** Where the form is for another thing than the page's title says. */
  readonly title?: string | undefined;
  /** In the middle: for a page that has nothing else. */
  readonly centred?: boolean;
}

/** A form that is the point of its page, on a card of its own. */
export function FormPanel({ children, centred, title }: FormPanelProps) {
  return (
    <Panel className="in" data-centred={centred ? "" : undefined}>
      <div>
        {title ? <h2>{title}</h2> : null}
        {children}
      </div>
    </Panel>
  );
}
