import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import type { FlagsAnswer } from "~/site/console/types";
import { EmptyState } from "~/ui/empty-state";
import { useFlagTexts } from "../use-flag-texts";
import { FlagLine } from "./flag-line";
import { SearchHead, useSearch } from "./search-head";

const Rows = styled.ul`
  display: grid;
  border-block-start: 1px solid var(--line);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 16px;
    padding-block: 12px;
    border-block-end: 1px solid var(--line);
  }
  h3 { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; font-size: var(--size-2); letter-spacing: 0; }
  p { grid-column: 1; color: var(--text-2); font-size: var(--size-1); }
  p a { white-space: nowrap; }
  .do { grid-column: 2; grid-row: 1 / span 2; display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 8px; }

  @media (max-width: 640px) {
    > li { grid-template-columns: minmax(0, 1fr); }
    .do { grid-column: 1; grid-row: auto; justify-content: flex-start; }
  }
`;

/** Renders every flag of a brand with its source and switches. */
export function FlagList({ answer }: { answer: FlagsAnswer }) {
  const t = useT("console");
  const search = useSearch();
  const textsOf = useFlagTexts();
  const shown = answer.flags.filter(({ name }) => search.finds(name, ...Object.values(textsOf(name))));
  return (
    <section aria-labelledby="flags">
      <SearchHead
        id="flags"
        title={t("flags.title")}
        label={t("flags.search")}
        found={t("flags.found", { count: shown.length, all: answer.flags.length })}
        search={search}
      />
      {shown.length === 0 ? (
        <EmptyState icon="search" title={t("flags.empty")} />
      ) : (
        <Rows>
          {shown.map((flag) => (
            <FlagLine key={flag.name} flag={flag} version={answer.overridesVersion} />
          ))}
        </Rows>
      )}
    </section>
  );
}
