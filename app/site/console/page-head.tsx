import type { ReactNode } from "react";
import { styled } from "styled-components";

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  h1 { font-size: var(--size-4); }
  p { flex-basis: 100%; color: var(--text-2); font-size: var(--size-1); }
  .end { display: flex; gap: 8px; margin-inline-start: auto; }
`;

export interface PageHeadProps {
  readonly title: string;
  readonly intro?: string;
  /** Badges after the title. */
  readonly badges?: ReactNode;
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode;
}

/** Renders title, state and actions of a console page. */
export function PageHead({ title, intro, badges, actions }: PageHeadProps) {
  return (
    <Head>
      <h1>{title}</h1>
      {badges}
      {actions ? <div className="end">{actions}</div> : null}
      {intro ? <p>{intro}</p> : null}
    </Head>
  );
}
