import { styled } from "styled-components";

const Prose = styled.div`
  > * + * { margin-block-start: 0.75em; }
  h2, h3, h4 { font-size: var(--size-3); margin-block-start: 1.4em; }
  ul, ol { padding-inline-start: 1.4em; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  li + li { margin-block-start: 0.3em; }
  a { color: var(--brand-text, var(--text-1)); text-decoration: underline; text-underline-offset: 3px; }
  blockquote { padding-inline-start: 16px; border-inline-start: 3px solid var(--line); color: var(--text-2); }
  table { font-size: var(--size-1); }
  th, td { padding: 8px 12px; border-block-end: 1px solid var(--line); text-align: start; }
`;

/** Shows HTML that the server has sanitised; nothing else may be handed in. */
export function RichText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, see wps/html.server.ts
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />;
}
