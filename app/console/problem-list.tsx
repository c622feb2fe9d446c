import { styled } from "styled-components";
import { useT } from "~/lib/i18n/use-t";
import type { BrandRow } from "./types";

const List = styled.ul`
  display: grid;
  gap: 6px;
  font-size: var(--size-1);

  li { display: flex; flex-wrap: wrap; gap: 4px 12px; }
  code { color: var(--lose); font-family: ui-monospace, Menlo, Consolas, monospace; }
`;

/** What is wrong with a brand's files: place, message, nearest known key. */
export function ProblemList({ problems }: { problems: BrandRow["problems"] }) {
  const t = useT("console");
  return (
    <List aria-label={t("brands.problems")}>
      {problems.map(({ file, line, column, pointer, message, nearest }) => (
        <li key={`${file}:${line}:${column}${pointer}${message}`}>
          <code>
            {file}:{line}:{column}
          </code>
          <span>{message}</span>
          {nearest ? <span>{t("brands.nearest", { nearest })}</span> : null}
        </li>
      ))}
    </List>
  );
}
