import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import type { BrandRow } from "./types";

const List = styled.ul`
  display: grid;
  gap: 12px;
  font-size: var(--size-1);

  li { display: flex; flex-wrap: wrap; gap: 4px 12px; }
  code { color: var(--lose); font-family: ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
  pre {
    flex-basis: 100%;
    padding: 8px 12px;
    border-inline-start: 3px solid var(--lose);
    background: var(--surface-1);
    font: 0.8125rem/1.6 ui-monospace, Menlo, Consolas, monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  pre span { display: block; color: var(--text-2); }
  pre span[data-here] { color: var(--text-1); font-weight: 600; }
  pre i { display: inline-block; min-inline-size: 5ch; font-style: normal; font-weight: 400; user-select: none; }
  mark { background: none; color: inherit; text-decoration: underline wavy var(--lose); text-underline-offset: 4px; }
`;

type Problem = BrandRow["problems"][number];
type Excerpt = NonNullable<Problem["excerpt"]>;

/** Matches the token that a problem refers to: a quoted string, or the characters up to the next punctuation. */
const WORD = /^(?:"(?:[^"\\]|\\.)*"?|[^\s,:{}[\]]+|.)/;

function MarkedLine({ column, line }: { readonly column: number; readonly line: string }) {
  const [before, rest] = [line.slice(0, column - 1), line.slice(column - 1)];
  const word = WORD.exec(rest)?.[0] ?? "";
  return (
    <>
      {before}
      <mark>{word}</mark>
      {rest.slice(word.length)}
    </>
  );
}

/** Renders the lines around a problem with their numbers. */
function ExcerptLines({ excerpt, line }: { readonly excerpt: Excerpt; readonly line: number }) {
  return (
    <pre dir="ltr">
      {excerpt.lines.map((text, at) => {
        const number = excerpt.first + at;
        const isHere = number === line;
        return (
          <span key={number} data-here={isHere || undefined}>
            <i>{number}</i>
            {isHere ? <MarkedLine column={excerpt.column} line={text} /> : text}
          </span>
        );
      })}
    </pre>
  );
}

/** Renders the problems of a brand's files: position, message, nearest known key, and an excerpt. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const t = useT("console");
  return (
    <List aria-label={t("brands.problems")}>
      {problems.map(({ file, line, column, pointer, message, nearest, excerpt }) => (
        <li key={`${file}:${line}:${column}${pointer}${message}`}>
          <code dir="ltr">
            {file}:{line}:{column}
          </code>
          <span>{message}</span>
          {nearest ? <span>{t("brands.nearest", { nearest })}</span> : null}
          {excerpt ? <ExcerptLines excerpt={excerpt} line={line} /> : null}
        </li>
      ))}
    </List>
  );
}
