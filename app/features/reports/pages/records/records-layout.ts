import { styled } from "styled-components";

/** Wrapper of a record's filters, between its figures and its rows. */
export const RecordFilter = styled.div`
  margin-block-end: 16px;
`;
