import { styled } from "styled-components";

/** What narrows a record, between its figures and its rows. */
export const Filter = styled.div`
  margin-block-end: 16px;
`;
