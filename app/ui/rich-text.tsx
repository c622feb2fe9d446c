import { styled } from "styled-components";

const Prose = styled.div`
  > * + * { margin-block-start: 0.8em; }
  h2, h3, h4 { font-size: var(--size-3); margin-block-start: 1.5em; }
  ul, ol { padding-inline-start: 1.5em; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  li::marker { color: var(--text-3); }
  li + li, li > :is(ul, ol) { margin-block-start: 0.35em; }
  a { color: var(--brand-text, var(--text-1)); text-decoration: underline; text-underline-offset: 3px; }
  blockquote { padding-inline-start: 16px; border-inline-start: 3px solid var(--line); color: var(--text-2); }
  table { display: block; overflow-x: auto; font-size: var(--size-1); }
  th, td { padding-block: 10px; padding-inline: 0 20px; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
  th { color: var(--text-2); font-weight: 600; }
  img { border-radius: var(--radius-small); }
  hr { border: 0; border-block-start: 1px solid var(--line); margin-block: 1.5em; }
  dt { font-weight: 600; }
  dd { margin-block-end: 0.6em; color: var(--text-2); }
  figcaption { margin-block-start: 6px; color: var(--text-2); font-size: var(--size-1); }
`;

/** Renders HTML. The HTML must be sanitised by the server. */
export function RichText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, see wps/html.server.ts
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />;
}
