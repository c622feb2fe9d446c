import { styled } from "styled-components";

/** Card surface: raised, outlined, glass or flat, by the brand's character. */
export const Card = styled.div`
  background: var(--card-ground);
  border: var(--card-line);
  border-radius: var(--radius);
  box-shadow: var(--card-shadow);
`;
