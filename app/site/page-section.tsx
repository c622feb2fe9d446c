import type { ReactNode } from "react";
import { styled } from "styled-components";

const Section = styled.section`
  padding-block: calc(var(--band) * 0.7) var(--band);

  > .in { display: grid; gap: 28px; max-inline-size: var(--width); margin-inline: auto; padding-inline: var(--edge); container-type: inline-size; }
  > .in > * { min-inline-size: 0; }
  > .in > header { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 16px 32px; }
  .head { display: grid; gap: 8px; }
  h1 { font-size: clamp(1.75rem, 1.3rem + 1.7vw, 2.625rem); }
  > .in > header p { max-inline-size: 60ch; color: var(--text-2); font-size: 1.0625rem; }
  [data-header="centred"] & > .in > header { flex-direction: column; align-items: center; text-align: center; }
`;

export interface PagePartProps {
  readonly title: string;
  readonly intro?: string | undefined;
  /** Element at the end of the title's line. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders the main part of a page: title, introduction, and content at the page's width. The content uses container queries,
 * because a side area can reduce its width.
 */
export function PageSection({ title, intro, beside, children }: PagePartProps) {
  return (
    <Section>
      <div className="in">
        <header>
          <div className="head">
            <h1>{title}</h1>
            {intro ? <p>{intro}</p> : null}
          </div>
          {beside}
        </header>
        {children}
      </div>
    </Section>
  );
}
