import { styled } from "styled-components";

/** Link inside a table or a text of the console. */
export const ConsoleLink = styled.a`
  color: var(--brand-text);
  font-weight: 600;

  &:hover { text-decoration: underline; }
`;
