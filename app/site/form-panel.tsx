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
  > div > h2 { margin-block-end: 18px; font-size: var(--size-3); }
  [data-header="centred"] & > div, &[data-centred] > div { margin-inline: auto; }
  &:has(> aside) {
    display: grid;
    grid-template-columns: minmax(0, 520px) minmax(0, 360px);
    align-items: start;
    gap: 24px;
    @media (max-width: 767px) { grid-template-columns: minmax(0, 1fr); }
    > div { inline-size: 100%; }
    [data-header="centred"] & { justify-content: center; }
  }
`;

interface FormPanelProps {
  readonly children: ReactNode;
  /** Content next to the form, below it on small screens: an `aside`. */
  readonly aside?: ReactNode;
  /** Title of the form, if its purpose differs from the page's title. */
  readonly title?: string | undefined;
  /** Centres the panel, for pages without other content. */
  readonly centred?: boolean;
}

/** Renders the main form of a page on a card. */
export function FormPanel({ aside, children, centred, title }: FormPanelProps) {
  return (
    <Panel className="in" data-centred={centred ? "" : undefined}>
      <div>
        {title ? <h2>{title}</h2> : null}
        {children}
      </div>
      {aside}
    </Panel>
  );
}
