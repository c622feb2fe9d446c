import { keyframes, styled } from "styled-components";

const shine = keyframes`
  from { background-position: 160% 0; }
  to { background-position: -60% 0; }
`;

/** A grey stand-in of the right size while content loads; the size comes from where it stands. */
export const Skeleton = styled.div.attrs({ "aria-hidden": true })`
  min-block-size: 16px;
  border-radius: var(--radius-small);
  background: linear-gradient(100deg, var(--surface-2) 40%, var(--surface-3) 50%, var(--surface-2) 60%) 0 0 / 200% 100%;
  animation: ${shine} 1.6s linear infinite;
`;
