import { styled } from "styled-components";

/** Layout of a dialog about the session. */
export const SessionBody = styled.div`
  display: grid;
  gap: 16px;
  padding: 24px;

  h2 { padding-inline-end: 40px; font-size: var(--size-3); }
  p { color: var(--text-2); }
  [role="alert"] { color: var(--lose); }
  > div { display: flex; flex-wrap: wrap; gap: 8px; }
`;
