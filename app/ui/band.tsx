import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Icon } from "./icon";

const Section = styled.section`
  padding-block: calc(var(--band) / 2);

  > .in { max-inline-size: var(--width); margin-inline: auto; padding-inline: var(--edge); }
  > .in > header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
    margin-block-end: 16px;
  }
  h2 { font-size: var(--size-4); }
  header a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 28px;
    color: var(--text-2);
    font-size: var(--size-1);
    font-weight: 600;
    white-space: nowrap;
  }
  header a:hover { color: var(--text-1); }
  [dir="rtl"] & header a svg { transform: scaleX(-1); }
`;

export interface BandProps {
  readonly title?: string | undefined;
  /** Link at the end of the title's line. */
  readonly more?: { readonly href: string; readonly label: string } | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a horizontal section of a page: full width outside, content width inside, with an optional heading. */
export function Band({ title, more, className, children }: BandProps) {
  return (
    <Section className={className}>
      <div className="in">
        {title ? (
          <header>
            <h2>{title}</h2>
            {more ? (
              <a href={more.href}>
                {more.label}
                <Icon name="chevron-right" size={16} />
              </a>
            ) : null}
          </header>
        ) : null}
        {children}
      </div>
    </Section>
  );
}
