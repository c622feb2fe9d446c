import { styled } from "styled-components";

/** Blocks reach from edge to edge, as on a site; the console's own padding is taken back. */
export const Stage = styled.div`
  margin-inline: calc(-1 * var(--edge));
  overflow-x: clip;
`;
