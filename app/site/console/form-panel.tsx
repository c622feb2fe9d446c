import { Form } from "@remix-run/react";
import { styled } from "styled-components";

/** Frame of a form on a console page: a heading, paragraphs and `.fields` in columns. */
export const FormPanel = styled(Form)`
  display: grid;
  gap: 16px;
  max-inline-size: 860px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface-1);

  h2 { font-size: var(--size-3); }
  p, legend { color: var(--text-2); }
  fieldset { display: grid; gap: 16px; margin: 0; padding: 0; border: 0; }
  .fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr)); gap: 16px; align-items: start; }
`;
