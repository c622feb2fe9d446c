import { styled } from "styled-components";

/** A part of a page about a brand's files: its title, a line of buttons, what it is about. */
export const Section = styled.section`
  display: grid;
  gap: 12px;
  min-inline-size: 0;

  h2 { display: flex; flex-wrap: wrap; align-items: center; gap: 10px; font-size: var(--size-3); }
  > p { max-inline-size: 76ch; color: var(--text-2); font-size: var(--size-1); }
  .line { display: flex; flex-wrap: wrap; align-items: end; gap: 8px 12px; }
`;

/** What can be done with the files at the start, the files themselves at the end; one below the other on small screens. */
export const FilesBench = styled.div`
  display: grid;
  gap: 32px 40px;
  align-items: start;

  > div { display: grid; gap: 32px; min-inline-size: 0; }

  @media (min-width: 1180px) { grid-template-columns: minmax(0, 1fr) 420px; }
`;
