import { styled } from "styled-components";

/** A raised, outlined, glass or flat sheet, as the brand's character says. */
export const Card = styled.div`
  background: var(--card-ground);
  border: var(--card-line);
  border-radius: var(--radius);
  box-shadow: var(--card-shadow);
`;
