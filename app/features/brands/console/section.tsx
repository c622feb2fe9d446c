import { styled } from "styled-components";

/** Section of a page about a brand's files: title, text, buttons. */
export const Section = styled.section`
  display: grid;
  gap: 12px;
  min-inline-size: 0;

  h2 { display: flex; flex-wrap: wrap; align-items: center; gap: 10px; font-size: var(--size-3); }
  > p { max-inline-size: 76ch; color: var(--text-2); font-size: var(--size-1); }
  .line { display: flex; flex-wrap: wrap; align-items: end; gap: 8px 12px; }
`;

/** Two columns: actions, then files; one column on small screens. */
export const FilesBench = styled.div`
  display: grid;
  gap: 32px 40px;
  align-items: start;

  > div { display: grid; gap: 32px; min-inline-size: 0; }

  @media (min-width: 1180px) { grid-template-columns: minmax(0, 1fr) 420px; }
`;
